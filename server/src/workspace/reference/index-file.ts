import { lettersOf } from './name-shape.js';
import type { FileFacts } from './reference-disk.js';

/**
 * What an index file holds. All numbers are 32 bits as the machine has them:
 *
 *     mark, length of the origin, numbers of names and cards, where names and cards begin, the file's length
 *     for each name, in order: where its letters begin, which card it means, which letters it has, how many
 *     for each card: where its record begins
 *     the origin, the names and the records as UTF-8, with up to three zeros behind them; the check sum of all before it
 *
 * The mark is another one for every change of this order or of what is kept, and on machines that turn bytes round.
 */
const MARK = 0x7c_0a_57_01;
const HEAD = 7;

/** The file an index was made of: another size or time makes it another. */
export interface IndexOrigin extends FileFacts {
  readonly path: string;
}

/** A card to be kept, and the folded names that mean it: those in front before those of single faces. */
export interface IndexedRecord {
  /** Its record in UTF-8. */
  readonly record: Uint8Array;
  readonly names: readonly string[];
}

/** The bytes of an index of cards. A name that several cards have means the first that has it in front. */
export function writeIndex(origin: IndexOrigin, cards: Iterable<IndexedRecord>): Uint8Array {
  const records: Uint8Array[] = [];
  const byName = new Map<string, number>();
  const later: [name: string, card: number][] = [];
  for (const { record, names } of cards) {
    const card = records.push(record) - 1;
    const [front, ...others] = names;
    if (front !== undefined && !byName.has(front)) byName.set(front, card);
    for (const name of others) later.push([name, card]);
  }
  for (const [name, card] of later) if (!byName.has(name)) byName.set(name, card);
  const names = [...byName.keys()].sort();

  const encoder = new TextEncoder();
  const parts = {
    origin: encoder.encode(JSON.stringify(origin)),
    names: joined(names.map((name) => encoder.encode(name))),
    records: joined(records),
  };
  const words = HEAD + 4 * names.length + 1 + records.length + 1;
  const bodies = words * 4 + parts.origin.length;
  const filled = Math.ceil((bodies + parts.names.bytes.length + parts.records.bytes.length) / 4) * 4;
  const length = filled + 4;
  const table = new Uint32Array(words);
  table.set([
    MARK,
    parts.origin.length,
    names.length,
    records.length,
    bodies,
    bodies + parts.names.bytes.length,
    length,
  ]);
  let at = HEAD;
  table.set(parts.names.starts, at);
  at += names.length + 1;
  for (const [i, name] of names.entries()) {
    table[at + i] = byName.get(name)!;
    table[at + names.length + i] = lettersOf(name);
    table[at + 2 * names.length + i] = name.length;
  }
  at += 3 * names.length;
  table.set(parts.records.starts, at);

  const bytes = new Uint8Array(length);
  bytes.set(new Uint8Array(table.buffer), 0);
  bytes.set(parts.origin, words * 4);
  bytes.set(parts.names.bytes, bodies);
  bytes.set(parts.records.bytes, bodies + parts.names.bytes.length);
  const all = new Uint32Array(bytes.buffer);
  all[all.length - 1] = checkSum(all.subarray(0, -1));
  return bytes;
}

/** The check sum of words (FNV-1a, a word at a time): another one whichever word has changed, and made in a few milliseconds. */
function checkSum(words: Uint32Array): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) sum = Math.imul(sum ^ words[at]!, 0x01000193);
  return sum >>> 0;
}

/** Texts one behind the other, and where each begins and the last one ends. */
function joined(texts: readonly Uint8Array[]): { bytes: Uint8Array; starts: Uint32Array } {
  const starts = new Uint32Array(texts.length + 1);
  for (const [i, text] of texts.entries()) starts[i + 1] = starts[i]! + text.length;
  const bytes = new Uint8Array(starts[texts.length]!);
  for (const [i, text] of texts.entries()) bytes.set(text, starts[i]!);
  return { bytes, starts };
}

/** An index as it lies in memory: nothing of it is decoded before somebody asks. */
export interface OpenIndex {
  readonly origin: IndexOrigin;
  readonly names: number;
  readonly cards: number;
  /** The name of a place in their order. */
  name(at: number): string;
  /** Which card the name of a place means. */
  cardOf(at: number): number;
  /** Which letters the name of a place has (see `lettersOf`), and how many. */
  readonly letters: Uint32Array;
  readonly lengths: Uint32Array;
  record(card: number): string;
}

/** Opens the bytes of an index; null where they are broken, cut short, or those of another version. */
export function openIndex(given: Uint8Array): OpenIndex | null {
  if (given.length < (HEAD + 1) * 4 || given.length % 4 !== 0) return null;
  // The table has to lie at a multiple of four.
  const bytes = given.byteOffset % 4 === 0 ? given : given.slice();
  const { buffer, byteOffset } = bytes;
  const [mark, originLength = 0, names = 0, cards = 0, namesAt = 0, recordsAt = 0, length] = new Uint32Array(
    buffer,
    byteOffset,
    HEAD,
  );
  if (mark !== MARK || length !== bytes.length) return null;
  const all = new Uint32Array(buffer, byteOffset, bytes.length / 4);
  if (checkSum(all.subarray(0, -1)) !== all.at(-1)) return null;
  const words = HEAD + 4 * names + 1 + cards + 1;
  if (words * 4 + originLength !== namesAt || recordsAt < namesAt) return null;
  let at = HEAD;
  const take = (count: number) => {
    const part = new Uint32Array(buffer, byteOffset + at * 4, count);
    at += count;
    return part;
  };
  const [nameStarts, meant, letters, lengths] = [take(names + 1), take(names), take(names), take(names)];
  const recordStarts = take(cards + 1);
  const decoder = new TextDecoder();
  const text = (from: number, starts: Uint32Array, i: number) =>
    decoder.decode(bytes.subarray(from + (starts[i] ?? 0), from + (starts[i + 1] ?? 0)));
  return {
    origin: JSON.parse(decoder.decode(bytes.subarray(words * 4, namesAt))) as IndexOrigin,
    names,
    cards,
    name: (i) => text(namesAt, nameStarts, i),
    cardOf: (i) => meant[i] ?? 0,
    letters,
    lengths,
    record: (card) => text(recordsAt, recordStarts, card),
  };
}
