import { shortNameOf } from '../../analysis/card/card-names.js';
import type { CardPicture } from '../../render/card-picture.js';
import { pictureOfToken } from '../../render/from-token.js';
import type { ListedMaker, ListedToken } from '../token-list.js';

/** The picture of a card of the set by its name, ignoring case; null if there is no such card. */
export type CardNamed = (name: string) => CardPicture | null;

/**
 * The pictures to print for a token that is a copy. The copied card is known only in play, so the name and type line
 * are left to be filled in by hand, and the text states what is known. A card that makes copies of itself is printed as
 * it is.
 */
export function copyPictures(token: ListedToken, cardNamed: CardNamed): CardPicture[] {
  const { is, game, createdBy } = token;
  // The exception is printed in its own words.
  const blank = pictureOfToken({ ...is, keywords: [], abilities: [] }, game, { name: 'Copy of' });
  return createdBy.map((maker) => {
    if (!isOfItself(token, maker)) return { ...blank, rules: [...differences(token), ...blank.rules] };
    const card = cardNamed(maker.card);
    if (!card) return { ...blank, name: is.name ?? maker.card, rules: [...differences(token), ...blank.rules] };
    return { ...changed(asToken(card), token), name: is.name ?? card.name };
  });
}

/** A card with the differences of the copy, and with the fields changed that would contradict them. */
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

/** A card as a token with its characteristics (111.11), both faces. */
export function asToken(card: CardPicture): CardPicture {
  return { ...card, token: true, back: card.back && asToken(card.back) };
}

/** How the copy differs, in the words of the effect. */
function differences({ except }: ListedToken): string[] {
  return except === null ? [] : [`Copy, except ${except.replace(/(?<![.\s])[.\s]+$/, '')}.`];
}

/** Whether the card that makes the copy is itself copied: by name, as “this creature”, or as the “it” of a keyword. */
function isOfItself({ copyOf }: ListedToken, { card, via }: ListedMaker): boolean {
  const words = (copyOf ?? '').toLowerCase();
  if (words === 'it') return via !== null;
  const name = card.toLowerCase();
  return /^(?:~|cardname|this \w+)$/.test(words) || words === name || words === shortNameOf(name);
}
