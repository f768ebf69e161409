import { countOf } from '../lexicon.js';
import type { Item, Source } from './ast.js';
import { Cursor } from './cursor.js';
import type { WordRange } from './source.js';

/** The place of an instruction among the lines of its level. */
export interface LinePlace {
  readonly source: Source;
  readonly lines: readonly WordRange[];
  readonly lineNumber: number;
}

/** The introduction of a list: whether one of its tokens is chosen, or all are created. */
export interface ListIntroduction {
  readonly choice: boolean;
}

/** The most words before "of the following": "up to two", "your choice of one". */
const MAX_BEFORE_LIST = 4;

/**
 * Skips `one of the following tokens at random —` or `your choice of:`, up to the start of the list; null, without
 * advancing, if no list is introduced.
 */
export function readListIntroduction(cursor: Cursor): ListIntroduction | null {
  const ahead = cursor.fork();
  let choice = true;
  let isIntroduced = false;
  for (let i = 0; i <= MAX_BEFORE_LIST && !isIntroduced && !ahead.done; i++) {
    const { lower, kind } = ahead.word;
    if (kind !== 'word' && kind !== 'number') return null;
    if (lower === 'each' || lower === 'all') choice = false;
    if (lower === 'the' && ahead.ahead(1).lower === 'following') isIntroduced = true;
    else if (lower === 'of' && [':', '—', '–', '-', ''].includes(ahead.ahead(1).lower)) isIntroduced = true;
    else if (lower === 'of' && ahead.ahead(1).kind === 'line') isIntroduced = true;
    else if (!isIntroducing(lower)) return null;
    ahead.skip();
  }
  if (!isIntroduced) return null;
  while (!ahead.done && !beginsList(ahead)) ahead.skip();
  if (!ahead.done) ahead.skip();
  cursor.at = ahead.at;
  return { choice };
}

function isIntroducing(lower: string): boolean {
  return countOf(lower) !== null || ['each', 'all', 'any', 'of', 'your', 'choice', 'their', 'up', 'to'].includes(lower);
}

function beginsList({ word, lower }: Cursor): boolean {
  return lower === ':' || lower === '.' || word.kind === 'dash' || word.kind === 'line' || lower === '•';
}

/** More lines than any list on a card has. */
const MAX_LINES = 40;

/** The bulleted lines after a line, each from after its bullet. */
export function bulletedLines({ source, lines, lineNumber }: LinePlace): Cursor[] {
  const found: Cursor[] = [];
  const last = Math.min(lines.length, lineNumber + 1 + MAX_LINES);
  for (let next = lineNumber + 1; next < last; next++) {
    const line = lines[next]!;
    const cursor = new Cursor(source, line.from, line.to);
    if (!cursor.take('•')) break;
    found.push(cursor);
  }
  return found;
}

/** Whether the characteristics of an item are given by a list: "for each of the following characteristics". */
export function isGivenByList(item: Item): boolean {
  return item.parts.some(
    (part) =>
      (part.kind === 'abilities' &&
        part.abilities.some(({ kind, text }) => kind === 'characteristics' && isList(text))) ||
      (part.kind === 'for each' && isList(part.what.text)),
  );
}

function isList(text: string): boolean {
  const lower = text.toLowerCase();
  return lower === 'those characteristics' || lower.includes('the following');
}
