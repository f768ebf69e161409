import { inset } from '../drawing.js';
import { GAP, TYPE, typeBar } from './bars.js';
import type { Body } from './body.js';
import { artPanel, panel } from './parts.js';
import { fitCard, fitInto, textBlock } from './text-block.js';

/** Lower art is omitted in favour of the text. */
const MIN_ART = 60;
const LARGEST = 33;

/** The picture above the type line, the text below it. */
export const standardBody: Body = (face, text, box, look) => {
  const block = textBlock(face, text);
  const room = { width: box.width - 44, height: box.height - TYPE - 2 * GAP, largest: LARGEST };
  const besideArt =
    block && fitCard(block, { ...room, largeArt: box.height * 0.39, smallArt: box.height * 0.18, minimumArt: 40 });
  const textHeight = besideArt ? Math.max(besideArt.height + 40, 110) : 0;
  const artHeight = box.height - TYPE - GAP - (besideArt ? textHeight + GAP : 0);
  const hasArt = artHeight >= MIN_ART;
  // Without a picture, there may be room for larger letters.
  const fitted = block && !hasArt ? fitInto(block, { ...room, height: room.height - 40 }) : besideArt;
  const typeTop = hasArt ? box.y + artHeight + GAP : box.y;
  const textTop = typeTop + TYPE + GAP;
  const textBox = { ...box, y: textTop, height: box.y + box.height - textTop };
  return {
    shapes: [
      ...(hasArt ? artPanel(face, { ...box, height: artHeight }, look) : []),
      ...typeBar(face, text, { ...box, y: typeTop, height: TYPE }, look),
      ...(fitted ? [panel(textBox, look.palette.paper, look, 10), ...fitted.draw(inset(textBox, 22, 18), look)] : []),
    ],
    textSize: fitted?.size ?? null,
  };
};
