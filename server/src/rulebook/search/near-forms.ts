import { typingErrors } from '../../util/near-words.js';

/** How far a word is from one that was looked for: 0 for the word itself. */
export const farness = { same: 0, form: 1, beginning: 2, typo: 4, typos: 5 } as const;

/**
 * The words of an index that may be meant by one that was typed, with their farness. Those that differ by typing errors
 * are only meant if there are no others.
 */
export function nearForms(typed: string, known: Iterable<string>): Map<string, number> {
  const near = new Map<string, number>();
  let nearest: number = farness.typos;
  for (const word of known) {
    const far = farnessOf(typed, word);
    if (far === null) continue;
    near.set(word, far);
    nearest = Math.min(nearest, far);
  }
  if (nearest < farness.typo) for (const [word, far] of near) if (far >= farness.typo) near.delete(word);
  return near;
}

function farnessOf(typed: string, word: string): number | null {
  if (word === typed) return farness.same;
  if (stem(word) === stem(typed)) return farness.form;
  if (typed.length > 1 && word.startsWith(typed)) return farness.beginning;
  if (typed.length < 4 || /\d/.test(typed) || Math.abs(word.length - typed.length) > 2) return null;
  const errors = typingErrors(typed, word);
  if (errors === 1) return farness.typo;
  return errors === 2 && typed.length > 7 ? farness.typos : null;
}

/** The word without an ending of nouns and verbs: the same for *deals*, *deal*, *dealing*, *sacrifice*, *sacrificed*. */
function stem(word: string): string {
  return word.length < 4 ? word : word.replace(/(?:ing|ed|es|s|e)$/, '');
}
