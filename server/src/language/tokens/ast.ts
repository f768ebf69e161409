import type { TextSpan } from '../../text/span.js';
import type { Word } from '../../text/words.js';
import type { Count, Dialect } from '../lexicon.js';

/**
 * The location of a phrase: the card's own rules text, a quoted ability of another object, or reminder text (207.2a).
 */
export type Context = 'rules' | 'quoted' | 'reminder';

/** A piece of text with its span. Offsets are UTF-16 units in the parsed text. */
export interface Node {
  readonly span: TextSpan;
  readonly text: string;
}

/** `1/1`, `X/X`: the two values as written. */
export interface PtPart {
  readonly kind: 'pt';
  readonly span: TextSpan;
  readonly text: string;
}

/** One word for a color, or `colorless` (no letters); `all colors` has five letters. */
export interface ColorWord {
  readonly span: TextSpan;
  readonly word: string;
  readonly letters: readonly ('W' | 'U' | 'B' | 'R' | 'G')[];
}

/** One ability in a `with` list. */
export type AbilityNode =
  | { readonly kind: 'keyword'; readonly span: TextSpan; readonly text: string }
  /** `span` includes the quotation marks, `inner` is the text between them. */
  | { readonly kind: 'quoted'; readonly span: TextSpan; readonly inner: TextSpan; readonly text: string }
  /**
   * `power and toughness each equal to …`, `base power and toughness 4/4`: in the position of an ability; the value,
   * with stars if it is computed.
   */
  | { readonly kind: 'stats'; readonly span: TextSpan; readonly text: string; readonly value: string }
  /** `two +1/+1 counters on it`: not an ability, but in the position of one. */
  | { readonly kind: 'counters'; readonly span: TextSpan; readonly text: string }
  /** `can't block`: a sentence about the token without quotation marks, from its verb on. */
  | { readonly kind: 'unquoted'; readonly span: TextSpan; readonly text: string }
  /** `those characteristics`: defined elsewhere, by a list or a choice. */
  | { readonly kind: 'characteristics'; readonly span: TextSpan; readonly text: string }
  /** `all abilities of the exiled card`: not known from the text. */
  | { readonly kind: 'elsewhere'; readonly span: TextSpan; readonly text: string };

/**
 * One part of a token phrase. The parts of an item are in the order of the text, do not overlap, and include every word
 * of the item: words that the grammar does not understand are `unknown` parts.
 */
export type PhrasePart =
  | { readonly kind: 'count'; readonly span: TextSpan; readonly text: string; readonly count: Count }
  | {
      readonly kind: 'state';
      readonly span: TextSpan;
      readonly tapped: boolean;
      readonly attacking: boolean;
      readonly blocking: boolean;
      readonly ready: boolean | null;
      readonly target: string | null;
    }
  | { readonly kind: 'supertype'; readonly span: TextSpan; readonly word: string }
  | PtPart
  | { readonly kind: 'might'; readonly span: TextSpan; readonly value: number | null; readonly text: string }
  | {
      readonly kind: 'colors';
      readonly span: TextSpan;
      readonly words: readonly ColorWord[];
      readonly afterNoun: boolean;
      /** Words in the list of colors that are not one of the five: `white and balck`, `White and blue`. */
      readonly strange: readonly Node[];
    }
  | { readonly kind: 'subtype'; readonly span: TextSpan; readonly word: string }
  | { readonly kind: 'type'; readonly span: TextSpan; readonly word: string }
  | { readonly kind: 'noun'; readonly span: TextSpan; readonly word: string; readonly plural: boolean }
  | { readonly kind: 'name'; readonly span: TextSpan; readonly name: Node; readonly form: 'named' | 'appositive' }
  | { readonly kind: 'abilities'; readonly span: TextSpan; readonly abilities: readonly AbilityNode[] }
  | {
      readonly kind: 'copy';
      readonly span: TextSpan;
      readonly of: Node;
      readonly form: 'that is' | 'token copy' | 'token of';
    }
  | {
      readonly kind: 'except';
      readonly span: TextSpan;
      readonly exception: Node;
      readonly comma: boolean;
      /** The characteristics that the exception gives, as far as it was understood. */
      readonly changes: Exception;
    }
  | { readonly kind: 'attached'; readonly span: TextSpan; readonly to: Node }
  | { readonly kind: 'for each'; readonly span: TextSpan; readonly what: Node }
  | { readonly kind: 'equal to'; readonly span: TextSpan; readonly what: Node }
  | { readonly kind: 'where'; readonly span: TextSpan; readonly what: Node }
  | { readonly kind: 'rounded'; readonly span: TextSpan; readonly direction: 'up' | 'down' }
  | { readonly kind: 'chosen'; readonly span: TextSpan; readonly what: readonly string[] }
  | { readonly kind: 'every land type'; readonly span: TextSpan }
  | { readonly kind: 'place'; readonly span: TextSpan; readonly place: string }
  /** `under target opponent's control`: whose, as written without the possessive ending; null for *your*. */
  | { readonly kind: 'control'; readonly span: TextSpan; readonly of: string | null }
  | { readonly kind: 'instead'; readonly span: TextSpan }
  | { readonly kind: 'double-faced'; readonly span: TextSpan }
  /** Riftbound definitions: "the Fae tag". */
  | { readonly kind: 'tag'; readonly span: TextSpan; readonly word: string }
  /** Fifth Edition: "that counts as a Chicken", "that count as Sheep". */
  | { readonly kind: 'counts as'; readonly span: TextSpan; readonly words: readonly string[]; readonly plural: boolean }
  | { readonly kind: 'unknown'; readonly span: TextSpan; readonly text: string };

