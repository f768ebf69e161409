import type { Edition } from '../../edition/edition.js';
import type { PartOf } from '../../language/ast.js';
import { type Described, describedBy, isSettledBehind, wordsOf } from '../helpers/described.js';
import { insertion, replacement } from '../helpers/edits.js';
import { familiesOf } from '../helpers/families.js';
import { magicRule } from '../helpers/game-rules.js';
import { magic } from '../helpers/holds.js';
import { misspeltType } from '../helpers/misspelt.js';
import { isCard } from '../helpers/set-names.js';
import type { FoundFix, Rule } from '../rule.js';

export const missingCardType: Rule = {
  id: 'missing-card-type',
  summary: 'A token is described, but its card type is not said.',
  why:
    'A token has the characteristics that the effect gives it (rule 111.3), so its card type has to be said even ' +
    'where a subtype implies it: “a 2/2 green Wolf creature token”. Only predefined tokens and tokens that are ' +
    'copies or called by a card’s name take their card type from elsewhere.',
  cite: magicRule('111.3'),
  severity: 'error',
  fix: 'safe',
  scope: 'phrase',
  holds: magic,
  yieldsTo: ['token-noun-order'],
  examples: [
    { wrong: 'Create a 2/2 green Wolf token.', right: 'Create a 2/2 green Wolf creature token.' },
    {
      wrong: 'Create a colorless Equipment token named Tongs with equip {1}.',
      right: 'Create a colorless Equipment artifact token named Tongs with equip {1}.',
    },
  ],
  check(reading, report) {
    const described = describedBy(reading);
    if (!described || described.types.length > 0 || isSettledBehind(described)) return;
    const { pt, colors, subtypes, noun } = described;
    if (!pt && colors.length === 0) return;
    const { edition } = reading.on;
    const words = subtypes.map(({ word }) => word).join(' ');
    if (words !== '' && (reading.on.ask(isCard, words) || (!pt && isPredefined(words, edition)))) return;
    report({
      span: wordsOf(described),
      message: 'The card type is missing: a token has only the characteristics that the effect gives it.',
      fix: misspelt(described) ?? missing(described, noun, edition),
    });
  },
};

function isPredefined(words: string, { predefined }: Edition): boolean {
  return predefined.has(words.toLowerCase()) || words.endsWith(' Role');
}

/** "craeture": the card type is there, but nobody can read it. */
function misspelt({ unknown }: Described): FoundFix | null {
  for (const { span, text } of unknown) {
    const meant = misspeltType(text);
    if (meant) return { kind: 'suggestion', title: `Change to “${meant}”`, edits: [replacement(span, meant)] };
  }
  return null;
}

/** The card type that the subtypes, or power and toughness, imply. */
function missing(described: Described, noun: PartOf<'noun'>, edition: Edition): FoundFix | null {
  const type = impliedType(described, edition);
  if (!type) return null;
  return {
    kind: isCertain(described, edition) ? 'safe' : 'suggestion',
    title: `Insert “${type}”`,
    edits: [insertion(noun.span.start, `${type} `)],
  };
}

function impliedType({ pt, subtypes }: Described, edition: Edition): string | null {
  const families = subtypes.flatMap(({ word }) => familiesOf(word, edition));
  if (pt) return subtypes.some(({ word }) => word === 'Vehicle') ? 'artifact' : 'creature';
  return ['artifact', 'enchantment', 'land'].find((type) => families.includes(type)) ?? null;
}

/** A colorless creature is as often an artifact, and one of two families has two card types. */
function isCertain({ pt, colors, subtypes, unknown }: Described, edition: Edition): boolean {
  const isColored = colors.some(({ words }) => words.some(({ letters }) => letters.length > 0));
  const areCreatures = subtypes.every(({ word }) => familiesOf(word, edition).includes('creature'));
  return pt !== undefined && isColored && subtypes.length > 0 && areCreatures && unknown.length === 0;
}
