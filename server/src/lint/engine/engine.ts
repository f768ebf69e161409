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

/** What the linter says of one file, and what of it depends on the set. */
export interface LintResult {
  readonly findings: FileFindings;
  /** The keys (see `keyOf`, `anyKey`) that the set was asked for, in any number of parts. */
  readonly queriedKeys: readonly ReadonlySet<string>[];
  /** Whether a rule threw: then the same file is to be looked at again when it is asked for again. */
  readonly failed: boolean;
}

/** Rules at work. Keeps what they said of each card, by the card's text. */
export class Linter {
  private readonly planner: Planner;
  private readonly ids: ReadonlySet<string>;

  constructor(rules: readonly Rule[]) {
    this.planner = new Planner(rules);
    this.ids = new Set([...rules.map(({ id }) => id), RULE_FAILED]);
  }

  /** Looks at one file of a set. Never throws, whatever the file holds: a rule that does is a finding, and the others go on. */
  lint(snapshot: Snapshot, settings: LintSettings): LintResult {
    const { text, document, edition, set } = snapshot;
    const plan = this.planner.plan(edition, settings);
    const file = lintFile(snapshot, plan, this.idsKnownIn(document));
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

  /** What comments may name: rules, that one failed, and what is wrong with this file. */
  private idsKnownIn({ problems }: CardDocument): ReadonlySet<string> {
    return problems.length === 0 ? this.ids : new Set([...this.ids, ...problems.map(({ id }) => id)]);
  }
}

const linter = new Linter(rules);

/** What all rules say of one file of a set, and what of it depends on the set. */
export function lintTracked(snapshot: Snapshot, settings: LintSettings): LintResult {
  return linter.lint(snapshot, settings);
}

/** What all rules say of one file of a set, and what its format could not read, in the order of the text. */
export function lintSnapshot(snapshot: Snapshot, settings: LintSettings): readonly Finding[] {
  return linter.lint(snapshot, settings).findings.all;
}
