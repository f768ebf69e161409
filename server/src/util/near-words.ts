import { distance } from 'fastest-levenshtein';

/** The number of letters to insert, omit or replace to turn one text into another. */
export const editDistance: (a: string, b: string) => number = distance;

/** The edit distance of two words, except that swapping two adjacent letters is one edit. */
export function typingErrors(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, to) => to);
  for (let from = 1; from <= a.length; from++) {
    const row = [from];
    for (let to = 1; to <= b.length; to++) {
      const isSame = a[from - 1] === b[to - 1];
      row[to] = Math.min(last[to]! + 1, row[to - 1]! + 1, last[to - 1]! + (isSame ? 0 : 1));
      if (a[from - 1] === b[to - 2] && a[from - 2] === b[to - 1])
        row[to] = Math.min(row[to]!, (beforeLast[to - 2] ?? Number.POSITIVE_INFINITY) + 1);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

/** Whether two words differ only by two swapped neighbours. */
export function isSwapped(a: string, b: string): boolean {
  return a.length === b.length && a !== b && isSwappedAt(firstDifference(a, b), a, b);
}

/** Whether one typing error turns a word into another, as `typingErrors` counts them. */
export function isOneErrorApart(a: string, b: string): boolean {
  if (a.length > b.length) return isOneErrorApart(b, a);
  if (b.length - a.length > 1) return false;
  const at = firstDifference(a, b);
  if (a.length < b.length) return endsAlike(a, at, b, at + 1);
  return at < a.length && (endsAlike(a, at + 1, b, at + 1) || isSwappedAt(at, a, b));
}

/** The place of the first letter in which two words differ; of equal ones, their length. */
function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
}

function isSwappedAt(at: number, a: string, b: string): boolean {
  return a[at] === b[at + 1] && a[at + 1] === b[at] && endsAlike(a, at + 2, b, at + 2);
}

/** Whether two words are equal from these places on: compared without cutting them, as most differ at once. */
function endsAlike(a: string, fromA: number, b: string, fromB: number): boolean {
  if (a.length - fromA !== b.length - fromB) return false;
  for (let at = a.length - 1; at >= fromA; at--)
    if (a.charCodeAt(at) !== b.charCodeAt(at - fromA + fromB)) return false;
  return true;
}

/**
 * All words that one typing error (see `isOneErrorApart`) may have turned into a written one, the likeliest errors
 * first: two swapped letters, a letter too many, a letter too few, a wrong letter.
 * @param letters those that may be missing or right
 */
export function* oneErrorFrom(word: string, letters: string): Generator<string> {
  const { length } = word;
  for (let at = 0; at + 1 < length; at++)
    if (word[at] !== word[at + 1]) yield word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  for (let at = 0; at < length; at++) if (word[at] !== word[at - 1]) yield word.slice(0, at) + word.slice(at + 1);
  for (let at = 0; at <= length; at++)
    for (const letter of letters) if (letter !== word[at - 1]) yield word.slice(0, at) + letter + word.slice(at);
  for (let at = 0; at < length; at++)
    for (const letter of letters) if (letter !== word[at]) yield word.slice(0, at) + letter + word.slice(at + 1);
}

/** Which known words are similar to a written one. All words are passed in lower case. */
export interface NearPolicy {
  /** The maximum number of edits between the words. */
  readonly maxEdits: (written: string, known: string) => number;
  /** Default: `editDistance`. Must be at least the difference in length. */
  readonly countEdits?: (written: string, known: string) => number;
  /** Whether, of equally near words, one with the same first letter is nearer. Otherwise the first one is. */
  readonly prefersSameStart?: boolean;
}

/** A known word, with the number of edits between it and the written one. */
export interface NearWord {
  readonly word: string;
  readonly edits: number;
}

/** The known words that are similar to a written one, in their order. Case is ignored. */
export function nearWords(
  written: string,
  known: Iterable<string>,
  { maxEdits, countEdits = editDistance }: NearPolicy,
): NearWord[] {
  const lower = written.toLowerCase();
  const near: NearWord[] = [];
  for (const word of known) {
    const candidate = word.toLowerCase();
    const max = maxEdits(lower, candidate);
    // The difference in length is a lower bound of the distance, which takes longer to compute.
    if (Math.abs(candidate.length - lower.length) > max) continue;
    const edits = countEdits(lower, candidate);
    if (edits <= max) near.push({ word, edits });
  }
  return near;
}

/** The known words that are similar to a written one, the nearest first. */
export function nearestWords(written: string, known: Iterable<string>, policy: NearPolicy): string[] {
  const start = written[0]?.toLowerCase();
  const otherStart = ({ word }: NearWord) => (policy.prefersSameStart && word[0]?.toLowerCase() !== start ? 1 : 0);
  return nearWords(written, known, policy)
    .sort((a, b) => a.edits - b.edits || otherStart(a) - otherStart(b))
    .map(({ word }) => word);
}

/** The known word that is most similar to a written one; null if none is similar. */
export function nearestWord(written: string, known: Iterable<string>, policy: NearPolicy): string | null {
  return nearestWords(written, known, policy)[0] ?? null;
}
