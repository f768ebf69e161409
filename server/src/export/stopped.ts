import { getOrInsert } from '../util/get-or-insert.js';
import type { ReadingOfFace } from './reading.js';

/** Readings that stopped at the same words. */
export interface Stop {
  /** The words before the place, and the word that no wording continues with. */
  readonly before: string;
  readonly word: string;
  readonly lines: number;
  /** How many faces are not read whole for this reason alone. */
  readonly faces: number;
  /** The unread text of one of them. */
  readonly example: string;
}

/** How many faces were read whole, and what stopped the reading of the others: the most frequent first. */
export interface StoppedReport {
  readonly faces: number;
  readonly whole: number;
  readonly lines: number;
  readonly wholeLines: number;
  readonly stops: readonly Stop[];
}

/** Words before the place that are shown, and that two stops have in common. */
const WORDS_BEFORE = 3;

type Counted = { -readonly [K in keyof Stop]: Stop[K] };

/** Ranks what stopped the readings, so that the wording that helps most can be added first. */
export function stoppedReport(readings: Iterable<ReadingOfFace>): StoppedReport {
  const stops = new Map<string, Counted>();
  const report = { faces: 0, whole: 0, lines: 0, wholeLines: 0 };
  for (const { text, reading } of readings) {
    const lines = linesOf(text);
    report.faces++;
    report.lines += lines.length;
    if (reading.whole) report.whole++;
    report.wholeLines += lines.filter(
      ({ start, end }) => !reading.unread.some((piece) => piece.start < end && piece.end > start),
    ).length;
    for (const { start, end, stoppedAt } of reading.unread) {
      const before = text.slice(start, stoppedAt).trim().split(/\s+/).slice(-WORDS_BEFORE).join(' ');
      const word = /^\S*/.exec(text.slice(stoppedAt, end))![0];
      const stop = getOrInsert(stops, `${before}\n${word}`, () => ({
        before,
        word,
        lines: 0,
        faces: 0,
        example: text.slice(start, end),
      }));
      stop.lines++;
      if (reading.unread.length === 1) stop.faces++;
    }
  }
  return { ...report, stops: [...stops.values()].sort((a, b) => b.lines - a.lines || b.faces - a.faces) };
}

function linesOf(text: string): { start: number; end: number }[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const span = { start, end: start + line.length };
    start += line.length + 1;
    return span;
  });
}
