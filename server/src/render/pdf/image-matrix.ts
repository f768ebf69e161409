import type { Pixels } from '../artwork.js';
import type { Box } from '../drawing.js';

/** Maps columns and rows of a stored picture (0 to 1, rows downwards) to displayed ones: constant, column, row. */
type Turn = readonly [across: readonly [number, number, number], down: readonly [number, number, number]];

/** By EXIF orientation, from 1. */
const turns: readonly Turn[] = [
  [
    [0, 1, 0],
    [0, 0, 1],
  ], // as stored
  [
    [1, -1, 0],
    [0, 0, 1],
  ], // mirrored
  [
    [1, -1, 0],
    [1, 0, -1],
  ], // upside down
  [
    [0, 1, 0],
    [1, 0, -1],
  ],
  [
    [0, 0, 1],
    [0, 1, 0],
  ], // over the diagonal
  [
    [1, 0, -1],
    [0, 1, 0],
  ], // a quarter to the right
  [
    [1, 0, -1],
    [1, -1, 0],
  ],
  [
    [0, 0, 1],
    [1, -1, 0],
  ], // a quarter to the left
];

/**
 * The matrix with which PDF draws a picture so that it covers a box, centred. The y axis of the box goes down; pictures
 * in PDF are upright if the y axis goes up.
 */
export function imageMatrix({ width, height, orientation }: Pixels, box: Box): number[] {
  const [across, down] = turns[orientation - 1] ?? turns[0]!;
  const [seenWidth, seenHeight] = across[2] === 0 ? [width, height] : [height, width];
  const scale = Math.max(box.width / seenWidth, box.height / seenHeight);
  const [w, h] = [seenWidth * scale, seenHeight * scale];
  const [x, y] = [box.x + (box.width - w) / 2, box.y + (box.height - h) / 2];
  return [
    w * across[1],
    h * down[1],
    -w * across[2],
    -h * down[2],
    x + w * (across[0] + across[2]),
    y + h * (down[0] + down[2]),
  ];
}
