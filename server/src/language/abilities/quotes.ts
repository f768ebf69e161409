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
    const inner = text.slice(1, -1).replace(/,$/, '');
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
