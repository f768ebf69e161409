import { analyseCard } from '../../analysis/card/card-analysis.js';
import { type MadeToken, placedTokens } from '../../analysis/card/card-facts.js';
import { keyOf } from '../../analysis/card/token-key.js';
import { createdBySetKeywords } from '../../analysis/keywords/created.js';
import type { SetKeywords } from '../../analysis/keywords/set-keywords.js';
import { meaningOf } from '../../analysis/set/meaning.js';
import { printKey } from '../../analysis/set/same-print.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import type { Characteristics } from '../../edition/characteristics.js';
import type { Edition } from '../../edition/edition.js';
import type { Card } from '../../formats/card.js';
import { inFile, type Span } from '../../text/span.js';
import { memoizeByName } from '../../util/memoize.js';
import type { SetContext } from '../engine/file-context.js';
import type { Query } from '../engine/queries.js';
import { makersOfSet } from './keywords-of-set.js';

/** A token that cards of the set make, once for each that looks different on the table. */
export interface TokenMadeInSet {
  readonly is: Characteristics;
  /** The names of the cards that make it, in file order. */
  readonly cards: ReadonlySet<string>;
  /** Where it is made first: the file, and the index among the makers of its name in that file, from 0. */
  readonly first: { readonly path: string; readonly at: number };
}

/** The tokens of a name that the cards of a set make, in file order, without copies and undefined tokens. */
export function tokensMadeInSet(set: SetIndex, name: string, edition: Edition): readonly TokenMadeInSet[] {
  return madeByKey(set, keyOf(name), edition);
}

/** Memoized because every file that makes a token queries all of its makers. */
const madeByKey = memoizeByName((set: SetIndex, key: string, edition: Edition): readonly TokenMadeInSet[] => {
  const inFile = new Map<string, number>();
  const found = new Map<string, TokenMadeInSet & { readonly cards: Set<string> }>();
  for (const { path, card, token } of set.makers(key)) {
    const at = inFile.get(path) ?? 0;
    inFile.set(path, at + 1);
    const is = token.copyOf === null ? meaningOf(token, set, edition)?.is : undefined;
    if (!is) continue;
    const print = printKey(is);
    const known = found.get(print) ?? { is, cards: new Set(), first: { path, at } };
    found.set(print, known);
    known.cards.add(card);
  }
  return [...found.values()];
});

/** A token as named in a message: `the 1/1 “Spirit Token”`. */
export function quotedToken({ name, pt }: Characteristics): string {
  return pt === null ? `“${name}”` : `the ${pt} “${name}”`;
}

/** A remark about a token, to be reported where it is made first. A type alias, because it is part of a query result. */
export type Remark = {
  readonly first: TokenMadeInSet['first'];
  readonly message: string;
  /** The word that the settings could declare. */
  readonly word?: string;
};

/** The remarks on the tokens that a file makes, each with the span of the words that make it. */
export function* remarksInFile(
  { path, document, edition, query, queryKeywords }: SetContext,
  remarkQuery: Query<readonly Remark[]>,
): Generator<Omit<Remark, 'first'> & { readonly name: string; readonly span: Span }> {
  const made = new Map<string, number>();
  const keywords = makersOfSet({ queryKeywords });
  // In the order of `SetIndex.makers`: tokens made by words first.
  for (const madeOn of keywords.makers.length > 0 ? [byWords, byKeywords] : [byWords]) {
    for (const { card, start } of document.cards) {
      for (const { key, span } of madeOn(card, edition, keywords)) {
        const at = made.get(key) ?? 0;
        made.set(key, at + 1);
        const remark = query(remarkQuery, key).find(({ first }) => first.path === path && first.at === at);
        if (remark) yield { ...remark, name: key, span: inFile(span, start) };
      }
    }
  }
}

function byWords(card: Card, edition: Edition): readonly MadeToken[] {
  return analyseCard(card, edition).facts.made;
}

function byKeywords(card: Card, edition: Edition, keywords: SetKeywords): readonly MadeToken[] {
  return analyseCard(card, edition).faces.flatMap((face) =>
    placedTokens(face.face, createdBySetKeywords(face, keywords, edition)),
  );
}
