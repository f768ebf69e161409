import type { Edition } from '../../edition/edition.js';
import type { CardDocument } from '../../formats/card.js';
import { type FileSpan, inFile } from '../../text/span.js';
import { compactMap, compactSet } from '../../util/compact.js';
import { appendTo } from '../../util/multimap.js';
import type { DefinedToken, ExplainedKeyword, MadeToken } from '../card/card-facts.js';
import { calledNames } from '../card/card-names.js';
import type { CreatedToken } from '../card/created.js';
import { type Habits, sumOf } from '../card/habits.js';
import { madeByKeywords } from '../keywords/chunk-makers.js';
import type { SetKeywords } from '../keywords/set-keywords.js';
import { type WordCounts, wordsUsedIn } from '../words/chunk-words.js';
import { type WrittenWords, wordsWrittenIn } from '../words/written-words.js';
import { chunksOf } from './card-chunk.js';
import { type CardEntry, type ChunkIndex, indexChunk } from './chunk-index.js';
import type { TokenLink } from './token-links.js';

/** A token that the set itself defines. The span counts from the start of the file. */
export interface SetToken extends Omit<DefinedToken, 'span'> {
  readonly span: FileSpan;
  readonly path: string;
  /** The card or definition block that contains it. */
  readonly card: string;
}

/** A phrase or keyword of a card that makes a token. */
export interface TokenMaker {
  readonly path: string;
  readonly card: string;
  /** The words that make it: offsets in the file. */
  readonly span: FileSpan;
  readonly token: CreatedToken;
}

/** A custom keyword that a card explains. The span counts from the start of the file. */
export interface ExplainedKeywordPlace extends Omit<ExplainedKeyword, 'span'> {
  readonly span: FileSpan;
  readonly path: string;
  /** The card that explains it. */
  readonly card: string;
}

/** The index of a chunk, with its place in a document. */
interface PlacedIndex {
  readonly index: ChunkIndex;
  /** The index of the chunk's first card among the document's cards. */
  readonly first: number;
}

/** What one file contributes to its set. Immutable; queried by key or by name in lower case. */
export class FileIndex {
  /** Names marked as custom cards in a list, though the cards are elsewhere; with the number of entries. */
  readonly ownNames: ReadonlyMap<string, number>;
  /** Subtypes that its header declares (`Subtypes: Berry, Ember`), in lower case. */
  readonly declaredSubtypes: ReadonlySet<string>;
  private readonly placed: readonly PlacedIndex[];
  private cachedHabits: Habits | null = null;
  /** The chunks whose cards explain keywords: few, and needed with every change. */
  private readonly explaining: readonly PlacedIndex[];
  /** The makers by keywords of the set, by token key, cached for the latest keywords. */
  private byKeywords: { readonly of: string; readonly made: ReadonlyMap<string, readonly TokenMaker[]> } | null = null;
  /** The chunks with links: most formats have none, and every card that makes tokens queries them. */
  private readonly linked: readonly ChunkIndex[];

  constructor(
    readonly path: string,
    readonly document: CardDocument,
    readonly edition: Edition,
  ) {
    this.ownNames = compactMap(ownNamesIn(document));
    this.declaredSubtypes = compactSet(new Set(headerSubtypes(document)));
    this.placed = chunksOf(document).map(({ chunk, first }) => ({ index: indexChunk(chunk, edition), first }));
    this.explaining = this.placed.filter(({ index }) => index.explained.length > 0);
    this.linked = this.chunkIndexes.filter(({ links }) => links.size > 0);
  }

  /** The indexes of its chunks, in file order. */
  get chunkIndexes(): readonly ChunkIndex[] {
    return this.placed.map(({ index }) => index);
  }

  /** What its cards say about the words of the set, by chunk. */
  wordCounts(): WordCounts[] {
    return chunksOf(this.document).map(({ chunk }) => wordsUsedIn(chunk, this.edition));
  }

