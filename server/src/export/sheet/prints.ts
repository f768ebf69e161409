import type { CardPicture } from '../../render/card-picture.js';
import { pictureOfToken } from '../../render/from-token.js';
import { type Copies, copiesOf } from '../copies.js';
import type { ListedToken, TokenList } from '../token-list.js';
import { asToken, type CardNamed, copyPictures } from './copy-tokens.js';

/** A token to print, and how many of it a table needs. */
export interface Print {
  readonly picture: CardPicture;
  readonly copies: Copies;
}

/** What to print for a list: each token that looks the same once, in the order of the list. */
export function printsOf({ tokens }: TokenList, cardNamed: CardNamed): Print[] {
  const prints = new Map<string, Print>();
  for (const token of tokens) {
    const copies = copiesOf(token);
    for (const picture of picturesOf(token, cardNamed)) {
      const key = JSON.stringify(picture);
      const same = prints.get(key)?.copies ?? copies;
      const most = {
        count: Math.max(same.count, copies.count),
        variable: same.variable || copies.variable,
      };
      prints.set(key, { picture, copies: most });
    }
  }
  return [...prints.values()];
}

function picturesOf(token: ListedToken, cardNamed: CardNamed): CardPicture[] {
  const { is, game, ownColors, copyOf } = token;
  if (copyOf !== null) return copyPictures(token, cardNamed);
  // Of a token that is created by a card's name, nothing else is known than the card.
  const card = is.name !== null && is.types === null ? cardNamed(is.name) : null;
  return [card ? asToken(card) : pictureOfToken(is, game, { name: 'Token', ownColors })];
}
