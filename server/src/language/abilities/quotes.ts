import { scanWords } from '../../text/words.js';
import type { Lexemes } from '../grammar/lexemes.js';
import type { AbilitiesReading, QuotedReading } from './ability.js';

/** Rules that texts name in quotation marks (704.5j). */
const ruleNames: ReadonlySet<string> = new Set(['legend rule']);

/**
 * The abilities in quotation marks of a line.
 * @param read reads a text in quotation marks; null if it is nested too deep
 */
export function quotesOf({ words }: Lexemes, read: (text: string) => AbilitiesReading | null): QuotedReading[] {
  const quotes: QuotedReading[] = [];
  for (const { kind, text, start, end } of words) {
    if (kind !== 'quote') continue;
    const isClosed = /.["”'’]$/.test(text);
    const inner = withDoubleQuotes(text).slice(1, -1).replace(/,$/, '');
    if (isClosed && (inner === '' || ruleNames.has(inner))) continue;
    const reading = isClosed ? read(inner) : null;
    const shift = start + 1;
    const unread = reading?.unread.map((piece) => ({
      start: piece.start + shift,
      end: piece.end + shift,
      stoppedAt: piece.stoppedAt + shift,
    })) ?? [{ start, end, stoppedAt: end }];
    quotes.push({ start, abilities: reading?.abilities ?? [], unread });
  }
  return quotes;
}

/** A quoted text with double quotation marks for the single ones around the abilities in it, as if it stood alone. */
function withDoubleQuotes(text: string): string {
  if (!/['‘]/.test(text)) return text;
  let result = '';
  let end = 0;
  for (const { kind, start } of scanWords(text)) {
    if (kind !== 'open-single' && kind !== 'close-single') continue;
    result += `${text.slice(end, start)}"`;
    end = start + 1;
  }
  return result + text.slice(end);
}
