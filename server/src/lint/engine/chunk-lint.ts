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

/** The findings of a chunk of cards; the cached ones if the results of all queries they depend on are unchanged. */
export function lintChunk(chunk: CardChunk, edition: Edition, set: SetIndex, plan: Plan): ChunkResult {
  const results = getOrInsert(plan.chunkResults, set.changes, () => new WeakMap<CardChunk, ChunkResult>());
  const cached = results.get(chunk);
  if (cached && !set.changes.changedSince(cached.revision, cached.queriedKeys)) {
    cached.revision = Math.max(cached.revision, set.revision);
    return cached;
  }
  const cards = chunk.cards.map((card, at) => {
    const previous = cached?.cards[at];
    return previous && isValidSince(cached.revision, previous, edition, set)
      ? previous
      : lintCard(card, edition, set, plan);
  });
  const findings: ChunkFinding[] = [];
  const queriedKeys = new Set<string>();
  for (const [card, result] of cards.entries()) {
    for (const finding of result.findings) findings.push({ card, finding, last: null });
    for (const { key } of result.dependencies) queriedKeys.add(key);
  }
  const counts = findings.length === 0 ? noCounts : countsOf(findings.map(({ finding }) => finding));
  const failed = cards.some((card) => card.failed);
  const result = {
    findings: compactList(findings),
    counts,
    queriedKeys: compactSet(queriedKeys),
    revision: set.revision,
    failed,
    cards,
  };
  if (!failed) results.set(chunk, result);
  return result;
}

const noCounts: ReadonlyMap<Severity, number> = new Map();

/**
 * Whether a card's queries still have the results they had at a revision; only those that may have changed run again.
 */
function isValidSince(revision: number, { dependencies }: CardResult, edition: Edition, set: SetIndex): boolean {
  if (dependencies.length === 0) return true;
  return isStillValid(
    dependencies.filter(({ key }) => set.changes.changedSince(revision, [key])),
    set,
    edition,
  );
}
