import type { Card } from '../formats/card.js';
import { push } from '../text/multimap.js';
import { toSource } from '../text/region.js';
import { type Span, shift } from '../text/span.js';
import { foldName, namesOf } from './card-names.js';
import type { FileIndex, Maker, SetToken } from './file-index.js';
import type { KnownCards } from './known-cards.js';
import type { Prints } from './prints.js';
import { keyOf, keyOfEntry } from './token-key.js';
import type { TokenLink } from './token-links.js';

/** What a set's settings declare beside its files. */
export interface Declared {
  /** Token names defined elsewhere. */
  readonly predefined: readonly string[];
  readonly subtypes: readonly string[];
  readonly colors: readonly string[];
  /** The token prints that the owner has; null where no list of them is kept. */
  readonly prints: Prints | null;
  /** The cards of the card reference; null where there is none. */
  readonly cards: KnownCards | null;
}

/** A card of the set, by its name. */
export interface OwnCard {
  readonly path: string;
  readonly card: Card;
  /** Offsets in the file: the name of its front face. */
  readonly span: Span;
}

/** What holds where settings declare nothing. */
export const nothingDeclared: Declared = { predefined: [], subtypes: [], colors: [], prints: null, cards: null };

/** So many names are looked for file by file. */
const FEW_QUESTIONS = 16;

/** With more files than this it is quicker to bring the names of all cards together than to compare the files. */
const MANY_FILES = 8;

/** Everything the files of a set know together. Asked by name; answers in constant time a file. */
export class SetIndex {
  private readonly declaredKeys: ReadonlySet<string>;
  /** The names of all cards and where they stand, once it pays to bring them together. */
  private cards: ReadonlyMap<string, readonly string[]> | null = null;
  private cardsAsked = 0;
  private own: ReadonlyMap<string, OwnCard> | null = null;

  constructor(
    private readonly files: ReadonlyMap<string, FileIndex>,
    readonly declared: Declared = nothingDeclared,
    private readonly byKey: ReadonlyMap<string, readonly SetToken[]> = collect(files),
  ) {
    this.declaredKeys = new Set(declared.predefined.map(keyOf));
  }

  /** The same set with another state of one of its files. */
  replacing(path: string, file: FileIndex): SetIndex {
    return new SetIndex(new Map(this.files).set(path, file), this.declared);
  }

  /** The set's definition of a token: the first in a token file, else in reminder text. */
  definition(name: string): SetToken | null {
    const key = keyOf(name);
    const found = this.byKey.get(key);
    const inFiles = found?.filter((token) => token.by === 'token file');
    return inFiles?.find((token) => token.key === key) ?? inFiles?.[0] ?? found?.[0] ?? null;
  }

  /** Whether the settings say the token is defined elsewhere. */
  isDeclared(name: string): boolean {
    return this.declaredKeys.has(keyOf(name));
  }

  /** Whether a card has this name: one of the set, or one of the card reference. */
  hasCard(name: string): boolean {
    return this.pathsOfCards(name).length > 0 || this.declared.cards?.has(name) === true;
  }

  /** The set's own card that a name means, however it is typed; the first of several. */
  ownCard(name: string): OwnCard | null {
    this.own ??= ownCardsByName(this.files.values());
    return this.own.get(foldName(name)) ?? null;
  }

  /** The names of the set's own cards, and of their further faces, as written. */
  ownCardNames(): string[] {
    this.own ??= ownCardsByName(this.files.values());
    const cards = new Set([...this.own.values()].map(({ card }) => card));
    return [...cards].flatMap(({ faces }) => faces.flatMap(({ name }) => name?.text || []));
  }

  /** The card that a name means: one of the set, else one of the card reference. */
  card(name: string): Card | null {
    return this.ownCard(name)?.card ?? this.declared.cards?.card(name) ?? null;
  }

  /** The paths of the files with cards of this name, once for each card, in file order. */
  pathsOfCards(name: string): readonly string[] {
    const lower = name.toLowerCase();
    // One edit asks for a few names in a state of the set, a check of all files for thousands.
    if (!this.cards && ++this.cardsAsked > FEW_QUESTIONS) this.cards = pathsByCard(this.files.values());
    if (this.cards) return this.cards.get(lower) ?? nowhere;
    return [...pathsByCard(this.files.values(), lower).values()].flat();
  }

