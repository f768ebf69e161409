import { citations } from '../../rulebook/cite.js';
import { compareNumbers, isSection, parentNumber } from '../../rulebook/number.js';
import type { GameRule, Rulebook } from '../../rulebook/rulebook.js';
import { generalMeaning, ownTerms } from '../../rulebook/terms.js';

/** A rulebook as a readable document. Lines and characters count from 0, characters in UTF-16 units. */
export interface RulesDocument {
  readonly title: string;
  readonly text: string;
  /** Rules, glossary entries, questions and terms in our own words, in the order of the text. */
  readonly entries: readonly RulesEntry[];
  /** References from the text to other rules. */
  readonly links: readonly RulesLink[];
}

/** A rule, glossary entry, question, or term in our own words (`meaning`), and its lines. */
export interface RulesEntry {
  readonly kind: 'rule' | 'term' | 'question' | 'meaning';
  /** The rule's number, the term, or the question. */
  readonly key: string;
  /** The beginning of the text. */
  readonly label: string;
  /** The depth in the hierarchy: 0 for 111, 1 for 111.10, 2 for 111.10a. */
  readonly level: number;
  readonly line: number;
  /** The last of its lines. */
  readonly lastLine: number;
}

export interface RulesLink {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** The line of the cited rule. */
  readonly target: number;
  /** The line of the last rule of a range such as "rules 702.19b–d"; the same line for a single rule. */
  readonly lastTarget: number;
}

const OWN_WORDS = 'in this project’s own words';

/** The longest label, in UTF-16 units. */
const LONGEST_LABEL = 90;

/**
 * Formats a rulebook as a document: the rules by number, the glossary, the questions, and the terms of the game that the
 * glossary does not explain, in our own words.
 */
export function rulesDocument(rulebook: Rulebook): RulesDocument {
  const page = new DocumentWriter();
  page.write(rulebook.title, rulebook.source, '');
  for (const rule of inOrder(rulebook.rules)) page.add('rule', rule.number, rule.text, levelOf(rule), linesOf(rule));
  if (rulebook.glossary.size > 0) page.write('Glossary', '');
  for (const { term, text } of rulebook.glossary.values()) page.add('term', term, text, 0, [term, ...text.split('\n')]);
  if (rulebook.questions.length > 0) page.write('Questions', '');
  for (const { question, answer } of rulebook.questions) {
    page.add('question', question, answer, 0, [question, ...answer.split('\n')]);
  }
  const meanings = ownTerms(rulebook);
  if (meanings.length > 0) page.write('Terms', `(${OWN_WORDS})`, '');
  for (const term of meanings) {
    const text = generalMeaning(term);
    page.add('meaning', term.name, text, 0, [term.name, text]);
  }
  return page.document(rulebook.title);
}

/** Returns the line of a rule in its document; null if the rulebook does not contain the number. */
export function lineOfRule(document: RulesDocument, number: string): number | null {
  return lineOf(document, 'rule', number);
}

/** Returns the first line of an entry; null if there is none. */
export function lineOf({ entries }: RulesDocument, kind: RulesEntry['kind'], key: string): number | null {
  return entries.find((entry) => entry.kind === kind && entry.key === key)?.line ?? null;
}

/** Returns the places of a document that cite a rule, by its number or in a range; none for an unknown number. */
export function citationsOf(document: RulesDocument, number: string): readonly RulesLink[] {
  const line = lineOfRule(document, number);
  if (line === null) return [];
  return document.links.filter(({ target, lastTarget }) => target <= line && line <= lastTarget);
}

function inOrder(rules: ReadonlyMap<string, GameRule>): GameRule[] {
  return [...rules.values()].sort((a, b) => compareNumbers(a.number, b.number));
}

function levelOf({ number }: GameRule): number {
  let level = 0;
  for (let at = parentNumber(number); at !== null; at = parentNumber(at)) level++;
  return level;
}

function linesOf({ number, text, examples, paraphrase }: GameRule): string[] {
  const [first = '', ...more] = text.split('\n');
  const stop = isSection(number) || /[a-z]$/.test(number) ? '' : '.';
  const own = paraphrase ? [`(${OWN_WORDS})`] : [];
  return [`${number}${stop} ${first}`, ...more, ...own, ...examples.map((example) => `Example: ${example}`)];
}

/** Collects the lines and entries of a document. */
class DocumentWriter {
  private readonly lines: string[] = [];
  private readonly entries: RulesEntry[] = [];

  write(...lines: readonly string[]): void {
    this.lines.push(...lines);
  }

  add(kind: RulesEntry['kind'], key: string, text: string, level: number, lines: readonly string[]): void {
    const line = this.lines.length;
    const [first = ''] = text.split('\n');
    const label = first.length > LONGEST_LABEL ? `${first.slice(0, LONGEST_LABEL - 1).trimEnd()}…` : first;
    this.entries.push({ kind, key, label, level, line, lastLine: line + lines.length - 1 });
    this.write(...lines, '');
  }

  document(title: string): RulesDocument {
    const byNumber = new Map(this.entries.flatMap(({ kind, key, line }) => (kind === 'rule' ? [[key, line]] : [])));
    const links = this.lines.flatMap((text, line) =>
      citations(text).flatMap(({ number, last, start, end }): RulesLink[] => {
        const target = byNumber.get(number);
        if (target === undefined || target === line) return [];
        return [{ line, start, end, target, lastTarget: (last !== null && byNumber.get(last)) || target }];
      }),
    );
    return { title, text: `${this.lines.join('\n').trimEnd()}\n`, entries: this.entries, links };
  }
}
