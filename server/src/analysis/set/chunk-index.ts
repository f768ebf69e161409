import type { Edition } from '../../edition/edition.js';
import { compactList, compactMap, compactSet } from '../../util/compact.js';
import { LatestMemo } from '../../util/latest-memo.js';
import { appendTo } from '../../util/multimap.js';
import { analyseCard } from '../card/card-analysis.js';
import type { DefinedToken, ExplainedKeyword, MadeToken } from '../card/card-facts.js';
import { keyOfEntry, keyOfSubtypes } from '../card/token-key.js';
import type { CardChunk } from './card-chunk.js';
import type { TokenLink } from './token-links.js';

/** Something that a card of a run tells. */
export interface CardEntry<T> {
  /** Which of the run's cards, from 0. */
  readonly at: number;
  /** The card's name; empty where it has none. */
  readonly card: string;
  readonly what: T;
}

/** What the cards of a run tell their set together. Names, words and symbols as in `CardShare`. */
export interface ChunkIndex {
  /** How many cards, not tokens, have each name. */
  readonly cardNames: ReadonlyMap<string, number>;
  readonly faceNames: ReadonlySet<string>;
  readonly subtypes: ReadonlySet<string>;
  /** The words for kinds of tokens that its cards give, and the names of those cards in order; so with symbols. */
  readonly given: ReadonlyMap<string, readonly string[]>;
  readonly symbols: ReadonlyMap<string, readonly string[]>;
  /** Keywords that its cards explain, in order. */
  readonly explained: readonly CardEntry<ExplainedKeyword>[];
  readonly links: ReadonlyMap<string, readonly TokenLink[]>;
  readonly defined: readonly CardEntry<DefinedToken>[];
  /** The same by all keys that a definition is found by. */
  readonly definedByKey: ReadonlyMap<string, readonly CardEntry<DefinedToken>[]>;
  /** The definitions of token files by their subtypes (see `keyOfSubtypes`), whatever their names. */
  readonly entries: ReadonlyMap<string, readonly CardEntry<DefinedToken>[]>;
  readonly made: ReadonlyMap<string, readonly CardEntry<MadeToken>[]>;
}

const kept = new LatestMemo<CardChunk, Edition, ChunkIndex>();

/** Puts together what the cards of a run tell, or takes what was put together before. */
export function indexChunk(run: CardChunk, edition: Edition): ChunkIndex {
  return kept.get(run, edition, () => putTogether(run, edition));
}

function putTogether({ cards }: CardChunk, edition: Edition): ChunkIndex {
  const cardNames = new Map<string, number>();
  const faceNames = new Set<string>();
  const subtypes = new Set<string>();
  const given = new Map<string, string[]>();
  const symbols = new Map<string, string[]>();
  const explained: CardEntry<ExplainedKeyword>[] = [];
  const links = new Map<string, TokenLink[]>();
  const defined: CardEntry<DefinedToken>[] = [];
  const definedByKey = new Map<string, CardEntry<DefinedToken>[]>();
  const entries = new Map<string, CardEntry<DefinedToken>[]>();
  const made = new Map<string, CardEntry<MadeToken>[]>();
  for (const [at, card] of cards.entries()) {
    const { facts } = analyseCard(card, edition);
    const { name, cardName } = facts;
    if (cardName !== null) cardNames.set(cardName, (cardNames.get(cardName) ?? 0) + 1);
    for (const other of facts.faceNames) faceNames.add(other);
    for (const subtype of facts.subtypes) subtypes.add(subtype);
    for (const word of facts.given) note(given, word, name);
    for (const symbol of facts.symbols) note(symbols, symbol, name);
    for (const keyword of facts.explained) explained.push({ at, card: name, what: keyword });
    for (const link of facts.links) appendTo(links, link.key, link);
    for (const token of facts.defined) {
      const told = { at, card: name, what: token };
      defined.push(told);
      for (const key of keysOf(token)) appendTo(definedByKey, key, told);
      if (token.by === 'token file') appendTo(entries, keyOfSubtypes(token.characteristics.subtypes ?? []), told);
    }
    for (const token of facts.made) appendTo(made, token.key, { at, card: name, what: token });
  }
  return {
    cardNames: compactMap(cardNames),
    faceNames: compactSet(faceNames),
    subtypes: compactSet(subtypes),
    given: compactMap(given),
    symbols: compactMap(symbols),
    explained: compactList(explained),
    links: compactMap(links),
    defined: compactList(defined),
    definedByKey: compactMap(definedByKey),
    entries: compactMap(entries),
    made: compactMap(made),
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
