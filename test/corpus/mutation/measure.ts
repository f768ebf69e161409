import type { Edit, Finding } from '../../../server/src/lint/finding.js';
import { applyEdits, fixAll } from '../../../server/src/lint/fix/fixes.js';
import type { Span } from '../../../server/src/text/span.js';
import { lint } from '../../unit/support/lint.js';
import type { OfficialCard } from '../official.js';
import type { Operator, Slip } from './operator.js';
import { drawFrom } from './random.js';
import { type Right, rulesTextOf } from './right.js';

/** How the linter did on the slips of one operator. */
export interface Measured {
  readonly operator: Operator;
  readonly tried: number;
  /** Slips of which a finding speaks whose span has one of the words that the slip touched. */
  readonly found: number;
  /** Found ones that more findings than one speak of. */
  readonly several: number;
  /** Found ones for which a safe fix is offered. */
  readonly fixable: number;
  /** Of these, the ones whose text is the right one again, letter for letter, after all safe fixes. */
  readonly restored: number;
  /** Slips, found or not, that safe fixes made into a third text. */
  readonly damaged: number;
  readonly rules: ReadonlyMap<string, number>;
  readonly failures: readonly Failure[];
}

/** A slip that was not found, not restored, or of which several findings speak. */
export interface Failure {
  readonly what: 'missed' | 'not restored' | 'damaged' | 'several';
  readonly card: string;
  readonly mutated: string;
  readonly findings: readonly string[];
}

interface Trial {
  readonly card: OfficialCard;
  readonly right: Right;
  readonly slip: Slip;
}

/** Makes the slips of an operator in right texts, lints, and fixes. */
export function measure(operator: Operator, cards: readonly OfficialCard[], seed: number, enough: number): Measured {
  const counts = { found: 0, several: 0, fixable: 0, restored: 0, damaged: 0 };
  const rules = new Map<string, number>();
  const failures: Failure[] = [];
  const trials = trialsOf(operator, cards, seed, enough);
  for (const trial of trials) {
    const { speaking, file, fixed, right } = outcome(trial);
    const fail = (what: Failure['what']) =>
      failures.push({ what, card: trial.card.name, mutated: changedLines(file, right), findings: speaking.map(shown) });
    const isRestored = fixed === right;
    const isFixable = speaking.some(({ fix }) => fix?.kind === 'safe');
    if (speaking.length > 0) counts.found++;
    else fail('missed');
    if (speaking.length > 1) {
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
    for (const { rule } of speaking) rules.set(rule, (rules.get(rule) ?? 0) + 1);
  }
  return { operator, tried: trials.length, ...counts, rules, failures };
}

/** As many slips as are enough, from all over the cards. */
function trialsOf(operator: Operator, cards: readonly OfficialCard[], seed: number, enough: number): Trial[] {
  const draw = drawFrom(seed);
  const trials: Trial[] = [];
  for (const card of cards) {
    for (const right of (operator.rights ?? ((one) => [rulesTextOf(one)]))(card)) {
      for (const slip of operator.slips(right.text, draw)) trials.push({ card, right, slip });
    }
  }
  for (let at = trials.length - 1; at > 0; at--) {
    const other = draw.below(at + 1);
    [trials[at], trials[other]] = [trials[other]!, trials[at]!];
  }
  return trials.slice(0, enough);
}

/** What is said of right texts already: not said of a slip in them. */
const saidBefore = new WeakMap<Right, ReadonlySet<string>>();

/** What the linter says of a slip, and what is left of it after all safe fixes. */
function outcome({ right, slip }: Trial) {
  const [path = '', whole = ''] = Object.entries(right.files)[0] ?? [];
  const look = remembering((text) =>
    lint({ ...right.files, [path]: text }, right.rulebook === undefined ? {} : { rulebook: right.rulebook }),
  );
  const before = saidBefore.get(right) ?? new Set(look(whole).map(keyOf));
  saidBefore.set(right, before);
  const edits = slip.map(({ span, newText }) => ({
    span: { start: right.at + span.start, end: right.at + span.end },
    newText,
  }));
  const file = applyEdits(whole, edits);
  const places = touchedWords(edits, file);
  const speaking = look(file).filter(
    (finding) => !before.has(keyOf(finding)) && places.some((place) => overlaps(place, finding.span)),
  );
  return { speaking, file, fixed: fixAll(file, look).text, right: whole };
}

type Look = (text: string) => readonly Finding[];

/** Does not look twice at the same text. */
function remembering(look: Look): Look {
  const known = new Map<string, readonly Finding[]>();
  return (text) => {
    const findings = known.get(text) ?? look(text);
    known.set(text, findings);
    return findings;
  };
}

function keyOf({ rule, message }: Finding): string {
  return `${rule} ${message}`;
}

/** The words that edits left in a text; where they only took some away, the words on both sides. */
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

/** The lines of a text that another one does not have. */
function changedLines(text: string, other: string): string {
  const lines = new Set(other.split('\n'));
  return text
    .split('\n')
    .filter((line) => !lines.has(line))
    .join(' / ');
}
