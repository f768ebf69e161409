import type { CardPicture } from '../../render/card-picture.js';
import { pictureOfToken } from '../../render/from-token.js';
import type { ListedMaker, ListedToken } from '../token-list.js';

/** The picture of a card of the set by its name, in any case; null where there is no such card. */
export type CardNamed = (name: string) => CardPicture | null;

/**
 * What to print for a token that is a copy. What it is a copy of shows only in play: so its name and type line are left for
 * a pencil, and its text says what is known. A card that makes copies of itself is printed as it stands.
 */
export function copyPictures(token: ListedToken, cardNamed: CardNamed): CardPicture[] {
  const { is, game, createdBy } = token;
  // What the exception says stands in its own words.
  const blank = pictureOfToken({ ...is, keywords: [], abilities: [] }, game, { name: 'Copy of' });
  return createdBy.map((maker) => {
    if (!isOfItself(token, maker)) return { ...blank, rules: [...differences(token), ...blank.rules] };
    const card = cardNamed(maker.card);
    if (!card) return { ...blank, name: is.name ?? maker.card, rules: [...differences(token), ...blank.rules] };
    return { ...changed(asToken(card), token), name: is.name ?? card.name };
  });
}

/** A card with what the effect says of the copy; what would contradict that is changed on its face. */
function changed(card: CardPicture, token: ListedToken): CardPicture {
  const except = token.except ?? '';
  const [, pt] = /\bit['’]s (?:an? )?(\d+\/\d+)/.exec(except) ?? [];
  return {
    ...card,
    manaCost: /\bhas no mana cost\b/.test(except) ? '' : card.manaCost,
    stats: pt === undefined ? card.stats : { kind: 'power', text: pt },
    rules: [...differences(token), ...card.rules],
  };
}

/** A card as a token that has its characteristics (111.11), both faces of it. */
export function asToken(card: CardPicture): CardPicture {
  return { ...card, token: true, back: card.back && asToken(card.back) };
}

/** In what it is no copy, as the effect says. */
function differences({ except }: ListedToken): string[] {
  return except === null ? [] : [`Copy, except ${except.replace(/(?<![.\s])[.\s]+$/, '')}.`];
}

/** Whether what is copied is the card that makes the copy: by its name, as “this creature”, or as what a keyword calls “it”. */
function isOfItself({ copyOf }: ListedToken, { card, via }: ListedMaker): boolean {
  const words = (copyOf ?? '').toLowerCase();
  if (words === 'it') return via !== null;
  const name = card.toLowerCase();
  // A legend is called by its short name too: what stands before the comma.
  return /^(?:~|cardname|this \w+)$/.test(words) || words === name || words === name.split(',')[0];
}
