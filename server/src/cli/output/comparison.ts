import type { Characteristics } from '../../edition/characteristics.js';
import type { Edition } from '../../edition/edition.js';
import { sheetLine } from '../../edition/token-sheet.js';
import { characteristicsToJson } from '../../export/token-json.js';
import type { SetComparison } from '../../migration/comparison/compare-set.js';
import type { FindingChange } from '../../migration/comparison/finding-changes.js';
import type { KeywordChange } from '../../migration/comparison/keyword-changes.js';
import type { TokenChange } from '../../migration/comparison/token-changes.js';
import { type SetMigration, titleOfChange } from '../../migration/migrate-set.js';
import type { Style } from '../terminal/style.js';
import { byClass } from './migration-report.js';
import { entryText } from './rules-diff.js';
import { changeToJson, RULES_VERSION, rulebookToJson } from './rules-json.js';
import { visible } from './visible.js';

/** A comparison of two rulebooks for some cards. */
export interface ComparisonResult {
  readonly from: Edition;
  readonly to: Edition;
  readonly comparison: SetComparison;
  readonly shown: (path: string) => string;
}

/** How many cards are named for one change. */
const MOST_CARDS = 5;

/** A comparison for reading: tokens, keywords, findings and what migration would change. */
export function comparisonText({ from, to, comparison, shown }: ComparisonResult, style: Style): string {
  const { tokens, keywords, findings, migrations } = comparison;
  const section = (title: string, entries: readonly string[]) =>
    entries.length === 0 ? [] : [`${style('bold', title)}\n${entries.join('\n')}`];
  const findingsOf = (kind: FindingChange['kind']) =>
    findings.filter((each) => each.kind === kind).map((each) => findingLine(each, shown, style));
  const sections = [
    ...section(
      'Tokens',
      tokens.map((change) => tokenText(change, to, style)),
    ),
    ...section(
      'Keywords whose rules changed',
      keywords.map((change) => keywordText(change, style)),
    ),
    ...section('Findings that appear', findingsOf('appears')),
    ...section('Findings that disappear', findingsOf('disappears')),
    ...section(
      'Wording that tokenwright migrate would change',
      byClass(migrations).map((line) => `  ${line.trimEnd()}`),
    ),
  ];
  const head = `${style('bold', visible(from.rulebook.title))} → ${style('bold', visible(to.rulebook.title))}`;
  return `${[head, ...(sections.length > 0 ? sections : ['Nothing changes for these cards.'])].join('\n\n')}\n`;
}

function tokenText({ before, after, differences, cards }: TokenChange, { game }: Edition, style: Style): string {
  if (before && after && differences.every((each) => each === 'name'))
    return `  ${visible(`${before.is.name ?? 'no name'} → ${after.is.name ?? 'no name'}`)} (${names(cards)})`;
  const line = (is: Characteristics) => visible(`${is.name ?? 'no name'} · ${sheetLine(is, game)}`);
  const rows = [before && style('red', `    - ${line(before.is)}`), after && style('green', `    + ${line(after.is)}`)];
  const what = differences.map((each) =>
    each === 'name' ? 'other name' : each === 'characteristics' ? 'changed' : each,
  );
  const name = (after ?? before)!.is.name ?? 'a token';
  return [`  ${visible(name)}: ${what.join(', ')} (${names(cards)})`, ...rows.filter((row) => row !== null)].join('\n');
}

function keywordText({ keyword, rule, changes, cards }: KeywordChange, style: Style): string {
  const entries = changes.map((change) => entryText(change, 0, style).replace(/^/gm, '    '));
  return [`  ${visible(keyword)}, rule ${rule} (${names(cards)})`, ...entries].join('\n');
}

function findingLine({ path, line, finding }: FindingChange, shown: (path: string) => string, style: Style): string {
  const { message, rule } = finding;
  return `  ${visible(`${shown(path)}:${line + 1}`)}  ${visible(message)}  ${style('dim', rule)}`;
}

function names(cards: readonly string[]): string {
  const more = cards.length - MOST_CARDS;
  return visible(`${cards.slice(0, MOST_CARDS).join('; ')}${more > 0 ? ` and ${more} more` : ''}`);
}

/** A comparison as JSON. */
export function comparisonToJson({ from, to, comparison, shown }: ComparisonResult) {
  const { tokens, keywords, findings, migrations } = comparison;
  const token = (meaning: TokenChange['before']) =>
    meaning && { ...characteristicsToJson(meaning.is), rule: meaning.predefined };
  return {
    version: RULES_VERSION,
    from: rulebookToJson(from.rulebook),
    to: rulebookToJson(to.rulebook),
    tokens: tokens.map(({ before, after, differences, cards }) => {
      return { differences, before: token(before), after: token(after), cards };
    }),
    keywords: keywords.map(({ keyword, rule, changes, cards }) => {
      return { keyword, rule, changes: changes.map(changeToJson), cards };
    }),
    findings: findings.map(({ kind, path, line, finding: { rule, severity, message, card } }) => {
      return { kind, path: shown(path), line: line + 1, card, rule, severity, message };
    }),
    migration: migrations.map((each) => migrationToJson(each, shown)),
  };
}

function migrationToJson({ course, migration }: SetMigration, shown: (path: string) => string) {
  const { path, edits, open } = migration;
  return {
    path: shown(path),
    changes: edits.map((edit) => ({ what: titleOfChange(edit, course), newText: edit.newText })),
    open,
  };
}
