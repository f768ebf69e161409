import type { ListedToken } from '../../export/token-list.js';
import type { CardPicture } from '../../render/card-picture.js';
import { drawPicture } from '../../render/draw.js';
import { pictureOfCard } from '../../render/from-card.js';
import { pictureOfToken } from '../../render/from-token.js';
import type { CardSet } from '../../workspace/sets/card-set.js';
import type { PictureTheme, TokenPicture } from '../protocol.js';

/** Draws tokens as they would be printed, a copy as a card to be filled in. @param tokens by their ids */
export function drawTokens(
  ids: readonly string[],
  tokens: ReadonlyMap<string, ListedToken>,
  theme: PictureTheme,
  sets: readonly CardSet[],
): TokenPicture[] {
  return ids.flatMap((id) => {
    const token = tokens.get(id);
    if (!token) return [];
    const { svg, width, height, text } = drawPicture(pictureOf(token, sets), { theme, shape: 'card' });
    return [{ id, svg, width, height, text }];
  });
}

function pictureOf({ is, game, copyOf }: ListedToken, sets: readonly CardSet[]): CardPicture {
  // If a token is created by a card's name, only the card determines its characteristics (111.11).
  const card = is.name !== null && is.types === null ? cardNamed(is.name, sets) : null;
  return card ?? pictureOfToken(is, game, { name: copyOf === null ? 'Token' : 'Copy of' });
}

function cardNamed(name: string, sets: readonly CardSet[]): CardPicture | null {
  for (const set of sets) {
    const [path] = set.paths();
    const snapshot = path === undefined ? undefined : set.state(path)?.snapshot;
    const card = snapshot?.set.card(name);
    if (snapshot && card) return { ...pictureOfCard(card, snapshot.edition.game), token: true };
  }
  return null;
}
