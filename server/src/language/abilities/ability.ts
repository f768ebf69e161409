import type { Lexemes } from '../grammar/lexemes.js';
import type { Phrase } from '../grammar/phrase.js';

/** One line of rules text as words. */
export interface LineContext {
  readonly text: string;
  readonly lexemes: Lexemes;
  /** Where the line begins in the rules text, in UTF-16 units. */
  readonly offset: number;
  readonly isAbilityWord: boolean;
  readonly quotes: readonly QuotedReading[];
}

/** One ability of a card, with the phrases it was read from. Offsets are UTF-16 units in the rules text. */
export interface Ability {
  readonly kind: 'keyword' | 'activated' | 'loyalty' | 'triggered' | 'static' | 'spell' | 'chapter' | 'level';
  readonly start: number;
  readonly end: number;
  readonly line: LineContext;
  /** The ability word or flavor word before the dash. */
  readonly label?: string;
  readonly keywords?: Phrase;
  /** A keyword before a dash or arrow that changes the ability: "[Deathknell] — Draw 1." */
  readonly keywordBefore?: Phrase;
  /** A clause or limit before the trigger: "While you control this battlefield, when …". */
  readonly opening?: Phrase;
  /** A keyword of the set itself, which its reminder text explains. */
  readonly ownKeyword?: OwnKeyword;
  readonly cost?: Phrase | null;
  readonly loyalty?: string;
  readonly trigger?: Phrase | null;
  readonly condition?: Phrase | null;
  readonly chapters?: readonly number[];
  readonly level?: Level;
  readonly sentences?: readonly SentenceReading[];
  readonly modes?: readonly Mode[];
}

export interface OwnKeyword {
  /** In lower case. */
  readonly name: string;
  readonly number: string | null;
  readonly cost: Phrase | null;
  readonly quality: Phrase | null;
}

export interface SentenceReading {
  readonly phrase: Phrase;
}

export interface Mode {
  readonly line: LineContext;
  readonly cost: Phrase | null;
  readonly sentences: readonly SentenceReading[];
}

export interface Level {
  readonly label: string;
  readonly cost?: Phrase | null;
  readonly pt?: string;
  readonly abilities: readonly Ability[];
}

/** A piece of text that the grammar does not understand. */
export interface UnreadPiece {
  readonly start: number;
  readonly end: number;
  /** The offset of the first word that no reading got past. */
  readonly stoppedAt: number;
}

/** The abilities of a text, and the pieces that the grammar does not understand. */
export interface AbilitiesReading {
  readonly abilities: readonly Ability[];
  readonly unread: readonly UnreadPiece[];
}

/** The abilities in quotation marks, with offsets in the text between them; those of `unread` are offsets in the line. */
export interface QuotedReading extends AbilitiesReading {
  /** Where the opening quotation mark is in the line, in UTF-16 units. */
  readonly start: number;
}
