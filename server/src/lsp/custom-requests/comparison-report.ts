import type { Characteristics } from '../../edition/characteristics.js';
import type { Edition } from '../../edition/edition.js';
import { sheetLine } from '../../edition/token-sheet.js';
import { plain } from '../../features/shared/markdown.js';
import type { RuleEdit } from '../../lint/fix/edited-text.js';
import type { SetComparison } from '../../migration/comparison/compare-set.js';
import type { FindingChange } from '../../migration/comparison/finding-changes.js';
import type { KeywordChange } from '../../migration/comparison/keyword-changes.js';
import type { TokenChange } from '../../migration/comparison/token-changes.js';
import { type SetMigration, titleOfChange } from '../../migration/migrate-set.js';
import type { RulesChange } from '../../rulebook/changes/diff.js';
import type { ComparisonReport, ReportLink } from '../protocol.js';

/** What a report is about, and the addresses that its links lead to. */
export interface ReportContext {
  readonly from: Edition;
  readonly to: Edition;
  /** A path as the report shows it. */
  readonly shown: (path: string) => string;
  /** The URI of a line, from 0, in a file. */
  readonly fileAddress: (path: string, line: number) => string;
  /** The URI of a rule of the newer rulebook; null if there is none. */
  readonly ruleAddress: (number: string) => string | null;
}

/** Writes what another rulebook changes for a set, for reading. */
export function comparisonReport(comparison: SetComparison, context: ReportContext): ComparisonReport {
  const { tokens, keywords, findings, migrations } = comparison;
  const report = new ReportWriter(context);
  const ofKind = (kind: FindingChange['kind']) => findings.filter((each) => each.kind === kind);
  report.section('Tokens', tokens, (each) => report.token(each));
  report.section('Keywords whose rules changed', keywords, (each) => report.keyword(each));
  report.section('Findings that appear', ofKind('appears'), (each) => report.finding(each));
  report.section('Findings that disappear', ofKind('disappears'), (each) => report.finding(each));
  const migrated = migrations.filter(({ migration }) => migration.edits.length > 0);
  report.section('Wording that Migrate Set… would change', migrated, (each) => report.migration(each));
  return report.done();
}

/** How many cards are named for one change. */
const MOST_CARDS = 5;

class ReportWriter {
  private readonly lines: string[];
  private readonly links: ReportLink[] = [];
  private readonly context: ReportContext;

  constructor(context: ReportContext) {
    this.context = context;
    this.lines = [`${context.from.rulebook.title} → ${context.to.rulebook.title}`, ''];
  }

  section<Item>(title: string, items: readonly Item[], write: (item: Item) => void): void {
    if (items.length === 0) return;
    this.lines.push(`${title} (${items.length})`, '');
    for (const item of items) write(item);
    if (this.lines.at(-1) !== '') this.lines.push('');
  }

  token({ before, after, differences, cards }: TokenChange): void {
    const name = (is: Characteristics | undefined) => is?.name ?? 'no name';
    if (before && after && differences.every((each) => each === 'name')) {
      this.lines.push(`${name(before.is)} → ${name(after.is)} (${listed(cards)})`);
      return;
    }
    const what = differences.map((each) =>
      each === 'name' ? 'another name' : each === 'characteristics' ? 'other characteristics' : each,
    );
    const sheet = (is: Characteristics) => `${name(is)} · ${sheetLine(is, this.context.to.game)}`;
    this.lines.push(`${name((after ?? before)?.is)}: ${what.join(', ')} (${listed(cards)})`);
    if (before) this.lines.push(`    before: ${sheet(before.is)}`);
    if (after) this.lines.push(`    now: ${sheet(after.is)}`);
  }

  keyword({ keyword, rule, changes, cards }: KeywordChange): void {
    this.linked(rule, this.context.ruleAddress(rule), ` ${keyword} (${listed(cards)})`);
    for (const change of changes) this.lines.push(`    ${changeLine(change)}`);
    this.lines.push('');
  }

  finding({ path, line, finding }: FindingChange): void {
    const { shown, fileAddress } = this.context;
    const place = `${shown(path)}:${line + 1}`;
    this.linked(place, fileAddress(path, line), `  ${plain(finding.message)}  ${finding.rule}`);
  }

  migration({ course, migration }: SetMigration): void {
    const { path, edits, open } = migration;
    const counts = new Map<string, number>();
    const count = (edit: RuleEdit) => titleOfChange(edit, course);
    for (const edit of edits) counts.set(count(edit), (counts.get(count(edit)) ?? 0) + 1);
    const what = [...counts].map(([title, times]) => (times === 1 ? title : `${title} (${times})`));
    const look = open.length === 0 ? '' : `; to look at yourself: ${open.length}`;
    this.linked(this.context.shown(path), this.context.fileAddress(path, 0), `  ${what.join(', ')}${look}`);
  }

  done(): ComparisonReport {
    if (this.lines.length === 2) this.lines.push('Nothing changes for the cards of this set.');
    return { text: `${this.lines.join('\n').trimEnd()}\n`, links: this.links };
  }

  private linked(words: string, target: string | null, rest: string): void {
    if (target !== null) this.links.push({ line: this.lines.length, start: 0, end: words.length, target });
    this.lines.push(`${words}${rest}`);
  }
}

/** How much of what did not change is shown beside a change, in UTF-16 units. */
const CONTEXT = 60;

/** A changed rule on one line, with removed words as `[-this-]` and added ones as `{+this+}`. */
function changeLine({ from, to, text }: RulesChange): string {
  const key = from !== null && to !== null && from !== to ? `${from} → ${to}` : (to ?? from);
  const isWhole = text.every(({ kind }) => kind === text[0]!.kind);
  const words = text.map(({ kind, text: piece }, at) => {
    if (kind !== 'same') return isWhole ? piece : kind === 'added' ? `{+${piece}+}` : `[-${piece}-]`;
    if (piece.length <= 2 * CONTEXT) return piece;
    const start = at === 0 ? '' : piece.slice(0, CONTEXT);
    return `${start}…${at === text.length - 1 ? '' : piece.slice(-CONTEXT)}`;
  });
  return `${from === null ? '+' : to === null ? '-' : '~'} ${key} ${words.join('').replaceAll('\n', ' ')}`;
}

function listed(cards: readonly string[]): string {
  const more = cards.length - MOST_CARDS;
  return `${cards.slice(0, MOST_CARDS).join('; ')}${more > 0 ? ` and ${more} more` : ''}`;
}
