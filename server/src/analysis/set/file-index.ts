import type { Edition } from '../../edition/edition.js';
import type { CardDocument } from '../../formats/card.js';
import { type Span, shift } from '../../text/span.js';
import { compactMap, compactSet } from '../../util/compact.js';
import { appendTo } from '../../util/multimap.js';
import type { DefinedToken, ExplainedKeyword, MadeToken } from '../card/card-facts.js';
import type { CreatedToken } from '../card/created.js';
import { madeByKeywords } from '../keywords/chunk-makers.js';
import type { SetKeywords } from '../keywords/set-keywords.js';
import { chunksOf } from './card-chunk.js';
import { type CardEntry, type ChunkIndex, indexChunk } from './chunk-index.js';
import type { TokenLink } from './token-links.js';

/** A token that the set itself defines. The span counts from the file's start. */
export interface SetToken extends DefinedToken {
  readonly path: string;
  /** The card or definition block it stands in. */
  readonly card: string;
}

/** Somebody who makes a token. */
export interface TokenMaker {
  readonly path: string;
  readonly card: string;
  /** Offsets in the file: the words of the phrase that make it. */
  readonly span: Span;
  readonly token: CreatedToken;
}

/** A keyword of the set's own that a card explains. The span counts from the file's start. */
export interface ExplainedKeywordPlace extends ExplainedKeyword {
  readonly path: string;
  /** The card that explains it. */
  readonly card: string;
}

/** What a run of a file's cards tells, in its place. */
interface PlacedIndex {
  readonly index: ChunkIndex;
  /** Which of the document's cards is the run's first. */
  readonly first: number;
}

/** What one file contributes to its set. Never changes; asked by key or by name in lower case. */
export class FileIndex {
  /** Names that a list says are the owner's own: cards, though their text stands elsewhere. How often it says so. */
  readonly ownNames: ReadonlyMap<string, number>;
  /** Subtypes that its header declares (`Subtypes: Berry, Ember`), in lower case. */
  readonly declaredSubtypes: ReadonlySet<string>;
  private readonly placed: readonly PlacedIndex[];
  /** The runs whose cards explain keywords: few, and asked for with every change. */
  private readonly explaining: readonly PlacedIndex[];
  /** What its cards make by keywords of the set, by key; and which keywords these were. */
  private byKeywords: { readonly of: string; readonly made: ReadonlyMap<string, readonly TokenMaker[]> } | null = null;
  /** The runs with links: in most formats there are none, and every card that makes tokens asks for them. */
  private readonly linked: readonly ChunkIndex[];

  constructor(
    readonly path: string,
    readonly document: CardDocument,
    private readonly edition: Edition,
  ) {
    this.ownNames = compactMap(ownNamesIn(document));
    this.declaredSubtypes = compactSet(new Set(headerSubtypes(document)));
    this.placed = chunksOf(document).map(({ chunk, first }) => ({ index: indexChunk(chunk, edition), first }));
    this.explaining = this.placed.filter(({ index }) => index.explained.length > 0);
    this.linked = this.runs.filter(({ links }) => links.size > 0);
  }

  /** What its runs of cards tell, in file order. */
  get runs(): readonly ChunkIndex[] {
    return this.placed.map(({ index }) => index);
  }

  /** The names of its cards (not tokens), in lower case, a few times where several parts of the file have them. */
  *cardNames(): Iterable<readonly [name: string, times: number]> {
    for (const { index } of this.placed) yield* index.cardNames;
    yield* this.ownNames;
  }

  /** Whether a type line of its cards and token definitions has a subtype, or its header declares it. */
  hasSubtype(word: string): boolean {
    return this.declaredSubtypes.has(word) || this.placed.some(({ index }) => index.subtypes.has(word));
  }

  /** The names of the cards that give this subtype, or word not understood, to tokens they describe, in file order. */
  giversOf(word: string): string[] {
    return this.joined(({ given }) => given.get(word));
  }

  /** The names of the cards that have this symbol, one the rules do not know, in file order. */
  usersOf(symbol: string): string[] {
    return this.joined(({ symbols }) => symbols.get(symbol));
  }

  /** The keywords of the set's own that its cards explain, in file order. */
  *explained(): Iterable<ExplainedKeyword> {
    for (const { index } of this.explaining) for (const { what } of index.explained) yield what;
  }

  /** Where its cards explain a keyword, in file order. */
  explanationsOf(word: string): ExplainedKeywordPlace[] {
    return this.explaining.flatMap(({ index, first }) =>
      index.explained.flatMap(({ at, card, what }) =>
        what.word === word
          ? [{ ...what, path: this.path, card, span: shift(what.span, this.startOf(first + at)) }]
          : [],
      ),
    );
  }

