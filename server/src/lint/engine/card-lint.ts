import { analyseCard, type CardAnalysis } from '../../analysis/card/card-analysis.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import type { Edition } from '../../edition/edition.js';
import type { Card } from '../../formats/card.js';
import { textsOfCard } from '../../formats/card-text.js';
import { isEditable, type Region, regionSpan, toSource } from '../../text/region.js';
import { compactList } from '../../util/compact.js';
import type { Edit } from '../finding.js';
import type { Contexts, Scope, Violation, ViolationFix } from '../rule.js';
import { FaceReading } from './face-reading.js';
import { findingDetails, fixKind } from './finding-details.js';
import type { ActiveRule, Plan } from './plan.js';
import { isStillValid, TrackedQueries } from './queries.js';
import type { CardFinding, CardResult } from './result.js';
import { failureMessage, RULE_FAILED } from './rule-failure.js';
import { withoutYielding } from './yielding.js';

const nothing: CardResult = { findings: [], dependencies: [], failed: false };

/**
 * The findings of a card. Cached for its text, edition and settings, and recomputed only if a query that a rule made to
 * the set now has another result.
 */
export function lintCard(card: Card, edition: Edition, set: SetIndex, plan: Plan): CardResult {
  const cached = plan.cardResults.get(card);
  if (cached && isStillValid(cached.dependencies, set, edition)) return cached;
  const result = lintSafely(card, edition, set, plan);
  // A failed rule runs again every time: the queries it would have made are unknown, so the result cannot be cached.
  if (!result.failed) plan.cardResults.set(card, result);
  return result;
}

/** The findings of a card; if it cannot be analysed, a single finding that reports the failure. */
function lintSafely(card: Card, edition: Edition, set: SetIndex, plan: Plan): CardResult {
  try {
    return runRules(analyseCard(card, edition), edition, set, plan);
  } catch (error) {
    return { findings: failureFindings(card, new Map([[null, error]]), plan), dependencies: [], failed: true };
  }
}

/** Whether all rules check a card regardless of their triggers: token definitions and cards with links. */
function isAlwaysChecked({ role, links }: Card): boolean {
  return role === 'token' || (links !== undefined && links.entries.length > 0);
}

function runRules(whole: CardAnalysis, edition: Edition, set: SetIndex, plan: Plan): CardResult {
  const { everyCard, triggered, phrase: phraseRules, yieldsTo } = plan;
  const { card } = whole;
  const triggeredGroups = isAlwaysChecked(card) ? null : triggered.triggers.groupsIn(textsOfCard(card));
  const queries = new TrackedQueries(set, edition);
  const runner = new RuleRunner();
  for (const analysis of whole.faces) {
    const face = new FaceReading(whole, analysis, edition, queries);
    runner.face = face;
    for (const active of everyCard) runner.check(active, face);
    for (let i = 0; i < triggered.rules.length; i++)
      if (!triggeredGroups || triggeredGroups[i]) runner.check(triggered.rules[i]!, face);
    if (phraseRules.length === 0) continue;
    for (const phrase of face.phrases) for (const active of phraseRules) runner.check(active, phrase);
  }
  const { failed } = runner;
  const findings = [...withoutYielding(runner.findings, yieldsTo), ...failureFindings(card, failed, plan)];
  if (findings.length === 0 && queries.dependencies.length === 0 && failed.size === 0) return nothing;
  return {
    findings: compactList(findings),
    dependencies: compactList(queries.dependencies),
    failed: failed.size > 0,
  };
}

/** Runs rules on one card and collects their findings. One object per card, since dozens of rules run on it. */
class RuleRunner {
  readonly findings: CardFinding[] = [];
  /** The errors of the rules that threw, by rule id. */
  readonly failed = new Map<string, unknown>();
  /** The face that is being checked. */
  face: FaceReading | null = null;
  private activeRule: ActiveRule<Scope> | null = null;

  check<S extends 'phrase' | 'card'>(active: ActiveRule<S>, context: Contexts[S]): void {
    this.activeRule = active;
    try {
      active.rule.check(context, this.report, active.options);
    } catch (error) {
      this.failed.set(active.rule.id, error);
    }
  }

  private readonly report = (found: Violation): void => {
    const finding = this.activeRule && this.face && findingOf(this.activeRule, found, this.face);
    if (finding) this.findings.push(finding);
  };
}

/** One finding for each rule that threw, on the card's name or at its start if it has none. */
function failureFindings(
  card: Card,
  failed: ReadonlyMap<string | null, unknown>,
  { failureSeverity }: Plan,
): CardFinding[] {
  if (failed.size === 0 || failureSeverity === 'off') return [];
  const name = card.faces[0]?.name;
  const span = name ? regionSpan(name) : { start: 0, end: 0 };
  return [...failed].map(([rule, error]) => {
    const message = failureMessage(rule, 'this card', error);
    return { rule: RULE_FAILED, severity: failureSeverity, message, cite: null, span, fix: null };
  });
}

function findingOf<S extends Scope>(
  active: ActiveRule<S>,
  found: Violation,
  { face }: FaceReading,
): CardFinding | null {
  const region = found.region ?? face.rulesText;
  if (!region) return null;
  const finding = {
    ...findingDetails(active, found),
    span: toSource(region, found.span),
    fix: fixOf(active, found.fix, region),
  };
  const otherFixes = found.otherFixes?.flatMap((fix) => fixOf(active, fix, region) ?? []) ?? [];
  return otherFixes.length > 0 ? { ...finding, otherFixes: compactList(otherFixes) } : finding;
}

/**
 * The fix with offsets in the card's source and text encoded for it; null if an edit would delete source text between
 * the words, or the file cannot contain the new text.
 */
function fixOf<S extends Scope>(
  active: ActiveRule<S>,
  fix: ViolationFix<'text'> | null | undefined,
  findingRegion: Region,
): CardFinding['fix'] {
  const kind = fixKind(active, fix);
  const region = fix?.region ?? findingRegion;
  if (!kind || !fix?.edits.every(({ span }) => isEditable(region, span))) return null;
  const edits: Edit<'card'>[] = [];
  for (const { span, newText } of fix.edits) {
    const written = region.encode ? region.encode(newText) : newText;
    if (written === null) return null;
    edits.push({ span: toSource(region, span), newText: written });
  }
  return { kind, title: fix.title, edits: compactList(edits.sort((a, b) => a.span.start - b.span.start)) };
}
