import type { Edition } from '../../../edition/edition.js';
import type { Node } from '../../../language/tokens/ast.js';
import { magic } from '../../helpers/applies-to.js';
import { hasPt } from '../../helpers/card-stats.js';
import { typeLineOf } from '../../helpers/card-subtypes.js';
import { magicRule } from '../../helpers/game-rules.js';
import { familiesOf, familyOfType } from '../../helpers/subtype-families.js';
import type { Rule } from '../../rule.js';

export const subtypeOfOtherType: Rule = {
  id: 'subtype-of-other-type',
  summary: 'A card’s subtype belongs to a card type that the card does not have.',
  why:
    'Each subtype belongs to a card type (rule 205.3): Goblin to creatures, Equipment to artifacts, Aura to enchantments. ' +
    'A card cannot have a subtype of a card type that it does not have (205.3d). With creature types on a card that is no ' +
    'creature, write “Kindred”.',
  cite: magicRule('205.3d', ''),
  // A set may have such a word as a subtype of its own: "Artifact — Orb", "Sorcery — Prism".
  severity: 'info',
  fix: 'none',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Goblin Feast {1}{R}\nInstant — Goblin\nDraw two cards.',
      right: 'Goblin Feast {1}{R}\nKindred Instant — Goblin\nDraw two cards.',
      of: 'cards',
    },
  ],
  check({ face, edition }, report) {
    const line = typeLineOf(face);
    // Without a dash, as in "Artifact Hero", the last word may be a type of the set's own.
    if (!line || !/—|–|-/.test(face.typeLine!.text) || line.types.length === 0 || line.unknown.length > 0) return;
    const own = new Set(line.types.map(({ text }) => familyOfType(text.toLowerCase())));
    // A planeswalker's type is its name, which may be any word.
    if (own.has('planeswalker')) return;
    for (const [at, subtype] of line.subtypes.entries()) {
      // *Time Lord* is one subtype.
      if (isFirstOfTwo(line.subtypes, at, edition)) continue;
      const families = familiesOf(subtype.text, edition);
      // With a power and toughness, the card type is missing, which another rule reports.
      if (hasPt(face) && families.includes('creature')) continue;
      if (families.length === 0 || families.some((family) => own.has(family)) || isPart(line.subtypes, at)) continue;
      // The names of planes are words that a set may use as a subtype of its own: "Earth Pony".
      if (families.every((family) => family === 'plane')) continue;
      report({
        region: face.typeLine!,
        span: subtype.span,
        message: `“${subtype.text}” is a subtype of ${families.map((family) => `${family}s`).join(' or ')}, but this card is not one.`,
      });
    }
  },
};

function isFirstOfTwo(subtypes: readonly Node[], at: number, edition: Edition): boolean {
  return familiesOf(`${subtypes[at]!.text} ${subtypes[at + 1]?.text}`, edition).length > 0;
}

/** Whether a subtype is joined to its neighbor: "Lord of Elves" is a name. */
function isPart(subtypes: readonly Node[], at: number): boolean {
  return (
    /^(?:of|the|and)$/i.test(subtypes[at - 1]?.text ?? '') || /^(?:of|the|and)$/i.test(subtypes[at + 1]?.text ?? '')
  );
}
