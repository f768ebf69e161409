import type { AbilityNode } from './ast.js';
import type { Cursor } from './cursor.js';
import { readNounPhrase } from './noun-phrase.js';

/**
 * `power and toughness each equal to its mana value`, `base power and toughness 4/4`: of the token itself, not an
 * ability.
 */
export function readStats(cursor: Cursor): AbilityNode | null {
  const first = cursor.at;
  const ahead = cursor.fork();
  if (ahead.lower === 'a') ahead.skip();
  ahead.take('base');
  if (!ahead.take('power', 'and', 'toughness') && !ahead.take('power') && !ahead.take('toughness')) return null;
  ahead.take('each');
  const { kind, text } = ahead.word;
  if (kind === 'pair') {
    cursor.at = ahead.at + 1;
    return { kind: 'stats', ...cursor.nodeFrom(first), value: text };
  }
  if (!ahead.take('equal', 'to') || !readNounPhrase(ahead, 'counted')) return null;
  cursor.at = ahead.at;
  return { kind: 'stats', ...cursor.nodeFrom(first), value: '*/*' };
}
