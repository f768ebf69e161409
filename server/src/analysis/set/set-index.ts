import type { Card } from '../../formats/card.js';
import { noOwnWords, type OwnWords } from '../../language/grammar/vocabulary.js';
import { toSource } from '../../text/region.js';
import { type FileSpan, inFile } from '../../text/span.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { foldName, namesOf } from '../card/card-names.js';
import { type Habits, sumOf } from '../card/habits.js';
import { keyOf, keyOfSubtypes } from '../card/token-key.js';
import { type DeclaredKeyword, type KeywordSource, SetKeywords } from '../keywords/set-keywords.js';
import { ownWordsOf } from '../words/set-words.js';
import { WordTally } from '../words/word-tally.js';
import { type CardPlace, CardPlaces } from './card-places.js';
import type { ExplainedKeywordPlace, FileIndex, SetToken, TokenMaker } from './file-index.js';
import type { KnownCards } from './known-cards.js';
import { MergedIndex } from './merged-index.js';
import type { Prints } from './prints.js';
import { RevisionLog } from './revision-log.js';
import type { SpellingDictionary } from './spelling-dictionary.js';
import type { TokenLink } from './token-links.js';

/** What a set's settings declare in addition to its files. */
export interface Declared {
  /** Token names defined elsewhere. */
  readonly predefined: readonly string[];
  readonly subtypes: readonly string[];
  readonly colors: readonly string[];
  /** Custom keywords. */
  readonly keywords: readonly DeclaredKeyword[];
  readonly abilityWords: readonly string[];
  /** Kinds of counters that are written with a capital. */
  readonly counters: readonly string[];
  readonly zones: readonly string[];
  /** The token prints that the owner has; null if the settings have no list of them. */
  readonly prints: Prints | null;
  /** The cards of the card reference; null if there is none. */
  readonly cards: KnownCards | null;
  /** Words of names and flavor text that are right, in lower case with straight apostrophes. */
  readonly words: ReadonlySet<string>;
  /** The dictionary for names and flavor text; null if none is used, or none has been read yet. */
  readonly dictionary: SpellingDictionary | null;
}

/** A card of the set, by its name. */
export interface OwnCard {
  readonly path: string;
  readonly card: Card;
  /** Offsets in the file: the name of its front face. */
  readonly span: FileSpan;
}

/** The declarations of a set without settings. */
export const nothingDeclared: Declared = {
  predefined: [],
  subtypes: [],
  colors: [],
  keywords: [],
  abilityWords: [],
  counters: [],
  zones: [],
  prints: null,
  cards: null,
  words: new Set(),
  dictionary: null,
};

/** What the owner of a set keeps up to date, as it is needed after every edit. */
export interface LatestState {
  places(): CardPlaces;
  words(): OwnWords;
}

/** The combined index of the files of a set. Queried by name. */
export class SetIndex {
  /** The revision of the set that this index describes. */
  readonly revision: number;
  private readonly declaredKeys: ReadonlySet<string>;
  private readonly definitions: MergedIndex<FileIndex, SetToken>;
  private readonly entriesBySubtypes: MergedIndex<FileIndex, SetToken>;
  private readonly makersByKey: MergedIndex<FileIndex, TokenMaker>;
  /** If the set has keywords that make tokens: all makers by token key, cached. */
  private readonly allMakersByKey = new Map<string, readonly TokenMaker[]>();
  private cachedKeywords: SetKeywords | null = null;
  private cachedWords: OwnWords | null = null;
  private cachedHabits: Habits | null = null;
  private cachedPlaces: CardPlaces | null = null;
  private cardsByName: ReadonlyMap<string, OwnCard> | null = null;

  /**
   * @param changes the changes between the states of this set; omitted for a set with one state
   * @param latest what is known of the latest state
   */
  constructor(
    private readonly files: ReadonlyMap<string, FileIndex>,
    readonly declared: Declared = nothingDeclared,
    readonly changes: RevisionLog = new RevisionLog(),
    private readonly latest: LatestState | null = null,
  ) {
    this.revision = changes.revision;
    this.declaredKeys = new Set(declared.predefined.map(keyOf));
    const all = [...files.values()];
    this.definitions = new MergedIndex(
      all,
      (file, key) => file.definitions(key),
      (file) => file.allDefinitions(),
    );
    this.entriesBySubtypes = new MergedIndex(
      all,
      (file, key) => file.entriesWith(key),
      (file) => file.allEntries(),
    );
    this.makersByKey = new MergedIndex(
      all,
      (file, key) => file.makers(key),
      (file) => file.allMakers(),
    );
  }

