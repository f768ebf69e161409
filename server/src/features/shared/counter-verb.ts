import type { Word } from '../../text/words.js';

/** Words that follow the verb *counter*: "counter target spell", "counters that ability". */
const objects = new Set('target that it them the a an all each any another up this those abilities spells'.split(' '));

/** Whether *counter* or *counters* is the verb: "counter target spell". */
export function isCounterVerb(words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  // "a +1/+1 counter", "two counters", "each oil counter": after a number or a pair it is a noun.
  if (before?.kind === 'pair' || before?.kind === 'number') return false;
  if (/^(?:a|an|that|each|all|any|of|more|another|those|no|many|and|or)$/.test(before?.lower ?? '')) return false;
  return objects.has(words[index + 1]?.lower ?? '');
}
