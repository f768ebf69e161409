import type { Snapshot } from '../../analysis/set/snapshot.js';
import { type CardAt, cardAt } from './card-at.js';
import { occurrencesOfCard } from './card-occurrence.js';
import { type Occurrence, occurrencesOf } from './occurrence.js';
import { type TokenAt, tokenAt } from './token-at.js';

/** What the words at an offset refer to. */
export type Subject =
  | { readonly kind: 'token'; readonly token: TokenAt }
  | { readonly kind: 'card'; readonly card: CardAt };

/**
 * Returns the token or the card of the set at an offset of the file; null if there is neither. A name that only a card
 * has is that of the card, even in a phrase that makes a token of that name (111.11).
 */
export function subjectAt(snapshot: Snapshot, offset: number): Subject | null {
  const token = tokenAt(snapshot, offset);
  if (token?.occurrence && isToken(token.key, snapshot)) return { kind: 'token', token };
  const card = cardAt(snapshot, offset);
  if (card) return { kind: 'card', card };
  return token && { kind: 'token', token };
}

/** Returns all places of a file that refer to a token or card, in no particular order. */
export function occurrencesOfSubject(subject: Subject, snapshot: Snapshot): readonly Occurrence[] {
  return subject.kind === 'card'
    ? occurrencesOfCard(subject.card.card, snapshot)
    : occurrencesOf(subject.token.key, snapshot);
}

function isToken(key: string, { set, edition }: Snapshot): boolean {
  return set.definition(key) !== null || edition.predefined.has(key) || set.ownCard(key) === null;
}
