import { describe, expect, it } from 'vitest';
import { imageMatrix } from '../../../../server/src/render/pdf/image-matrix.js';

/**
 * Where the upper left, upper right and lower left corners of a stored picture are displayed, in a box of its shape.
 */
function corners(orientation: number): string {
  const [width, height] = [40, 20];
  const turned = orientation > 4;
  const box = { x: 100, y: 200, width: turned ? height : width, height: turned ? width : height };
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = imageMatrix({ width, height, orientation }, box);
  const name = (u: number, v: number) => {
    const [x, y] = [a * u + c * v + e, b * u + d * v + f];
    return `${y === box.y ? 'upper' : y === box.y + box.height ? 'lower' : y} ${x === box.x ? 'left' : x === box.x + box.width ? 'right' : x}`;
  };
  // Images in PDF are unit squares, with the upper edge at one.
  return [name(0, 1), name(1, 1), name(0, 0)].join(', ');
}

describe('a picture in PDF', () => {
  it('is turned according to its EXIF orientation', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(corners)).toEqual([
      'upper left, upper right, lower left',
      'upper right, upper left, lower right',
      'lower right, lower left, upper right',
      'lower left, lower right, upper left',
      'upper left, lower left, upper right',
      'upper right, lower right, upper left',
      'lower right, upper right, lower left',
      'lower left, upper left, lower right',
    ]);
  });

  it('covers its box, centred', () => {
    const art = { type: 'png', base64: '', width: 300, height: 100, orientation: 1 } as const;
    expect(imageMatrix(art, { x: 0, y: 0, width: 100, height: 100 })).toEqual([300, 0, -0, -100, -100, 100]);
    const tall = { ...art, width: 100, height: 400 };
    expect(imageMatrix(tall, { x: 10, y: 10, width: 100, height: 200 })).toEqual([100, 0, -0, -400, 10, 310]);
  });
});