  /** The words of its cards, in their whole text. */
  writtenWords(): WrittenWords[] {
    return chunksOf(this.document).map(({ chunk }) => wordsWrittenIn(chunk));
  }

  /** The names of its cards (not tokens) in lower case, with counts; a name may occur more than once. */
  *cardNames(): Iterable<readonly [name: string, times: number]> {
    for (const { index } of this.placed) yield* index.cardNames;
    yield* this.ownNames;
  }

  /** Whether a text may call one of its cards so (see `calledNames`). */
  hasCardCalled(called: string): boolean {
    const mayBe = (name: string) => name[0] === called[0] || name.charCodeAt(0) > 127 || name.includes('/');
    const isCalled = (name: string) => mayBe(name) && calledNames(name).includes(called);
    for (const { index } of this.placed)
      for (const names of [index.cardNames, index.faceNames])
        for (const name of names.keys()) if (isCalled(name)) return true;
    return false;
  }

  /** Whether a type line of its cards and token definitions has a subtype, or its header declares it. */
  hasSubtype(word: string): boolean {
    return this.declaredSubtypes.has(word) || this.placed.some(({ index }) => index.subtypes.has(word));
  }

  /** How many of its cards are worded in each way. */
  get habits(): Habits {
    this.cachedHabits ??= sumOf(this.placed.map(({ index }) => index.habits));
    return this.cachedHabits;
  }

  /** How many of its cards and token definitions have a subtype on their type line. */
  cardsWithSubtype(word: string): number {
    return this.placed.reduce((sum, { index }) => sum + (index.subtypes.get(word) ?? 0), 0);
  }

  /** The names of the cards that give a subtype or unknown word to the tokens they describe, in file order. */
  giversOf(word: string): string[] {
    return this.namesFrom(({ given }) => given.get(word));
  }

  /** The names of the cards with a symbol that the rules do not have, in file order. */
  usersOf(symbol: string): string[] {
    return this.namesFrom(({ symbols }) => symbols.get(symbol));
  }

  /** The custom keywords that its cards explain, in file order. */
  *explained(): Iterable<ExplainedKeyword> {
    for (const { index } of this.explaining) for (const { value } of index.explained) yield value;
  }

  /** The places where its cards explain a keyword, in file order. */
  explanationsOf(word: string): ExplainedKeywordPlace[] {
    return this.explaining.flatMap(({ index, first }) =>
      index.explained.flatMap(({ at, card, value }) =>
        value.word === word
          ? [{ ...value, path: this.path, card, span: inFile(value.span, this.startOf(first + at)) }]
          : [],
      ),
    );
  }

  /** The links of card programs between the token of a key and its makers, in file order. */
  links(key: string): TokenLink[] {
    return this.linked.flatMap(({ links }) => links.get(key) ?? none);
  }

  /** Whether its cards have links to tokens. */
  get usesLinks(): boolean {
    return this.linked.length > 0;
  }

  /** All tokens it defines, in file order. */
  tokens(): SetToken[] {
    return this.placed.flatMap(({ index, first }) => index.defined.map((entry) => this.setToken(entry, first)));
  }

  /** The tokens it defines under a key, in file order. */
  definitions(key: string): SetToken[] {
    return this.collect(key, definedByKey, this.setToken);
  }

  /** All tokens it defines, each under every key that it is found by. */
  allDefinitions(): Iterable<readonly [key: string, token: SetToken]> {
    return this.collectAll(definedByKey, this.setToken);
  }

  /** The definitions of token files that have these subtypes (see `keyOfSubtypes`), in file order. */
  entriesWith(subtypes: string): SetToken[] {
    return this.collect(subtypes, entriesBySubtypes, this.setToken);
  }

  /** All definitions of token files, by their subtypes. */
  allEntries(): Iterable<readonly [subtypes: string, token: SetToken]> {
    return this.collectAll(entriesBySubtypes, this.setToken);
  }

