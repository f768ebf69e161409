import { JSONParser } from '@streamparser/json';
import { ReferenceProblem } from './reference-problem.js';

/** One card as a file has it: the objects of its faces, or the one object that holds them all. */
export type JsonEntry = readonly Readonly<Record<string, unknown>>[];

/** No card is longer, in bytes, its printings and rulings with it. */
const LONGEST_ENTRY = 16_000_000;

/** Reads lists of cards in JSON piece by piece: Scryfall's (a list, or its `data`), and MTGJSON's (faces by name, in `data`). */
export class JsonEntries {
  private readonly parser: JSONParser;
  private since = 0;
  private problem: Error | null = null;
  private entries: JsonEntry[] = [];

  /** @param first the first byte that is no white space */
  constructor(first: number) {
    // Nothing of the file is kept but the entry that is being read.
    const paths = [first === BRACKET ? '$.*' : '$.data.*'];
    this.parser = new JSONParser({ paths, keepStack: false });
    this.parser.onValue = ({ value }) => {
      this.since = 0;
      if (typeof value !== 'object' || value === null) return;
      this.entries.push((Array.isArray(value) ? value : [value]) as unknown as JsonEntry);
    };
    this.parser.onError = (error) => {
      this.problem ??= error;
    };
  }

  /** The entries that end in this piece. @throws {ReferenceProblem} where it is not valid JSON */
  write(piece: Uint8Array): JsonEntry[] {
    this.since += piece.length;
    this.parser.write(piece);
    if (this.problem) throw new ReferenceProblem(`it is not valid JSON (${this.problem.message})`);
    if (this.since > LONGEST_ENTRY + piece.length) {
      throw new ReferenceProblem(`nothing in its first ${LONGEST_ENTRY / 1e6} MB, or between two cards, is a card`);
    }
    return this.taken();
  }

  /** The rest, at the end of the file. @throws {ReferenceProblem} where something is missing */
  end(): JsonEntry[] {
    if (!this.parser.isEnded) this.parser.end();
    if (this.problem) {
      throw new ReferenceProblem('it ends in the middle, so it was cut short: download it again');
    }
    return this.taken();
  }

  private taken(): JsonEntry[] {
    const { entries } = this;
    this.entries = [];
    return entries;
  }
}

const BRACKET = 0x5b;
