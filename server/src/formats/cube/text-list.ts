import type { CardDocument, FormatProblem, Mention } from '../card.js';
import { suppressionsIn } from '../hash-comments.js';
import { LineReader, regionOf } from '../plain/lines.js';
import { unreadableCharacters } from '../unreadable.js';
import { isAside, readListLine } from './list-line.js';

/** The id of the format that reads such lists. */
export const CUBE_TEXT = 'cube';

/** Reads a cube list of one name a line. Never throws. */
export function readTextList(text: string): CardDocument {
  const mentions: Mention[] = [];
  let aside = false;
  let written = false;
  const lines = new LineReader(text, text.charCodeAt(0) === 0xfeff ? 1 : 0);
  while (lines.advance()) {
    const { content } = lines;
    const line = text.slice(content.start, content.end);
    written ||= line !== '' && !line.startsWith('#');
    const said = readListLine(line);
    if (said?.kind === 'heading') aside = isAside(said.text);
    // A name with letters that are gone can be no card's: the file says so once.
    if (said?.kind !== 'entry' || isBroken(line)) continue;
    const name = regionOf(text, { start: content.start + said.name.start, end: content.start + said.name.end });
    mentions.push({ name, span: content, count: said.count, aside, custom: false });
  }
  const problems: FormatProblem[] = unreadableCharacters(text, { start: 0, end: text.length });
  if (written && mentions.length === 0 && problems.length === 0) problems.push(namesNothing());
  return {
    format: CUBE_TEXT,
    header: null,
    cards: [],
    mentions,
    suppressions: suppressionsIn(text),
    problems,
  };
}

/** Whether a text holds what decoding leaves where a file is no UTF-8 text. */
export function isBroken(text: string): boolean {
  return text.includes('\ufffd') || text.includes('\0');
}

function namesNothing(): FormatProblem {
  const message = 'No line of this cube list names a card. Write one name a line, with a count before it if you like.';
  return { id: 'cube-list-empty', span: { start: 0, end: 0 }, message };
}
