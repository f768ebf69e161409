import type { CardAnalysis } from '../../analysis/card/card-analysis.js';
import type { CreatedToken } from '../../analysis/card/created.js';
import { keyOf, keyOfEntry } from '../../analysis/card/token-key.js';
import { createdBySetKeywords } from '../../analysis/keywords/created.js';
import type { Link } from '../../formats/card.js';
import type { FaceReading } from '../engine/face-reading.js';
import { keywordsOfSet } from './keywords-of-set.js';

/** A token that a card's text makes, by a name that a link could give. */
export interface LinkableToken {
  readonly key: string;
  /** Its name by the rules: `Treasure Token`. */
  readonly name: string;
  readonly token: CreatedToken;
}

/** The tokens of some created ones whose names are settled, in their order. */
export function linkableTokens(created: readonly CreatedToken[]): LinkableToken[] {
  return created.flatMap((token) => {
    const name = token.byName ?? token.characteristics.name;
    // Words by themselves may mean anything; a description is a token's, even where that word is missing.
    const isUnclear = token.nounMissing && token.origin === 'by-name';
    return name === null || isUnclear ? [] : [{ key: keyOf(name), name, token }];
  });
}

/** The tokens that all faces of a card make. */
export function tokensOfCard({ faces }: CardAnalysis): LinkableToken[] {
  return faces.flatMap(({ created }) => linkableTokens(created));
}

/** The tokens that all faces of a card make by keywords of the set's own. */
export function tokensOfSetKeywords(face: FaceReading): LinkableToken[] {
  const keywords = keywordsOfSet(face);
  return face.whole.faces.flatMap((each) => linkableTokens(createdBySetKeywords(each, keywords, face.edition)));
}

/** Whether a link names a token of this key, with more words perhaps: `White Golem Token` for a Golem. */
export function linkNamesToken(link: Link, key: string): boolean {
  return entryNamesToken(link.name.text, key);
}

/** Whether an entry of this name may be the token of a key, by the name alone. */
export function entryNamesToken(entry: string, key: string): boolean {
  const linked = keyOfEntry(entry);
  return linked === key || ` ${linked} `.includes(` ${key} `) || ` ${key} `.includes(` ${linked} `);
}

/** The entries of a card that name something it makes; the others tie the two faces of a card together. */
export function makingLinks({ card }: CardAnalysis): Link[] {
  return (card.links?.entries ?? []).filter(({ kind, attached }) => kind === 'makes' && !attached);
}
