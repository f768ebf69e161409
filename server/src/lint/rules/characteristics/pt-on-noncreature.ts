import type { Edition } from '../../../edition/edition.js';
import { partOf } from '../../../language/tokens/ast.js';
import type { PhraseReading } from '../../engine/face-reading.js';
import { insertion, replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { articleEdits } from '../../helpers/articles.js';
import { magicRule } from '../../helpers/game-rules.js';
import { misspeltType } from '../../helpers/misspelt-words.js';
import { restOfAbility } from '../../helpers/rest-of-ability.js';
import { familiesOf } from '../../helpers/subtype-families.js';
import { hasSubtype, hasType, isSettledAfterNoun, type TokenDescription } from '../../helpers/token-description.js';
import type { Rule, ViolationFix } from '../../rule.js';

export const ptOnNoncreature: Rule = {
  id: 'pt-on-noncreature',
  summary: 'A token that is not a creature has a power and toughness.',
  why:
    'Apart from creatures, only Vehicles and Spacecraft have power and toughness (rules 208.1 and 301.7). On any ' +
    'other token either the card type “creature” is missing, or the numbers should be removed.',
  cite: magicRule('208.1', ''),
  severity: 'error',
  fix: 'suggestion',
  scope: 'phrase',
  appliesTo: magic,
  yieldsTo: ['misspelt-card-type'],
  examples: [
    {
      wrong: 'Create a 2/2 colorless Equipment artifact token with equip {1}.',
      right: 'Create a colorless Equipment artifact token with equip {1}.',
    },
    {
      wrong: 'Create a 1/1 colorless Thopter artifact token with flying.',
      right: 'Create a 1/1 colorless Thopter artifact creature token with flying.',
    },
  ],
  check(reading, report) {
    const described = reading.described;
    if (!described?.pt || described.types.length === 0 || hasType(described, 'creature')) return;
    if (isSettledAfterNoun(described) || mayHavePt(described, reading.on.edition)) return;
    if (becomesCreature.test(restOfAbility(reading.on.text, described.noun.span.end))) return;
    report({
      span: { start: described.pt.span.start, end: described.noun.span.end },
      message: 'This token is not a creature, and only creatures, Vehicles and Spacecraft have power and toughness.',
      fix: fixOf(described, reading),
    });
  },
};

/**
 * Words that may make the token a creature temporarily or later: "This is also a creature if …", "It becomes an
 * artifact creature".
 */
const becomesCreature =
  /\b(?:crew|station|saddle|animate[sd]?|bestow|level)\b|(?:\b(?:is|are|was|becomes?|become|as|also|still|counts?)|['’](?:s|re))\s(?:[^.\n]{0,60}\s)?creatures?\b/i;

/** Vehicles and Spacecraft; a set's own subtypes may work the same way. */
function mayHavePt(described: TokenDescription, { vocabulary }: Edition): boolean {
  const { subtypes, unknown } = described;
  if (hasSubtype(described, 'vehicle') || hasSubtype(described, 'spacecraft')) return true;
  const isKnown = (word: string) => vocabulary.subtypes.has(word.toLowerCase()) || misspeltType(word) !== null;
  return !subtypes.every(({ word }) => isKnown(word)) || unknown.some(({ text }) => misspeltType(text) === null);
}

/** With a creature type it is meant to be a creature; without one, the numbers are removed. */
function fixOf({ before, pt, noun, subtypes }: TokenDescription, { item, on }: PhraseReading): ViolationFix | null {
  const isCreature =
    subtypes.length === 0 || subtypes.some(({ word }) => familiesOf(word, on.edition).includes('creature'));
  if (isCreature) return { title: 'Insert “creature”', edits: [insertion(noun.span.start, 'creature ')] };
  if (!pt) return null;
  const at = before.indexOf(pt);
  const next = before[at + 1];
  if (!next) return null;
  const count = partOf(item, 'count');
  const article = before[at - 1] === count ? articleEdits(count, on.text.slice(next.span.start, next.span.end)) : [];
  const span = { start: pt.span.start, end: next.span.start };
  return { title: `Remove “${pt.text}”`, edits: [...article, replacement(span, '')] };
}
