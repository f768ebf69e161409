import type { Mention } from '../card.js';
import { LineReader, regionOf } from '../plain/lines.js';
import { isAside, readListLine } from './list-line.js';

/** What a list of names says. */
export interface Mentions {
  readonly mentions: readonly Mention[];
  /** Whether any line is neither blank nor a comment. */
  readonly isWritten: boolean;
}

/** The cards that the lines of a list name, one a line. Never throws. */
export function mentionsIn(text: string): Mentions {
  const mentions: Mention[] = [];
  let aside = false;
  let isWritten = false;
  const lines = new LineReader(text, text.charCodeAt(0) === 0xfeff ? 1 : 0);
  while (lines.advance()) {
    const { content } = lines;
    const line = text.slice(content.start, content.end);
    isWritten ||= line !== '' && !line.startsWith('#');
    const said = readListLine(line);
    if (said?.kind === 'heading') aside = isAside(said.text);
    // A name with letters that are gone can be no card's: the file says so once.
    if (said?.kind !== 'entry' || isBroken(line)) continue;
    const name = regionOf(text, { start: content.start + said.name.start, end: content.start + said.name.end });
    mentions.push({ name, span: content, count: said.count, aside, custom: false });
  }
  return { mentions, isWritten };
}

/** Whether a text holds what decoding leaves where a file is no UTF-8 text. */
export function isBroken(text: string): boolean {
  return text.includes('\ufffd') || text.includes('\0');
}
