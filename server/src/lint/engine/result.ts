import type { CardChunk } from '../../analysis/set/card-chunk.js';
import type { RevisionLog } from '../../analysis/set/revision-log.js';
import type { PlacedCard } from '../../formats/card.js';
import type { Finding, Severity } from '../finding.js';
import type { Dependency } from './queries.js';

/**
 * A finding that is not placed in a file yet: offsets count from the card's start, and new text is not yet written with
 * the file's line breaks.
 */
export type CardFinding = Omit<Finding<'card'>, 'card'>;

/** The findings of a card, and the queries they depend on. */
export interface CardResult {
  readonly findings: readonly CardFinding[];
  readonly dependencies: readonly Dependency[];
  /** Whether a rule threw; the result is then incomplete and must not be cached. */
  readonly failed: boolean;
}

/** The latest placement of a finding, valid while its card is the same placed object. */
export interface LastPlacement {
  readonly placed: PlacedCard;
  readonly lineBreak: string;
  readonly finding: Finding;
}

/** A finding and the index of its card in the chunk, from 0. */
export interface ChunkFinding {
  readonly card: number;
  readonly finding: CardFinding;
  last: LastPlacement | null;
}

/** The findings of a chunk of cards. */
export interface ChunkResult {
  readonly findings: readonly ChunkFinding[];
  /** The number of findings of each severity. */
  readonly counts: ReadonlyMap<Severity, number>;
  /** The keys that the rules queried. */
  readonly queriedKeys: ReadonlySet<string>;
  /** The newest revision of the set for which these findings are known to be valid. */
  revision: number;
  /** Whether a rule threw on one of the cards. */
  readonly failed: boolean;
  /** The results of the chunk's cards. */
  readonly cards: readonly CardResult[];
}

/** The results of chunks, by the set they were computed for. */
export type ChunkResults = WeakMap<RevisionLog, WeakMap<CardChunk, ChunkResult>>;

/** The number of findings of each severity. */
export function countsOf(findings: readonly { readonly severity: Severity }[]): Map<Severity, number> {
  const counts = new Map<Severity, number>();
  for (const { severity } of findings) counts.set(severity, (counts.get(severity) ?? 0) + 1);
  return counts;
}
