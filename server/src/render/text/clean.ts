/** Control characters, halves of surrogate pairs, and marks that turn the writing direction of what follows. */
const unprintable =
  /\p{Cc}|\p{Cs}|[\u200b-\u200f]|[\u202a-\u202e]|[\u2060-\u206f]|[\ufe00-\ufe0f]|\ufeff|[\ufff0-\uffff]/gu;
/** More marks on one letter than any language writes would reach into the lines above and below. */
const piled = /(\p{M}{2})\p{M}+/gu;

/**
 * A text of a card as it can be drawn, on one line and not longer than `longest` UTF-16 units, cut with an ellipsis.
 * Quotation marks and apostrophes are made curly, and the minus of `-1/-1` a minus, as they are printed.
 */
export function clean(text: string, longest: number): string {
  const line = text
    .slice(0, 2 * longest)
    .replace(/\s+/gu, ' ')
    .replace(unprintable, '')
    .normalize('NFC')
    .replace(piled, '$1')
    .trim();
  const whole = line.length <= longest && text.length <= 2 * longest;
  return printed(whole ? line : `${line.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…`);
}

/** Marks as printed; a quotation mark opens where a space, a bracket, a dash or another opening mark stands before it. */
function printed(text: string): string {
  return text
    .replace(/(^|[\s([{‘“—–-])"/gu, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{“—–])'/gu, '$1‘')
    .replaceAll("'", '’')
    .replace(/(?<![\p{L}\p{N}])-(?=\d|[XYZ*]\b)/gu, '−');
}
