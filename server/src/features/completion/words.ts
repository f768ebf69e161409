import type { Snapshot } from '../../analysis/set/snapshot.js';
import { colorLetters } from '../../language/lexicon.js';

/** Words for completion that several places need. */

const LONGEST_WORD = 60;

/** Returns the word at the end of a line, at most `LONGEST_WORD` units of it. */
export function lastWord(line: string): string {
  return /[\p{L}'’-]*$/u.exec(line.slice(-LONGEST_WORD))?.[0] ?? '';
}

/** Returns the subtypes of the set and of the rulebook, as printed. @param families if given, only those of one of them */
export function subtypes({ edition, set }: Snapshot, families?: ReadonlySet<string>): string[] {
  const known = [...edition.vocabulary.subtypes.values()];
  const wanted = families ? known.filter((each) => each.families.some((family) => families.has(family))) : known;
  return [...new Set([...set.declared.subtypes, ...wanted.map(({ word }) => word)])];
}

/** Returns the color words, and the set's own. */
export function colors({ set }: Snapshot): string[] {
  return [...new Set([...set.declared.colors, ...colorLetters.keys(), 'colorless'])];
}
