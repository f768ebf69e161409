import type { Node, Source } from './ast.js';
import { nodeOf } from './source.js';
import { nameEnd } from './words/names.js';

/** A name, and the index of the word after it. */
export interface NameAt {
  readonly name: Node;
  readonly next: number;
}

/** Reads the name that begins at a word, such as the word after *named*. Returns null if no name begins there. */
export function nameAt(source: Source, at: number): NameAt | null {
  const { words, closes } = source;
  if (words[at]?.kind === 'open-quote') {
    const close = closes[at]!;
    // The full stop of the sentence may be inside the marks.
    const last = /^[.,]$/.test(words[close - 1]!.text) ? close - 2 : close - 1;
    return last > at ? { name: nodeOf(source, at + 1, last), next: close + 1 } : null;
  }
  const next = at < words.length ? nameEnd(words, at) : -1;
  return next > 0 ? { name: nodeOf(source, at, next - 1), next } : null;
}
