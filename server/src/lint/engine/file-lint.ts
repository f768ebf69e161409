import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { CardDocument } from '../../formats/card.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import type { Finding, Severity } from '../finding.js';
import type { Contexts, Scope, Violation } from '../rule.js';
import type { FileContext, SetContext } from './file-context.js';
import { findingDetails, fixKind } from './finding-details.js';
import { nameAt } from './placing.js';
import type { ActiveRule, Plan } from './plan.js';
import { type KnownResults, TrackedQueries } from './queries.js';
import { failureMessage, RULE_FAILED } from './rule-failure.js';

/** The findings of the rules with the scopes `file` and `set`. */
export interface FileResult {
  readonly findings: Finding[];
  /** The keys that they queried. */
  readonly queriedKeys: ReadonlySet<string>;
  /** Whether one of the rules threw. */
  readonly failed: boolean;
}

/** Runs the rules with the scopes `file` and `set` on a file. */
export function lintFile(snapshot: Snapshot, plan: Plan, knownIds: ReadonlySet<string>): FileResult {
  const { path, text, document, edition, set } = snapshot;
  const file: FileContext = { path, text, document, edition, knownIds };
  const resultsByPath = getOrInsert(plan.fileQueryResults, set.changes, () => new Map<string, KnownResults>());
  const queries = new TrackedQueries(set, edition, resultsByPath.get(path));
  const setContext: SetContext = {
    ...file,
    query: (query, name) => queries.query(query, name),
    queryAll: (query, name) => queries.queryAll(query, name),
    queryWords: (query, name) => queries.queryWords(query, name),
    queryKeywords: (query, name) => queries.queryKeywords(query, name),
    queryFile: (query, name) => queries.queryFile(query, name),
  };
  const findings: Finding[] = [];
  const report =
    <S extends 'file' | 'set'>(active: ActiveRule<S>) =>
    (found: Violation<'file'>) =>
      findings.push(findingOf(active, found, document));
  let failed = false;
  const check = <S extends 'file' | 'set'>(active: ActiveRule<S>, context: Contexts[S]) => {
    try {
      active.rule.check(context, report(active), active.options);
    } catch (error) {
      failed = true;
      if (plan.failureSeverity !== 'off') findings.push(failureFinding(active.rule.id, error, plan.failureSeverity));
    }
  };
  for (const active of plan.file) check(active, file);
  for (const active of plan.set) check(active, setContext);
  if (queries.dependencies.length > 0) resultsByPath.set(path, queries.known);
  return { findings, queriedKeys: new Set(queries.dependencies.map(({ key }) => key)), failed };
}

function failureFinding(rule: string, error: unknown, severity: Severity): Finding {
  const message = failureMessage(rule, 'this file', error);
  return { rule: RULE_FAILED, severity, message, cite: null, card: null, span: { start: 0, end: 0 }, fix: null };
}

function findingOf<S extends Scope>(active: ActiveRule<S>, found: Violation<'file'>, { cards }: CardDocument): Finding {
  const kind = fixKind(active, found.fix);
  const fix = found.fix && kind ? { kind, title: found.fix.title, edits: found.fix.edits } : null;
  return { ...findingDetails(active, found), card: nameAt(cards, found.span.start), span: found.span, fix };
}
