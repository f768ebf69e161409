import type { Characteristics } from '../edition/characteristics.js';
import type { Edition } from '../edition/edition.js';
import type { Card, CardDocument } from '../formats/card.js';
import { partsOf } from '../language/ast.js';
import { parseTypeLine } from '../language/type-line.js';
import { toSource } from '../text/region.js';
import { type Span, shift } from '../text/span.js';
import { analyseCard } from './card-analysis.js';
import { foldName, namesOf } from './card-names.js';
import type { CreatedToken } from './created.js';
import { ownColorsOf } from './definition-block.js';
import type { KnownCards } from './known-cards.js';
import { ownSymbols } from './odd-braces.js';
import type { Prints } from './prints.js';
import { keyOf, keyOfEntry } from './token-key.js';
import { linksOn, type TokenLink } from './token-links.js';

/** A token that the set itself defines. */
export interface SetToken {
  readonly key: string;
  /** The name as the definition gives it; for a reminder, as rule 111.4 makes it. */
  readonly name: string;
  readonly characteristics: Characteristics;
  /** Words for colours of the set's own that it has. */
  readonly ownColors: readonly string[];
  /** A token file's definition holds before a card's reminder text. */
  readonly by: 'token file' | 'reminder';
  readonly path: string;
  /** The card or definition block it stands in. */
  readonly card: string;
  /** Offsets in the file: the definition's name, or the reminder text. */
  readonly span: Span;
}

/** Somebody who makes a token. */
export interface Maker {
  readonly path: string;
  readonly card: string;
  /** Offsets in the file: the words of the phrase that make it. */
  readonly span: Span;
  readonly token: CreatedToken;
}

/** What one file contributes to its set. */
export interface FileIndex {
  readonly path: string;
  readonly document: CardDocument;
  readonly tokens: readonly SetToken[];
  /** Keys to makers; a token without a settled name has none. */
  readonly makers: ReadonlyMap<string, readonly Maker[]>;
  /**
   * Names of the file's cards (not tokens), in lower case, and how many cards have each: tokens can be made by card name
   * (111.11).
   */
  readonly cardNames: ReadonlyMap<string, number>;
  /** Names of the further faces of its cards, in lower case. */
  readonly faceNames: ReadonlySet<string>;
  /** Subtypes on the type lines of the file's cards and token definitions, and those its header declares, in lower case. */
  readonly subtypes: ReadonlySet<string>;
  /**
   * Subtypes, and words not understood, that the file's cards give to tokens they describe, in lower case, and the names
   * of those cards in file order.
   */
  readonly given: ReadonlyMap<string, readonly string[]>;
  /** Keys to the links of card programs between a token and those who make it. */
  readonly links: ReadonlyMap<string, readonly TokenLink[]>;
  /** Symbols in braces that the rules do not know, in upper case, and the names of the cards with them in file order. */
  readonly symbols: ReadonlyMap<string, readonly string[]>;
  /** Words that reminder text explains and the rules do not know, in lower case, and the names of the cards where it does. */
  readonly explained: ReadonlyMap<string, readonly string[]>;
}

const nowhere: readonly never[] = [];

/** Reads one document into what it contributes. Cards read before are not read again. */
export function indexFile(path: string, document: CardDocument, edition: Edition): FileIndex {
  const tokens: SetToken[] = [];
  const makers = new Map<string, Maker[]>();
  const cardNames = new Map<string, number>();
  const faceNames = new Set<string>();
  const subtypes = new Set<string>(headerSubtypes(document));
  const given = new Map<string, string[]>();
  const symbols = new Map<string, string[]>();
  const explained = new Map<string, string[]>();
  const links = new Map<string, TokenLink[]>();
  for (const { card, start } of document.cards) {
    const analysis = analyseCard(card, edition);
    const name = card.faces[0]?.name?.text ?? '';
    for (const link of linksOn(analysis)) push(links, link.key, link);
    if (card.role === 'card' && name !== '') count(cardNames, name.toLowerCase());
    for (const { name: other } of card.faces.length > 1 ? card.faces.slice(1) : nowhere) {
      if (other) faceNames.add(other.text.toLowerCase());
    }
    for (const { face, created, definition, reminders, ...read } of analysis.faces) {
      for (const { inner } of read.oddBraces) for (const own of ownSymbols(inner ?? '')) note(symbols, own, name);
      for (const word of read.explained) note(explained, word, name);
      for (const { text } of face.typeLine ? parseTypeLine(face.typeLine.text).subtypes : [])
        subtypes.add(text.toLowerCase());
      if (definition && face.name) {
        const span = shift(toSource(face.name, { start: 0, end: face.name.text.length }), start);
        tokens.push({
          key: keyOf(face.name.text),
          name: face.name.text,
          characteristics: definition,
          ownColors: ownColorsOf(face),
          by: 'token file',
          path,
          card: name,
          span,
        });
      }
      if (!face.rulesText) continue;
      for (const { key, characteristics, span } of reminders) {
        const place = shift(toSource(face.rulesText, span), start);
        tokens.push({
          key,
          name: characteristics.name ?? '',
          characteristics,
          ownColors: [],
          by: 'reminder',
          path,
          card: name,
          span: place,
        });
      }
      for (const token of created) {
        if (token.origin === 'described' && token.via === null) noteSubtypes(given, token, name);
        const made = token.byName ?? token.characteristics.name;
        if (made === null) continue;
        const maker: Maker = { path, card: name, span: shift(toSource(face.rulesText, token.span), start), token };
        push(makers, keyOf(made), maker);
      }
    }
  }
  // What a list says is the owner's own is a card, though its text stands elsewhere.
  for (const { name, custom } of document.mentions ?? nowhere) if (custom) count(cardNames, name.text.toLowerCase());
  return { path, document, tokens, makers, cardNames, faceNames, subtypes, given, links, symbols, explained };
}

function push<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** The subtypes that a header declares (`Subtypes: Berry, Ember`), in lower case. */
function headerSubtypes({ header }: CardDocument): string[] {
  const entry = header?.entries.find(({ key }) => key === 'Subtypes');
  const words = entry?.value.text.split(',') ?? [];
  return words.map((word) => word.trim().toLowerCase()).filter((word) => word !== '');
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Notes that a card gives a token these subtypes, and words that may be a colour of the set's own. */
function noteSubtypes(given: Map<string, string[]>, { item }: CreatedToken, card: string): void {
  for (const { word } of partsOf(item, 'subtype')) note(given, word.toLowerCase(), card);
  for (const { text } of partsOf(item, 'unknown')) note(given, text.toLowerCase(), card);
}

/** Notes that a card has this; once, though it has it often. */
function note(cardsByKey: Map<string, string[]>, key: string, card: string): void {
  const cards = cardsByKey.get(key);
  if (!cards) cardsByKey.set(key, [card]);
  else if (cards.at(-1) !== card) cards.push(card);
}

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
