import { selfEdits } from '../language/saying/self-edits.js';
import type { Direction, Rewrite, RewrittenClass } from './change.js';
import changes from './changes.txt';
import { readChanges, type WordedClass } from './notation.js';
import { heOrShe } from './singular-they.js';
import { wordEdit } from './word-edit.js';
import { WordingRewrite } from './wording.js';

/** The months in which cards began to refer to themselves differently: spells, legends, permanents. */
const selfMonths: readonly string[] = ['2018-04', '2022-01', '2024-11'];

const selfReference: RewrittenClass = {
  id: 'self-reference',
  since: selfMonths.at(-1)!,
  title: 'how cards refer to themselves',
  rewrites: () => [
    (text, head, date) =>
      selfEdits(text, head, date).flatMap(({ start, end, text: words }) =>
        wordEdit(start, text.slice(start, end), words),
      ),
  ],
};

let worded: readonly (RewrittenClass & { readonly isErratum: boolean })[] | null = null;

/**
 * The classes of change in a period, the oldest first. How cards refer to themselves comes last, since it looks at the
 * words around each reference.
 * @param after a month, `2017-08`; later changes are made. Empty if the age of the wording is not known
 * @param to the last month whose changes are made
 */
export function classesBetween(after: string, to: string): RewrittenClass[] {
  worded ??= readChanges(changes).map(withRewrites);
  const isWithin = (month: string) => month > after && month <= to;
  const classes = worded
    .filter(({ since, isErratum }) => isWithin(since) && !(isErratum && after === ''))
    .sort((a, b) => (a.since < b.since ? -1 : 1));
  return selfMonths.some(isWithin) ? [...classes, selfReference] : classes;
}

/** A class with its wordings compiled on first use. */
function withRewrites({ wordings, inReminder, ...change }: WordedClass) {
  const compiled = new Map<Direction, readonly Rewrite[]>();
  return {
    ...change,
    rewrites(direction: Direction): readonly Rewrite[] {
      const known = compiled.get(direction);
      if (known) return known;
      const made = wordings
        .filter(({ directions }) => directions.has(direction))
        .map((wording): Rewrite => {
          const rewrite = new WordingRewrite(wording, direction);
          if (inReminder) return (text) => rewrite.edits(text);
          return (text) => rewrite.edits(text).filter(({ span }) => !isInReminder(text, span.start));
        });
      if (change.id === 'singular-they' && direction === 'older') made.push(heOrShe);
      compiled.set(direction, made);
      return made;
    },
  };
}

function isInReminder(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
}
