import { inset } from '../drawing.js';
import { sectionsOf } from '../sections.js';
import { GAP, TYPE, typeBar } from './bars.js';
import type { Body } from './body.js';
import { artPanel, panel } from './parts.js';
import { fitBeside, fitInto, textBlock } from './text-block.js';

/** The shares of the width that the text may have, each with the size of letters at which it suffices. */
const SHARES = [
  [0.54, 28],
  [0.62, 27],
  [0.7, 23],
  [0.82, 0],
] as const;
const LARGEST = 31;

/** The text in a column beside the picture, and the type line below both: a Saga at the left, a Class at the right. */
export const columnBody: Body = (face, text, box, look) => {
  const block = textBlock(face, text);
  if (!block) return { shapes: [], textSize: null };
  const height = box.height - TYPE - GAP;
  const { width, ...fitted } = fitBeside(SHARES, (share) => {
    const width = Math.round(box.width * share);
    return { width, ...fitInto(block, { width: width - 36, height: height - 36, largest: LARGEST }) };
  });
  const textLeft = sectionsOf(face, text.lines)?.kind === 'chapters';
  const column = { x: textLeft ? box.x : box.x + box.width - width, y: box.y, width, height };
  const art = { x: textLeft ? box.x + width + GAP : box.x, y: box.y, width: box.width - width - GAP, height };
  return {
    shapes: [
      panel(column, look.palette.paper, look, 10),
      ...fitted.draw(inset(column, 18, 18), look),
      ...artPanel(face, art, look),
      ...typeBar(face, text, { ...box, y: box.y + height + GAP, height: TYPE }, look),
    ],
    textSize: fitted.size,
  };
};