  /** The same set with another state of one of its files. */
  replacing(path: string, file: FileIndex): SetIndex {
    return new SetIndex(new Map(this.files).set(path, file), this.declared);
  }

  /** The set's definition of a token: the first in a token file, else the first in reminder text. */
  definition(name: string): SetToken | null {
    const key = keyOf(name);
    const found = this.definitions.get(key);
    const inFiles = found.filter((token) => token.by === 'token file');
    return inFiles.find((token) => token.key === key) ?? inFiles[0] ?? found[0] ?? null;
  }

  /** The definitions in token files for a name: those of exactly this name, else those with additions of lists. */
  entriesFor(name: string): readonly SetToken[] {
    const key = keyOf(name);
    const found = this.definitions.get(key).filter((token) => token.by === 'token file');
    const exact = found.filter((token) => token.key === key);
    return exact.length > 0 ? exact : found;
  }

  /** The definitions in token files with exactly this name, by which card programs identify them. */
  entriesNamed(name: string): SetToken[] {
    const key = keyOf(name);
    return this.definitions.get(key).filter((token) => token.by === 'token file' && token.name === name);
  }

  /** The definitions in token files with these subtypes, whatever their names, in file order. */
  entriesWith(subtypes: readonly string[]): readonly SetToken[] {
    return this.entriesBySubtypes.get(keyOfSubtypes(subtypes));
  }

  /** Whether the settings declare that the token is defined elsewhere. */
  isDeclared(name: string): boolean {
    return this.declaredKeys.has(keyOf(name));
  }

  /** Whether there is a card of this name, in the set or in the card reference. */
  hasCard(name: string): boolean {
    return this.places.get(name.toLowerCase()).length > 0 || this.declared.cards?.has(name) === true;
  }

  /** Whether a text may call a card of the set or the card reference so. @param name as `foldName` writes it */
  hasCardCalled(name: string): boolean {
    if (this.hasCard(name) || this.declared.cards?.card(name)) return true;
    for (const file of this.files.values()) if (file.hasCardCalled(name)) return true;
    return false;
  }

  /** The set's own card with a name, in any spelling that `foldName` accepts; the first of several. */
  ownCard(name: string): OwnCard | null {
    this.cardsByName ??= ownCardsByName(this.files.values());
    return this.cardsByName.get(foldName(name)) ?? null;
  }

  /** The names of the set's own cards, and of their other faces, as written. */
  ownCardNames(): string[] {
    this.cardsByName ??= ownCardsByName(this.files.values());
    const cards = new Set([...this.cardsByName.values()].map(({ card }) => card));
    return [...cards].flatMap(({ faces }) => faces.flatMap(({ name }) => name?.text || []));
  }

  /** The card with a name, in the set or else in the card reference. */
  card(name: string): Card | null {
    return this.ownCard(name)?.card ?? this.declared.cards?.card(name) ?? null;
  }

  /**
   * The names, in lower case, that cards of a file share with other cards of the set, with the places of all of these.
   */
  namesakes(path: string): Map<string, readonly CardPlace[]> {
    const { duplicates } = this.places;
    const file = this.files.get(path);
    if (!file) return new Map();
    const mayBe =
      duplicates.size < file.document.cards.length ? duplicates : new Set([...file.cardNames()].map(([name]) => name));
    const found = new Map<string, readonly CardPlace[]>();
    for (const name of mayBe) {
      const places = this.places.get(name);
      if (duplicates.has(name) && places.some((place) => place.path === path)) found.set(name, places);
    }
    return found;
  }

  /** Whether a card or a token definition of the set has this subtype on its type line, or a header declares it. */
  hasSubtype(word: string): boolean {
    const lower = word.toLowerCase();
    for (const file of this.files.values()) if (file.hasSubtype(lower)) return true;
    return false;
  }

  /** How many cards and token definitions of the set have a subtype on their type line. */
  cardsWithSubtype(word: string): number {
    const lower = word.toLowerCase();
    return [...this.files.values()].reduce((sum, file) => sum + file.cardsWithSubtype(lower), 0);
  }

  /** The names of the cards that give a subtype or unknown word to the tokens they describe, in file order. */
  giversOf(word: string): string[] {
    const lower = word.toLowerCase();
    return [...this.files.values()].flatMap((file) => file.giversOf(lower));
  }

  /** The names of the cards with a symbol that the rules do not have, in file order. */
  usersOf(symbol: string): string[] {
    return [...this.files.values()].flatMap((file) => file.usersOf(symbol));
  }

