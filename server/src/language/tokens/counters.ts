import { countOf } from '../lexicon.js';
import type { AbilityNode } from './ast.js';
import type { Cursor } from './cursor.js';
import { readNounPhrase } from './noun-phrase.js';

/** How many words a choice of counters has: "your choice of a first strike, vigilance, or lifelink counter". */
const CHOICE = 20;

/** `your choice of a flying, reach, or trample counter on it`. */
function readChosenCounters(cursor: Cursor): AbilityNode | null {
  const ahead = cursor.fork();
  if (!ahead.take('your', 'choice', 'of')) return null;
  let end = -1;
  for (let i = 0; i < CHOICE && !ahead.done; i++) {
    const { lower, kind } = ahead.word;
    if (kind !== 'word' && kind !== 'pair' && lower !== ',') break;
    const isCounter = lower === 'counter' || lower === 'counters';
    ahead.skip();
    if (!isCounter) continue;
    end = ahead.at;
    if (ahead.lower !== 'or' && ahead.lower !== ',') break;
  }
  if (end < 0) return null;
  const first = cursor.at;
  cursor.at = end;
  if (cursor.lower === 'on') cursor.skip(2);
  return { kind: 'counters', ...cursor.nodeFrom(first) };
}

/** `two +1/+1 counters on it`, `a shield counter on it`. */
export function readCounters(cursor: Cursor): AbilityNode | null {
  const chosen = cursor.lower === 'your' ? readChosenCounters(cursor) : null;
  if (chosen) return chosen;
  const isCounted = countOf(cursor.lower) !== null || cursor.sees('that', 'many') || cursor.lower === 'half';
  // "with shield counters": the number is undetermined.
  if (!isCounted && !(cursor.word.kind === 'word' && ['counter', 'counters'].includes(cursor.ahead(1).lower)))
    return null;
  const ahead = cursor.fork();
  for (let i = 0; i < 7 && !ahead.done; i++) {
    const { lower, kind } = ahead.word;
    if (lower === 'counter' || lower === 'counters') {
      if (i === 0) return null;
      ahead.skip();
      if (ahead.lower === 'on') {
        ahead.skip(2);
        // "a +1/+1 counter on it for each Elf you control": the clause counts counters, not tokens.
        if (ahead.take('for', 'each')) readNounPhrase(ahead, 'for each');
      }
      const first = cursor.at;
      cursor.at = Math.min(ahead.at, cursor.end);
      return { kind: 'counters', ...cursor.nodeFrom(first) };
    }
    if (kind !== 'word' && kind !== 'pair' && kind !== 'number') return null;
    if (lower === 'and' || lower === 'with' || lower === 'token') return null;
    ahead.skip();
  }
  return null;
}
