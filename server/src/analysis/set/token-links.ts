import type { Card } from '../../formats/card.js';
import { keyOf, keyOfEntry } from '../card/token-key.js';

/** A link of a card program between a token and a card, whichever of the two has it. */
export interface TokenLink {
  readonly key: string;
  /** The token's name in the card program. */
  readonly token: string;
  /** The card's name, in lower case. */
  readonly card: string;
}

/** A shared empty list: most cards have no links. */
const none: readonly never[] = [];

/**
 * The links on a card to the tokens it makes, and those on a token to cards: by the entry's name, and by the subtypes,
 * which are the name of most tokens (111.4), whatever the entry is called.
 * @param made the tokens that the card makes
 * @param subtypes of the token, in the order written
 */
export function linksOn(
  card: Card,
  made: readonly { readonly key: string }[],
  subtypes: readonly string[],
): readonly TokenLink[] {
  if (!card.links) return none;
  const { entries } = card.links;
  const name = card.faces[0]?.name?.text ?? '';
  if (name === '') return none;
  if (card.role === 'token') {
    const makers = entries.filter(({ kind }) => kind === 'made by').map((link) => link.name.text.toLowerCase());
    const keys = new Set([keyOfEntry(name), keyOf(subtypes.join(' '))]);
    keys.delete('');
    return makers.flatMap((maker) => [...keys].map((key) => ({ key, token: name, card: maker })));
  }
  const keys = new Set(made.map(({ key }) => key));
  return entries.flatMap(({ kind, name: { text } }) => {
    const key = keyOfEntry(text);
    return kind === 'makes' && key !== '' && keys.has(key) ? [{ key, token: text, card: name.toLowerCase() }] : [];
  });
}
