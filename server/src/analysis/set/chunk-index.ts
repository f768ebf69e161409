import type { Edition } from '../../edition/edition.js';
import { lasting, lastingMap, lastingSet } from '../../util/compact.js';
import { Newest } from '../../util/latest-memo.js';
import { push } from '../../util/multimap.js';
import { analyseCard } from '../card/card-analysis.js';
import type { DefinedToken, ExplainedKeyword, MadeToken } from '../card/card-facts.js';
import { keyOfEntry, keyOfSubtypes } from '../card/token-key.js';
import type { CardRun } from './card-chunk.js';
import type { TokenLink } from './token-links.js';

/** Something that a card of a run tells. */
export interface Told<T> {
  /** Which of the run's cards, from 0. */
  readonly at: number;
  /** The card's name; empty where it has none. */
  readonly card: string;
  readonly what: T;
}

/** What the cards of a run tell their set together. Names, words and symbols as in `CardShare`. */
export interface RunIndex {
  /** How many cards, not tokens, have each name. */
  readonly cardNames: ReadonlyMap<string, number>;
  readonly faceNames: ReadonlySet<string>;
  readonly subtypes: ReadonlySet<string>;
  /** The words for kinds of tokens that its cards give, and the names of those cards in order; so with symbols. */
  readonly given: ReadonlyMap<string, readonly string[]>;
  readonly symbols: ReadonlyMap<string, readonly string[]>;
  /** Keywords that its cards explain, in order. */
  readonly explained: readonly Told<ExplainedKeyword>[];
  readonly links: ReadonlyMap<string, readonly TokenLink[]>;
  readonly defined: readonly Told<DefinedToken>[];
  /** The same by all keys that a definition is found by. */
  readonly definedByKey: ReadonlyMap<string, readonly Told<DefinedToken>[]>;
  /** The definitions of token files by their subtypes (see `keyOfSubtypes`), whatever their names. */
  readonly entries: ReadonlyMap<string, readonly Told<DefinedToken>[]>;
  readonly made: ReadonlyMap<string, readonly Told<MadeToken>[]>;
}

const kept = new Newest<CardRun, Edition, RunIndex>();

/** Puts together what the cards of a run tell, or takes what was put together before. */
export function indexRun(run: CardRun, edition: Edition): RunIndex {
  return kept.of(run, edition, () => putTogether(run, edition));
}

function putTogether({ cards }: CardRun, edition: Edition): RunIndex {
  const cardNames = new Map<string, number>();
  const faceNames = new Set<string>();
  const subtypes = new Set<string>();
  const given = new Map<string, string[]>();
  const symbols = new Map<string, string[]>();
  const explained: Told<ExplainedKeyword>[] = [];
  const links = new Map<string, TokenLink[]>();
  const defined: Told<DefinedToken>[] = [];
  const definedByKey = new Map<string, Told<DefinedToken>[]>();
  const entries = new Map<string, Told<DefinedToken>[]>();
  const made = new Map<string, Told<MadeToken>[]>();
  for (const [at, card] of cards.entries()) {
    const { share } = analyseCard(card, edition);
    const { name, cardName } = share;
    if (cardName !== null) cardNames.set(cardName, (cardNames.get(cardName) ?? 0) + 1);
    for (const other of share.faceNames) faceNames.add(other);
    for (const subtype of share.subtypes) subtypes.add(subtype);
    for (const word of share.given) note(given, word, name);
    for (const symbol of share.symbols) note(symbols, symbol, name);
    for (const keyword of share.explained) explained.push({ at, card: name, what: keyword });
    for (const link of share.links) push(links, link.key, link);
    for (const token of share.defined) {
      const told = { at, card: name, what: token };
      defined.push(told);
      for (const key of keysOf(token)) push(definedByKey, key, told);
      if (token.by === 'token file') push(entries, keyOfSubtypes(token.characteristics.subtypes ?? []), told);
    }
    for (const token of share.made) push(made, token.key, { at, card: name, what: token });
  }
  return {
    cardNames: lastingMap(cardNames),
    faceNames: lastingSet(faceNames),
    subtypes: lastingSet(subtypes),
    given: lastingMap(given),
    symbols: lastingMap(symbols),
    explained: lasting(explained),
    links: lastingMap(links),
    defined: lasting(defined),
    definedByKey: lastingMap(definedByKey),
    entries: lastingMap(entries),
    made: lastingMap(made),
  };
}

/** Notes that a card has this; once, though it has it often. */
function note(cardsByKey: Map<string, string[]>, key: string, card: string): void {
  const cards = cardsByKey.get(key);
  if (!cards) cardsByKey.set(key, [card]);
  else if (cards.at(-1) !== card) cards.push(card);
}

/** What a definition is found by: its name, and that name without what token lists put around it. */
function keysOf({ key, name, by }: DefinedToken): string[] {
  const plain = by === 'token file' ? keyOfEntry(name) : key;
  return plain === key ? [key] : [key, plain];
}
