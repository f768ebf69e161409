import type { Edit, Finding } from '../../../../server/src/lint/finding.js';
import { applyEdits } from '../../../../server/src/lint/fix/fixes.js';
import type { Span } from '../../../../server/src/text/span.js';
import { lint } from '../../../unit/support/lint.js';
import { asCardText, type OfficialCard } from '../../official.js';
import { drawFrom } from '../random.js';
import type { LineOperator } from './line-operator.js';

/** A line of a card. */
export interface CardLine {
  readonly card: OfficialCard;
  readonly line: string;
}

/** The results of the linter for the slips of one operator. */
export interface LineResult {
  readonly name: string;
  readonly tried: number;
  /** Slips with a finding at the changed words or next to them. */
  readonly found: number;
  /** Slips that the first fix of such a finding undoes exactly. */
  readonly repaired: number;
  readonly rules: ReadonlyMap<string, number>;
  /** Slips that were not found or not repaired, as they were written, with the findings. */
  readonly missed: readonly string[];
}

/** How often a line is drawn for each slip that is tried: many lines have no place for some slips. */
const DRAWS = 80;

/**
 * Makes one slip at a time in lines that are right, and lints their cards.
 * @param isRight whether a changed line is right as well, so that it is no slip
 */
export function measureLines(
  operator: LineOperator,
  lines: readonly CardLine[],
  isRight: (line: string, card: OfficialCard) => boolean,
  seed: number,
  limit: number,
): LineResult {
  const draw = drawFrom(seed);
  const rules = new Map<string, number>();
  const missed: string[] = [];
  const counts = { tried: 0, found: 0, repaired: 0 };
  for (let drawn = 0; drawn < limit * DRAWS && counts.tried < limit; drawn++) {
    const { card, line } = lines[(draw.below(1 << 16) * 31 + drawn * 7919) % lines.length]!;
    const slips = operator.slips(line, draw);
    if (slips.length === 0) continue;
    const slip = draw.of(slips);
    const changed = line.slice(0, slip.span.start) + slip.newText + line.slice(slip.span.end);
    if (isRight(changed, card)) continue;
    counts.tried++;
    const { found, repaired } = outcome(card, line, changed, slip);
    for (const { rule } of found) rules.set(rule, (rules.get(rule) ?? 0) + 1);
    if (found.length > 0) counts.found++;
    if (repaired) counts.repaired++;
    else
      missed.push(
        `${found.length > 0 ? '~' : '!'} ${changed} [${line.slice(slip.span.start, slip.span.end)}] ${found.map(shown).join('; ')}`,
      );
  }
  return { name: operator.name, ...counts, rules, missed };
}

function shown({ rule, fix }: Finding): string {
  return `${rule}: ${fix?.title ?? 'no fix'}`;
}

function outcome(card: OfficialCard, line: string, changed: string, slip: Edit<'text'>) {
  const right = asCardText(card);
  const at = right.indexOf(line, right.indexOf('\n'));
  const wrong = right.slice(0, at) + changed + right.slice(at + line.length);
  const place = withNeighbors(wrong, { start: at + slip.span.start, end: at + slip.span.start + slip.newText.length });
  const found = lint({ 'a.cards': wrong }).filter(({ span }) => span.start < place.end && place.start < span.end);
  return { found, repaired: found.some(({ fix }) => fix && applyEdits(wrong, fix.edits) === right) };
}

/** The words that a place touches, and one more on either side. */
function withNeighbors(text: string, { start, end }: Span): Span {
  const before = /\S*\s*\S*$/.exec(text.slice(0, start))![0].length;
  const after = /^\S*\s*\S*/.exec(text.slice(end))![0].length;
  return { start: start - before, end: end + after };
}

/** The results as a printable table. */
export function lineTable(results: readonly LineResult[]): string {
  const percent = (part: number, whole: number) => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(0));
  const row = ({ name, tried, found, repaired, rules }: LineResult) =>
    [
      name.padEnd(34),
      ...[tried, percent(found, tried), percent(repaired, tried)].map((cell) => String(cell).padStart(8)),
      ` ${[...rules]
        .sort(([, a], [, b]) => b - a)
        .map(([rule, count]) => `${rule} ${count}`)
        .join(', ')}`,
    ].join('');
  return [`${'slip'.padEnd(34)}   tried  found % repaired %`, ...results.map(row), row(sumOf(results))].join('\n');
}

/** The results of all operators together. */
export function sumOf(results: readonly LineResult[]): LineResult {
  const sum = (of: (result: LineResult) => number) => results.reduce((all, result) => all + of(result), 0);
  return {
    name: `all ${results.length} kinds`,
    tried: sum(({ tried }) => tried),
    found: sum(({ found }) => found),
    repaired: sum(({ repaired }) => repaired),
    rules: new Map(),
    missed: [],
  };
}