  /**
   * The names, in lower case, that a file's cards have and other cards of the set have too; with the paths of the files these
   * stand in, once for each card, in file order.
   */
  namesakes(path: string): Map<string, readonly string[]> {
    const file = this.files.get(path);
    if (!file) return new Map();
    const shared = new Set(file.repeated);
    if (this.files.size > MANY_FILES) {
      this.cards ??= pathsByCard(this.files.values());
      for (const name of file.cardNames.keys()) if ((this.cards.get(name)?.length ?? 0) > 1) shared.add(name);
    } else {
      for (const other of this.files.values()) if (other !== file) addCommon(file.cardNames, other.cardNames, shared);
    }
    return new Map([...shared].map((name) => [name, this.pathsOfCards(name)]));
  }

  /** Whether a card or a token definition of the set has this subtype on its type line, or a header declares it. */
  hasSubtype(word: string): boolean {
    const lower = word.toLowerCase();
    for (const file of this.files.values()) if (file.subtypes.has(lower)) return true;
    return false;
  }

  /** The names of the cards that give this subtype, or word not understood, to tokens they describe, in file order. */
  giversOf(word: string): string[] {
    const lower = word.toLowerCase();
    return [...this.files.values()].flatMap((file) => file.given.get(lower) ?? []);
  }

  /** The names of the cards that have this symbol, one the rules do not know, in file order. */
  usersOf(symbol: string): string[] {
    return [...this.files.values()].flatMap((file) => file.symbols.get(symbol) ?? []);
  }

  /** How many cards explain a word, in lower case, as a keyword that the rules do not know. */
  explainersOf(word: string): number {
    return [...this.files.values()].reduce((sum, file) => sum + (file.explained.get(word)?.length ?? 0), 0);
  }

  /** Who makes the token of this name, in file order. */
  makers(name: string): Maker[] {
    const key = keyOf(name);
    const found: Maker[] = [];
    for (const file of this.files.values()) found.push(...(file.makers.get(key) ?? []));
    return found;
  }

  /** All tokens the set defines. */
  tokens(): SetToken[] {
    return [...new Set([...this.byKey.values()].flat())];
  }

  /** Whether the set's files link cards and tokens, as card programs do. */
  usesLinks(): boolean {
    for (const file of this.files.values()) if (file.links.size > 0) return true;
    return false;
  }

  /** The links between the token of this name and those who make it, in file order. */
  links(name: string): TokenLink[] {
    const key = keyOf(name);
    return [...this.files.values()].flatMap((file) => file.links.get(key) ?? []);
  }
}

const nowhere: readonly never[] = [];

/** Adds the names that both have. */
function addCommon(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>, common: Set<string>): void {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  for (const name of few.keys()) if (many.has(name)) common.add(name);
}

/** For each card's name, or for one alone, the files it stands in. */
function pathsByCard(files: Iterable<FileIndex>, only?: string): Map<string, readonly string[]> {
  const paths = new Map<string, string[]>();
  for (const { path, cardNames } of files) {
    const counts = only === undefined ? cardNames : [[only, cardNames.get(only) ?? 0] as const];
    for (const [name, times] of counts) {
      if (times === 0) continue;
      let list = paths.get(name);
      if (!list) {
        list = [];
        paths.set(name, list);
      }
      for (let i = 0; i < times; i++) list.push(path);
    }
  }
  return paths;
}

/** The cards of files by all names that mean them; tokens are none. */
function ownCardsByName(files: Iterable<FileIndex>): Map<string, OwnCard> {
  const own = new Map<string, OwnCard>();
  for (const { path, document } of files) {
    for (const { card, start } of document.cards) {
      const name = card.faces[0]?.name;
      if (card.role === 'token' || !name) continue;
      const span = shift(toSource(name, { start: 0, end: name.text.length }), start);
      for (const each of namesOf(card)) if (!own.has(each)) own.set(each, { path, card, span });
    }
  }
  return own;
}

function collect(files: ReadonlyMap<string, FileIndex>): Map<string, SetToken[]> {
  const byKey = new Map<string, SetToken[]>();
  for (const file of files.values()) {
    for (const token of file.tokens) for (const key of keysOf(token)) push(byKey, key, token);
  }
  return byKey;
}

/** What a definition is found by: its name, and that name without what token lists put around it. */
export function keysOf({ key, name, by }: SetToken): string[] {
  const plain = by === 'token file' ? keyOfEntry(name) : key;
  return plain === key ? [key] : [key, plain];
}
