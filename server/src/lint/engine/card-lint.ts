import { analyseCard, type CardAnalysis } from '../../analysis/card/card-analysis.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import type { Edition } from '../../edition/edition.js';
import type { Card } from '../../formats/card.js';
import { textsOfCard } from '../../formats/card-text.js';
import { isEditable, type Region, regionSpan, toSource } from '../../text/region.js';
import { compactList } from '../../util/compact.js';
import type { Edit } from '../finding.js';
import type { Contexts, Scope, Violation } from '../rule.js';
import { FaceReading } from './face-reading.js';
import { findingDetails, fixKind } from './finding-details.js';
import type { ActiveRule, Plan } from './plan.js';
import { isStillValid, TrackedQueries } from './queries.js';
import type { CardFinding, CardResult } from './result.js';
import { failureMessage, RULE_FAILED } from './rule-failure.js';
import { withoutYielding } from './yielding.js';

const nothing: CardResult = { findings: [], dependencies: [], failed: false };

/**
 * What the rules say of a card. Worked out once for a card's text, an edition and the settings; again only when the set
 * now answers a question differently that a rule had asked.
 */
export function lintCard(card: Card, edition: Edition, set: SetIndex, plan: Plan): CardResult {
  const known = plan.cardResults.get(card);
  if (known && isStillValid(known.dependencies, set, edition)) return known;
  const result = lintSafely(card, edition, set, plan);
  // A rule that failed is tried again each time: the set's answers that it would have asked for are not known.
  if (!result.failed) plan.cardResults.set(card, result);
  return result;
}

/** What the rules say; a card that cannot be analysed has one finding that says so. */
function lintSafely(card: Card, edition: Edition, set: SetIndex, plan: Plan): CardResult {
  try {
    return lintNow(analyseCard(card, edition), edition, set, plan);
  } catch (error) {
    return { findings: failureFindings(card, new Map([[null, error]]), plan), dependencies: [], failed: true };
  }
}

/** Whether all rules look at a card, whatever it says: they do at token definitions and at cards with links. */
function isAlwaysLookedAt({ role, links }: Card): boolean {
  return role === 'token' || (links !== undefined && links.entries.length > 0);
}

function lintNow(whole: CardAnalysis, edition: Edition, set: SetIndex, plan: Plan): CardResult {
  const { everyCard, triggered, phrase: phraseRules, yieldsTo } = plan;
  const { card } = whole;
  const holds = isAlwaysLookedAt(card) ? null : triggered.triggers.groupsIn(textsOfCard(card));
  const questions = new TrackedQueries(set, edition);
  const inspection = new Inspection();
  for (const analysis of whole.faces) {
    const face = new FaceReading(whole, analysis, edition, questions);
    inspection.face = face;
    for (const active of everyCard) inspection.check(active, face);
    for (let i = 0; i < triggered.rules.length; i++)
      if (!holds || holds[i]) inspection.check(triggered.rules[i]!, face);
    if (phraseRules.length === 0) continue;
    for (const phrase of face.phrases) for (const active of phraseRules) inspection.check(active, phrase);
  }
  const { failed } = inspection;
  const findings = [...withoutYielding(inspection.findings, yieldsTo), ...failureFindings(card, failed, plan)];
  if (findings.length === 0 && questions.dependencies.length === 0 && failed.size === 0) return nothing;
  return {
    findings: compactList(findings),
    dependencies: compactList(questions.dependencies),
    failed: failed.size > 0,
  };
}

/** A card that rule after rule looks at, and what they find. One for all of them: there are dozens to a card. */
class Inspection {
  readonly findings: CardFinding[] = [];
  /** The rules that threw, and what. */
  readonly failed = new Map<string, unknown>();
  /** Which of the card's faces is looked at. */
  face: FaceReading | null = null;
  private speaking: ActiveRule<Scope> | null = null;

  check<S extends Scope>(active: ActiveRule<S>, context: Contexts[S]): void {
    this.speaking = active;
    try {
      active.rule.check(context, this.report, active.options);
    } catch (error) {
      this.failed.set(active.rule.id, error);
    }
  }

  private readonly report = (found: Violation): void => {
    const finding = this.speaking && this.face && findingOf(this.speaking, found, this.face);
    if (finding) this.findings.push(finding);
  };
}

/** One finding for each rule that threw, at the card's name; where it has none, at its beginning. */
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
  return (
    region && {
      ...findingDetails(active, found),
      span: toSource(region, found.span),
      fix: fixOf(active, found, region),
    }
  );
}

/**
 * The fix in the card's source, as it is written there; null where the file has something between the words that an edit
 * would lose, or cannot hold the new text.
 */
function fixOf<S extends Scope>(active: ActiveRule<S>, found: Violation, ofFinding: Region): CardFinding['fix'] {
  const kind = fixKind(active, found);
  const region = found.fix?.region ?? ofFinding;
  if (!kind || !found.fix?.edits.every(({ span }) => isEditable(region, span))) return null;
  const edits: Edit[] = [];
  for (const { span, newText } of found.fix.edits) {
    const written = region.encode ? region.encode(newText) : newText;
    if (written === null) return null;
    edits.push({ span: toSource(region, span), newText: written });
  }
  return { kind, title: found.fix.title, edits: compactList(edits.sort((a, b) => a.span.start - b.span.start)) };
}
