import { selfEdits } from '../saying/self-edits.js';
import type { Direction, Rewrite, RewrittenClass } from './change.js';
import { listedClasses } from './listed-classes.js';
import { heOrShe } from './singular-they.js';
import { wordEdit } from './word-edit.js';

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

/**
 * The classes of change in a period, the oldest first. How cards refer to themselves comes last, since it looks at the
 * words around each reference.
 * @param after a month, `2017-08`; later changes are made. Empty if the age of the wording is not known
 * @param to the last month whose changes are made
 */
export function classesBetween(after: string, to: string): RewrittenClass[] {
  const isWithin = (month: string) => month > after && month <= to;
  const classes = listedClasses()
    .filter(({ since, isOnlyForOlder }) => isWithin(since) && !(isOnlyForOlder && after === ''))
    .sort((a, b) => (a.since < b.since ? -1 : 1))
    .map(
      (listed): RewrittenClass => ({
        ...listed,
        rewrites: (direction: Direction) => {
          const rewrites = listed.wordings(direction).map((wording): Rewrite => {
            return (text) => listed.placesOf(wording, text).flatMap(({ edits }) => edits);
          });
          return listed.id === 'singular-they' && direction === 'older' ? [...rewrites, heOrShe] : rewrites;
        },
      }),
    );
  return selfMonths.some(isWithin) ? [...classes, selfReference] : classes;
}
