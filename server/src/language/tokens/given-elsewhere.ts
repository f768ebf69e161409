import type { AbilityNode } from './ast.js';
import type { Cursor } from './cursor.js';
import { notKeywordStarts } from './keyword.js';

/** `those characteristics`, `all abilities of the exiled card`, `that ability`: abilities mentioned elsewhere. */
export function readElsewhere(cursor: Cursor): AbilityNode | null {
  const first = cursor.at;
  if (!notKeywordStarts.has(cursor.lower) && cursor.lower !== 'that') return null;
  const ahead = cursor.fork();
  for (let i = 0; i < MAX_ELSEWHERE && ahead.word.kind === 'word'; i++) {
    const { lower } = ahead.word;
    ahead.skip();
    if (lower === 'characteristics' || lower === 'ability' || lower === 'abilities') {
      if (ahead.lower === 'of' || ahead.lower === 'from')
        while (!ahead.done && (ahead.word.kind === 'word' || ahead.word.kind === 'number')) ahead.skip();
      cursor.at = ahead.at;
      return { kind: lower === 'characteristics' ? lower : 'elsewhere', ...cursor.nodeFrom(first) };
    }
  }
  return null;
}

/** The most words before `ability` or `characteristics`: "all activated mana abilities". */
const MAX_ELSEWHERE = 6;
