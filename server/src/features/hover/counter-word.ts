import { termsOf } from '../../edition/terms.js';
import type { HoverSubject, Spot } from '../shared/cursor/spot.js';
import { bold, page } from '../shared/markdown.js';
import { passagesOn } from '../shared/passages.js';
import { termAround } from '../shared/term-words.js';
import { quoted } from './rules.js';

/** Words that follow the verb *counter*: "counter target spell", "counters that ability". */
const objects = new Set('target that it them the a an all each any another up this those abilities spells'.split(' '));

/** The hover on the noun *counter*: a counter is not a token. */
export function counterWordAt({ tree, index, snapshot, field }: Spot): HoverSubject | null {
  const word = tree.words[index];
  if (!word || field !== 'rules text' || !/^counters?$/.test(word.lower) || isCounterVerb(tree.words, index))
    return null;
  const { rulebook } = snapshot.edition;
  // "Stun counter" is a term of its own.
  const use = termAround(tree.words, index, termsOf(snapshot.edition));
  if (use && use.last > use.first) return null;
  const rules = quoted(passagesOn(rulebook, 'counters are no tokens'), rulebook);
  if (rules === null) return null;
  return { span: { start: word.start, end: word.end }, markdown: page(bold('Counter'), rules) };
}

/** Whether *counter* or *counters* is the verb: "counter target spell". */
export function isCounterVerb(words: Spot['tree']['words'], index: number): boolean {
  const before = words[index - 1];
  // "a +1/+1 counter", "two counters", "each oil counter": after a number or a pair it is a noun.
  if (before?.kind === 'pair' || before?.kind === 'number') return false;
  if (/^(?:a|an|that|each|all|any|of|more|another|those|no|many|and|or)$/.test(before?.lower ?? '')) return false;
  return objects.has(words[index + 1]?.lower ?? '');
}
