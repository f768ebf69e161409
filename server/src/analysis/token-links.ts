import type { CardAnalysis } from './card-analysis.js';
import { keyOf, keyOfEntry } from './token-key.js';

/** A link of a card program between a token and a card, whichever of the two has it. */
export interface TokenLink {
  readonly key: string;
  /** The token's name, as the program knows it. */
  readonly token: string;
  /** The card's name, in lower case. */
  readonly card: string;
}

/** The links on a card that name a token it makes, and those on a token that name cards. */
export function linksOn({ card, faces }: Pick<CardAnalysis, 'card' | 'faces'>): TokenLink[] {
  const entries = card.links?.entries ?? [];
  const name = card.faces[0]?.name?.text ?? '';
  if (entries.length === 0 || name === '') return [];
  if (card.role === 'token') {
    const makers = entries.filter(({ kind }) => kind === 'made by').map((link) => link.name.text);
    return makers.map((maker) => ({ key: keyOfEntry(name), token: name, card: maker.toLowerCase() }));
  }
  const made = new Set(faces.flatMap(({ created }) => created.map(keyOfMade)));
  return entries.flatMap(({ kind, name: { text } }) => {
    const key = keyOfEntry(text);
    return kind === 'makes' && key !== '' && made.has(key) ? [{ key, token: text, card: name.toLowerCase() }] : [];
  });
}

/** What a created token is looked up by; empty where its name is not settled. */
function keyOfMade({
  byName,
  characteristics,
}: {
  readonly byName: string | null;
  readonly characteristics: { readonly name: string | null };
}): string {
  return keyOf(byName ?? characteristics.name ?? '');
}
