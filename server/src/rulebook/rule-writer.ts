import type { RulebookLine } from './lines.js';
import { compareNumbers, isSection, type NumberAtStart } from './number.js';
import type { GameRule, RulebookProblem, RulebookQuestion } from './rulebook.js';

/** A rule whose lines are still coming in. */
interface RuleDraft {
  readonly number: string;
  readonly line: number;
  readonly paraphrase: boolean;
  /** How far the rule's bullet is indented; null where it has none. */
  readonly bullet: number | null;
  readonly text: string[];
  readonly examples: string[][];
}

/** Takes the lines of a rules text one after another and puts its rules together. */
export class RuleWriter {
  /** Whether a rule under a section has been seen: from there on the contents are over. */
  hasSubrules = false;

  private readonly rules = new Map<string, GameRule>();
  private readonly questions: RulebookQuestion[] = [];
  private readonly problems: RulebookProblem[] = [];
  private draft: RuleDraft | null = null;
  private asked: string | null = null;
  private readonly join: (lines: readonly string[]) => string;

  constructor(join: (lines: readonly string[]) => string) {
    this.join = join;
  }

  /**
   * Whether a line that starts with a number starts a rule. In a wrapped text a reference may fall on a line's start
   * ("… see rule / 704. It …"): such a line goes on with the sentence.
   */
  mayStart(start: NumberAtStart, line: RulebookLine): boolean {
    const last = this.lastLine();
    if (last === null || start.bullet || isFinished(last)) return true;
    if (endsInReference(last)) return false;
    if (line.afterBlank && !line.afterPage) return true;
    if (this.isSectionTitle()) return true;
    if (compareNumbers(start.number, this.draft!.number) <= 0) return false;
    return this.isTitle() || start.number.slice(0, 3) === this.draft!.number.slice(0, 3);
  }

  /** Starts a rule; the one before is done. */
  start(number: string, text: string, line: RulebookLine, { paraphrase = false, bullet = false } = {}): void {
    this.end();
    if (!isSection(number)) this.hasSubrules = true;
    this.draft = {
      number,
      line: line.index,
      paraphrase,
      bullet: bullet ? line.indent : null,
      text: text === '' ? [] : [text],
      examples: [],
    };
  }

  /** Adds an example to the rule at hand; elsewhere it is left out. */
  example(text: string): void {
    this.draft?.examples.push(text === '' ? [] : [text]);
  }

  /** Adds a line to the rule or example at hand. False where the line belongs to neither. */
  goOn(line: RulebookLine): boolean {
    if (this.draft === null) return false;
    const last = this.lastLine();
    // In a list, what goes on with an item is indented further than its bullet.
    const paragraph = (line.afterBlank && !line.afterPage) || line.indent <= (this.draft.bullet ?? -1);
    if (last !== null && paragraph && (isFinished(last) || this.isTitle())) {
      this.end();
      return false;
    }
    (this.draft.examples.at(-1) ?? this.draft.text).push(line.text);
    return true;
  }

  /** Whether a line may end the rule at hand: not where it falls inside a sentence. */
  mayEnd(line: RulebookLine): boolean {
    const last = this.lastLine();
    return last === null || (line.afterBlank && !line.afterPage) || isFinished(last) || this.isSectionTitle();
  }

  question(text: string): void {
    this.end();
    this.asked = text;
  }

  answer(text: string, line: number): void {
    this.end();
    if (this.asked === null) this.problem(line, 'this answer has no question before it');
    else this.questions.push({ question: this.asked, answer: text });
    this.asked = null;
  }

  problem(line: number, message: string): void {
    this.problems.push({ line, message });
  }

  /** Closes the rule at hand. Of two rules with the same number the later one that has text stands (contents come first). */
  end(): void {
    const { draft } = this;
    if (draft === null) return;
    this.draft = null;
    const [text, inline] = splitExamples(this.join(draft.text));
    const examples = [...inline, ...draft.examples.map(this.join)].filter((e) => e !== '');
    if (text === '') {
      if (!this.rules.has(draft.number)) this.problem(draft.line, `rule ${draft.number} has no text`);
      return;
    }
    // Taken out first, so that the rule stands where it is read and not where the contents name it.
    this.rules.delete(draft.number);
    this.rules.set(draft.number, { number: draft.number, text, examples, paraphrase: draft.paraphrase });
  }

  finish(): {
    rules: ReadonlyMap<string, GameRule>;
    questions: readonly RulebookQuestion[];
    problems: readonly RulebookProblem[];
  } {
    this.end();
    return { rules: this.rules, questions: this.questions, problems: this.problems };
  }

  /** The last line of the rule or example at hand; null where there is none yet. */
  private lastLine(): string | null {
    if (this.draft === null) return null;
    const lines = this.draft.examples.at(-1) ?? this.draft.text;
    return lines.at(-1) ?? null;
  }

  /** Whether the rule at hand is so far a title ("701.7. Create") and no sentence. */
  private isTitle(): boolean {
    const { text, examples } = this.draft!;
    return examples.length === 0 && text.length === 1 && text[0]!.length < 60 && !isFinished(text[0]!);
  }

  /** Whether it is the title of a section ("111. Tokens"), after which any rule may come: contents list nothing else. */
  private isSectionTitle(): boolean {
    return isSection(this.draft!.number) && this.isTitle();
  }
}

/** Whether a line ends a sentence, as far as its last character tells. */
function isFinished(line: string): boolean {
  return '.!?:”"’\')]'.includes(line.charAt(line.length - 1));
}

const REFERENCE_WORDS = new Set('rule rules section sections and or through to see also –'.split(' '));

/** Whether a line breaks off where the number of a rule must follow. */
function endsInReference(line: string): boolean {
  const lastWord = line.slice(line.lastIndexOf(' ') + 1);
  return REFERENCE_WORDS.has(lastWord);
}

const MARK = ' Example: ';

/** Examples that stand in the rule's own paragraph: "… unless otherwise specified. Example: A token unit is a unit." */
function splitExamples(text: string): [rule: string, examples: string[]] {
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf(MARK); at >= 0; at = text.indexOf(MARK, at + 1)) {
    if (at === 0 || !isFinished(text.charAt(at - 1))) continue;
    parts.push(text.slice(from, at));
    from = at + MARK.length;
  }
  const [rule = '', ...examples] = [...parts, text.slice(from)];
  return [rule, examples];
}
