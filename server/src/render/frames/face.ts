import type { CardPicture } from '../card-picture.js';
import type { Box } from '../drawing.js';
import { faceText } from '../face-text.js';
import type { Look } from '../look.js';
import { sectionsOf } from '../sections.js';
import { GAP, NAME, nameBar } from './bars.js';
import type { Body, DrawnFace } from './body.js';
import { columnBody } from './column-body.js';
import { label } from './parts.js';
import { plate, STATS } from './plate.js';
import { standardBody } from './standard-body.js';

/** A face in the style of Magic: name and cost, picture, type line, text, and a number in the corner. */
export function faceIn(face: CardPicture, box: Box, look: Look, which: string | null, body?: Body): DrawnFace {
  const text = faceText(face);
  const marks = [which, face.token ? 'Token' : null].filter((mark) => mark !== null).join(' · ');
  const strip = text.stats !== null ? STATS : marks !== '' ? 38 : 0;
  const bottom = box.y + box.height;
  const top = box.y + NAME + GAP;
  const inner = { ...box, y: top, height: bottom - (strip > 0 ? strip + GAP : 0) - top };
  const { shapes, textSize } = (body ?? bodyOf(face, text.lines))(face, text, inner, look);
  return {
    shapes: [
      ...shapes,
      ...nameBar(face, text, { ...box, height: NAME }, look),
      ...(marks === '' ? [] : label(marks, box.x, bottom - strip / 2, look)),
      ...(text.stats === null ? [] : plate(face, text.stats, box, look)),
    ],
    textSize,
  };
}

/** Sagas and Classes have their text in a column beside the picture, all others below it. */
function bodyOf(face: CardPicture, lines: readonly string[]): Body {
  const kind = sectionsOf(face, lines)?.kind;
  return kind === 'chapters' || kind === 'class' ? columnBody : standardBody;
}
