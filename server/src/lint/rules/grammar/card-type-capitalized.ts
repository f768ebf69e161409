import { partsOf } from '../../../language/tokens/ast.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import type { TokenDescription } from '../../helpers/token-description.js';
import type { Rule } from '../../rule.js';

export const cardTypeCapitalized: Rule = {
  id: 'card-type-capitalized',
  summary: 'A token’s card type or supertype is capitalized.',
  why:
    'In a sentence card types and supertypes are ordinary words, and only subtypes are capitalized: “a 1/1 white ' +
    'Soldier creature token”. Capitals are for the type line.',
  cite: () => null,
  severity: 'warning',
  fix: 'safe',
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Create a 1/1 white Soldier Creature token.',
      right: 'Create a 1/1 white Soldier creature token.',
    },
    {
      wrong: 'Create Bramble, a Legendary 3/3 green Wolf creature token.',
      right: 'Create Bramble, a legendary 3/3 green Wolf creature token.',
    },
  ],
  check(reading, report) {
    const described = reading.described;
    // Without a power and toughness or a color the words may be a card's name: "create a Living Land token" (111.11).
    if (!described || (!described.pt && described.colors.length === 0)) return;
    const head = { parts: described.before };
    const words = [...partsOf(head, 'supertype'), ...partsOf(head, 'type')];
    for (const { span, word } of words.filter(({ word }) => /^\p{Lu}/u.test(word))) {
      const right = word.toLowerCase();
      report({
        span,
        message: `Within a sentence, write “${right}” without a capital.`,
        fix: {
          kind: isBeforeSubtype(span.end, described) ? 'suggestion' : 'safe',
          title: `Change to “${right}”`,
          edits: [replacement(span, right)],
        },
      });
    }
  },
};

/** "a 3/3 red Land Shark creature token": the two capitalised words may be one of the set's own subtypes. */
function isBeforeSubtype(end: number, { subtypes }: TokenDescription): boolean {
  return subtypes.some(({ span }) => span.start === end + 1);
}
