import type { Span } from '../../text/span.js';

/** The meaning of one line of a cube list. Spans are offsets in the line. */
export type ListLine =
  | { readonly kind: 'entry'; readonly name: Span; readonly count: number }
  /** Begins a part of the list: `Sideboard`, `[White]`, `Creatures (120)`. */
  | { readonly kind: 'heading'; readonly text: string };

/** The longest card name, in UTF-16 units; a longer line is a remark. */
const MAX_NAME_LENGTH = 200;

/** Words that can form the heading of a part of a cube: colours, kinds of cards, boards. */
const headingWords: ReadonlySet<string> = new Set(
  [
    'white blue black red green colorless colourless multicolor multicolored multicolour gold hybrid mono',
    'artifact artifacts creature creatures instant instants sorcery sorceries enchantment enchantments',
    'planeswalker planeswalkers battle battles land lands nonbasic basics spell spells card cards noncreature',
    'mainboard sideboard maybeboard deck cube commander commanders companion other others and about',
  ].flatMap((words) => words.split(' ')),
);

/** The number of copies: `2 `, `2x `, `2 x `, after a list bullet or the `SB:` of old deck lists. */
const start = /^(?:SB:[ \t]*|[-*•][ \t]+)?(?:(\d{1,3})[ \t]*(?:x[ \t]+|[ \t])[ \t]*)?/i;

/**
 * What follows a name: sites write set code and number, `[SET]`, `<variant>`, `*F*` for foil, `#tags` and remarks;
 * people also write the count, `x2`.
 */
const endings: readonly RegExp[] = [
  /[ \t]\((?:[A-Z0-9]{2,6}|[a-z0-9]{2,6})\)(?:[ \t]+[A-Za-z0-9★†-]{1,8})?(?:[ \t]+\+?F)?$/,
  /[ \t]\[[^[\]]{1,24}\]$/,
  /[ \t]<[^<>]{1,24}>$/,
  /[ \t]\*[A-Z]{1,2}\*$/,
  /[ \t]#.*$/,
];
const trailingCount = /[ \t]x(\d{1,3})$/i;

/** Reads a trimmed line; null if it is not part of the list. Takes linear time, because long lines are skipped. */
export function readListLine(line: string): ListLine | null {
  if (line === '' || line.length > MAX_NAME_LENGTH) return null;
  if (/^(?:#|\/\/)/.test(line)) {
    // Sites write the names of the boards as comments.
    const text = line.replace(/^[#/ \t]+/, '');
    return isHeading(text) ? { kind: 'heading', text } : null;
  }
  if (isHeading(line)) return { kind: 'heading', text: line };
  const [before, written] = start.exec(line) as unknown as [string, string | undefined];
  let end = line.length;
  let count = written === undefined ? 1 : Number(written);
  for (let cut = true; cut; ) {
    const rest = line.slice(before.length, end);
    const ending = endings.map((pattern) => pattern.exec(rest)).find((found) => found !== null) ?? null;
    const countMatch = ending ? null : trailingCount.exec(rest);
    if (countMatch && written === undefined) count = Number(countMatch[1]);
    const found = ending ?? countMatch;
    cut = found !== null && found.index > 0;
    if (found && cut) end = before.length + rest.slice(0, found.index).trimEnd().length;
  }
  return end > before.length ? { kind: 'entry', name: { start: before.length, end }, count: Math.max(1, count) } : null;
}

/** Whether a heading begins a part of the list that is not in the cube. */
export function isAside(heading: string): boolean {
  return /\b(?:maybe|considering)/i.test(heading);
}

function isHeading(text: string): boolean {
  if (/^\[.*\]$|:$|^(?:[-=*_~]{2,}).*$|\(\d{1,4}\)$/.test(text)) return true;
  const words = text.toLowerCase().split(/[ \t&/,]+/);
  return words.every((word) => headingWords.has(word));
}
