import type { Phrase } from '../grammar/phrase.js';
import type { Line } from './line.js';

/** A keyword with a dash or arrow behind it, which changes the ability after it: "[Deathknell] — Draw 1." */
export interface KeywordBefore {
  readonly phrase: Phrase;
  readonly construct: string;
  /** The place after the dashes. */
  readonly end: number;
}

/** The keyword before an ability at a place of a line, or null. */
export function keywordBefore(line: Line, from: number): KeywordBefore | null {
  const { words } = line;
  const [phrase] = line.phrases('label', from, (end) => words[end]?.kind === 'dash');
  if (!phrase) return null;
  let { end } = phrase;
  while (words[end]?.kind === 'dash') end++;
  return { phrase, construct: phrase.ending!.wording.construct, end };
}
