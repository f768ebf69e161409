import type { Mention } from '../card.js';
import { LineReader, regionOf } from '../plain/lines.js';
import { isAside, readListLine } from './list-line.js';

/** The content of a list of names. */
export interface Mentions {
  readonly mentions: readonly Mention[];
  /** Whether any line is neither blank nor a comment. */
  readonly isWritten: boolean;
}

/** The cards that the lines of a list name, one per line. Never throws. */
export function mentionsIn(text: string): Mentions {
  const mentions: Mention[] = [];
  let aside = false;
  let isWritten = false;
  const lines = new LineReader(text, text.charCodeAt(0) === 0xfeff ? 1 : 0);
  while (lines.advance()) {
    const { content } = lines;
    const line = text.slice(content.start, content.end);
    isWritten ||= line !== '' && !line.startsWith('#');
    const parsed = readListLine(line);
    if (parsed?.kind === 'heading') aside = isAside(parsed.text);
    // A name with undecodable characters cannot be resolved: that is reported once for the file.
    if (parsed?.kind !== 'entry' || isUndecodable(line)) continue;
    const name = regionOf<'file'>(text, {
      start: content.start + parsed.name.start,
      end: content.start + parsed.name.end,
    });
    mentions.push({ name, span: content, count: parsed.count, aside, custom: false });
  }
  return { mentions, isWritten };
}

/** Whether a text contains what decoding leaves if a file is not UTF-8 text. */
export function isUndecodable(text: string): boolean {
  return text.includes('\ufffd') || text.includes('\0');
}
