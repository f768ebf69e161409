import type { Nets } from './nets.js';
import { ANY_NUMBER, type Part, type Wording } from './notation.js';
import type { Terminal } from './terminal.js';

/** What the names of categories begin with that read the words up to a phrase of another one. */
const prefix = '...';

/** The most words of a stretch, so that reading stays linear. */
const MAX_WORDS = 250;

/**
 * The categories whose names in some wordings are like `...x`: one or more words up to a phrase of `x`, or the end.
 * @param nets the nets of the wordings; called when a stretch is read first
 */
export function stretches(wordings: readonly Wording[], nets: () => Nets): ReadonlyMap<string, Terminal> {
  const found = new Map<string, Terminal>();
  const add = (part: Part) => {
    if (part.kind === 'choice') for (const { parts } of part.options) parts.forEach(add);
    else if (part.kind === 'slot' && part.category.startsWith(prefix))
      found.set(
        part.category,
        stretch(() => nets().category(part.category.slice(prefix.length))),
      );
  };
  for (const { parts } of wordings) parts.forEach(add);
  return found;
}

function stretch(categoryAfter: () => number): Terminal {
  let after = -1;
  return {
    begins: () => true,
    read: ({ length }, at, begins = () => false) => {
      if (after < 0) after = categoryAfter();
      const last = Math.min(length, at + MAX_WORDS);
      let end = at;
      while (end < last && !begins(after, end)) end++;
      return end > at ? [{ end, number: ANY_NUMBER, value: null }] : [];
    },
  };
}