  /** The links of card programs between the token of a key and those who make it, in file order. */
  links(key: string): TokenLink[] {
    return this.linked.flatMap(({ links }) => links.get(key) ?? nothing);
  }

  /** Whether its cards have links to tokens. */
  get usesLinks(): boolean {
    return this.linked.length > 0;
  }

  /** All tokens it defines, in file order. */
  tokens(): SetToken[] {
    return this.placed.flatMap(({ index, first }) => index.defined.map((told) => this.setToken(told, first)));
  }

  /** The tokens it defines that are found by a key, in file order. */
  definitions(key: string): SetToken[] {
    return this.told(key, definedByKey, this.setToken);
  }

  /** All tokens it defines, each under every key that it is found by. */
  allDefinitions(): Iterable<readonly [key: string, token: SetToken]> {
    return this.allTold(definedByKey, this.setToken);
  }

  /** The definitions of token files that have these subtypes (see `keyOfSubtypes`), in file order. */
  entriesWith(subtypes: string): SetToken[] {
    return this.told(subtypes, entriesBySubtypes, this.setToken);
  }

  /** All definitions of token files, by their subtypes. */
  allEntries(): Iterable<readonly [subtypes: string, token: SetToken]> {
    return this.allTold(entriesBySubtypes, this.setToken);
  }

  /** Who makes the token of a key, in file order. Tokens without a settled name have no key. */
  makers(key: string): TokenMaker[] {
    return this.told(key, made, this.maker);
  }

  /** All who make a token, by its key. */
  allMakers(): Iterable<readonly [key: string, maker: TokenMaker]> {
    return this.allTold(made, this.maker);
  }

  /** Who makes tokens by keywords of the set, by the token's key, in file order. */
  makersByKeywords(keywords: SetKeywords): ReadonlyMap<string, readonly TokenMaker[]> {
    if (keywords.makers.length === 0) return noMakers;
    if (this.byKeywords?.of !== keywords.makersKey) {
      const made = new Map<string, TokenMaker[]>();
      for (const { chunk, first } of chunksOf(this.document)) {
        for (const told of madeByKeywords(chunk, keywords, this.edition)) {
          appendTo(made, told.what.key, this.maker(told, first));
        }
      }
      this.byKeywords = { of: keywords.makersKey, made };
    }
    return this.byKeywords.made;
  }

  /** What is told under a key, in its place. */
  private told<W, T>(key: string, part: ChunkList<W>, place: (told: CardEntry<W>, first: number) => T): T[] {
    const found: T[] = [];
    for (const { index, first } of this.placed) {
      for (const told of part(index).get(key) ?? nothing) found.push(place(told, first));
    }
    return found;
  }

  /** All that is told, in its place, with the keys. */
  private *allTold<W, T>(
    part: ChunkList<W>,
    place: (told: CardEntry<W>, first: number) => T,
  ): Generator<readonly [string, T]> {
    for (const { index, first } of this.placed) {
      for (const [key, list] of part(index)) for (const told of list) yield [key, place(told, first)];
    }
  }

  private readonly setToken = ({ at, card, what }: CardEntry<DefinedToken>, first: number): SetToken => {
    return { ...what, path: this.path, card, span: shift(what.span, this.startOf(first + at)) };
  };

  private readonly maker = ({ at, card, what: { span, token } }: CardEntry<MadeToken>, first: number): TokenMaker => {
    return { path: this.path, card, span: shift(span, this.startOf(first + at)), token };
  };

  private startOf(card: number): number {
    return this.document.cards[card]!.start;
  }

  /** Lists of names one behind the other; a name once where it ends one and begins the next. */
  private joined(list: (index: ChunkIndex) => readonly string[] | undefined): string[] {
    const names: string[] = [];
    for (const { index } of this.placed) {
      for (const name of list(index) ?? nothing) if (names.at(-1) !== name) names.push(name);
    }
    return names;
  }
}

const nothing: readonly never[] = [];
const noMakers: ReadonlyMap<string, readonly TokenMaker[]> = new Map();

/** One of the lists by key that a run tells. */
type ChunkList<W> = (index: ChunkIndex) => ReadonlyMap<string, readonly CardEntry<W>[]>;
const definedByKey: ChunkList<DefinedToken> = (index) => index.definedByKey;
const entriesBySubtypes: ChunkList<DefinedToken> = (index) => index.entries;
const made: ChunkList<MadeToken> = (index) => index.made;

/** Puts together what the cards of a document tell. Cards read before are not read again. */
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
  for (const { name, custom } of mentions ?? nothing) {
    const lower = name.text.toLowerCase();
    if (custom) names.set(lower, (names.get(lower) ?? 0) + 1);
  }
  return names;
}
