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

  /** @param hasBlankLines whether blank lines are between entries; otherwise, terms are told by how they look */
  constructor(
    join: (lines: readonly string[]) => string,
    private readonly hasBlankLines = true,
  ) {
    this.join = join;
  }

  add(line: RulebookLine): void {
    if (line.kind === 'blank') this.open = false;
    if (line.kind !== 'text') return;
    if (this.term !== null && this.continuesWith(line)) this.text.push(line.text);
    else {
      this.finish();
      this.term = line.text;
    }
    this.open = true;
  }

  private continuesWith({ text, afterPage }: RulebookLine): boolean {
    if (this.text.length === 0) return true;
    const isNewTerm = this.text.at(-1)!.search(/[.!?][”"’')]*$/) >= 0 && isTerm(text);
    if (this.open) return this.hasBlankLines || !isNewTerm;
    // After a page break a blank line does not end the entry, nor does it between numbered meanings.
    return afterPage ? !isNewTerm : /^(?:[2-9]|1\d)\. /.test(text);
  }

  /** Ends the current entry. */
  finish(): void {
    if (this.term !== null && this.text.length > 0) {
      const key = this.term.toLowerCase();
      const before = this.terms.get(key);
      const text = this.paragraphs();
      this.terms.set(key, { term: this.term, text: before && before.text !== text ? `${before.text}\n${text}` : text });
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

/** Whether a line may be a term: short, and no sentence. */
function isTerm(text: string): boolean {
  return text.length < 80 && !/[.!?;,][”"’')]*$/.test(text) && !/^(?:See |\d{1,2}\. |[a-z])/.test(text);
}
