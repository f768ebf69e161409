import { chunksOf } from '../../analysis/set/card-chunk.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { CardDocument } from '../../formats/card.js';
import type { Finding } from '../finding.js';
import { rules } from '../registry.js';
import type { Rule } from '../rule.js';
import type { LintSettings } from '../settings.js';
import { lintChunk } from './chunk-lint.js';
import { type ChunkFindings, FileFindings } from './file-findings.js';
import { lintFile } from './file-lint.js';
import { Planner } from './plan.js';
import { problemFindings } from './problems.js';
import { RULE_FAILED } from './rule-failure.js';

/** The findings of one file, and what they depend on in its set. */
export interface LintResult {
  readonly findings: FileFindings;
  /** The keys (see `keyOf`, `anyKey`) that were queried, in any number of parts. */
  readonly queriedKeys: readonly ReadonlySet<string>[];
  /** Whether a rule threw; the file then has to be linted again on the next request. */
  readonly failed: boolean;
}

/** Runs rules. Caches their results by the text of each card. */
export class Linter {
  private readonly planner: Planner;
  private readonly ids: ReadonlySet<string>;

  constructor(rules: readonly Rule[]) {
    this.planner = new Planner(rules);
    this.ids = new Set([...rules.map(({ id }) => id), RULE_FAILED]);
  }

  /** Lints one file of a set. Never throws: an error in a rule becomes a finding, and the other rules still run. */
  lint(snapshot: Snapshot, settings: LintSettings): LintResult {
    const { text, document, edition, set } = snapshot;
    const plan = this.planner.plan(edition, settings);
    const file = lintFile(snapshot, plan, this.knownIds(document));
    const { findings } = file;
    const queriedKeys = [file.queriedKeys];
    let failed = file.failed;
    const chunks: ChunkFindings[] = [];
    for (const { chunk, first } of chunksOf(document)) {
      const result = lintChunk(chunk, edition, set, plan);
      if (result.findings.length > 0) chunks.push({ result, first });
      if (result.queriedKeys.size > 0) queriedKeys.push(result.queriedKeys);
      failed ||= result.failed;
    }
    for (const problem of problemFindings(document, settings)) findings.push(problem);
    return { findings: FileFindings.in(document, text, chunks, findings), queriedKeys, failed };
  }

  /** The ids that comments can refer to: rules, the failure of a rule, and the format problems of this file. */
  private knownIds({ problems }: CardDocument): ReadonlySet<string> {
    return problems.length === 0 ? this.ids : new Set([...this.ids, ...problems.map(({ id }) => id)]);
  }
}

const linter = new Linter(rules);

/** Lints one file of a set with all rules, and returns the findings with what they depend on in the set. */
export function lintTracked(snapshot: Snapshot, settings: LintSettings): LintResult {
  return linter.lint(snapshot, settings);
}

/** The findings of all rules in one file of a set, and the problems its format had, in text order. */
export function lintSnapshot(snapshot: Snapshot, settings: LintSettings): readonly Finding[] {
  return linter.lint(snapshot, settings).findings.all;
}
