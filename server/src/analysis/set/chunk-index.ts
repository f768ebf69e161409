import type { Edition } from '../../edition/edition.js';
import { compactList, compactMap, compactSet } from '../../util/compact.js';
import { LatestMemo } from '../../util/latest-memo.js';
import { appendTo } from '../../util/multimap.js';
import { analyseCard } from '../card/card-analysis.js';
import type { DefinedToken, ExplainedKeyword, MadeToken } from '../card/card-facts.js';
import type { Habit, Habits } from '../card/habits.js';
import { keyOfEntry, keyOfSubtypes } from '../card/token-key.js';
import type { CardChunk } from './card-chunk.js';
import type { TokenLink } from './token-links.js';

/** A value from a card of a chunk. */
export interface CardEntry<T> {
  /** The index of the card in the chunk. */
  readonly at: number;
  /** The card's name; empty if it has none. */
  readonly card: string;
  readonly value: T;
}

/** The combined facts of the cards of a chunk. Names, words and symbols as in `CardFacts`. */
export interface ChunkIndex {
  /** The number of cards, not tokens, of each name. */
  readonly cardNames: ReadonlyMap<string, number>;
  readonly faceNames: ReadonlySet<string>;
  /** The subtypes on type lines, with the number of cards and definitions that have them. */
  readonly subtypes: ReadonlyMap<string, number>;
  readonly habits: Habits;
  /** Subtypes and unknown words that cards give to tokens, with the names of those cards in order; symbols likewise. */
  readonly given: ReadonlyMap<string, readonly string[]>;
  readonly symbols: ReadonlyMap<string, readonly string[]>;
  /** Keywords that its cards explain, in order. */
  readonly explained: readonly CardEntry<ExplainedKeyword>[];
  readonly links: ReadonlyMap<string, readonly TokenLink[]>;
  readonly defined: readonly CardEntry<DefinedToken>[];
  /** The definitions by every key that they are found by. */
  readonly definedByKey: ReadonlyMap<string, readonly CardEntry<DefinedToken>[]>;
  /** The definitions of token files by their subtypes (see `keyOfSubtypes`), whatever their names. */
  readonly entries: ReadonlyMap<string, readonly CardEntry<DefinedToken>[]>;
  readonly made: ReadonlyMap<string, readonly CardEntry<MadeToken>[]>;
}

const indexes = new LatestMemo<CardChunk, Edition, ChunkIndex>();

/** The index of a chunk under an edition, cached. */
export function indexChunk(chunk: CardChunk, edition: Edition): ChunkIndex {
  return indexes.get(chunk, edition, () => buildIndex(chunk, edition));
}

function buildIndex({ cards }: CardChunk, edition: Edition): ChunkIndex {
  const cardNames = new Map<string, number>();
  const faceNames = new Set<string>();
  const subtypes = new Map<string, number>();
  const habits: Partial<Record<Habit, number>> = {};
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
    for (const subtype of facts.subtypes) subtypes.set(subtype, (subtypes.get(subtype) ?? 0) + 1);
    for (const habit of facts.habits) habits[habit] = (habits[habit] ?? 0) + 1;
    for (const word of facts.given) addCard(given, word, name);
    for (const symbol of facts.symbols) addCard(symbols, symbol, name);
    for (const keyword of facts.explained) explained.push({ at, card: name, value: keyword });
    for (const link of facts.links) appendTo(links, link.key, link);
    for (const token of facts.defined) {
      const entry = { at, card: name, value: token };
      defined.push(entry);
      for (const key of keysOf(token)) appendTo(definedByKey, key, entry);
      if (token.by === 'token file') appendTo(entries, keyOfSubtypes(token.characteristics.subtypes ?? []), entry);
    }
    for (const token of facts.made) appendTo(made, token.key, { at, card: name, value: token });
  }
  return {
    cardNames: compactMap(cardNames),
    faceNames: compactSet(faceNames),
    subtypes: compactMap(subtypes),
    habits,
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

/** Adds a card's name to the list of a key, once per card. */
function addCard(cardsByKey: Map<string, string[]>, key: string, card: string): void {
  const cards = cardsByKey.get(key);
  if (!cards) cardsByKey.set(key, [card]);
  else if (cards.at(-1) !== card) cards.push(card);
}

/** The keys of a definition: its name, and that name without the additions of token lists. */
function keysOf({ key, name, by }: DefinedToken): string[] {
  const plain = by === 'token file' ? keyOfEntry(name) : key;
  return plain === key ? [key] : [key, plain];
}
