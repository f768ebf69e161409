import type { CardDocument, PlacedCard, Suppression } from '../../formats/card.js';
import { lineBreakOf } from '../../text/line-break.js';
import type { Text } from '../../text/text.js';
import type { Finding, Severity } from '../finding.js';
import { placedFinding } from './placing.js';
import { type ChunkResult, countsOf } from './result.js';
import { withoutSuppressed } from './suppressions.js';

const fromWorst: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

/** What was found in a run of a file's cards. */
export interface ChunkFindings {
  readonly result: ChunkResult;
  /** Which of the document's cards is the run's first, from 0. */
  readonly first: number;
}

/** The worst findings of a file, in the order of the text. */
export interface WorstFindings {
  readonly listed: readonly Finding[];
  /** How many others there are. */
  readonly omitted: number;
}

/**
 * The findings of one state of a file. An edit moves all that stands behind it, thousands of findings in a large file, and an
 * editor shows few of them: so they get their places when somebody asks for them, and only those that are asked for.
 */
export class FileFindings {
  private placed: readonly Finding[] | null = null;

  private constructor(
    private readonly runs: readonly ChunkFindings[],
    private readonly others: readonly Finding[],
    private readonly cards: readonly PlacedCard[],
    private readonly suppressions: readonly Suppression[],
    private readonly text: Text,
  ) {}

  /**
   * The findings of a file of cards, but for those that its comments silence.
   * @param runs in file order
   * @param others what was found in the file as a whole
   */
  static in(
    { cards, suppressions }: CardDocument,
    text: Text,
    runs: readonly ChunkFindings[],
    others: readonly Finding[],
  ) {
    return new FileFindings(runs, others, cards, suppressions, text);
  }

  /** Findings that are known, in this order. */
  static of(findings: readonly Finding[]): FileFindings {
    const found = new FileFindings([], findings, [], [], '');
    found.placed = findings;
    return found;
  }

  /** All of them, in the order of the text. */
  get all(): readonly Finding[] {
    this.placed ??= withoutSuppressed(
      this.inPlace(() => fromWorst),
      this.suppressions,
    );
    return this.placed;
  }

  /** How many there are. */
  get count(): number {
    if (this.placed || this.suppressions.length > 0) return this.all.length;
    return this.runs.reduce((sum, { result }) => sum + result.findings.length, this.others.length);
  }

  /** All, or so many of the worst if there are more. */
  worst(most: number): WorstFindings {
    const { count } = this;
    if (count <= most) return { listed: this.all, omitted: 0 };
    const isKnown = this.placed !== null || this.suppressions.length > 0;
    const free = shares(isKnown ? countsOf(this.all) : this.counts(), most);
    const candidates = isKnown ? this.all : this.candidates(free);
    const listed = candidates.filter(({ severity }) => takes(free, severity));
    return { listed, omitted: count - listed.length };
  }

  /** How many there are of each severity. */
  private counts(): Map<Severity, number> {
    const counts = countsOf(this.others);
    for (const { result } of this.runs) {
      for (const [severity, count] of result.counts) counts.set(severity, (counts.get(severity) ?? 0) + count);
    }
    return counts;
  }

  /** Findings among which are the first so many of each severity: those of the runs that come before there are enough. */
  private candidates(told: ReadonlyMap<Severity, number>): Finding[] {
    const free = new Map(told);
    return this.inPlace(({ counts }) => {
      const wanted = [...counts.keys()].filter((severity) => (free.get(severity) ?? 0) > 0);
      for (const severity of wanted) free.set(severity, free.get(severity)! - counts.get(severity)!);
      return wanted;
    });
  }

  /** Findings in the order of the text: of each run those of the severities that are wanted, and all others. */
  private inPlace(wantedOf: (result: ChunkResult) => readonly Severity[]): Finding[] {
    const lineBreak = lineBreakOf(this.text);
    const findings = [...this.others];
    for (const { result, first } of this.runs) {
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

/** How many of each severity are told, where so many are in all: as many as there are, the worst first. */
function shares(counts: ReadonlyMap<Severity, number>, most: number): Map<Severity, number> {
  let room = most;
  const told = new Map<Severity, number>();
  for (const severity of fromWorst) {
    const share = Math.min(counts.get(severity) ?? 0, room);
    told.set(severity, share);
    room -= share;
  }
  return told;
}

function takes(free: Map<Severity, number>, severity: Severity): boolean {
  const places = free.get(severity) ?? 0;
  free.set(severity, places - 1);
  return places > 0;
}
