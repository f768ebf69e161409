import type { CreatedToken } from '../../../analysis/card/created.js';
import type { Edition, PredefinedToken } from '../../../edition/edition.js';
import { articleFor } from '../../../language/article.js';
import type { PhrasePart } from '../../../language/tokens/ast.js';
import { partOf, partsOf } from '../../../language/tokens/ast.js';
import type { FaceReading } from '../../engine/face-reading.js';
import type { Edit } from '../../finding.js';
import { replacement } from '../../fix/edits.js';
import { magicWithPredefined } from '../../helpers/game-rules.js';
import { isPlural } from '../../helpers/phrase-boundaries.js';
import { predefinedRule } from '../../helpers/rule-citations.js';
import { hasSameAbilities, isSameExceptSelfReference, isSameSet } from '../../helpers/same-token.js';
import type { Rule, ViolationFix } from '../../rule.js';

export const predefinedInlineDefinition: Rule = {
  id: 'predefined-inline-definition',
  summary: 'An effect fully describes a token that the rules predefine.',
  why:
    'Rule 111.10 defines what a Clue token is, so cards need not repeat it: “create a Clue token” means the same. ' +
    'Reminder text after it can explain what the token does.',
  cite: predefinedRule,
  severity: 'info',
  fix: 'suggestion',
  scope: 'phrase',
  appliesTo: magicWithPredefined,
  examples: [
    {
      wrong: 'Create a colorless Clue artifact token with “{2}, Sacrifice this token: Draw a card.”',
      right: 'Create a Clue token.',
    },
    {
      wrong: 'Create two colorless Food artifact tokens with “{2}, {T}, Sacrifice this token: You gain 3 life.”',
      right: 'Create two Food tokens.',
    },
  ],
  check({ item, token, on }, report) {
    if (!token || token.nounMissing || item.kind !== 'described' || token.origin !== 'described') return;
    const same = samePredefined(token, on.edition);
    const first = item.parts.find(({ kind }) => !leading.has(kind));
    const last = item.parts.findLast(({ kind }) => described.has(kind));
    if (!same || !first || !last) return;
    report({
      span: { start: first.span.start, end: last.span.end },
      message: `The rules define this token (${same.rule}); “${same.words} token” is enough.`,
      fix: item.parts.every(({ kind }) => leading.has(kind) || described.has(kind))
        ? fixOf(token, same, on, { start: first.span.start, end: last.span.end })
        : null,
    });
  },
};

/** Parts that stay: the number and the state. */
const leading: ReadonlySet<PhrasePart['kind']> = new Set(['count', 'state']);
/** Parts that the name replaces. */
const described: ReadonlySet<PhrasePart['kind']> = new Set([
  'supertype',
  'pt',
  'colors',
  'subtype',
  'type',
  'noun',
  'name',
  'abilities',
]);

/** The predefined token with exactly these characteristics. */
function samePredefined({ characteristics: is }: CreatedToken, { predefined }: Edition): PredefinedToken | null {
  const sameName = [...predefined.values()].filter(({ characteristics }) => characteristics.name === is.name);
  const same = sameName.find(
    ({ characteristics: its }) =>
      its.back === null &&
      its.pt === is.pt &&
      isSameSet(its.types, is.types) &&
      isSameSet(its.subtypes, is.subtypes) &&
      isSameSet(its.supertypes, is.supertypes) &&
      isSameSet(its.colors, is.colors) &&
      hasSameAbilities(its, is, isSameInOtherWords),
  );
  return same ?? null;
}

/** Whether two abilities are equal except for older wording: how they refer to the token, and where mana goes. */
function isSameInOtherWords(a: string, b: string): boolean {
  return isSameExceptSelfReference(withoutPool(a), withoutPool(b));
}

function withoutPool(ability: string): string {
  return ability.replace(' to your mana pool', '');
}

function fixOf(
  { item, phrase }: CreatedToken,
  { words }: PredefinedToken,
  { text }: FaceReading,
  span: { readonly start: number; readonly end: number },
): ViolationFix | null {
  // The purpose of reminder text is to describe the token.
  const state = partsOf(item, 'state').some((part) => part.span.start > span.start);
  if (phrase.context === 'reminder' || state || partOf(item, 'attached')) return null;
  const short = `${words} ${isPlural(item) ? 'tokens' : 'token'}`;
  // The full stop or comma of the sentence was inside the quotation marks.
  const mark = /([.,])["”'’]$/.exec(text.slice(0, span.end).slice(-2))?.[1] ?? '';
  const edits: Edit<'text'>[] = [replacement(span, short + (/^[.,]/.test(text.slice(span.end)) ? '' : mark))];
  const count = partOf(item, 'count');
  const isArticle = count && /^an?$/i.test(count.text);
  if (isArticle && !partOf(item, 'state')) {
    const article = articleFor(words);
    if (article !== count.text.toLowerCase())
      edits.unshift(replacement(count.span, count.text.startsWith('A') ? `A${article.slice(1)}` : article));
  }
  return { title: `Change to “${short}”`, edits };
}
