import type { CardRun } from '../../analysis/set/card-chunk.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import type { Edition } from '../../edition/edition.js';
import { lasting, lastingSet } from '../../util/compact.js';
import { keptIn } from '../../util/get-or-insert.js';
import type { Severity } from '../finding.js';
import { lintCard } from './card-lint.js';
import type { Plan } from './plan.js';
import { answersAgain } from './queries.js';
import { type CardResult, countsOf, type FindingInRun, type RunResult } from './result.js';

/** What the rules say of a run of cards; what was said before, where the set says nothing else of what it was asked. */
export function lintRun(run: CardRun, edition: Edition, set: SetIndex, plan: Plan): RunResult {
  const results = keptIn(plan.runs, set.changes, () => new WeakMap<CardRun, RunResult>());
  const known = results.get(run);
  if (known && !set.changes.since(known.at, known.asked)) {
    known.at = Math.max(known.at, set.at);
    return known;
  }
  const cards = run.cards.map((card, at) => {
    const before = known?.cards[at];
    return before && holdsSince(known.at, before, edition, set) ? before : lintCard(card, edition, set, plan);
  });
  const findings: FindingInRun[] = [];
  const asked = new Set<string>();
  for (const [card, result] of cards.entries()) {
    for (const finding of result.findings) findings.push({ card, finding, last: null });
    for (const { key } of result.asked) asked.add(key);
  }
  const counts = findings.length === 0 ? noCounts : countsOf(findings.map(({ finding }) => finding));
  const failed = cards.some((card) => card.failed);
  const result = { findings: lasting(findings), counts, asked: lastingSet(asked), at: set.at, failed, cards };
  if (!failed) results.set(run, result);
  return result;
}

const noCounts: ReadonlyMap<Severity, number> = new Map();

/** Whether the set answers a card's questions as it did at a moment; only what may have changed is asked again. */
function holdsSince(then: number, { asked }: CardResult, edition: Edition, set: SetIndex): boolean {
  if (asked.length === 0) return true;
  return answersAgain(
    asked.filter(({ key }) => set.changes.since(then, [key])),
    set,
    edition,
  );
}