  /** How often the cards of the set write a word, given in lower case, anywhere in their text. */
  timesWritten(word: string): number {
    const written = [...this.files.values()].flatMap((file) => file.writtenWords());
    return written.reduce((sum, { times }) => sum + (times.get(word) ?? 0), 0);
  }

  /** Whether a card of the set has a word, given in lower case, in its name or type line. */
  isInNames(word: string): boolean {
    return [...this.files.values()].some((file) => file.writtenWords().some(({ names }) => names.has(word)));
  }

  /** How many cards of the set are worded in each way. */
  get habits(): Habits {
    this.cachedHabits ??= sumOf([...this.files.values()].map((file) => file.habits));
    return this.cachedHabits;
  }

  /** The set's custom keywords. */
  get keywords(): SetKeywords {
    this.cachedKeywords ??= keywordsOf(this.files.values(), this.declared);
    return this.cachedKeywords;
  }

  /** The words that the set adds to those of the rules, for the grammar of its card text. */
  get words(): OwnWords {
    this.cachedWords ??= this.current?.words() ?? wordsOf([...this.files.values()], this.keywords, this.declared);
    return this.cachedWords;
  }

  /** The places where cards explain a custom keyword, in file order. */
  explanationsOf(word: string): ExplainedKeywordPlace[] {
    return [...this.files.values()].flatMap((file) => file.explanationsOf(word.toLowerCase()));
  }

  /** The makers of the token of this name, by words and by keywords of the set: in file order, those by words first. */
  makers(name: string): readonly TokenMaker[] {
    const key = keyOf(name);
    const byWords = this.makersByKey.get(key);
    const { keywords } = this;
    if (keywords.makers.length === 0) return byWords;
    // Cached, as every use of a token's name queries its makers.
    return getOrInsert(this.allMakersByKey, key, () => {
      const byKeywords = [...this.files.values()].flatMap((file) => file.makersByKeywords(keywords).get(key) ?? []);
      return byKeywords.length === 0 ? byWords : [...byWords, ...byKeywords];
    });
  }

  /** All tokens the set defines. */
  tokens(): SetToken[] {
    return [...this.files.values()].flatMap((file) => file.tokens());
  }

  /** Whether the set's files link cards and tokens, as card programs do. */
  usesLinks(): boolean {
    for (const file of this.files.values()) if (file.usesLinks) return true;
    return false;
  }

  /** What is known of this state, if it is the latest one. */
  private get current(): LatestState | null {
    return this.changes.revision === this.revision ? this.latest : null;
  }

  private get places(): CardPlaces {
    if (this.current) return this.current.places();
    this.cachedPlaces ??= new CardPlaces(this.files.values());
    return this.cachedPlaces;
  }

  /** The links between the token of this name and its makers, in file order. */
  links(name: string): TokenLink[] {
    const key = keyOf(name);
    return [...this.files.values()].flatMap((file) => file.links(key));
  }
}

/** The keywords of a set: those its settings declare, and those that cards of its files explain. */
export function keywordsOf(files: Iterable<FileIndex>, declared: Declared): SetKeywords {
  const explained: KeywordSource[] = [];
  for (const file of files) for (const keyword of file.explained()) explained.push(keyword);
  return SetKeywords.of(declared.keywords, explained);
}

/**
 * The words that files add to those of the rules.
 * @param tally the words that they use, if it is known
 */
export function wordsOf(
  files: readonly FileIndex[],
  keywords: SetKeywords,
  declared: Declared,
  tally = new WordTally(files.flatMap((file) => file.wordCounts())),
): OwnWords {
  const [first] = files;
  if (!first) return noOwnWords;
  const subtypes = [...declared.subtypes, ...files.flatMap((file) => [...file.declaredSubtypes])];
  return ownWordsOf(tally, keywords, { ...declared, subtypes }, first.edition);
}

/** The cards of files, without tokens, by every name that refers to them. */
function ownCardsByName(files: Iterable<FileIndex>): Map<string, OwnCard> {
  const cardsByName = new Map<string, OwnCard>();
  for (const { path, document } of files) {
    for (const { card, start } of document.cards) {
      const name = card.faces[0]?.name;
      if (card.role === 'token' || !name) continue;
      const span = inFile(toSource(name, { start: 0, end: name.text.length }), start);
      for (const each of namesOf(card)) if (!cardsByName.has(each)) cardsByName.set(each, { path, card, span });
    }
  }
  return cardsByName;
}
