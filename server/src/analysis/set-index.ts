import type { Characteristics } from '../edition/characteristics.js';
import type { Edition } from '../edition/edition.js';
import type { CardDocument } from '../formats/card.js';
import { partsOf } from '../language/ast.js';
import { parseTypeLine } from '../language/type-line.js';
import { toSource } from '../text/region.js';
import { type Span, shift } from '../text/span.js';
import { analyseCard } from './card-analysis.js';
import type { CreatedToken } from './created.js';
import { ownColorsOf } from './definition-block.js';
import { keyOf } from './token-key.js';

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
  readonly tokens: readonly SetToken[];
  /** Keys to makers; a token without a settled name has none. */
  readonly makers: ReadonlyMap<string, readonly Maker[]>;
  /** Names of the file's cards (not tokens), in lower case: tokens can be made by card name (111.11). */
  readonly cardNames: ReadonlySet<string>;
  /** Subtypes on the type lines of the file's cards and token definitions, in lower case. */
  readonly subtypes: ReadonlySet<string>;
  /**
   * Subtypes, and words not understood, that the file's cards give to tokens they describe, in lower case, and the names
   * of those cards in file order.
   */
  readonly given: ReadonlyMap<string, readonly string[]>;
}

/** Reads one document into what it contributes. Cards read before are not read again. */
export function indexFile(path: string, document: CardDocument, edition: Edition): FileIndex {
  const tokens: SetToken[] = [];
  const makers = new Map<string, Maker[]>();
  const cardNames = new Set<string>();
  const subtypes = new Set<string>();
  const given = new Map<string, string[]>();
  for (const { card, start } of document.cards) {
    const analysis = analyseCard(card, edition);
    const name = card.faces[0]?.name?.text ?? '';
    if (card.role === 'card' && name !== '') cardNames.add(name.toLowerCase());
    for (const { face, created, definition, reminders } of analysis.faces) {
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
        if (token.origin === 'described' && token.via === null) note(given, token, name);
        const made = token.byName ?? token.characteristics.name;
        if (made === null) continue;
        const maker: Maker = { path, card: name, span: shift(toSource(face.rulesText, token.span), start), token };
        const list = makers.get(keyOf(made));
        if (list) list.push(maker);
        else makers.set(keyOf(made), [maker]);
      }
    }
  }
  return { path, tokens, makers, cardNames, subtypes, given };
}

/** Notes that a card gives a token these subtypes, and words that may be a colour of the set's own. */
function note(given: Map<string, string[]>, { item }: CreatedToken, card: string): void {
  const words = [
    ...partsOf(item, 'subtype').map(({ word }) => word),
    ...partsOf(item, 'unknown').map(({ text }) => text),
  ];
  for (const word of words) {
    const lower = word.toLowerCase();
    const cards = given.get(lower);
    if (!cards) given.set(lower, [card]);
    else if (cards.at(-1) !== card) cards.push(card);
  }
}

/** What a set's settings declare beside its files. */
export interface Declared {
  /** Token names defined elsewhere. */
  readonly predefined: readonly string[];
  readonly subtypes: readonly string[];
  readonly colors: readonly string[];
}

/** So many names are looked for file by file. */
const FEW_QUESTIONS = 16;

/** Everything the files of a set know together. Asked by name; answers in constant time a file. */
export class SetIndex {
  private readonly declaredKeys: ReadonlySet<string>;
  /** The names of all cards, once it pays to bring them together. */
  private cardNames: ReadonlySet<string> | null = null;
  private cardsAsked = 0;

  constructor(
    private readonly files: ReadonlyMap<string, FileIndex>,
    readonly declared: Declared = { predefined: [], subtypes: [], colors: [] },
    private readonly byKey: ReadonlyMap<string, readonly SetToken[]> = collect(files),
  ) {
    this.declaredKeys = new Set(declared.predefined.map(keyOf));
  }

  /** The set's definition of a token: the first in a token file, else in reminder text. */
  definition(name: string): SetToken | null {
    const found = this.byKey.get(keyOf(name));
    return found?.find((token) => token.by === 'token file') ?? found?.[0] ?? null;
  }

  /** Whether the settings say the token is defined elsewhere. */
  isDeclared(name: string): boolean {
    return this.declaredKeys.has(keyOf(name));
  }

  /** Whether a card of the set has this name. */
  hasCard(name: string): boolean {
    const lower = name.toLowerCase();
    // One edit asks for a few names in a state of the set, a check of all files for thousands.
    if (!this.cardNames && ++this.cardsAsked > FEW_QUESTIONS) {
      this.cardNames = new Set([...this.files.values()].flatMap((file) => [...file.cardNames]));
    }
    if (this.cardNames) return this.cardNames.has(lower);
    for (const file of this.files.values()) if (file.cardNames.has(lower)) return true;
    return false;
  }

  /** Whether a card or a token definition of the set has this subtype on its type line. */
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

  /** Who makes the token of this name, in file order. */
  makers(name: string): Maker[] {
    const key = keyOf(name);
    const found: Maker[] = [];
    for (const file of this.files.values()) found.push(...(file.makers.get(key) ?? []));
    return found;
  }

  /** All tokens the set defines. */
  tokens(): SetToken[] {
    return [...this.byKey.values()].flat();
  }
}

function collect(files: ReadonlyMap<string, FileIndex>): Map<string, SetToken[]> {
  const byKey = new Map<string, SetToken[]>();
  for (const file of files.values()) {
    for (const token of file.tokens) {
      const list = byKey.get(token.key);
      if (list) list.push(token);
      else byKey.set(token.key, [token]);
    }
  }
  return byKey;
}
