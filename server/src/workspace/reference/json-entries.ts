import { JSONParser } from '@streamparser/json';
import { ReferenceProblem } from './reference-problem.js';

/** One entry of a file: the objects of a card's faces, or the one object of the card. */
export type JsonEntry = readonly Readonly<Record<string, unknown>>[];

/** The longest entry in bytes, with printings and rulings. */
const LONGEST_ENTRY = 16_000_000;

/**
 * Reads lists of cards in JSON incrementally: of Scryfall (a list, or its `data`), and of MTGJSON (faces by name, in
 * `data`).
 */
export class JsonEntries {
  private readonly parser: JSONParser;
  private bytesSinceEntry = 0;
  private problem: Error | null = null;
  private entries: JsonEntry[] = [];

  /** @param first the first byte that is not white space */
  constructor(first: number) {
    // Only the current entry is kept in memory.
    const paths = [first === BRACKET ? '$.*' : '$.data.*'];
    this.parser = new JSONParser({ paths, keepStack: false });
    this.parser.onValue = ({ value }) => {
      this.bytesSinceEntry = 0;
      if (typeof value !== 'object' || value === null) return;
      this.entries.push((Array.isArray(value) ? value : [value]) as unknown as JsonEntry);
    };
    this.parser.onError = (error) => {
      this.problem ??= error;
    };
  }

  /** Returns the entries that end in this chunk. @throws {ReferenceProblem} if it is not valid JSON */
  write(chunk: Uint8Array): JsonEntry[] {
    this.bytesSinceEntry += chunk.length;
    this.parser.write(chunk);
    if (this.problem) throw new ReferenceProblem(`it is not valid JSON (${this.problem.message})`);
    if (this.bytesSinceEntry > LONGEST_ENTRY + chunk.length) {
      throw new ReferenceProblem(`nothing in its first ${LONGEST_ENTRY / 1e6} MB, or between two cards, is a card`);
    }
    return this.takeEntries();
  }

  /** Returns the remaining entries at the end of the file. @throws {ReferenceProblem} if the file is truncated */
  end(): JsonEntry[] {
    if (!this.parser.isEnded) this.parser.end();
    if (this.problem) {
      throw new ReferenceProblem('it ends in the middle, so it was cut short: download it again');
    }
    return this.takeEntries();
  }

  private takeEntries(): JsonEntry[] {
    const { entries } = this;
    this.entries = [];
    return entries;
  }
}

const BRACKET = 0x5b;
