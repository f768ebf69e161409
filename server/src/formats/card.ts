import type { Region } from '../text/region.js';
import type { Span } from '../text/span.js';

/**
 * Card text as every format hands it on. A card knows nothing of its place: all offsets inside it count from the
 * card's own start, so equal blocks of text are one and the same card, parsed and analysed once (cached by content).
 */
export interface Card {
  /** The card's source text: the key of every cache. */
  readonly source: string;
  /** `token` for a token definition, `card` for anything that goes into a deck. */
  readonly role: 'card' | 'token';
  /** At least one. */
  readonly faces: readonly Face[];
}

/** One face of a card: the fields a designer writes, each with its region. */
export interface Face {
  readonly span: Span;
  readonly name: Region | null;
  readonly manaCost: Region | null;
  readonly typeLine: Region | null;
  /** All lines of rules text, joined by `\n`; null where there is none. */
  readonly rulesText: Region | null;
  /** Power/toughness, or a number in brackets, as written: `2/2`, `[5]`. */
  readonly stats: Region | null;
  /** Flavor text, a region a line, in file order, without the `Flavor:` or the asterisks that mark it as such. */
  readonly flavor: readonly Region[];
  /** Every other known key, in file order. */
  readonly metadata: readonly Metadata[];
}

/** A `Key: value` line with one of the known keys, or what is written elsewhere and means the same. */
export interface Metadata {
  readonly key: string;
  /** Where the key stands; empty, at the value's start, where no key is written (a rarity behind the type line). */
  readonly keySpan: Span;
  readonly value: Region;
}

/** A card and the offset in the file where its source begins. */
export interface PlacedCard {
  readonly card: Card;
  readonly start: number;
}

/** What the first block of a plain file may say of its set. All spans are offsets in the file. */
export interface Header {
  readonly span: Span;
  readonly entries: readonly { readonly key: string; readonly keySpan: Span; readonly value: Region }[];
}

/** `# tokenwright-disable…`: which rules are silent on which stretch of the file. Spans are offsets in the file. */
export interface Suppression {
  /** The comment itself. */
  readonly span: Span;
  /** What it silences: offsets in the file. */
  readonly scope: Span;
  /** Rule ids with their places; empty means every rule. */
  readonly rules: readonly { readonly id: string; readonly span: Span }[];
}

/** A document as a format reads it: cards in file order. */
export interface CardDocument {
  readonly format: string;
  readonly header: Header | null;
  readonly cards: readonly PlacedCard[];
  readonly suppressions: readonly Suppression[];
  /** What the format could not make sense of, at its place; never an exception. */
  readonly problems: readonly FormatProblem[];
}

/** One thing in a file that its format cannot read, with what to do about it. Spans are offsets in the file. */
export interface FormatProblem {
  readonly id: string;
  readonly span: Span;
  readonly message: string;
}

/** One file format: a door between a file and cards. */
export interface Format {
  readonly id: string;
  /** Whether this file is of the format: by name, and cheaply by its first kilobytes. */
  matches(path: string, head: string): boolean;
  /** Reads the whole text. Never throws. `previous` lets unchanged cards be taken over as they are. */
  read(path: string, text: string, previous?: CardDocument): CardDocument;
  /** Turns replacement text for a region, its lines joined by `\n`, into what stands in the file whose text is `text`. */
  encode(replacement: string, text: string): string;
  /**
   * A comment that says this, as it stands on a line of its own: what silences rules in a file of the format. Left out
   * where a file has no place for comments.
   */
  readonly comment?: (said: string) => string;
}
