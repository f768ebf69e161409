import type { CardPicture } from '../card-picture.js';
import { type Box, type DrawnShape, inset } from '../drawing.js';
import { faceText } from '../face-text.js';
import type { Look } from '../look.js';
import { GAP, NAME, nameBar, TYPE, typeBar } from './bars.js';
import type { Body } from './body.js';
import type { FittedBlock, TextBlock } from './fitted-block.js';
import { artPanel, panel } from './parts.js';
import { fitBeside, fitInto, textBlock } from './text-block.js';

/** The shares of the height that the picture may have, each with the size of letters at which it suffices. */
const SHARES = [
  [0.42, 28],
  [0.33, 28],
  [0.24, 28],
  [0.14, 0],
] as const;
const LARGEST = 30;
/** The bars of the inner face, relative to those of the card. */
const SMALLER = 0.72;

/**
 * A text box in two columns: the inner face with its own name, cost and type at the left, the face's text at the right.
 * @param innerLook the colors of the inner face's bars
 */
export function twoPartBody(inner: CardPicture, innerLook: Look): Body {
  const itsText = faceText(inner);
  const bars = (NAME + TYPE) * SMALLER + 2 * GAP;
  return (face, text, box, look) => {
    const width = (box.width - GAP) / 2;
    const [left, right] = [textBlock(inner, itsText), textBlock(face, text)];
    const chosen = fitBeside(SHARES, (share) => {
      const art = box.height * share;
      const height = box.height - art - TYPE - 2 * GAP;
      const room = { width: width - 30, height: height - 30, largest: LARGEST };
      return { art, height, ...evenly(left, right, { ...room, height: room.height - bars }, room) };
    });
    const { art, height } = chosen;
    const top = box.y + art + GAP + TYPE + GAP;
    const columns = [box.x, box.x + width + GAP].map((x) => ({ x, y: top, width, height }));
    const [own, its] = [columns[1]!, columns[0]!];
    return {
      shapes: [
        ...artPanel(face, { ...box, height: art }, look),
        ...typeBar(face, text, { ...box, y: box.y + art + GAP, height: TYPE }, look),
        ...columns.map((column) => panel(column, look.palette.paper, look, 10)),
        ...titles(inner, its, innerLook),
        ...draw(chosen.left, inset({ ...its, y: its.y + bars, height: its.height - bars }, 15), look),
        ...draw(chosen.right, inset(own, 15), look),
      ],
      textSize: left || right ? chosen.size : null,
    };
  };
}

type Room = Parameters<typeof fitInto>[1];

/** Fits both texts at one size. */
function evenly(left: TextBlock | null, right: TextBlock | null, leftRoom: Room, rightRoom: Room) {
  const one = left && fitInto(left, leftRoom);
  const other = right && fitInto(right, rightRoom);
  const size = Math.min(one?.size ?? LARGEST, other?.size ?? LARGEST);
  const refit = (block: TextBlock | null, fitted: FittedBlock | null, room: Room) =>
    block && fitted && fitted.size > size ? fitInto(block, { ...room, largest: size }) : fitted;
  const cut = (one?.cut ?? false) || (other?.cut ?? false);
  return { left: refit(left, one, leftRoom), right: refit(right, other, rightRoom), size, cut };
}

function draw(fitted: FittedBlock | null, box: Box, look: Look): DrawnShape[] {
  return fitted ? fitted.draw(box, look) : [];
}

/** The inner face's bars at the top of its column. */
function titles(inner: CardPicture, column: Box, look: Look): DrawnShape[] {
  const text = faceText(inner);
  const plain = { ...inner, rarity: null, setCode: '' };
  const bar = { ...column, height: NAME * SMALLER };
  const below = { ...column, y: column.y + NAME * SMALLER + GAP / 2, height: TYPE * SMALLER };
  return [
    smaller(bar, (box) => nameBar(plain, text, box, look)),
    smaller(below, (box) => typeBar(plain, text, box, look)),
  ];
}

/** What is drawn into a box, at a smaller scale. */
function smaller({ x, y, width, height }: Box, drawn: (box: Box) => DrawnShape[]): DrawnShape {
  const shapes = drawn({ x: 0, y: 0, width: width / SMALLER, height: height / SMALLER });
  return { kind: 'moved', x, y, scale: SMALLER, shapes };
}
