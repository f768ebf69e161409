import type { Region } from '../text/region.js';
import type { Span } from '../text/span.js';
import type { Text } from '../text/text.js';

/**
 * Card text as every format hands it on. A card knows nothing of its place: all offsets inside it count from the
 * card's own start, so equal blocks of text are one and the same card, parsed and analysed once (cached by content).
 */
export interface Card {
  /** The card's source text: the key of every cache. */
  readonly source: string;
  /**
   * A `block` of lines is typed letter for letter. `fields` are kept by a program, which knows a token by the name that is
   * printed on it: the ending "Token" (111.4) is not missed there.
   */
  readonly form: 'block' | 'fields';
  /** `token` for a token definition, `card` for anything that goes into a deck. */
  readonly role: 'card' | 'token';
  /** At least one. */
  readonly faces: readonly Face[];
  /** What the file itself says of who makes what; left out in formats that say nothing of it. */
  readonly links?: Links;
}

/** The links of a card or token to others, as its program's file lists them beside the text. */
export interface Links {
  /** In file order. */
  readonly entries: readonly Link[];
  /**
   * Where another entry goes: a region that writes a name as a whole entry. It is empty, or holds a placeholder that the
   * entry replaces. Null where the format has none.
   */
  readonly place: Region | null;
}

/** One entry that links a card and a token. */
export interface Link {
  /** `makes`: on a card, what is named; `made by`: on a token, who is named makes it. */
  readonly kind: 'makes' | 'made by';
  readonly name: Region;
  /** The whole entry, its line with it: an atomic region. Replaced by nothing, the entry is gone. */
  readonly entry: Region;
  /** How many, as written: `2`, `x`, `x=3`; null where nothing is said. */
  readonly count: string | null;
  /** Whether the program is told not to offer it by itself. */
  readonly excluded: boolean;
  /** Whether the token is attached to the card that makes it. */
  readonly attached: boolean;
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

/** A card that a list names and does not hold: an entry of a cube list. Offsets in the file. */
export interface Mention {
  /** The name as it is written, without count, set code and the like. */
  readonly name: Region;
  /** The whole entry: its line, or its row. */
  readonly span: Span;
  /** How many of it the list has; at least one. */
  readonly count: number;
  /** Whether it is only kept in mind: it stands on the maybeboard. */
  readonly aside: boolean;
  /** Whether the list itself says that it is a card of the owner's own. */
  readonly custom: boolean;
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
  /** Cards that the document only names, in file order; left out in formats that are no lists. */
  readonly mentions?: readonly Mention[];
  readonly suppressions: readonly Suppression[];
  /** What the format could not make sense of, at its place; never an exception. */
  readonly problems: readonly FormatProblem[];
  /** Which game the cards are of, where the format itself tells and it is not Magic. */
  readonly game?: 'riftbound';
}

/** One thing in a file that its format cannot read, with what to do about it. Spans are offsets in the file. */
export interface FormatProblem {
  readonly id: string;
  readonly span: Span;
  readonly message: string;
  /** How bad it is, if the settings do not say; left out, cards or their text are lost. */
  readonly severity?: 'error' | 'info';
}

/** Comments of a format, each on a line of its own. Offsets in the file. */
export interface Comments {
  /** A comment that says this. */
  write(said: string): string;
  /** Where the line begins above which a comment speaks of what stands at an offset, and of as little else as can be. */
  above(document: CardDocument, text: string, offset: number): number;
  /** Where the line begins above which a comment speaks of all cards. */
  top(document: CardDocument, text: string): number;
}

/** What the table of formats in the documentation says of a format, or of one shape of it. */
export interface About {
  /** What people call it: "Forge scripts". */
  readonly title: string;
  /** How a file of it is recognized: one plain sentence. */
  readonly recognized: string;
  /** Where comments can silence rules, if that takes more words than the comment itself. */
  readonly comments?: string;
}

/** A token that has no entry yet. */
export interface NewToken {
  /** By the rules: `Goblin Token`. */
  readonly name: string;
  readonly typeLine: string;
  /** Letters in the order W U B R G. */
  readonly colors: string;
  /** Power and toughness; empty where there are none. */
  readonly stats: string;
  readonly loyalty: string;
  readonly rulesText: string;
  /** The name of the card that makes it. */
  readonly maker: string;
}

/** Entries of tokens in files that know each by its name. */
export interface TokenEntries {
  /**
   * An entry more, in the style of those that are there, under a name that none of them has. The offset counts in the
   * file. Null where it cannot be written.
   * @param isTaken whether an entry elsewhere has a name
   */
  add(
    document: CardDocument,
    text: string,
    token: NewToken,
    isTaken: (name: string) => boolean,
  ): { readonly at: number; readonly text: string } | null;
}

/** One file format: a door between a file and cards. */
export interface Format {
  readonly id: string;
  readonly about: About;
  /** Globs of the files that may be of the format: what a set's folder is looked through for. */
  readonly files: readonly string[];
  /**
   * Globs of names that hardly anything but card files has: the editor starts the extension for a folder with one. The
   * endings in `files` (`.json`, `.txt`) are too common for that. Left out where the names of `files` say enough.
   */
  readonly names?: readonly string[];
  /**
   * Whether this file is of the format: by name, and cheaply by the first part of its text (empty: by name alone).
   * `undecided` asks for a longer first part; it counts as no where there is none.
   */
  matches(path: string, head: string): boolean | 'undecided';
  /**
   * Reads the whole text. Never throws. `previous` lets unchanged cards be taken over as they are. How a region's text is
   * written, each region knows itself.
   */
  read(path: string, text: Text, previous?: CardDocument): CardDocument;
  /** How comments are written that silence rules; left out where a file has no place for them. */
  readonly comments?: Comments;
  /** How tokens are added; left out where a file has no entries for them. */
  readonly tokenEntries?: TokenEntries;
}
