import { wordSet } from '../../util/word-set.js';
import type { PhrasePart } from './ast.js';
import type { Cursor } from './cursor.js';
import { readNounPhrase } from './noun-phrase.js';
import { state } from './state.js';

/** `tapped`, `tapped and attacking that player`, `attacking`, `blocking that creature`; Riftbound: `exhausted`, `ready`. */
export function readStateAfter(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  const tapped = cursor.take('tapped');
  const joined = tapped && (cursor.sees('and', 'attacking') || cursor.sees('and', 'blocking'));
  if (joined) cursor.skip();
  const attacking = (!tapped || joined) && cursor.take('attacking');
  const blocking = !attacking && (!tapped || joined) && cursor.take('blocking');
  if (tapped || attacking || blocking) {
    const target = attacking || blocking ? readTarget(cursor) : null;
    return { ...state(cursor, first, { tapped, attacking, blocking }), target };
  }
  if (cursor.source.dialect !== 'riftbound') return null;
  if (cursor.take('exhausted')) return state(cursor, first, { ready: false });
  if (cursor.take('ready')) return state(cursor, first, { ready: true });
  return null;
}

const targetStarts = wordSet('that it the target a an this each defending one another any your different');

/** The player or object that the token attacks or blocks, if the text states it. */
function readTarget(cursor: Cursor): string | null {
  if (!targetStarts.has(cursor.lower) && !cursor.word.capital) return null;
  return readNounPhrase(cursor, 'attacked')?.text ?? null;
}
