import { readLexemes, wordId } from './lexemes.js';

/** A word, or several without a space between them: `player's`, `{T},`. */
export interface TextPart {
  readonly kind: 'text';
  readonly text: string;
  /** The numbers of its words. */
  readonly words: readonly number[];
}

/** Forms of a word by number: *draws* and *draw*, *card* and *cards*. */
export interface FormsPart {
  readonly kind: 'forms';
  readonly singular: string;
  readonly plural: string;
  /** The numbers of the two words. */
  readonly words: readonly [number, number];
}

/** A word of a wording, or several without a space between them. */
export function textPart(text: string): TextPart {
  return { kind: 'text', text, words: wordsOf(text).map(wordId) };
}

/** The two forms of a word that agrees in number. */
export function formsPart(singular: string, plural: string): FormsPart {
  return { kind: 'forms', singular, plural, words: [wordId(singular), wordId(plural)] };
}

/** A possessive ending after a slot is a word of its own, as it is in card text. */
function wordsOf(text: string): readonly string[] {
  if (/^(?:[a-mo-z][a-z]*|\.|,)$/.test(text)) return [text];
  const ending = /^'s?(?=$|[^\w])/.exec(text)?.[0];
  if (ending) return [ending, ...(text.length > ending.length ? wordsOf(text.slice(ending.length)) : [])];
  return readLexemes(text).words.map((word) => word.lower);
}
