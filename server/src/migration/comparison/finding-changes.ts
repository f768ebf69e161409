import type { Snapshot } from '../../analysis/set/snapshot.js';
import { lintSnapshot } from '../../lint/engine/engine.js';
import type { Finding } from '../../lint/finding.js';
import type { LintSettings } from '../../lint/settings.js';
import { LineIndex } from '../../text/line-index.js';

/** A finding that only one of two rulebooks gives rise to. */
export interface FindingChange {
  readonly kind: 'appears' | 'disappears';
  readonly path: string;
  /** The line of the finding, from 0. */
  readonly line: number;
  readonly finding: Finding;
}

/** The findings that differ under two editions. @param before, after the same files under each */
export function findingChanges(
  before: readonly Snapshot[],
  after: readonly Snapshot[],
  rulesOf: (path: string) => LintSettings,
): FindingChange[] {
  return before.flatMap((file, at) => {
    const { path } = file;
    const settings = rulesOf(path);
    const [old, now] = [lintSnapshot(file, settings), lintSnapshot(after[at]!, settings)];
    const lines = new LineIndex(file.text);
    const change = (kind: FindingChange['kind']) => (finding: Finding) => {
      return { kind, path, line: lines.position(finding.span.start).line, finding };
    };
    const changes = [...without(old, now).map(change('disappears')), ...without(now, old).map(change('appears'))];
    return changes.sort((a, b) => a.finding.span.start - b.finding.span.start);
  });
}

/** The findings whose rule reports nothing at that place among others. */
function without(findings: readonly Finding[], others: readonly Finding[]): Finding[] {
  const known = new Set(others.map(placeOf));
  return findings.filter((finding) => !known.has(placeOf(finding)));
}

function placeOf({ rule, span: { start, end } }: Finding): string {
  return `${rule} ${start} ${end}`;
}
