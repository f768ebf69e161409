import { scanWords, type Word } from '../../text/words.js';
import type { Dialect } from '../lexicon.js';
import type { Node, Source } from './ast.js';

/** Scans the text and pairs its groups. A group that is never closed ends with its line. */
export function readSource(text: string, dialect: Dialect): Source {
  const words = scanWords(text);
  const closes: number[] = new Array(words.length).fill(-1);
  const open: number[] = [];
  const closeAll = (last: number) => {
    for (const opener of open) closes[opener] = last;
    open.length = 0;
  };
  for (let i = 0; i < words.length; i++) {
    const { kind } = words[i]!;
    if (kind === 'open-quote' || kind === 'open-single' || kind === 'open') open.push(i);
    else if (kind === 'line') closeAll(i - 1);
    else if (kind === 'close-quote' || kind === 'close-single' || kind === 'close') pair(words, closes, open, i);
  }
  closeAll(words.length - 1);
  return { text, dialect, words, closes };
}

/** How many open groups a closing mark is matched against. Cards nest three deep. */
const MAX_DEPTH = 32;

/**
 * Closes the innermost group of the kind; groups left open inside it end before it. A closing mark without an opening
 * one is an ordinary word.
 */
function pair(words: readonly Word[], closes: number[], open: number[], closer: number): void {
  const opener = `open${words[closer]!.kind.slice('close'.length)}`;
  let depth = open.length - 1;
  const lowest = Math.max(0, open.length - MAX_DEPTH);
  while (depth >= lowest && words[open[depth]!]!.kind !== opener) depth--;
  if (depth < lowest) return;
  while (open.length - 1 > depth) closes[open.pop()!] = closer - 1;
  closes[open.pop()!] = closer;
}

/** The index of the word after the one at `i`; a whole group counts as one word. */
export function after(source: Source, i: number): number {
  const close = source.closes[i]!;
  return close >= i ? close + 1 : i + 1;
}

/** A node over the words `first`…`last`, both included. */
export function nodeOf(source: Source, first: number, last: number): Node {
  const start = source.words[first]!.start;
  const end = source.words[Math.max(first, last)]!.end;
  return { span: { start, end }, text: source.text.slice(start, end) };
}

/** A range of words at one level of nesting: `from` included, `to` excluded. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Splits a range into sentences. A sentence ends at a full stop, at a line break, or with a closing quotation mark
 * after a full stop ("… can't block." Then …). Exported data often lacks the space between two sentences, so it is not
 * required.
 */
export function sentences(source: Source, { from, to }: WordRange): WordRange[] {
  const { words } = source;
  const found: WordRange[] = [];
  let start = from;
  for (let i = from; i < to; i = after(source, i)) {
    const word = words[i]!;
    const next = after(source, i);
    if (
      word.text === '.' ||
      word.kind === 'line' ||
      (word.kind === 'open-quote' && next < to && endsSentence(source, i, next))
    ) {
      if (next > start) found.push({ from: start, to: next });
      start = next;
    }
  }
  if (start < to) found.push({ from: start, to });
  return found;
}

function endsSentence({ words }: Source, opener: number, next: number): boolean {
  const closer = next - 1;
  if (words[closer]!.kind !== 'close-quote' || closer - 1 <= opener || words[closer - 1]!.text !== '.') return false;
  const follower = words[next]!;
  return follower.capital || follower.kind === 'open' || follower.kind === 'symbol' || follower.text === '•';
}
