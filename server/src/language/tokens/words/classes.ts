import type { Lexeme } from '../../grammar/lexemes.js';
import { ANY_NUMBER } from '../../grammar/notation.js';
import type { Terminal, TerminalPhrase } from '../../grammar/terminal.js';
import { countOf } from '../../lexicon.js';

/** The categories of `tokens.txt` that are words of a class, by name. */
export type WordClasses = Readonly<Record<string, Terminal>>;

/** A test of a word and those around. The last one is always a line end, so that one word ahead can be looked at. */
type Test = (words: readonly Lexeme[], at: number) => boolean;

/** For tests that a word of any class may pass. */
export const always = () => true;

const none: readonly TerminalPhrase[] = [];

const phrase = (end: number): TerminalPhrase => ({ end, number: ANY_NUMBER, value: null });

/** A single word of a class; what it is may also depend on the words around. */
export function word(begins: Terminal['begins'], test: Test = always): Terminal {
  return { begins, read: ({ words }, at) => (test(words, at) ? [phrase(at + 1)] : none) };
}

/** As many words of a class as follow each other. */
export function run(test: (word: Lexeme) => boolean): Terminal {
  return upTo(test, (words, at) => {
    let end = at + 1;
    while (test(words[end]!)) end++;
    return end;
  });
}

/** The words up to an index that depends on those around; -1 if there are none. */
export function upTo(begins: Terminal['begins'], endOf: (words: readonly Lexeme[], at: number) => number): Terminal {
  return {
    begins,
    read: ({ words }, at) => {
      const end = endOf(words, at);
      return end > at ? [phrase(end)] : none;
    },
  };
}

/** No word at all: only whether the next one, with those around, passes a test. */
export function look(begins: Terminal['begins'], test: Test = always): Terminal {
  return { begins, read: ({ words }, at) => (test(words, at) ? [phrase(at)] : none) };
}

/** One to so many words of a class; every end is possible. */
export function upToSoMany(most: number, test: (word: Lexeme) => boolean): Terminal {
  return {
    begins: test,
    read: ({ words }, at) => {
      const found: TerminalPhrase[] = [];
      for (let end = at; end < at + most && test(words[end]!); end++) found.unshift(phrase(end + 1));
      return found;
    },
  };
}

/** Whether a word consists of letters. */
export function isWord({ kind }: Lexeme): boolean {
  return kind === 'word';
}

/** Whether a word can be a count. */
export function isCount({ lower }: Lexeme): boolean {
  return countOf(lower) !== null;
}

/** A word in lower case; empty outside the text. */
export function lowerAt(words: readonly Lexeme[], at: number): string {
  return words[at]?.lower ?? '';
}