/** The characteristics that an exception gives a copy (707.9). */
export interface Exception {
  readonly parts: readonly PhrasePart[];
  /** `in addition to its other types`, `… colors`: whether the copy also keeps those of the original. */
  readonly adds: { readonly types: boolean; readonly colors: boolean };
}

export type PartKind = PhrasePart['kind'];
export type PartOf<K extends PartKind> = Extract<PhrasePart, { kind: K }>;

/**
 * One token noun phrase: `two 1/1 red Goblin creature tokens with haste`.
 *
 * - `described`: with a type word, a P/T or a color
 * - `named`: only capitalized words before *token*: predefined, a Role, a token of the set, or a card's name
 * - `copy`: a token that's a copy of something
 * - `back-reference`: `one of those tokens`, `that token`
 */
export interface Item {
  readonly kind: 'described' | 'named' | 'copy' | 'back-reference';
  readonly span: TextSpan;
  readonly parts: readonly PhrasePart[];
}

/** A sentence after the phrase about the tokens just created. */
export interface FollowUp {
  readonly kind: 'has' | 'gains' | 'enters' | 'power' | 'becomes' | 'treat' | 'is';
  readonly span: TextSpan;
  readonly parts: readonly PhrasePart[];
  /** Whether it is about all tokens of the phrase (`They`, `Those tokens`) rather than the last one. */
  readonly ofAll: boolean;
  /** Whether it applies only in some cases: "If a creature died this turn, it enters tapped." */
  readonly isConditional: boolean;
  /** The whole sentence, without its full stop. */
  readonly sentence: string;
  /** For `gains` and `becomes`: what is gained, or what it becomes a copy of, as written. */
  readonly text: string;
}

/** A follow-up without its tokens and its condition. */
export type FollowUpBase = Omit<FollowUp, 'ofAll' | 'isConditional' | 'sentence'>;

/** An instruction that makes tokens: verb, items, and the sentences that continue to describe them. */
export interface TokenPhrase {
  readonly span: TextSpan;
  readonly verb: Node;
  /** Who makes the tokens; null if that is "you". */
  readonly actor: Node | null;
  readonly context: Context;
  readonly items: readonly Item[];
  /**
   * The items, or the lines with their characteristics, are alternatives: `or`, `your choice of`, `one of the
   * following`.
   */
  readonly choice: boolean;
  /** The tokens replace or add to others that would be created. */
  readonly replacement: boolean;
  /** Only one of two phrases is executed: `create … instead`. */
  readonly instead: boolean;
  /** `For each opponent, create …`. */
  readonly forEach: Node | null;
  readonly followUps: readonly FollowUp[];
  /** The lines of "those characteristics", one token each. */
  readonly options: readonly Item[];
}

/** A condition or a mention: `If you would create a Clue, Food, or Treasure token`. Creates nothing. */
export interface TokenMention {
  readonly span: TextSpan;
  readonly context: Context;
  readonly items: readonly Item[];
}

/** A text split into words, with its brackets and quotation marks paired. */
export interface Source {
  readonly text: string;
  readonly dialect: Dialect;
  readonly words: readonly Word[];
  /** For the word that opens a group (quotes, parentheses): the index of the word that closes it; else -1. */
  readonly closes: readonly number[];
}

/** Parsed rules text. */
export interface RulesTree extends Source {
  readonly phrases: readonly TokenPhrase[];
  readonly mentions: readonly TokenMention[];
}

/** The first part of a kind, or undefined. */
export function partOf<K extends PartKind>(
  item: { readonly parts: readonly PhrasePart[] },
  kind: K,
): PartOf<K> | undefined {
  return item.parts.find((part): part is PartOf<K> => part.kind === kind);
}

/** All parts of a kind, in text order. */
export function partsOf<K extends PartKind>(
  item: { readonly parts: readonly PhrasePart[] },
  kind: K,
): readonly PartOf<K>[] {
  // A phrase has few of the many kinds, and many rules query theirs: avoid allocating empty lists.
  if (!partOf(item, kind)) return none;
  return item.parts.filter((part): part is PartOf<K> => part.kind === kind);
}

const none: readonly never[] = [];
