import type { CardPicture } from '../card-picture.js';
import type { FaceText } from '../face-text.js';
import { sectionsOf } from '../sections.js';
import type { Room } from '../text/fit.js';
import type { FittedBlock, TextBlock } from './fitted-block.js';
import { rowsBlock } from './rows.js';
import { plainBlock } from './rules-text.js';

/** The text of a face; null if it has none. */
export function textBlock(face: CardPicture, text: FaceText): TextBlock | null {
  if (text.rules.length + text.flavor.length === 0) return null;
  const found = sectionsOf(face, text.lines);
  return found ? rowsBlock(found, face.game, text) : plainBlock(text);
}

/** The room that a whole card has for its texts and its picture together, in units of the card. */
export interface CardRoom {
  readonly width: number;
  readonly height: number;
  /** The font size for short text. */
  readonly largest: number;
  /** The height of the picture and the margins of the text box: with short text, normally, and at least. */
  readonly largeArt: number;
  readonly smallArt: number;
  readonly minimumArt: number;
}

/** Below the first size (2.2 mm, 6 points) text cannot be read across a table, below the second not in print. */
const READABLE = 22;
const SMALLEST = 18;

/**
 * Fits the texts of a card. If they are too long, the font gets slightly smaller, then the picture gets smaller, then
 * the font again, then reminder text is dropped, as on printed cards, and finally the font shrinks to the limit of
 * legibility and the picture to its minimum. Only what still does not fit is cut.
 */
export function fitCard(block: TextBlock, room: CardRoom): FittedBlock {
  const { width, height, largest, largeArt, smallArt, minimumArt } = room;
  const smaller = largest * 0.88;
  const easy = block.fit({ width, height: height - largeArt, largest, smallest: smaller });
  if (easy.whole) return easy;
  return fitInto(block, { width, largest: smaller, height: height - smallArt }, height - minimumArt);
}

/** The result of an attempt to fit text beside a picture. */
interface Attempt {
  readonly size: number;
  readonly cut: boolean;
}

/**
 * The first attempt with large enough letters, otherwise the last.
 * @param shares the share of the room in each attempt, and the size of letters that suffices
 */
export function fitBeside<T extends Attempt>(
  shares: readonly (readonly [share: number, enough: number])[],
  fitAt: (share: number) => T,
): T {
  const [[share, enough], ...others] = shares as [readonly [number, number]];
  const attempt = fitAt(share);
  const suffices = !attempt.cut && attempt.size >= enough;
  return suffices || others.length === 0 ? attempt : fitBeside(others, fitAt);
}

/** Fits text into a box: without reminder text if it would become too small; `most` is the height in an emergency. */
export function fitInto(block: TextBlock, room: Omit<Room, 'smallest'>, most = room.height): FittedBlock {
  const readable = { ...room, smallest: Math.min(READABLE, room.largest) };
  const whole = block.fit(readable);
  if (!whole.cut) return whole;
  const short = block.hasReminders ? block.fit(readable, false) : whole;
  return short.cut ? block.fit({ ...room, height: most, smallest: Math.min(SMALLEST, room.largest) }, false) : short;
}
