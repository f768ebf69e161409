import type { Word } from '../../text/words.js';

/** Whether a text is *token* or *tokens*, in any case. */
export function isTokenNounText(text: string): boolean {
  return /^tokens?$/i.test(text);
}

/** Whether a word is *token* or *tokens*, in any spelling. */
export function isTokenNoun(word: Word | undefined): boolean {
  return word?.lower === 'token' || word?.lower === 'tokens';
}

/** The indices of the words that are *token* or *tokens*. */
export function tokenNouns(words: readonly Word[]): readonly number[] {
  const found: number[] = [];
  for (let i = 0; i < words.length; i++) if (isTokenNoun(words[i])) found.push(i);
  return found;
}

/** The index of the first of the capitalised words directly before a word; its own index if there are none. */
export function firstCapitalBefore(words: readonly Word[], at: number): number {
  let first = at;
  while (words[first - 1]?.capital && !isTokenNoun(words[first - 1])) first--;
  return first;
}
