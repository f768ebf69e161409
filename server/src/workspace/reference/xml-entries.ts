import { SaxesParser } from 'saxes';
import { ReferenceProblem } from './reference-problem.js';

/** The longest entry in UTF-16 units. */
const LONGEST_ENTRY = 4_000_000;

/** Reads a Cockatrice card database incrementally and returns the source of each `<card>` element. */
export class XmlEntries {
  private readonly parser = new SaxesParser();
  private readonly decoder = new TextDecoder();
  /** The text that is not processed yet, and its offset in the file. */
  private text = '';
  private offset = 0;
  private start: number | null = null;
  private problem: string | null = null;
  private entries: string[] = [];

  constructor() {
    this.parser.on('opentagstart', ({ name }) => {
      // The parser's position is directly after the tag's name.
      if (name === 'card') this.start = this.offset + this.text.lastIndexOf('<', this.parser.position - this.offset);
    });
    this.parser.on('closetag', ({ name }) => {
      if (name !== 'card' || this.start === null) return;
      this.entries.push(this.text.slice(this.start - this.offset, this.parser.position - this.offset));
      this.start = null;
    });
    this.parser.on('error', ({ message }) => {
      this.problem ??= message;
    });
  }

  /** Returns the entries that end in this chunk. @throws {ReferenceProblem} if it is not valid XML */
  write(chunk: Uint8Array): string[] {
    this.read(this.decoder.decode(chunk, { stream: true }));
    if (this.problem !== null) throw new ReferenceProblem(`it is not valid XML (${this.problem})`);
    return this.takeEntries();
  }

  /** Returns the remaining entries at the end of the file. @throws {ReferenceProblem} if the file is truncated */
  end(): string[] {
    this.read(this.decoder.decode());
    this.parser.close();
    if (this.problem !== null) {
      throw new ReferenceProblem('it ends in the middle, so it was cut short: download it again');
    }
    return this.takeEntries();
  }

  private read(text: string): void {
    this.text += text;
    this.parser.write(text);
    if (this.start !== null && this.parser.position - this.start > LONGEST_ENTRY) {
      throw new ReferenceProblem(`it has a card of more than ${LONGEST_ENTRY / 1e6} million letters`);
    }
    const done = (this.start ?? this.parser.position) - this.offset;
    this.text = this.text.slice(done);
    this.offset += done;
  }

  private takeEntries(): string[] {
    const { entries } = this;
    this.entries = [];
    return entries;
  }
}
