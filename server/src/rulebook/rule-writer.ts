import type { RulebookLine } from './lines.js';
import { compareNumbers, isChapter, isSection, type NumberAtStart } from './number.js';
import type { GameRule, RulebookProblem, RulebookQuestion } from './rulebook.js';

/** A rule whose lines are still being collected. */
interface RuleDraft {
  readonly number: string;
  readonly line: number;
  readonly paraphrase: boolean;
  /** The indentation of the rule's bullet; null if it has none. */
  readonly bullet: number | null;
  readonly text: string[];
  readonly examples: string[][];
}

/** Builds rules from the lines of a rules text, which are added one by one. */
export class RuleWriter {
  /** Whether a rule inside a section was found, that is, whether the table of contents is over. */
  hasSubrules = false;

  private readonly rules = new Map<string, GameRule>();
  private readonly questions: RulebookQuestion[] = [];
  private readonly problems: RulebookProblem[] = [];
  private draft: RuleDraft | null = null;
  private pendingQuestion: string | null = null;
  private readonly join: (lines: readonly string[]) => string;

  constructor(join: (lines: readonly string[]) => string) {
    this.join = join;
  }

  /**
   * Whether a line that starts with a number starts a rule. In a wrapped text a line may also start with a reference
   * ("… see rule / 704. It …") and continue the sentence.
   */
  mayStart(start: NumberAtStart, line: RulebookLine): boolean {
    const last = this.lastLine();
    if (start.doubtful) return last !== null && line.afterBlank && !line.afterPage && this.isNext(start.number);
    if (last === null || start.bullet || isFinished(last)) return true;
    if (endsInReference(last)) return false;
    if (line.afterBlank && !line.afterPage) return true;
    if (this.isSectionTitle()) return true;
    if (compareNumbers(start.number, this.draft!.number) <= 0) return false;
    return this.isTitle() || this.isNext(start.number);
  }

  /** Whether a number is later than that of the current rule, in the same section. */
  private isNext(number: string): boolean {
    const current = this.draft!.number;
    return compareNumbers(number, current) > 0 && number.slice(0, 3) === current.slice(0, 3);
  }

  /** Starts a rule, and ends the previous one. */
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

  /** Adds the title of a chapter, such as `2`, which contains the sections from 200 to 299. */
  chapter(number: string, text: string): void {
    this.end();
    this.rules.delete(number);
    this.rules.set(number, { number, text, examples: [], paraphrase: false });
  }

  /** Adds an example to the current rule; ignored if there is none. */
  example(text: string): void {
    this.draft?.examples.push(text === '' ? [] : [text]);
  }

  /** Adds a line to the current rule or example. False if the line belongs to neither. */
  continueWith(line: RulebookLine): boolean {
    if (this.draft === null) return false;
    const last = this.lastLine();
    // In a list, the lines that continue an item are indented further than its bullet.
    const paragraph = (line.afterBlank && !line.afterPage) || line.indent <= (this.draft.bullet ?? -1);
    if (last !== null && paragraph && (isFinished(last) || this.isTitle())) {
      this.end();
      return false;
    }
    (this.draft.examples.at(-1) ?? this.draft.text).push(line.text);
    return true;
  }

  /** Whether a line may end the current rule; it may not in the middle of a sentence. */
  mayEnd(line: RulebookLine): boolean {
    const last = this.lastLine();
    return last === null || (line.afterBlank && !line.afterPage) || isFinished(last) || this.isSectionTitle();
  }

  question(text: string): void {
    this.end();
    this.pendingQuestion = text;
  }

  answer(text: string, line: number): void {
    this.end();
    if (this.pendingQuestion === null) this.problem(line, 'this answer has no question before it');
    else this.questions.push({ question: this.pendingQuestion, answer: text });
    this.pendingQuestion = null;
  }

  problem(line: number, message: string): void {
    this.problems.push({ line, message });
  }

  /**
   * Ends the current rule. A section has the later of its titles with text (the contents come first); other rules with
   * the same number, as by a slip in the numbering, become one with both texts.
   */
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
    const { number, paraphrase } = draft;
    const same = isSection(number) ? undefined : this.rules.get(number);
    // Deleted first, so that the order is that of the rules and not that of the table of contents.
    this.rules.delete(number);
    if (!same || same.text === text) this.rules.set(number, { number, text, examples, paraphrase });
    else this.rules.set(number, { ...same, text: `${same.text}\n${text}`, examples: [...same.examples, ...examples] });
  }

  finish(): {
    rules: ReadonlyMap<string, GameRule>;
    questions: readonly RulebookQuestion[];
    problems: readonly RulebookProblem[];
  } {
    this.end();
    // Without its sections, it is an item of some list.
    const sections = new Set([...this.rules.keys()].map((number) => (isChapter(number) ? '' : number.charAt(0))));
    for (const number of this.rules.keys()) if (isChapter(number) && !sections.has(number)) this.rules.delete(number);
    return { rules: this.rules, questions: this.questions, problems: this.problems };
  }

  /** The last line of the current rule or example; null if there is none yet. */
  private lastLine(): string | null {
    if (this.draft === null) return null;
    const lines = this.draft.examples.at(-1) ?? this.draft.text;
    return lines.at(-1) ?? null;
  }

  /** Whether the current rule is so far a title ("701.7. Create") rather than a sentence. */
  private isTitle(): boolean {
    const { text, examples } = this.draft!;
    return examples.length === 0 && text.length === 1 && text[0]!.length < 60 && !isFinished(text[0]!);
  }

  /**
   * Whether it is the title of a section ("111. Tokens"), which any rule may follow: a table of contents has only
   * these.
   */
  private isSectionTitle(): boolean {
    return isSection(this.draft!.number) && this.isTitle();
  }
}

/** Whether a line ends a sentence, judged by its last character. */
function isFinished(line: string): boolean {
  return '.!?:”"’\')]'.includes(line.charAt(line.length - 1));
}

const REFERENCE_WORDS = new Set('rule rules section sections and or through to see also –'.split(' '));

/** Whether a line ends with a word that a rule number must follow. */
function endsInReference(line: string): boolean {
  const lastWord = line.slice(line.lastIndexOf(' ') + 1);
  return REFERENCE_WORDS.has(lastWord);
}

const MARK = ' Example: ';

/** Splits off examples in the rule's own paragraph: "… unless otherwise specified. Example: A token unit is a unit." */
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
