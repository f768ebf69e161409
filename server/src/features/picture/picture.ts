import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { CardPicture } from '../../render/card-picture.js';
import { drawPicture } from '../../render/draw.js';
import { pictureOfCard } from '../../render/from-card.js';
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
  const token = hoverAt(snapshot, offset)?.picture;
  if (token) return token;
  const placed = lastAtOrBefore(snapshot.document.cards, offset);
  if (!placed || offset > placed.start + placed.card.source.length) return null;
  return pictureOfCard(placed.card, snapshot.edition.game);
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
