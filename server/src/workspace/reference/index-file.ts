import { lettersOf } from './name-shape.js';
import type { FileFacts } from './reference-disk.js';

/**
 * The format of an index file. All numbers are 32 bits in the machine's byte order:
 *
 *     magic number, length of the origin, counts of names and cards, offsets of names and cards, length of the file
 *     for each name, sorted: the offset of its text; then its card, its letters, and its length, each as a table
 *     for each card: the offset of its record
 *     the origin, the names and the records as UTF-8, padded with up to three zeros; the checksum of all of it
 *
 * The magic number changes with the format or the stored data, and does not match in the other byte order.
 */
const MAGIC = 0x7c_0a_57_01;
const HEADER_WORDS = 7;

/** The file that an index was built from; a different size or time makes the index outdated. */
export interface IndexOrigin extends FileFacts {
  readonly path: string;
}

/** The record of a card, and the folded names that find it: the full name first, then those of single faces. */
export interface IndexedRecord {
  /** Its record in UTF-8. */
  readonly record: Uint8Array;
  readonly names: readonly string[];
}

/** Returns the bytes of an index. A full name takes precedence over the name of a face, then the first card wins. */
export function writeIndex(origin: IndexOrigin, cards: Iterable<IndexedRecord>): Uint8Array {
  const records: Uint8Array[] = [];
  const byName = new Map<string, number>();
  const faceNames: [name: string, card: number][] = [];
  for (const { record, names } of cards) {
    const card = records.push(record) - 1;
    const [front, ...others] = names;
    if (front !== undefined && !byName.has(front)) byName.set(front, card);
    for (const name of others) faceNames.push([name, card]);
  }
  for (const [name, card] of faceNames) if (!byName.has(name)) byName.set(name, card);
  const names = [...byName.keys()].sort();

  const encoder = new TextEncoder();
  const parts = {
    origin: encoder.encode(JSON.stringify(origin)),
    names: concatenated(names.map((name) => encoder.encode(name))),
    records: concatenated(records),
  };
  const words = HEADER_WORDS + 4 * names.length + 1 + records.length + 1;
  const bodies = words * 4 + parts.origin.length;
  const padded = Math.ceil((bodies + parts.names.bytes.length + parts.records.bytes.length) / 4) * 4;
  const length = padded + 4;
  const table = new Uint32Array(words);
  table.set([
    MAGIC,
    parts.origin.length,
    names.length,
    records.length,
    bodies,
    bodies + parts.names.bytes.length,
    length,
  ]);
  let at = HEADER_WORDS;
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

/** The checksum of 32-bit words (FNV-1a by words): it detects any changed word and is fast. */
function checkSum(words: Uint32Array): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) sum = Math.imul(sum ^ words[at]!, 0x01000193);
  return sum >>> 0;
}

/** Concatenates texts, with the start of each and the end of the last. */
function concatenated(texts: readonly Uint8Array[]): { bytes: Uint8Array; starts: Uint32Array } {
  const starts = new Uint32Array(texts.length + 1);
  for (const [i, text] of texts.entries()) starts[i + 1] = starts[i]! + text.length;
  const bytes = new Uint8Array(starts[texts.length]!);
  for (const [i, text] of texts.entries()) bytes.set(text, starts[i]!);
  return { bytes, starts };
}

/** An index in memory, decoded only on access. */
export interface OpenIndex {
  readonly origin: IndexOrigin;
  readonly names: number;
  readonly cards: number;
  /** The name at an index in sorted order. */
  name(at: number): string;
  /** The card of the name at an index. */
  cardOf(at: number): number;
  /** For each name its letters (see `lettersOf`) and its length. */
  readonly letters: Uint32Array;
  readonly lengths: Uint32Array;
  record(card: number): string;
}

/** Opens the bytes of an index; null if they are corrupt, truncated, or of another version. */
export function openIndex(given: Uint8Array): OpenIndex | null {
  if (given.length < (HEADER_WORDS + 1) * 4 || given.length % 4 !== 0) return null;
  // Typed arrays require an offset that is a multiple of four.
  const bytes = given.byteOffset % 4 === 0 ? given : given.slice();
  const { buffer, byteOffset } = bytes;
  const [magic, originLength = 0, names = 0, cards = 0, namesAt = 0, recordsAt = 0, length] = new Uint32Array(
    buffer,
    byteOffset,
    HEADER_WORDS,
  );
  if (magic !== MAGIC || length !== bytes.length) return null;
  const all = new Uint32Array(buffer, byteOffset, bytes.length / 4);
  if (checkSum(all.subarray(0, -1)) !== all.at(-1)) return null;
  const words = HEADER_WORDS + 4 * names + 1 + cards + 1;
  if (words * 4 + originLength !== namesAt || recordsAt < namesAt) return null;
  let at = HEADER_WORDS;
  const take = (count: number) => {
    const part = new Uint32Array(buffer, byteOffset + at * 4, count);
    at += count;
    return part;
  };
  const [nameStarts, cardsOfNames, letters, lengths] = [take(names + 1), take(names), take(names), take(names)];
  const recordStarts = take(cards + 1);
  const decoder = new TextDecoder();
  const text = (from: number, starts: Uint32Array, i: number) =>
    decoder.decode(bytes.subarray(from + (starts[i] ?? 0), from + (starts[i + 1] ?? 0)));
  return {
    origin: JSON.parse(decoder.decode(bytes.subarray(words * 4, namesAt))) as IndexOrigin,
    names,
    cards,
    name: (i) => text(namesAt, nameStarts, i),
    cardOf: (i) => cardsOfNames[i] ?? 0,
    letters,
    lengths,
    record: (card) => text(recordsAt, recordStarts, card),
  };
}
