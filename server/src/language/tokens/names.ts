import type { Item, PhrasePart } from './ast.js';
import type { Reading } from './reading.js';

/** Names that share a noun, whether one of them is chosen, and the index of the word after them. */
export interface Names {
  readonly items: readonly Item[];
  readonly choice: boolean;
  readonly end: number;
}

const names: ReadonlySet<string> = new Set(['capitals', 'lower-name']);

/** `a Clue, Food, or Treasure token`: several names before one noun, a separate item each. */
export function readNames(reading: Reading, at: number): Names | null {
  const phrase = reading.read('names', at);
  if (!phrase) return null;
  const { span, text } = reading.node(reading.firstWithin(phrase, 'exact-noun')!);
  const noun: PhrasePart = { kind: 'noun', span, word: text, plural: text.toLowerCase() === 'tokens' };
  const items = reading.outermost(phrase, names).map((name): Item => {
    const { span: own, text: word } = reading.node(name);
    return { kind: 'named', span: own, parts: [{ kind: 'subtype', span: own, word }, noun] };
  });
  const choice = reading.firstWithin(phrase, 'or') !== null;
  return { items, choice, end: phrase.end };
}
