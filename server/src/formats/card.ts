import type { Region } from '../text/region.js';
import type { CardSpan, FileOffset, FileSpan, Space, SpanIn } from '../text/span.js';
import type { Text } from '../text/text.js';

/**
 * A card as every format returns it. A card does not know its position: all offsets inside it count from its own start,
 * so equal blocks of text are the same card, which is parsed and analysed once (cached by content).
 */
export interface Card {
  /** The card's source text: the key of every cache. */
  readonly source: string;
  /**
   * `block`: lines typed by hand. `fields`: an entry written by a program that identifies a token by its printed name,
   * so a missing "Token" at the end (111.4) is not reported.
   */
  readonly form: 'block' | 'fields';
  /** `token` for a token definition, `card` for anything that goes into a deck. */
  readonly role: 'card' | 'token';
  /** At least one. */
  readonly faces: readonly Face[];
  /** Which cards and tokens the file links with this one; absent in formats that cannot express links. */
  readonly links?: Links;
}

/** The links of a card or token to others, as listed in its file separately from the rules text. */
export interface Links {
  /** In file order. */
  readonly entries: readonly Link[];
  /**
   * Where to add a link: a region that encodes a name as a whole entry. It is empty, or contains a placeholder that the
   * new entry replaces. Null if the format cannot store links.
   */
  readonly place: Region | null;
}

/** One entry that links a card and a token. */
export interface Link {
  /** `makes`: a card names its token; `made by`: a token names its maker. */
  readonly kind: 'makes' | 'made by';
  readonly name: Region;
  /** The whole entry including its line: an atomic region. Replacing it with an empty string removes the entry. */
  readonly entry: Region;
  /** How many, as written: `2`, `x`, `x=3`; null if not stated. */
  readonly count: string | null;
  /** Whether the program must not offer the token automatically. */
  readonly excluded: boolean;
  /** Whether the token is attached to the card that makes it. */
  readonly attached: boolean;
}

/** One face of a card: the fields its designer writes, each with its region. */
export interface Face {
  readonly span: CardSpan;
  readonly name: Region | null;
  readonly manaCost: Region | null;
  readonly typeLine: Region | null;
  /** All lines of rules text, joined by `\n`; null if there are none. */
  readonly rulesText: Region | null;
  /** Power/toughness, or a number in brackets, as written: `2/2`, `[5]`. */
  readonly stats: Region | null;
  /** Flavor text, one region per line, in file order, without the `Flavor:` prefix or the asterisks around it. */
  readonly flavor: readonly Region[];
  /** Every other known key, in file order. */
  readonly metadata: readonly Metadata[];
}

/** A `Key: value` line with one of the known keys, or the equivalent in another notation. */
export interface Metadata<S extends Space = 'card'> {
  readonly key: string;
  /** The key's span; empty and at the value's start if no key is written (a rarity after the type line). */
  readonly keySpan: SpanIn<S>;
  readonly value: Region<S>;
}

/** A card and the offset in the file where its source begins. */
export interface PlacedCard {
  readonly card: Card;
  readonly start: FileOffset;
}

/** A card that a list names without its text: an entry of a cube list. Offsets in the file. */
export interface Mention {
  /** The name as written, without count, set code and the like. */
  readonly name: Region<'file'>;
  /** The whole entry: its line, or its row. */
  readonly span: FileSpan;
  /** How many copies the list has; at least one. */
  readonly count: number;
  /** Whether it is on the maybeboard, and so not part of the cube. */
  readonly aside: boolean;
  /** Whether the list marks it as one of the owner's custom cards. */
  readonly custom: boolean;
}

/** The header block of a plain file, which describes its set. All spans are offsets in the file. */
export interface Header {
  readonly span: FileSpan;
  readonly entries: readonly Metadata<'file'>[];
}

/**
 * A `# tokenwright-disable…` comment: which rules are disabled for which part of the file. Spans are offsets in the
 * file.
 */
