/** Control characters, lone surrogates, and characters that change the writing direction. */
const unprintable =
  /\p{Cc}|\p{Cs}|[\u200b-\u200f]|[\u202a-\u202e]|[\u2060-\u206f]|[\ufe00-\ufe0f]|\ufeff|[\ufff0-\uffff]/gu;
/** More combining marks on one letter than any language uses would overlap the lines above and below. */
const stackedMarks = /(\p{M}{2})\p{M}+/gu;

/**
 * Prepares text of a card for drawing: on one line, and cut with an ellipsis at `longest` UTF-16 units. Quotation
 * marks, apostrophes and the minus of `-1/-1` become typographic, as on printed cards.
 */
export function clean(text: string, longest: number): string {
  const line = text
    .slice(0, 2 * longest)
    .replace(/\s+/gu, ' ')
    .replace(unprintable, '')
    .normalize('NFC')
    .replace(stackedMarks, '$1')
    .trim();
  const whole = line.length <= longest && text.length <= 2 * longest;
  return typographic(whole ? line : `${line.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…`);
}

/** Typographic marks; a quotation mark opens after a space, a bracket, a dash or another opening mark. */
function typographic(text: string): string {
  return text
    .replace(/(^|[\s([{‘“—–-])"/gu, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{“—–])'/gu, '$1‘')
    .replaceAll("'", '’')
    .replace(/(?<![\p{L}\p{N}])-(?=\d|[XYZ*]\b)/gu, '−');
}
