/** A text of which a card must hold some to be looked at, and where a trace has the marks of its letters. */
interface Trigger {
  readonly text: string;
  readonly slots: readonly number[];
}

/** How many marks a trace has: a few times as many as a card's text has different runs of three letters. */
const SLOTS = 4096;

/**
 * The letters of a text and its runs of three letters, marked in one pass. Of the many texts that rules look for, nearly
 * all are seen not to be there without looking through the text again.
 */
export class LetterTrace {
  /** The number of the text that a slot was marked for last, so that nothing has to be cleared between two texts. */
  private readonly marks = new Uint32Array(SLOTS);
  private number = 0;
  private text = '';

  /** Looks through another text. */
  read(text: string): void {
    const { marks } = this;
    const number = ++this.number;
    this.text = text;
    let before = 0;
    let last = 0;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      marks[slotOfLetter(code)] = number;
      marks[slotOfRun(before, last, code)] = number;
      before = last;
      last = code;
    }
  }

  /** Whether the text holds one of these. */
  holds(triggers: readonly Trigger[]): boolean {
    for (const { slots, text } of triggers) if (this.mayHold(slots) && this.text.includes(text)) return true;
    return false;
  }

  private mayHold(slots: readonly number[]): boolean {
    for (const slot of slots) if (this.marks[slot] !== this.number) return false;
    return true;
  }
}

function slotOfLetter(code: number): number {
  return code & (SLOTS - 1);
}

function slotOfRun(first: number, second: number, third: number): number {
  return (Math.imul(first, 961) + Math.imul(second, 31) + third) & (SLOTS - 1);
}

/** Texts to look for; those that hold another of them are left out, as what holds "Token" holds "oken". */
export function triggersOf(texts: readonly string[]): readonly Trigger[] {
  const all = [...new Set(texts)];
  const shortest = all.filter((text) => !all.some((other) => other !== text && text.includes(other)));
  return shortest.map((text) => ({ text, slots: slotsOf(text) }));
}

function slotsOf(text: string): number[] {
  const codes = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  if (codes.length < 3) return codes.map(slotOfLetter);
  return codes.slice(2).map((third, i) => slotOfRun(codes[i]!, codes[i + 1]!, third));
}

export type Triggers = ReturnType<typeof triggersOf>;
