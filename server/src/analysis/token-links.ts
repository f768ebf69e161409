import type { Card } from '../formats/card.js';
import { keyOfEntry } from './token-key.js';

/** A link of a card program between a token and a card, whichever of the two has it. */
export interface TokenLink {
  readonly key: string;
  /** The token's name, as the program knows it. */
  readonly token: string;
  /** The card's name, in lower case. */
  readonly card: string;
}

/**
 * The links on a card that name a token it makes, and those on a token that name cards.
 * @param made the tokens that the card makes
 */
export function linksOn(card: Card, made: readonly { readonly key: string }[]): TokenLink[] {
  const entries = card.links?.entries ?? [];
  const name = card.faces[0]?.name?.text ?? '';
  if (entries.length === 0 || name === '') return [];
  if (card.role === 'token') {
    const makers = entries.filter(({ kind }) => kind === 'made by').map((link) => link.name.text);
    return makers.map((maker) => ({ key: keyOfEntry(name), token: name, card: maker.toLowerCase() }));
  }
  const keys = new Set(made.map(({ key }) => key));
  return entries.flatMap(({ kind, name: { text } }) => {
    const key = keyOfEntry(text);
    return kind === 'makes' && key !== '' && keys.has(key) ? [{ key, token: text, card: name.toLowerCase() }] : [];
  });
}
