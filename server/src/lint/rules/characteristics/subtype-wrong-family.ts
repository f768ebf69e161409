import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { adjacentGroups, familiesFor, familiesOf, subtypesIn } from '../../helpers/subtype-families.js';
import { isSettledAfterNoun } from '../../helpers/token-description.js';
import type { Rule } from '../../rule.js';

export const subtypeWrongFamily: Rule = {
  id: 'subtype-wrong-family',
  summary: 'A token’s subtype belongs to a card type that the token does not have.',
  why:
    'Each subtype belongs to a card type (rule 205.3): Goblin to creatures, Equipment to artifacts, Aura to ' +
    'enchantments. An object cannot have a subtype of a card type that it does not have (205.3d).',
  cite: magicRule('205.3d', ''),
  severity: 'warning',
  fix: 'none',
  scope: 'phrase',
  appliesTo: magic,
  yieldsTo: ['pt-on-noncreature'],
  examples: [
    { wrong: 'Create a colorless Goblin artifact token.', right: null },
    {
      wrong: 'Create a 1/1 white Equipment creature token.',
      right: null,
    },
  ],
  check(reading, report) {
    const described = reading.described;
    if (!described || described.types.length === 0 || described.unknown.length > 0 || isSettledAfterNoun(described))
      return;
    const { edition } = reading.on;
    const allowed = familiesFor(described);
    const wrong = subtypesIn(described, edition).filter(({ word }) => {
      const families = familiesOf(word, edition);
      return families.length > 0 && !families.some((family) => allowed.has(family));
    });
    for (const group of adjacentGroups(wrong)) {
      const words = group.map(({ word }) => word);
      const families = [...new Set(words.flatMap((word) => familiesOf(word, edition)))];
      report({
        // Sets name artifact tokens after Traps, Omens and Eggs too: the subtype may be meant.
        ...((families.includes('spell') || (families.includes('creature') && !described.pt)) && { severity: 'info' }),
        span: { start: group[0]!.span.start, end: group.at(-1)!.span.end },
        message:
          words.length === 1
            ? `“${words[0]}” is a subtype of ${plurals(families)}, but this token is not one.`
            : `“${words.join(' ')}” are subtypes of ${plurals(families)}, but this token is not one.`,
      });
    }
  },
};

function plurals(families: readonly string[]): string {
  return families.map((family) => (family === 'battle' ? 'battles' : `${family}s`)).join(' or ');
}
