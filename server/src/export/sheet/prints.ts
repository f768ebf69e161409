import { printKey } from '../../analysis/set/same-print.js';
import type { CardPicture } from '../../render/card-picture.js';
import { pictureOfToken } from '../../render/from-token.js';
import { type Copies, copiesOf } from '../copies.js';
import type { ListedToken } from '../token-list.js';
import { asToken, type CardNamed, copyPictures } from './copy-tokens.js';

/** A token or card to print, and how many copies are needed. */
export interface PrintJob {
  readonly picture: CardPicture;
  readonly copies: Copies;
}

/** Listed tokens to print, in order; tokens that look the same are merged. */
export function printsOf(tokens: readonly ListedToken[], cardNamed: CardNamed): PrintJob[] {
  const prints = new Map<string, PrintJob>();
  for (const token of tokens) {
    const copies = copiesOf(token);
    for (const [key, picture] of picturesOf(token, cardNamed)) {
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

/** The pictures of a token, with a key that identifies equal prints. */
function picturesOf(token: ListedToken, cardNamed: CardNamed): [key: string, picture: CardPicture][] {
  const { is, game, copyOf } = token;
  // If a token is created by a card's name, only the card determines its characteristics.
  const card = is.name !== null && is.types === null ? cardNamed(is.name) : null;
  if (copyOf === null && !card) {
    return [[printKey(is), pictureOfToken(is, game, { name: 'Token' })]];
  }
  const pictures = card ? [asToken(card)] : copyPictures(token, cardNamed);
  return pictures.map((picture) => [JSON.stringify(picture), picture]);
}
