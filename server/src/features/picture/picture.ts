import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { CardPicture } from '../../render/card-picture.js';
import { drawPicture } from '../../render/draw.js';
import { pictureOfCard } from '../../render/from-card.js';
import type { Theme } from '../../render/palette.js';
import { lastAtOrBefore } from '../../util/binary-search.js';
import { hoverAt } from '../hover/hover.js';
import { escapeText } from '../shared/markdown.js';

/**
 * Editors look at so much of a hover and no more (VS Code: 100,000 characters); what does not leave room for the words
 * is not shown.
 */
const LONGEST_ADDRESS = 80_000;

/** More than any token says, in characters. */
const LONGEST_TEXT = 3000;

/** What to draw for an offset of the file: the token that stands there, else the card around it. Null where there is neither. */
export function pictureAt(snapshot: Snapshot, offset: number): CardPicture | null {
  const token = hoverAt(snapshot, offset)?.picture;
  if (token) return token;
  const placed = lastAtOrBefore(snapshot.document.cards, offset);
  if (!placed || offset > placed.start + placed.card.source.length) return null;
  return pictureOfCard(placed.card, snapshot.edition.game);
}

/**
 * A picture as an image in Markdown, small enough to stand over the words of a hover; null where it would be too large. What
 * it shows stands with it in words, for who cannot see it.
 */
export function pictureMarkdown(picture: CardPicture, theme: Theme): string | null {
  const { svg, text } = drawPicture(picture, { theme, shape: 'compact' });
  const address = `data:image/svg+xml;base64,${btoa(svg)}`; // an SVG of ours is ASCII
  return address.length > LONGEST_ADDRESS ? null : `![${escapeText(text, LONGEST_TEXT)}](${address})`;
}
