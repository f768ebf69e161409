import type { CardChunk } from '../../analysis/set/card-chunk.js';
import type { RevisionLog } from '../../analysis/set/revision-log.js';
import type { PlacedCard } from '../../formats/card.js';
import type { Finding, Severity } from '../finding.js';
import type { Dependency } from './queries.js';

/**
 * A finding before it has a place: spans count from the card's start, and new text is not yet as the file writes it.
 */
export type CardFinding = Omit<Finding, 'card'>;

/** What the rules said of a card, and what the set had answered them. */
export interface CardResult {
  readonly findings: readonly CardFinding[];
  readonly dependencies: readonly Dependency[];
  /** Whether a rule threw: then this is not all there is to say, and is not kept. */
  readonly failed: boolean;
}

/** A finding where it stood last: it holds as long as its card stands there, which then is the same object. */
export interface LastPlacement {
  readonly placed: PlacedCard;
  readonly lineBreak: string;
  readonly finding: Finding;
}

/** A finding, and which of a run's cards it is on, from 0. */
export interface ChunkFinding {
  readonly card: number;
  readonly finding: CardFinding;
  last: LastPlacement | null;
}

/** What the rules said of a run of cards. */
export interface ChunkResult {
  readonly findings: readonly ChunkFinding[];
  /** How many of them have each severity. */
  readonly counts: ReadonlyMap<Severity, number>;
  /** The keys that the set was asked for. */
  readonly queriedKeys: ReadonlySet<string>;
  /** The moment of the newest state of the set that is known to say all this. */
  revision: number;
  /** Whether a rule threw on one of the cards. */
  readonly failed: boolean;
  /** What it is put together from, card by card. */
  readonly cards: readonly CardResult[];
}

/** What was said of runs, by the set that was asked. */
export type ChunkResults = WeakMap<RevisionLog, WeakMap<CardChunk, ChunkResult>>;

/** How many findings have each severity. */
export function countsOf(findings: readonly { readonly severity: Severity }[]): Map<Severity, number> {
  const counts = new Map<Severity, number>();
  for (const { severity } of findings) counts.set(severity, (counts.get(severity) ?? 0) + 1);
  return counts;
}
