import type { Span } from '../text/span.js';
import type { Text } from '../text/text.js';
import type { FormatProblem } from './card.js';

/** The id of the one problem a file that is no UTF-8 text has. */
export const INVALID_UTF8 = 'invalid-utf8';

/**
 * The first place within a stretch of a text where the file was no UTF-8 text, told by what decoding leaves there:
 * U+FFFD for bytes that mean nothing, U+0000 for every other byte of UTF-16. One problem at most: where there is one
 * such place there are many.
 */
export function unreadableCharacters(text: Text, within: Span): FormatProblem[] {
  const stretch = text.slice(within.start, within.end);
  const replaced = stretch.indexOf('\ufffd');
  const nul = stretch.indexOf('\0');
  if (replaced < 0 && nul < 0) return [];
  const at = within.start + (nul < 0 || (replaced >= 0 && replaced < nul) ? replaced : nul);
  const reason =
    nul < 0 ? 'the bytes here stand for no character' : 'it has NUL characters, as UTF-16 read as UTF-8 has';
  return [
    {
      id: INVALID_UTF8,
      span: { start: at, end: at + 1 },
      message: `This file is not UTF-8 text: ${reason}. Save it as UTF-8.`,
    },
  ];
}
