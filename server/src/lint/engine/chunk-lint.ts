import type { CardChunk } from '../../analysis/set/card-chunk.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import type { Edition } from '../../edition/edition.js';
import { compactList, compactSet } from '../../util/compact.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import type { Severity } from '../finding.js';
import { lintCard } from './card-lint.js';
import type { Plan } from './plan.js';
import { isStillValid } from './queries.js';
import { type CardResult, type ChunkFinding, type ChunkResult, countsOf } from './result.js';

/** What the rules say of a run of cards; what was said before, where the set says nothing else of what it was asked. */
export function lintChunk(run: CardChunk, edition: Edition, set: SetIndex, plan: Plan): ChunkResult {
  const results = getOrInsert(plan.runs, set.changes, () => new WeakMap<CardChunk, ChunkResult>());
  const known = results.get(run);
  if (known && !set.changes.changedSince(known.at, known.asked)) {
    known.at = Math.max(known.at, set.revision);
    return known;
  }
  const cards = run.cards.map((card, at) => {
    const before = known?.cards[at];
    return before && holdsSince(known.at, before, edition, set) ? before : lintCard(card, edition, set, plan);
  });
  const findings: ChunkFinding[] = [];
  const asked = new Set<string>();
  for (const [card, result] of cards.entries()) {
    for (const finding of result.findings) findings.push({ card, finding, last: null });
    for (const { key } of result.asked) asked.add(key);
  }
  const counts = findings.length === 0 ? noCounts : countsOf(findings.map(({ finding }) => finding));
  const failed = cards.some((card) => card.failed);
  const result = { findings: compactList(findings), counts, asked: compactSet(asked), at: set.revision, failed, cards };
  if (!failed) results.set(run, result);
  return result;
}

const noCounts: ReadonlyMap<Severity, number> = new Map();

/** Whether the set answers a card's questions as it did at a moment; only what may have changed is asked again. */
function holdsSince(then: number, { asked }: CardResult, edition: Edition, set: SetIndex): boolean {
  if (asked.length === 0) return true;
  return isStillValid(
    asked.filter(({ key }) => set.changes.changedSince(then, [key])),
    set,
    edition,
  );
}
