import type { TextSpan } from '../../text/span.js';
import type { LineContext } from '../abilities/ability.js';
import type { Grammar } from '../grammar/grammar.js';
import type { Lexemes } from '../grammar/lexemes.js';
import type { Phrase } from '../grammar/phrase.js';

/** Words that begin a clause, and never a name. */
const opening =
  /^(?:If|As|Unless|Until|For|When|Whenever|At|During|While|Each|All|A|An|Another|Your|Up|Any|One|Two|Three|Other|This|That|Those|Otherwise|Except|After|Once|From|On)\b/;

const conjunction = /^,? ?(?:for each|equal to|where \w is|except) /i;

/** A clause without its conjunction: "for each Elf" as "Elf", "where X is your speed" as "your speed". */
export function withoutConjunction(clause: string): string {
  return clause.replace(conjunction, '');
}

/** Some words: `start` is the index of the first, `end` that of the one after the last. */
type WordSpan = Pick<Phrase, 'start' | 'end'>;

/** A phrase in a slot of another one. */
export interface Slot {
  readonly field: string;
  readonly phrase: Phrase;
}

/** Phrases with the names of the grammar and the words of the text they were read from. */
export class View {
  private readonly names: readonly string[];

  constructor(
    protected readonly grammar: Grammar,
    readonly line: LineContext,
  ) {
    this.names = grammar.names;
  }

  get lexemes(): Lexemes {
    return this.line.lexemes;
  }

  /** Where the line begins in the rules text, in UTF-16 units. */
  get offset(): number {
    return this.line.offset;
  }

  category(phrase: Phrase): string {
    return this.names[phrase.category]!;
  }

  /** The construct of a phrase; empty for a terminal. */
  construct(phrase: Phrase): string {
    return phrase.ending?.wording.construct ?? '';
  }

  /** The slots of a phrase, in the order of the text. */
  slots(phrase: Phrase): Slot[] {
    const fields = phrase.ending?.fields ?? [];
    return phrase.slots.map((slot, index) => ({ field: fields[index]!, phrase: slot }));
  }

  /** The phrase in the first slot of one of some categories, or null. */
  slot(phrase: Phrase, ...categories: readonly string[]): Phrase | null {
    for (const slot of phrase.slots) if (categories.includes(this.category(slot))) return slot;
    return null;
  }

  /** The phrase in the first slot with a field name, or null. */
  field(phrase: Phrase, field: string): Phrase | null {
    const index = phrase.ending ? phrase.ending.fields.indexOf(field) : -1;
    return index < 0 ? null : phrase.slots[index]!;
  }

  /** The place of a phrase in the rules text, in UTF-16 units. */
  spanOf({ start, end }: WordSpan): TextSpan {
    const { words } = this.lexemes;
    return { start: this.offset + words[start]!.start, end: this.offset + words[end - 1]!.end };
  }

  text({ start, end }: WordSpan): string {
    return this.textBetween(start, end);
  }

  textBetween(from: number, to: number): string {
    const { text, words } = this.lexemes;
    return to > from ? text.slice(words[from]!.start, words[to - 1]!.end) : '';
  }

  /** The text as part of a sentence: its first letter in lower case unless it is a name or symbol. */
  clause(phrase: Phrase): string {
    const text = this.text(phrase);
    return opening.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
  }

  /** The words of a phrase in lower case, with one space between them. */
  words({ start, end }: Phrase): string {
    const { words } = this.lexemes;
    let text = start < end ? words[start]!.lower : '';
    for (let i = start + 1; i < end; i++) text += ` ${words[i]!.lower}`;
    return text;
  }

  /** The phrases of a category within a phrase, outermost only. */
  within(phrase: Phrase, category: string): Phrase[] {
    const found: Phrase[] = [];
    collect(phrase, this.grammar.find(category), found);
    return found;
  }

  /** The first phrase of a category within a phrase, or null. */
  firstWithin(phrase: Phrase, category: string): Phrase | null {
    return firstIn(phrase, this.grammar.find(category));
  }
}

function firstIn({ slots }: Phrase, category: number): Phrase | null {
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!;
    const found = slot.category === category ? slot : firstIn(slot, category);
    if (found) return found;
  }
  return null;
}

function collect({ slots }: Phrase, category: number, found: Phrase[]): void {
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!;
    if (slot.category === category) found.push(slot);
    else collect(slot, category, found);
  }
}
