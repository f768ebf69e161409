import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { paragraphsOf } from '../../helpers/paragraphs.js';
import type { Rule } from '../../rule.js';

export const abilityOnSpell: Rule = {
  id: 'ability-on-spell',
  summary: 'An instant or sorcery has an activated or triggered ability that works nowhere.',
  why:
    'Abilities work while their object is on the battlefield, unless they say otherwise; those of an instant or sorcery while it is ' +
    'on the stack (rule 113.6). An ability with a cost needs to say that it is activated from a hand or graveyard.',
  cite: magicRule('113.6', ''),
  // Sets have keywords of their own that make spells, or what they are put under, permanents.
  severity: 'info',
  fix: 'none',
  scope: 'card',
  appliesTo: magic,
  triggers: ['Instant', 'Sorcery', 'instant', 'sorcery'],
  examples: [
    {
      wrong: 'Cinder Rite {R}\nSorcery\n{T}: Cinder Rite deals 1 damage to any target.',
      right: 'Cinder Rite {R}\nArtifact\n{T}: Cinder Rite deals 1 damage to any target.',
      of: 'cards',
    },
  ],
  check({ face, text }, report) {
    const typeLine = face.typeLine?.text ?? '';
    if (
      !/\b(?:Instant|Sorcery)\b/.test(typeLine) ||
      /\b(?:Creature|Artifact|Enchantment|Land|Planeswalker|Battle)\b|\/\//.test(typeLine)
    )
      return;
    if (becomesPermanent.test(text)) return;
    for (const { start, text: line } of paragraphsOf(text)) {
      const found = activated.exec(line) ?? triggered.exec(line);
      if (found && !elsewhere.test(line))
        report({
          span: { start, end: start + found[0].trimEnd().length },
          message: 'An instant or sorcery is never on the battlefield, where this ability would work.',
        });
    }
  },
};

/** Reminder text of a set's own keyword that makes the card, or what it is put under, a permanent. */
const becomesPermanent =
  /\([^()]*\b(?:put (?:it|this (?:card|spell)) (?:under|onto)|attach|merge|becomes? (?:an?|the) )/i;
const activated = /^(?:\{[TQ]\}|(?:\{[^{}]+\})+, \{[TQ]\})[^:.]*:/;
const triggered = /^When(?:ever)? (?:this (?:creature|artifact|enchantment|land|permanent)|it) [^,.]*,/;
const elsewhere = /\b(?:graveyard|hand|exile|this card|library|stack)\b/i;
