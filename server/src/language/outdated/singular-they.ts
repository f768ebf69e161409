import type { Edit } from '../../text/edit.js';
import { lineUpTo } from '../../text/line-at.js';
import { withEnding } from './verb-number.js';

/** A player, by whether the words mean one or several. Possessive forms count, as in "each player's upkeep". */
const players =
  /\b(?:(players|opponents|controllers|owners|teammates)|player|opponent|controller|owner|teammate)\b(?!s)/g;

/** What players have: creatures have power, spells have costs. */
const possessions =
  '(?:(?:next|own|last|first|second|third|starting|untap|draw|end|main|mana) )*' +
  '(?:hand|library|graveyard|life total|life|turn|upkeep|step|phase|pool|choice|spell)';

/** What players do. */
const deeds =
  'control|reveal|choose|discard|pay|draw|sacrifice|put|cast|play|search|lose|gain|exile|return|attack|own|may|can|' +
  'could|do|controlled|discarded|drew|have';

const singular = new RegExp(`\\b(?:[Tt]heir(?= (?:top )?${possessions}\\b)|[Tt]hey (?:${deeds})\\b(?!['’]))`, 'g');

/** "He or she" and "his or her" for one player, as cards said until 2018. */
export function heOrShe(text: string): Edit<'text'>[] {
  const edits: Edit<'text'>[] = [];
  for (const match of text.matchAll(singular)) {
    const start = match.index;
    if (!meansOne(lineUpTo(text, start))) continue;
    const [they = '', verb] = match[0].split(' ');
    const older = verb === undefined ? 'his or her' : `he or she ${withEnding(verb)}`;
    const newText = they.startsWith('T') ? older[0]!.toUpperCase() + older.slice(1) : older;
    edits.push({ span: { start, end: start + match[0].length }, newText });
  }
  return edits;
}

/** Whether the last player that is mentioned is one. */
function meansOne(before: string): boolean {
  const last = [...before.matchAll(players)].at(-1);
  return last !== undefined && last[1] === undefined;
}