export interface Suppression {
  /** The comment itself. */
  readonly span: FileSpan;
  /** The part of the file it applies to: offsets in the file. */
  readonly scope: FileSpan;
  /** Rule ids with their spans; empty means every rule. */
  readonly rules: readonly { readonly id: string; readonly span: FileSpan }[];
}

/** A document as read by a format, with its cards in file order. */
export interface CardDocument {
  readonly format: string;
  readonly header: Header | null;
  readonly cards: readonly PlacedCard[];
  /** Cards the document only names, in file order; absent in formats that are not lists. */
  readonly mentions?: readonly Mention[];
  readonly suppressions: readonly Suppression[];
  /** What the format could not read. Reading never throws. */
  readonly problems: readonly FormatProblem[];
  /** The game of the cards, if the format itself determines it and it is not Magic. */
  readonly game?: 'riftbound';
}

/** Something in a file that its format cannot read, with advice on how to fix it. Spans are offsets in the file. */
export interface FormatProblem {
  readonly id: string;
  readonly span: FileSpan;
  readonly message: string;
  /** The default severity; if absent, cards or their text are lost. */
  readonly severity?: 'error' | 'info';
}

/** How comments are written in a format, each on its own line. Offsets in the file. */
export interface Comments {
  /** A comment with this text. */
  write(text: string): string;
  /** Start of the line above which a comment applies to the offset, and to as little else as possible. */
  above(document: CardDocument, text: string, offset: number): number;
  /** Start of the line above which a comment applies to all cards. */
  top(document: CardDocument, text: string): number;
}

/** A format, or one shape of it, as described in the documentation's table of formats. */
export interface About {
  /** The common name: "Forge scripts". */
  readonly title: string;
  /** How a file of this format is recognized: one plain sentence. */
  readonly recognized: string;
  /** Where comments can disable rules, if the comment syntax alone does not make it clear. */
  readonly comments?: string;
}

/** A token that has no entry yet. */
export interface NewToken {
  /** The name required by the rules: `Goblin Token`. */
  readonly name: string;
  readonly typeLine: string;
  /** Letters in the order W U B R G. */
  readonly colors: string;
  /** Power and toughness; empty if it has none. */
  readonly stats: string;
  readonly loyalty: string;
  readonly rulesText: string;
  /** The name of the card that makes the token. */
  readonly maker: string;
}

/** Adds token entries to files that identify each token by a unique name. */
export interface TokenEntries {
  /**
   * A new entry in the style of the existing ones, under a name that is still free. The offset counts in the file. Null
   * if the entry cannot be written.
   * @param isTaken whether an entry in another file has a name
   */
  add(
    document: CardDocument,
    text: string,
    token: NewToken,
    isTaken: (name: string) => boolean,
  ): { readonly at: number; readonly text: string } | null;
}

/** One file format: converts between a file's text and cards. */
export interface Format {
  readonly id: string;
  readonly about: About;
  /** Globs of the files that may have this format, for searching a set's folder. */
  readonly files: readonly string[];
  /**
   * Globs that match almost only card files: the editor activates the extension for a folder that has one. The
   * extensions in `files` (`.json`, `.txt`) are too common for that. Absent if `files` is specific enough.
   */
  readonly names?: readonly string[];
  /**
   * Whether a file has this format, judged by its name and the beginning of its text (empty: by its name alone).
   * `undecided` requests a longer beginning; it counts as no if there is no more text.
   */
  matches(path: string, head: string): boolean | 'undecided';
  /**
   * Reads the whole text. Never throws. With `previous`, unchanged cards are reused. Each region knows how its text is
   * encoded in the file.
   */
  read(path: string, text: Text, previous?: CardDocument): CardDocument;
  /** How comments that disable rules are written; absent if the format has no comments. */
  readonly comments?: Comments;
  /** How tokens are added; absent if the format has no token entries. */
  readonly tokenEntries?: TokenEntries;
}
