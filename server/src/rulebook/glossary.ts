import type { RulebookLine } from './lines.js';
import type { Term } from './rulebook.js';

/** Collects the entries of a glossary from its lines: a term, the lines of its text, a blank line. */
export class GlossaryWriter {
  /** Keys in lower case. */
  readonly terms = new Map<string, Term>();
  private term: string | null = null;
  private text: string[] = [];
  private open = false;
  private readonly join: (lines: readonly string[]) => string;

  constructor(join: (lines: readonly string[]) => string) {
    this.join = join;
  }

  add(line: RulebookLine): void {
    if (line.kind === 'blank') this.open = false;
    if (line.kind !== 'text') return;
    // After a page break, or with no text yet, a blank line does not end the entry.
    if (this.term !== null && (this.open || line.afterPage || this.text.length === 0)) this.text.push(line.text);
    else {
      this.finish();
      this.term = line.text;
    }
    this.open = true;
  }

  /** Ends the current entry. */
  finish(): void {
    if (this.term !== null && this.text.length > 0) {
      this.terms.set(this.term.toLowerCase(), { term: this.term, text: this.paragraphs() });
    }
    this.term = null;
    this.text = [];
  }

  /**
   * Numbered meanings ("1. …", "2. …") and the reference after them are on separate lines; the rest is one paragraph.
   */
  private paragraphs(): string {
    const paragraphs: string[][] = [];
    let numbered = false;
    for (const line of this.text) {
      const meaning = /^\d{1,2}\. /.test(line);
      const reference = numbered && line.startsWith('See ');
      if (meaning || reference || paragraphs.length === 0) paragraphs.push([line]);
      else paragraphs.at(-1)!.push(line);
      numbered ||= meaning;
    }
    return paragraphs.map(this.join).join('\n');
  }
}
