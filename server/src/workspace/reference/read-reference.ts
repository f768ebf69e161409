import { CollectedCards } from './collected-cards.js';
import { JsonEntries } from './json-entries.js';
import { ReadingCancelled, ReferenceProblem } from './reference-problem.js';
import { XmlEntries } from './xml-entries.js';

/** Progress and cancellation of reading a file. */
export interface ReadingJob {
  /** The file's size, in bytes. */
  readonly size: number;
  /** Reports progress from 0 to 1. */
  readonly report: (done: number) => void;
  /** Returns whether the user has cancelled reading. */
  readonly cancelled: () => boolean;
}

/** The first byte of each kind of file. */
const LESS_THAN = 0x3c;
const BRACKET = 0x5b;
const BRACE = 0x7b;

const expected =
  'no card reference: that is bulk data of Scryfall, AtomicCards of MTGJSON, or a card database of Cockatrice';

/**
 * Reads the cards of a file, whose first character determines its format. Only the stored parts are kept in memory.
 * @throws {ReferenceProblem} if it contains no cards or is invalid
 * @throws {ReadingCancelled}
 */
export async function readReference(
  chunks: AsyncIterable<Uint8Array>,
  { size, report, cancelled }: ReadingJob,
): Promise<CollectedCards> {
  const cards = new CollectedCards();
  let read = 0;
  let reader: EntryReader | null = null;
  for await (const chunk of chunks) {
    if (cancelled()) throw new ReadingCancelled();
    reader ??= readerFor(chunk, cards);
    reader.write(chunk);
    read += chunk.length;
    report(size === 0 ? 1 : Math.min(1, read / size));
  }
  if (!reader) throw new ReferenceProblem(`it is empty, and so ${expected}`);
  reader.end();
  if (cards.count === 0) throw new ReferenceProblem(`it contains no cards, and so is ${expected}`);
  return cards;
}

/** Reads the chunks of one format. */
interface EntryReader {
  write(chunk: Uint8Array): void;
  end(): void;
}

function readerFor(chunk: Uint8Array, cards: CollectedCards): EntryReader {
  const [a, b] = chunk;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || (a === 0) !== (b === 0)) {
    throw new ReferenceProblem('it is not UTF-8 text: save it as UTF-8');
  }
  const first = chunk.find((byte, at) => byte > 0x20 && !(at < 3 && isMark(chunk, at)));
  if (first === LESS_THAN) {
    const xml = new XmlEntries();
    const add = (sources: readonly string[]) => {
      for (const source of sources) cards.addXml(source);
    };
    return { write: (more) => add(xml.write(more)), end: () => add(xml.end()) };
  }
  if (first !== BRACKET && first !== BRACE) throw new ReferenceProblem(`it is ${expected}`);
  const json = new JsonEntries(first);
  return {
    write: (more) => {
      for (const entry of json.write(more)) cards.addJson(entry);
    },
    end: () => {
      for (const entry of json.end()) cards.addJson(entry);
    },
  };
}

/** Whether a byte belongs to the byte order mark of UTF-8. */
function isMark(chunk: Uint8Array, at: number): boolean {
  return chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf && at < 3;
}
