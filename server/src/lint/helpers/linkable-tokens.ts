import type { CardAnalysis } from '../../analysis/card/card-analysis.js';
import type { CreatedToken } from '../../analysis/card/created.js';
import { keyOf, keyOfEntry } from '../../analysis/card/token-key.js';
import { createdBySetKeywords } from '../../analysis/keywords/created.js';
import type { Link } from '../../formats/card.js';
import type { FaceReading } from '../engine/face-reading.js';
import { makersOfSet } from './keywords-of-set.js';

/** A token that a card's text makes, with a name that a link could use. */
export interface LinkableToken {
  readonly key: string;
  /** Its name according to the rules: `Treasure Token`. */
  readonly name: string;
  readonly token: CreatedToken;
}

/** Those of the created tokens that have a definite name, in their order. */
export function linkableTokens(created: readonly CreatedToken[]): LinkableToken[] {
  return created.flatMap((token) => {
    const name = token.byName ?? token.characteristics.name;
    // A name without "token" may mean anything; a description is about a token even without that word.
    const isUnclear = token.nounMissing && token.origin === 'by-name';
    return name === null || isUnclear ? [] : [{ key: keyOf(name), name, token }];
  });
}

/** The tokens that all faces of a card make. */
export function tokensOfCard({ faces }: CardAnalysis): LinkableToken[] {
  return faces.flatMap(({ created }) => linkableTokens(created));
}

/** The tokens that all faces of a card make by the set's own keywords. */
export function tokensOfSetKeywords(face: FaceReading): LinkableToken[] {
  const keywords = makersOfSet(face);
  return face.whole.faces.flatMap((each) => linkableTokens(createdBySetKeywords(each, keywords, face.edition)));
}

/** Whether a link names a token of this key, possibly with more words: `White Golem Token` for a Golem. */
export function linkNamesToken(link: Link, key: string): boolean {
  return entryNamesToken(link.name.text, key);
}

/** Whether an entry of this name may be the token of a key, judging by the name alone. */
export function entryNamesToken(entry: string, key: string): boolean {
  const linked = keyOfEntry(entry);
  return linked === key || ` ${linked} `.includes(` ${key} `) || ` ${key} `.includes(` ${linked} `);
}

/** The links of a card to things it makes; the others connect the two faces of a card. */
export function makingLinks({ card }: CardAnalysis): Link[] {
  return (card.links?.entries ?? []).filter(({ kind, attached }) => kind === 'makes' && !attached);
}