  /** The makers of the token of a key, in file order. Tokens without a determined name have no key. */
  makers(key: string): TokenMaker[] {
    return this.collect(key, made, this.maker);
  }

  /** All makers, with the keys of their tokens. */
  allMakers(): Iterable<readonly [key: string, maker: TokenMaker]> {
    return this.collectAll(made, this.maker);
  }

  /** The makers of tokens by keywords of the set, by the token's key, in file order. */
  makersByKeywords(keywords: SetKeywords): ReadonlyMap<string, readonly TokenMaker[]> {
    if (keywords.makers.length === 0) return noMakers;
    if (this.byKeywords?.of !== keywords.makersKey) {
      const made = new Map<string, TokenMaker[]>();
      for (const { chunk, first } of chunksOf(this.document)) {
        for (const entry of madeByKeywords(chunk, keywords, this.edition)) {
          appendTo(made, entry.value.key, this.maker(entry, first));
        }
      }
      this.byKeywords = { of: keywords.makersKey, made };
    }
    return this.byKeywords.made;
  }

  /** The entries of a key in one of the maps, with their places. */
  private collect<W, T>(key: string, part: ChunkList<W>, place: (entry: CardEntry<W>, first: number) => T): T[] {
    const found: T[] = [];
    for (const { index, first } of this.placed) {
      for (const entry of part(index).get(key) ?? none) found.push(place(entry, first));
    }
    return found;
  }

  /** All entries of one of the maps, with their keys and places. */
  private *collectAll<W, T>(
    part: ChunkList<W>,
    place: (entry: CardEntry<W>, first: number) => T,
  ): Generator<readonly [string, T]> {
    for (const { index, first } of this.placed) {
      for (const [key, list] of part(index)) for (const entry of list) yield [key, place(entry, first)];
    }
  }

  private readonly setToken = ({ at, card, value }: CardEntry<DefinedToken>, first: number): SetToken => {
    return { ...value, path: this.path, card, span: inFile(value.span, this.startOf(first + at)) };
  };

  private readonly maker = ({ at, card, value: { span, token } }: CardEntry<MadeToken>, first: number): TokenMaker => {
    return { path: this.path, card, span: inFile(span, this.startOf(first + at)), token };
  };

  private startOf(card: number): number {
    return this.document.cards[card]!.start;
  }

  /** The concatenated lists of names, without a name that repeats the one before it. */
  private namesFrom(list: (index: ChunkIndex) => readonly string[] | undefined): string[] {
    const names: string[] = [];
    for (const { index } of this.placed) {
      for (const name of list(index) ?? none) if (names.at(-1) !== name) names.push(name);
    }
    return names;
  }
}

const none: readonly never[] = [];
const noMakers: ReadonlyMap<string, readonly TokenMaker[]> = new Map();

/** One of the maps of a chunk's index with lists of entries. */
type ChunkList<W> = (index: ChunkIndex) => ReadonlyMap<string, readonly CardEntry<W>[]>;
const definedByKey: ChunkList<DefinedToken> = (index) => index.definedByKey;
const entriesBySubtypes: ChunkList<DefinedToken> = (index) => index.entries;
const made: ChunkList<MadeToken> = (index) => index.made;

/** The index of a document's cards. Chunks that were indexed before are not read again. */
export function indexFile(path: string, document: CardDocument, edition: Edition): FileIndex {
  return new FileIndex(path, document, edition);
}

function headerSubtypes({ header }: CardDocument): string[] {
  const entry = header?.entries.find(({ key }) => key === 'Subtypes');
  const words = entry?.value.text.split(',') ?? [];
  return words.map((word) => word.trim().toLowerCase()).filter((word) => word !== '');
}

function ownNamesIn({ mentions }: CardDocument): Map<string, number> {
  const names = new Map<string, number>();
  for (const { name, custom } of mentions ?? none) {
    const lower = name.text.toLowerCase();
    if (custom) names.set(lower, (names.get(lower) ?? 0) + 1);
  }
  return names;
}
