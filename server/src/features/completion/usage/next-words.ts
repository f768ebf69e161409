import { numberAfter } from './number.js';
import type { Usage } from './usage.js';

/** A word that may come next. */
export interface NextWord {
  /** In lower case. */
  readonly word: string;
  /** Whether it is common after these words, and not just common. */
  readonly isLikely: boolean;
}

/**
 * Returns the words that may follow a context (`contextOf`), the most likely first, nouns in the number it requires.
 * @param typed the letters that the word begins with, in lower case
 */
export function nextWords(context: readonly string[], typed: string, usage: Usage): NextWord[] {
  const [word = '', previous = ''] = context.toReversed();
  const number = numberAfter(context);
  const found = new Map<string, boolean>();
  const add = (words: readonly string[] | undefined, isLikely: boolean) => {
    for (const each of words ?? []) {
      // A noun and its plural have the same beginning, apart from their last letter: ability, abilities.
      if (!each.startsWith(typed.slice(0, each.length - 1))) continue;
      for (const form of agreeingForms(each, number, usage.nouns)) {
        if (form.startsWith(typed) && !found.has(form)) found.set(form, isLikely);
      }
    }
  };
  add(usage.after.get(`${previous} ${word}`), true);
  // What follows a word more often than others is only telling with a letter of it.
  if (typed !== '') add(usage.after.get(word), true);
  add(usage.words, false);
  return [...found].map(([each, isLikely]) => ({ word: each, isLikely }));
}

/** A word in its right number, followed by the other form of it. */
function agreeingForms(word: string, number: 'one' | 'several' | null, nouns: ReadonlySet<string>): string[] {
  const singular = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/s$/, '');
  if (number === null || !nouns.has(singular)) return [word];
  const plural = singular.endsWith('y') ? `${singular.slice(0, -1)}ies` : `${singular}s`;
  return number === 'one' ? [singular, plural] : [plural, singular];
}
