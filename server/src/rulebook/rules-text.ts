import { GlossaryWriter } from './glossary.js';
import { joinLines, wordLookup } from './join.js';
import { prepareLines, type RulebookLine } from './lines.js';
import { numberAtStart } from './number.js';
import { RuleWriter } from './rule-writer.js';
import type { GameRule, RulebookProblem, RulebookQuestion, Term } from './rulebook.js';

/** The content of a rules text, before references to other files are resolved. */
export interface RulesText {
  /** In the order of the text. */
  readonly rules: ReadonlyMap<string, GameRule>;
  /** Keys in lower case. */
  readonly glossary: ReadonlyMap<string, Term>;
  readonly questions: readonly RulebookQuestion[];
  readonly problems: readonly RulebookProblem[];
}

/** Options for reading a rules text. */
export interface ReadOptions {
  /** The first line to read, from 0, which is the default. */
  readonly from?: number;
  /**
   * Whether the text is in the layout of this project's own files: comments (`#`), `~` before a rule in the project's
   * own words, ids in brackets for rules without a number (`[tokens.1] …`), `Question:` and `Answer:` lines.
   */
  readonly ownLayout?: boolean;
}

/**
 * Reads rules in the layout of the official text files and of copies of them: indented, bulleted, wrapped, with page
 * numbers, or with numbers on separate lines. Does not interpret sentences. Never throws; linear in the text's length.
 * @param lines the text's lines, as `splitLines` returns them
 */
export function readRulesText(lines: readonly string[], options: ReadOptions = {}): RulesText {
  const { from = 0, ownLayout = false } = options;
  const isKnown = wordLookup(lines);
  const join = (pieces: readonly string[]) => joinLines(pieces, isKnown);
  const rules = new RuleWriter(join);
  let glossary = new GlossaryWriter(join);
  let part: 'rules' | 'glossary' | 'end' = 'rules';
  for (const line of prepareLines(lines, from)) {
    if (part === 'end') break;
    if (ownLayout && line.text.startsWith('#')) continue;
    if (part === 'glossary') {
      if (isHeading(line, 'credits')) part = 'end';
      else glossary.add(line);
    } else if (isHeading(line, 'glossary') || isHeading(line, 'credits')) {
      rules.end();
      // The table of contents lists both before the first rule.
      if (!rules.hasSubrules) continue;
      part = isHeading(line, 'glossary') ? 'glossary' : 'end';
      glossary = new GlossaryWriter(join, hasBlankLines(lines, line.index + 2));
    } else if (line.kind === 'text') takeRuleLine(rules, line, ownLayout);
  }
  glossary.finish();
  return { ...rules.finish(), glossary: glossary.terms };
}

/** How many lines of a glossary show whether it has blank lines. */
const SAMPLE = 60;

function hasBlankLines(lines: readonly string[], from: number): boolean {
  const sample = lines.slice(from, from + SAMPLE);
  return sample.length < 4 || sample.some((line) => line.trim() === '');
}

function isHeading(line: RulebookLine, word: string): boolean {
  return line.kind === 'text' && line.text.length === word.length && line.text.toLowerCase() === word;
}

function takeRuleLine(rules: RuleWriter, line: RulebookLine, ownLayout: boolean): void {
  const { text } = line;
  if (ownLayout && takeOwnLine(rules, line)) return;
  const start = numberAtStart(text);
  if (start !== null && rules.mayStart(start, line)) {
    rules.start(start.number, text.slice(start.textStart), line, { bullet: start.bullet });
  } else if (text.startsWith('Example:')) rules.example(text.slice('Example:'.length).trimStart());
  else if (isChapter(text) && rules.mayEnd(line)) {
    if (ownLayout) rules.end();
    else rules.chapter(text.charAt(0), text.slice(3));
  } else if (!rules.continueWith(line) && ownLayout) rules.problem(line.index, 'this line belongs to no rule');
}

/** Reads the kinds of lines that only our own layout has; false for other lines. */
function takeOwnLine(rules: RuleWriter, line: RulebookLine): boolean {
  const { text, index } = line;
  const paraphrase = text.startsWith('~ ');
  const rest = paraphrase ? text.slice(2) : text;
  if (rest.startsWith('[')) {
    const close = rest.indexOf('] ');
    const id = rest.slice(1, close);
    if (close > 0 && /^[a-z][a-z0-9:.!-]*$/.test(id)) {
      rules.start(id, rest.slice(close + 2), line, { paraphrase });
      return true;
    }
  }
  if (paraphrase) {
    const start = numberAtStart(rest);
    if (start === null) rules.problem(index, 'write the number of a rule, or an id in brackets, after “~”');
    else rules.start(start.number, rest.slice(start.textStart), line, { paraphrase });
    return true;
  }
  if (text.startsWith('Question: ')) rules.question(text.slice('Question: '.length));
  else if (text.startsWith('Answer: ')) rules.answer(text.slice('Answer: '.length), index);
  else return false;
  return true;
}

/** `2. Parts of a Card`: the title of a chapter, which ends the previous rule. */
function isChapter(text: string): boolean {
  return /^\d\. [A-Z]/.test(text) && text.length < 80;
}
