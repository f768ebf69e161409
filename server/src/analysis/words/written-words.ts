import type { Face } from '../../formats/card.js';
import { folded } from '../../text/apostrophes.js';
import { compactMap, compactSet } from '../../util/compact.js';
import { memoize } from '../../util/memoize.js';
import type { CardChunk } from '../set/card-chunk.js';

/** The words that the cards of a chunk have anywhere in their text, in lower case with straight apostrophes. */
export interface WrittenWords {
  /** How often each is written. */
  readonly times: ReadonlyMap<string, number>;
  /** Those of names and type lines. */
  readonly names: ReadonlySet<string>;
}

/** The words of a chunk, cached. */
export const wordsWrittenIn: (chunk: CardChunk) => WrittenWords = memoize(({ cards }) => {
  const times = new Map<string, number>();
  const names = new Set<string>();
  for (const { faces } of cards) {
    for (const face of faces) {
      for (const word of wordsOfFace(face)) times.set(word, (times.get(word) ?? 0) + 1);
      for (const region of [face.name, face.typeLine]) for (const word of wordsOf(region?.text ?? '')) names.add(word);
    }
  }
  return { times: compactMap(times), names: compactSet(names) };
});

/** How often faces of a card write a word, given in lower case. */
export function timesWrittenOn(faces: readonly Face[], word: string): number {
  return faces.flatMap(wordsOfFace).filter((each) => each === word).length;
}

function wordsOfFace({ name, typeLine, rulesText, flavor }: Face): string[] {
  return [name, typeLine, rulesText, ...flavor].flatMap((region) => wordsOf(region?.text ?? ''));
}

/** The words of a text, without the `'s` of a possessive. */
function wordsOf(text: string): string[] {
  return (folded(text).match(/\p{L}[\p{L}\p{M}']*/gu) ?? []).map((word) => word.replace(/'s?$/, ''));
}

/** The words that two lists of chunks have in different numbers, in all of their text or in names. */
export function differentlyWritten(before: readonly CardChunk[], after: readonly CardChunk[]): Set<string> {
  const all = new Map<string, number>();
  const named = new Map<string, number>();
  const add = (chunks: readonly CardChunk[], others: readonly CardChunk[], sign: 1 | -1) => {
    const same = new Set(others);
    for (const chunk of chunks) {
      if (same.has(chunk)) continue;
      const { times, names } = wordsWrittenIn(chunk);
      for (const [word, count] of times) all.set(word, (all.get(word) ?? 0) + sign * count);
      for (const word of names) named.set(word, (named.get(word) ?? 0) + sign);
    }
  };
  add(before, after, -1);
  add(after, before, 1);
  return new Set([...all, ...named].flatMap(([word, difference]) => (difference === 0 ? [] : [word])));
}
