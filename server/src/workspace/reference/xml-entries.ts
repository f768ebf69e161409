import { SaxesParser } from 'saxes';
import { ReferenceProblem } from './reference-problem.js';

/** No entry is longer, in UTF-16 units. */
const LONGEST_ENTRY = 4_000_000;

/** Reads a card database of Cockatrice piece by piece: each `<card>` element as it is written. */
export class XmlEntries {
  private readonly parser = new SaxesParser();
  private readonly decoder = new TextDecoder();
  /** What is not read off yet, and where in the file it begins. */
  private text = '';
  private offset = 0;
  private start: number | null = null;
  private problem: string | null = null;
  private entries: string[] = [];

  constructor() {
    this.parser.on('opentagstart', ({ name }) => {
      // The parser stands right behind the tag's name.
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

  /** The entries that end in this piece. @throws {ReferenceProblem} where it is not valid XML */
  write(piece: Uint8Array): string[] {
    this.read(this.decoder.decode(piece, { stream: true }));
    if (this.problem !== null) throw new ReferenceProblem(`it is not valid XML (${this.problem})`);
    return this.taken();
  }

  /** The rest, at the end of the file. @throws {ReferenceProblem} where something is missing */
  end(): string[] {
    this.read(this.decoder.decode());
    this.parser.close();
    if (this.problem !== null) {
      throw new ReferenceProblem('it ends in the middle, so it was cut short: download it again');
    }
    return this.taken();
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

  private taken(): string[] {
    const { entries } = this;
    this.entries = [];
    return entries;
  }
}
