import { analyseCard, type CardAnalysis } from '../analysis/card-analysis.js';
import type { SetIndex } from '../analysis/set-index.js';
import type { Edition } from '../edition/edition.js';
import type { Card } from '../formats/card.js';
import { textOfCard } from '../formats/card-text.js';
import { isEditable, type Region, toSource } from '../text/region.js';
import { FaceReading } from './face-reading.js';
import type { Edit } from './finding.js';
import type { Active, CardFinding, CardResult, Plan } from './plan.js';
import { answersAgain, Questions } from './questions.js';
import { fixKind, saying } from './reported.js';
import type { Found, Scope } from './rule.js';
import { LetterTrace } from './triggers.js';
import { withoutYielding } from './yielding.js';

const nothing: CardResult = { findings: [], asked: [] };

/**
 * What the rules say of a card. Worked out once for a card's text, an edition and the settings; again only when the set
 * now answers a question differently that a rule had asked.
 */
export function lintCard(card: Card, edition: Edition, set: SetIndex, plan: Plan): CardResult {
  const known = plan.results.get(card);
  if (known && answersAgain(known.asked, set, edition)) return known;
  const result = lintNow(analyseCard(card, edition), edition, set, plan);
  plan.results.set(card, result);
  return result;
}

/** Whether all rules look at a card, whatever it says: they do at token definitions and at cards with links. */
function isAlwaysLookedAt({ role, links }: Card): boolean {
  return role === 'token' || (links !== undefined && links.entries.length > 0);
}

/** One for all cards: it is of use only while one of them is looked at. */
const letters = new LetterTrace();

/** The rules that have something to look for on a card. */
function triggeredBy(card: Card, { everyCard, card: groups }: Plan): Active<'card'>[] {
  letters.read(textOfCard(card));
  const isForAll = isAlwaysLookedAt(card);
  const triggered = [...everyCard];
  for (const { triggers, rules } of groups) if (isForAll || letters.holds(triggers)) triggered.push(...rules);
  return triggered;
}

function lintNow(whole: CardAnalysis, edition: Edition, set: SetIndex, plan: Plan): CardResult {
  const questions = new Questions(set, edition);
  const findings: CardFinding[] = [];
  const triggered = triggeredBy(whole.card, plan);
  for (const analysis of whole.faces) {
    const face = new FaceReading(whole, analysis, edition, questions);
    // One function for all rules: this runs for every rule and card.
    let speaking: Active<Scope> | null = null;
    const report = (found: Found) => {
      const finding = speaking && findingOf(speaking, found, face);
      if (finding) findings.push(finding);
    };
    for (const active of triggered) {
      speaking = active;
      active.rule.check(face, report, active.options);
    }
    for (const place of plan.phrase.length > 0 ? face.items : []) {
      const { item, phrase: instruction, context } = place;
      const phrase = { item, phrase: instruction, context, on: face, token: face.tokenOf(place) };
      for (const active of plan.phrase) {
        speaking = active;
        active.rule.check(phrase, report, active.options);
      }
    }
  }
  if (findings.length === 0 && questions.asked.length === 0) return nothing;
  return { findings: withoutYielding(findings, plan.yieldsTo), asked: questions.asked };
}

function findingOf<S extends Scope>(active: Active<S>, found: Found, { face }: FaceReading): CardFinding | null {
  const region = found.region ?? face.rulesText;
  return region && { ...saying(active, found), span: toSource(region, found.span), fix: fixOf(active, found, region) };
}

/**
 * The fix in the card's source, as it is written there; null where the file has something between the words that an edit
 * would lose, or cannot hold the new text.
 */
function fixOf<S extends Scope>(active: Active<S>, found: Found, ofFinding: Region): CardFinding['fix'] {
  const kind = fixKind(active, found);
  const region = found.fix?.region ?? ofFinding;
  if (!kind || !found.fix?.edits.every(({ span }) => isEditable(region, span))) return null;
  const edits: Edit[] = [];
  for (const { span, newText } of found.fix.edits) {
    const written = region.encode ? region.encode(newText) : newText;
    if (written === null) return null;
    edits.push({ span: toSource(region, span), newText: written });
  }
  return { kind, title: found.fix.title, edits: edits.sort((a, b) => a.span.start - b.span.start) };
}
