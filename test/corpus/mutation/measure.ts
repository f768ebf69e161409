import type { Edit, Finding } from '../../../server/src/lint/finding.js';
import { applyEdits, fixAll } from '../../../server/src/lint/fix/fixes.js';
import type { Span } from '../../../server/src/text/span.js';
import { lint } from '../../unit/support/lint.js';
import type { OfficialCard } from '../official.js';
import type { Mistake, Operator } from './operator.js';
import { drawFrom } from './random.js';
import { rulesTextOf, type ValidText } from './valid-text.js';

/** The results of the linter for the mistakes of one operator. */
export interface Measured {
  readonly operator: Operator;
  readonly tried: number;
  /** Mistakes with a finding on one of the words that they touch. */
  readonly found: number;
  /** Found mistakes with more than one such finding. */
  readonly several: number;
  /** Found mistakes with a safe fix. */
  readonly fixable: number;
  /** Those of them whose valid text is restored exactly by all safe fixes. */
  readonly restored: number;
  /** Mistakes, found or not, that safe fixes turn into a third text. */
  readonly damaged: number;
  readonly rules: ReadonlyMap<string, number>;
  readonly failures: readonly Failure[];
}

/** A mistake that was not found or not restored, or has several findings. */
export interface Failure {
  readonly what: 'missed' | 'not restored' | 'damaged' | 'several';
  readonly card: string;
  readonly mutated: string;
  readonly findings: readonly string[];
}

interface Trial {
  readonly card: OfficialCard;
  readonly valid: ValidText;
  readonly mistake: Mistake;
}

/** Inserts the mistakes of an operator into valid texts, lints and fixes them. */
export function measure(operator: Operator, cards: readonly OfficialCard[], seed: number, limit: number): Measured {
  const counts = { found: 0, several: 0, fixable: 0, restored: 0, damaged: 0 };
  const rules = new Map<string, number>();
  const failures: Failure[] = [];
  const trials = trialsOf(operator, cards, seed, limit);
  for (const trial of trials) {
    const { reported, file, fixed, valid } = outcome(trial);
    const fail = (what: Failure['what']) =>
      failures.push({ what, card: trial.card.name, mutated: changedLines(file, valid), findings: reported.map(shown) });
    const isRestored = fixed === valid;
    const isFixable = reported.some(({ fix }) => fix?.kind === 'safe');
    if (reported.length > 0) counts.found++;
    else fail('missed');
    if (reported.length > 1) {
      counts.several++;
      fail('several');
    }
    if (isFixable) counts.fixable++;
    if (isFixable && isRestored) counts.restored++;
    if (isFixable && !isRestored) fail('not restored');
    if (!isRestored && fixed !== file) {
      counts.damaged++;
      if (!isFixable) fail('damaged');
    }
    for (const { rule } of reported) rules.set(rule, (rules.get(rule) ?? 0) + 1);
  }
  return { operator, tried: trials.length, ...counts, rules, failures };
}

/** A random sample of the mistakes in all cards, at most `limit`. */
function trialsOf(operator: Operator, cards: readonly OfficialCard[], seed: number, limit: number): Trial[] {
  const draw = drawFrom(seed);
  const trials: Trial[] = [];
  for (const card of cards) {
    for (const valid of (operator.validTexts ?? ((one) => [rulesTextOf(one)]))(card)) {
      for (const mistake of operator.mistakes(valid.text, draw)) trials.push({ card, valid, mistake });
    }
  }
  for (let at = trials.length - 1; at > 0; at--) {
    const other = draw.below(at + 1);
    [trials[at], trials[other]] = [trials[other]!, trials[at]!];
  }
  return trials.slice(0, limit);
}

/** The findings in valid texts, which are ignored in their mutations. */
const findingsBefore = new WeakMap<ValidText, ReadonlySet<string>>();

/** The findings about a mistake, and the text after all safe fixes. */
function outcome({ valid, mistake }: Trial) {
  const [path = '', whole = ''] = Object.entries(valid.files)[0] ?? [];
  const lintText = memoized((text) =>
    lint({ ...valid.files, [path]: text }, valid.rulebook === undefined ? {} : { rulebook: valid.rulebook }),
  );
  const before = findingsBefore.get(valid) ?? new Set(lintText(whole).map(keyOf));
  findingsBefore.set(valid, before);
  const edits = mistake.map(({ span, newText }) => ({
    span: { start: valid.at + span.start, end: valid.at + span.end },
    newText,
  }));
  const file = applyEdits(whole, edits);
  const places = touchedWords(edits, file);
  const reported = lintText(file).filter(
    (finding) => !before.has(keyOf(finding)) && places.some((place) => overlaps(place, finding.span)),
  );
  return { reported, file, fixed: fixAll(file, lintText).text, valid: whole };
}

type LintText = (text: string) => readonly Finding[];

/** Caches the findings of each text. */
function memoized(lintText: LintText): LintText {
  const known = new Map<string, readonly Finding[]>();
  return (text) => {
    const findings = known.get(text) ?? lintText(text);
    known.set(text, findings);
    return findings;
  };
}

function keyOf({ rule, message }: Finding): string {
  return `${rule} ${message}`;
}

/** The words that edits changed in a text; for deletions, the words on both sides. */
function touchedWords(edits: readonly Edit[], text: string): Span[] {
  const places: Span[] = [];
  let moved = 0;
  for (const { span, newText } of edits) {
    let start = span.start + moved;
    let end = start + newText.length;
    moved += newText.length - (span.end - span.start);
    if (newText.trim() === '') {
      while (start > 0 && /\s/.test(text.charAt(start - 1))) start--;
      while (end < text.length && /\s/.test(text.charAt(end))) end++;
    }
    while (start > 0 && /\S/.test(text.charAt(start - 1))) start--;
    while (end < text.length && /\S/.test(text.charAt(end))) end++;
    places.push({ start, end });
  }
  return places;
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

function shown({ rule, severity }: Finding): string {
  return `${severity} ${rule}`;
}

/** The lines of a text that are not in another one. */
function changedLines(text: string, other: string): string {
  const lines = new Set(other.split('\n'));
  return text
    .split('\n')
    .filter((line) => !lines.has(line))
    .join(' / ');
}
