import type { CardRun } from '../analysis/card-run.js';
import type { SetChanges } from '../analysis/set-changes.js';
import type { SetIndex } from '../analysis/set-index.js';
import type { Edition } from '../edition/edition.js';
import { lintCard } from './card-lint.js';
import type { CardFinding, Plan } from './plan.js';

/** A finding, and which of a run's cards it is on, from 0. */
export interface FindingInRun {
  readonly card: number;
  readonly finding: CardFinding;
}

/** What the rules said of a run of cards. */
export interface RunResult {
  readonly findings: readonly FindingInRun[];
  /** The keys that the set was asked for. */
  readonly asked: ReadonlySet<string>;
  /** The moment of the set's state that was asked. */
  readonly at: number;
}

/** What was said of runs, by the set that was asked. */
export type RunResults = WeakMap<SetChanges, WeakMap<CardRun, RunResult>>;

/** What the rules say of a run of cards; what was said before, where the set says nothing else of what it was asked. */
export function lintRun(run: CardRun, edition: Edition, set: SetIndex, plan: Plan): RunResult {
  const results = resultsOf(plan.runs, set.changes);
  const known = results.get(run);
  if (known && !set.changes.since(known.at, known.asked)) return known;
  const findings: FindingInRun[] = [];
  const asked = new Set<string>();
  for (const [at, card] of run.cards.entries()) {
    const result = lintCard(card, edition, set, plan);
    for (const finding of result.findings) findings.push({ card: at, finding });
    for (const { key } of result.asked) asked.add(key);
  }
  const result = { findings, asked, at: set.at };
  results.set(run, result);
  return result;
}

function resultsOf(all: RunResults, changes: SetChanges): WeakMap<CardRun, RunResult> {
  let results = all.get(changes);
  if (!results) {
    results = new WeakMap();
    all.set(changes, results);
  }
  return results;
}
