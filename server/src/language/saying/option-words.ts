import { capitalized } from '../../util/capital.js';
import type { Derivation, Step, WrongChoice } from '../grammar/derivation.js';
import { SELF } from '../grammar/lexemes.js';
import { ANY_NUMBER, type NumberMask, type Option, type Part, PLURAL, SINGULAR } from '../grammar/notation.js';
import type { Phrase } from '../grammar/phrase.js';
import { numberWord } from '../lexicon.js';

/** How the phrases of a text are said. */
export interface PhraseWords {
  /** The text of a phrase, said right. */
  text(phrase: Phrase): string;
  /** The name of a phrase's category. */
  category(phrase: Phrase): string;
  /** What the card is called in this line, or null. */
  readonly self: string | null;
}

/**
 * The words of an option in the place of a wrong one, with the phrases of the wrong one in its slots and in agreement
 * with the words around it. Null if it has a slot that the wrong one does not have.
 */
export function optionWords(
  option: Option,
  { steps }: Derivation,
  { firstStep, lastStep }: WrongChoice,
  phrase: Phrase,
  say: PhraseWords,
): string[] | null {
  const before = steps.slice(0, firstStep).findLast(({ part }) => part.kind === 'slot');
  const beforeNumber = before?.part.kind === 'slot' && !before.part.isHead ? before.phrase!.number : null;
  const form = steps.slice(firstStep, lastStep).find((step) => step.form !== null) ?? steps.find((step) => step.form);
  const writer = new OptionWriter(steps.slice(firstStep, lastStep), beforeNumber ?? phrase.number, form?.form, say);
  return writer.write(option.parts);
}

class OptionWriter {
  private readonly taken = new Set<Step>();

  constructor(
    private readonly steps: readonly Step[],
    private number: NumberMask,
    /** The number of the words that are replaced, for parts that agree with a phrase of any number. */
    private readonly fallback: NumberMask | null | undefined,
    private readonly say: PhraseWords,
  ) {}

  write(parts: readonly Part[]): string[] | null {
    const words: string[] = [];
    for (const part of parts) {
      const written = this.part(part);
      if (!written) return null;
      words.push(...written);
    }
    return words;
  }

  private part(part: Part): readonly string[] | null {
    if (part.kind === 'text') return part.text !== SELF ? [part.text] : this.say.self === null ? null : [this.say.self];
    if (part.kind === 'forms') {
      const number = this.number === ANY_NUMBER ? (this.fallback ?? PLURAL) : this.number;
      return [number === SINGULAR ? part.singular : part.plural];
    }
    if (part.kind === 'choice') {
      for (const option of part.options) {
        const words = option.rule !== null ? null : this.write(option.parts);
        if (words) return words;
      }
      return null;
    }
    const same = this.steps.filter((step) => step.part.kind === 'slot' && !this.taken.has(step));
    const step =
      same.find((each) => each.part.kind === 'slot' && each.part.field === part.field) ??
      same.find((each) => this.say.category(each.phrase!) === part.category) ??
      null;
    if (step) {
      this.taken.add(step);
      this.number = step.phrase!.number;
      return [this.say.text(step.phrase!)];
    }
    if (part.category === 'subtype') return this.subtype(same);
    if (part.category === 'number') return this.digits(same);
    return part.category === 'number-word' ? this.numberWord(same) : null;
  }

  /** A subtype that was written without its capital. */
  private subtype(steps: readonly Step[]): string[] | null {
    const lower = steps.find((step) => this.say.category(step.phrase!) === 'lower-subtype');
    if (!lower) return null;
    this.taken.add(lower);
    this.number = lower.phrase!.number;
    return [capitalized(this.say.text(lower.phrase!))];
  }

  /** A number that was spelled out. */
  private digits(steps: readonly Step[]): string[] | null {
    const number = steps.find((step) => this.say.category(step.phrase!) === 'number-word');
    if (!number) return null;
    this.taken.add(number);
    return [String(number.phrase!.value)];
  }

  /** A number that was written in digits. */
  private numberWord(steps: readonly Step[]): string[] | null {
    const number = steps.find((step) => this.say.category(step.phrase!) === 'number');
    const value = Number(number?.phrase?.value);
    const word = numberWord(value);
    if (!number || word === undefined) return null;
    this.taken.add(number);
    this.number = value === 1 ? SINGULAR : PLURAL;
    return [word];
  }
}
