import type { Span } from '../text/span.js';
import type { Text } from '../text/text.js';
import type { FormatProblem } from './card.js';

/** The id of the problem reported for a file that is not UTF-8 text. */
export const INVALID_UTF8 = 'invalid-utf8';

/**
 * The first place in a span where the file is not UTF-8 text, recognized by what decoding produces: U+FFFD for invalid
 * bytes, U+0000 for every other byte of UTF-16. At most one problem, because one such place usually means many.
 */
export function unreadableCharacters(text: Text, within: Span): FormatProblem[] {
  const part = text.slice(within.start, within.end);
  const replaced = part.indexOf('\ufffd');
  const nul = part.indexOf('\0');
  if (replaced < 0 && nul < 0) return [];
  const at = within.start + (nul < 0 || (replaced >= 0 && replaced < nul) ? replaced : nul);
  const reason = nul < 0 ? 'the bytes here are not a character' : 'it has NUL characters, as UTF-16 read as UTF-8 has';
  return [
    {
      id: INVALID_UTF8,
      span: { start: at, end: at + 1 },
      message: `This file is not UTF-8 text: ${reason}. Save it as UTF-8.`,
    },
  ];
}
