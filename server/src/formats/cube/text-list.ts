import type { CardDocument, FormatProblem } from '../card.js';
import { suppressionsIn } from '../hash-comments.js';
import { unreadableCharacters } from '../unreadable.js';
import { mentionsIn } from './mentions.js';

/** The id of the format that reads these lists. */
export const CUBE_TEXT = 'cube';

/** Reads a cube list with one name per line. Never throws. */
export function readTextList(text: string): CardDocument {
  const { mentions, isWritten } = mentionsIn(text);
  const problems: FormatProblem[] = unreadableCharacters(text, { start: 0, end: text.length });
  if (isWritten && mentions.length === 0 && problems.length === 0) problems.push(namesNothing());
  return {
    format: CUBE_TEXT,
    header: null,
    cards: [],
    mentions,
    suppressions: suppressionsIn(text),
    problems,
  };
}

function namesNothing(): FormatProblem {
  const message = 'No line of this cube list names a card. Write one name a line, with a count before it if you like.';
  return { id: 'cube-list-empty', span: { start: 0, end: 0 }, message };
}
