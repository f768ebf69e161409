import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { PlacedCard } from '../../formats/card.js';
import type { CardPicture } from '../../render/card-picture.js';
import { drawPicture } from '../../render/draw.js';
import { pictureOfCard, setCodeOf } from '../../render/from-card.js';
import type { Theme } from '../../render/palette.js';
import { lastAtOrBefore } from '../../util/binary-search.js';
import { hoverAt } from '../hover/hover.js';
import { escapeText } from '../shared/markdown.js';

/** VS Code cuts a hover after 100,000 characters. A longer image is left out, so that the text still fits. */
const LONGEST_ADDRESS = 80_000;

/** Longer than the text of any token, in characters. */
const LONGEST_TEXT = 3000;

/**
 * Returns the picture of the token at an offset of the file, otherwise of the card around it. Null if there is neither.
 */
export function pictureAt(snapshot: Snapshot, offset: number): CardPicture | null {
  return hoverAt(snapshot, offset)?.picture ?? pictureOfCardAt(snapshot, offset);
}

/** Returns the picture of the card that an offset of the file is in, or is about to continue. Null if there is none. */
export function pictureOfCardAt(snapshot: Snapshot, offset: number): CardPicture | null {
  const placed = cardAt(snapshot, offset);
  return placed && pictureOfCard(placed.card, snapshot.edition.game, setCodeOf(snapshot.document));
}

/** More blanks than this are not looked at: a card does not end in them. */
const MOST_BLANKS = 500;

/**
 * Blanks after a card belong to it, and so does an empty line at its end, where its next line is typed. An empty line
 * inside a card divides it: neither half is the card that is being written.
 */
function cardAt({ document, text }: Snapshot, offset: number): PlacedCard | null {
  const placed = lastAtOrBefore(document.cards, offset);
  if (!placed) return null;
  const end = placed.start + placed.card.source.length;
  if (offset <= end) return placed;
  if (offset - end > MOST_BLANKS) return null;
  const [gap, rest] = [text.slice(end, offset), text.slice(offset, Math.min(text.length, offset + MOST_BLANKS))];
  if (/^[^\S\n]*$/.test(gap)) return placed;
  return /^[^\S\n]*\n[^\S\n]*$/.test(gap) && isEmptyBelow(rest) ? placed : null;
}

/** Whether the rest of the line and the next line are empty. */
function isEmptyBelow(rest: string): boolean {
  return /^[^\S\n]*(?:$|\n[^\S\n]*(?:$|\n))/.test(rest);
}

/**
 * Returns a picture as a Markdown image, small enough for a hover; null if it would be too large. Its text is the
 * image's alternative text, for screen readers.
 */
export function pictureMarkdown(picture: CardPicture, theme: Theme): string | null {
  const { svg, text } = drawPicture(picture, { theme, shape: 'compact' });
  const address = `data:image/svg+xml;base64,${btoa(svg)}`; // `btoa` works because our SVG is ASCII.
  return address.length > LONGEST_ADDRESS ? null : `![${escapeText(text, LONGEST_TEXT)}](${address})`;
}
