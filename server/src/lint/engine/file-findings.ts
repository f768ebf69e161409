import type { CardDocument, PlacedCard, Suppression } from '../../formats/card.js';
import { lineBreakOf } from '../../text/line-break.js';
import type { Text } from '../../text/text.js';
import type { Finding, Severity } from '../finding.js';
import { placedFinding } from './placing.js';
import { type ChunkResult, countsOf } from './result.js';
import { withoutSuppressed } from './suppressions.js';

const fromWorst: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

/** The findings in a chunk of a file's cards. */
export interface ChunkFindings {
  readonly result: ChunkResult;
  /** The index in the document of the chunk's first card, from 0. */
  readonly first: number;
}

/** The worst findings of a file, in text order. */
export interface WorstFindings {
  readonly listed: readonly Finding[];
  /** How many findings are not listed. */
  readonly omitted: number;
}

/**
 * The findings of one version of a file. An edit moves everything after it, which can be thousands of findings in a
 * large file, and an editor shows few of them. So findings get their offsets on request, and only those that are
 * requested.
 */
export class FileFindings {
  private placed: readonly Finding[] | null = null;

  private constructor(
    private readonly chunks: readonly ChunkFindings[],
    private readonly others: readonly Finding[],
    private readonly cards: readonly PlacedCard[],
    private readonly suppressions: readonly Suppression[],
    private readonly text: Text,
  ) {}

  /**
   * The findings of a file of cards, except those that its comments suppress.
   * @param chunks in file order
   * @param others findings about the file as a whole
   */
  static in(
    { cards, suppressions }: CardDocument,
    text: Text,
    chunks: readonly ChunkFindings[],
    others: readonly Finding[],
  ) {
    return new FileFindings(chunks, others, cards, suppressions, text);
  }

  /** Findings that are already placed, in this order. */
  static of(findings: readonly Finding[]): FileFindings {
    const found = new FileFindings([], findings, [], [], '');
    found.placed = findings;
    return found;
  }

  /** All findings, in text order. */
  get all(): readonly Finding[] {
    this.placed ??= withoutSuppressed(
      this.inPlace(() => fromWorst),
      this.suppressions,
    );
    return this.placed;
  }

  /** The number of findings. */
  get count(): number {
    if (this.placed || this.suppressions.length > 0) return this.all.length;
    return this.chunks.reduce((sum, { result }) => sum + result.findings.length, this.others.length);
  }

  /** At most this many findings: all of them or, if there are more, the worst. */
  worst(most: number): WorstFindings {
    const { count } = this;
    if (count <= most) return { listed: this.all, omitted: 0 };
    const isKnown = this.placed !== null || this.suppressions.length > 0;
    const remaining = quotas(isKnown ? countsOf(this.all) : this.counts(), most);
    const candidates = isKnown ? this.all : this.candidates(remaining);
    const listed = candidates.filter(({ severity }) => takeFrom(remaining, severity));
    return { listed, omitted: count - listed.length };
  }

  /** The number of findings of each severity. */
  private counts(): Map<Severity, number> {
    const counts = countsOf(this.others);
    for (const { result } of this.chunks) {
      for (const [severity, count] of result.counts) counts.set(severity, (counts.get(severity) ?? 0) + count);
    }
    return counts;
  }

  /**
   * Placed findings that include the first of each severity, as many as its quota: only chunks up to the one that fills
   * the quota contribute.
   */
  private candidates(quotasLeft: ReadonlyMap<Severity, number>): Finding[] {
    const remaining = new Map(quotasLeft);
    return this.inPlace(({ counts }) => {
      const wanted = [...counts.keys()].filter((severity) => (remaining.get(severity) ?? 0) > 0);
      for (const severity of wanted) remaining.set(severity, remaining.get(severity)! - counts.get(severity)!);
      return wanted;
    });
  }

  /** Placed findings in text order: those of each chunk with the wanted severities, and all others. */
  private inPlace(wantedOf: (result: ChunkResult) => readonly Severity[]): Finding[] {
    const lineBreak = lineBreakOf(this.text);
    const findings = [...this.others];
    for (const { result, first } of this.chunks) {
      const wanted = wantedOf(result);
      if (wanted.length === 0) continue;
      for (const found of result.findings) {
        if (!wanted.includes(found.finding.severity)) continue;
        findings.push(placedFinding(found, this.cards[first + found.card]!, lineBreak));
      }
    }
    return findings.sort(inOrder);
  }
}

function inOrder(a: Finding, b: Finding): number {
  return a.span.start - b.span.start || a.span.end - b.span.end || (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0);
}

/** How many findings of each severity to list if at most this many are listed in total, worst first. */
function quotas(counts: ReadonlyMap<Severity, number>, most: number): Map<Severity, number> {
  let room = most;
  const quotasLeft = new Map<Severity, number>();
  for (const severity of fromWorst) {
    const quota = Math.min(counts.get(severity) ?? 0, room);
    quotasLeft.set(severity, quota);
    room -= quota;
  }
  return quotasLeft;
}

function takeFrom(remaining: Map<Severity, number>, severity: Severity): boolean {
  const places = remaining.get(severity) ?? 0;
  remaining.set(severity, places - 1);
  return places > 0;
}
