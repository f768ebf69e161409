import { CollectedCards } from './collected-cards.js';
import { JsonEntries } from './json-entries.js';
import { ReadingCancelled, ReferenceProblem } from './reference-problem.js';
import { XmlEntries } from './xml-entries.js';

/** What reading is to be told, and tells. */
export interface ReadingJob {
  /** The file's size, in bytes. */
  readonly size: number;
  /** How much is done, from 0 to 1. */
  readonly report: (done: number) => void;
  /** Whether it is to end. */
  readonly cancelled: () => boolean;
}

/** What each kind of file begins with. */
const LESS_THAN = 0x3c;
const BRACKET = 0x5b;
const BRACE = 0x7b;

const expected =
  'no card reference: that is bulk data of Scryfall, AtomicCards of MTGJSON, or a card database of Cockatrice';

/**
 * Reads the cards of a file, whose first letter says what it is. Nothing of the file is held but what is kept of it.
 * @throws {ReferenceProblem} where it holds none, or is broken
 * @throws {ReadingCancelled}
 */
export async function readReference(
  pieces: AsyncIterable<Uint8Array>,
  { size, report, cancelled }: ReadingJob,
): Promise<CollectedCards> {
  const cards = new CollectedCards();
  let read = 0;
  let entries: Door | null = null;
  for await (const piece of pieces) {
    if (cancelled()) throw new ReadingCancelled();
    entries ??= doorFor(piece, cards);
    entries.write(piece);
    read += piece.length;
    report(size === 0 ? 1 : Math.min(1, read / size));
  }
  if (!entries) throw new ReferenceProblem(`it is empty, and so ${expected}`);
  entries.end();
  if (cards.count === 0) throw new ReferenceProblem(`it holds no cards, and so is ${expected}`);
  return cards;
}

/** What takes the pieces of a file of one kind. */
interface Door {
  write(piece: Uint8Array): void;
  end(): void;
}

function doorFor(piece: Uint8Array, cards: CollectedCards): Door {
  const [a, b] = piece;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || (a === 0) !== (b === 0)) {
    throw new ReferenceProblem('it is not UTF-8 text: save it as UTF-8');
  }
  const first = piece.find((byte, at) => byte > 0x20 && !(at < 3 && isMark(piece, at)));
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
function isMark(piece: Uint8Array, at: number): boolean {
  return piece[0] === 0xef && piece[1] === 0xbb && piece[2] === 0xbf && at < 3;
}
