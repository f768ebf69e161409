import type { PhrasePart } from './ast.js';
import type { Cursor } from './cursor.js';

/**
 * Riftbound: `1 :rb_might:`, `3 [M]`, `2 Might`; a published card has an energy symbol in place of the number by
 * mistake.
 */
export function readMight(cursor: Cursor): PhrasePart | null {
  const { word } = cursor;
  if (cursor.source.dialect !== 'riftbound') return null;
  const next = cursor.ahead(1);
  if (!isMightSymbol(next.lower)) return null;
  const digits = /[0-9]+/.exec(word.text);
  cursor.skip(2);
  return {
    kind: 'might',
    span: { start: word.start, end: next.end },
    value: word.kind === 'number' && digits ? Number(digits[0]) : null,
    text: word.text,
  };
}

const mightSymbols = new Set([':rb_might:', '[m]', '[might]', '[s]', 'might']);

/** Whether a word in lower case is *Might* or its symbol. */
export function isMightSymbol(lower: string): boolean {
  return mightSymbols.has(lower);
}
