import type { Node } from '../../../language/tokens/ast.js';
import type { TypeLine } from '../../../language/type-line.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { isOfType } from '../../helpers/card-stats.js';
import { typeLineOf } from '../../helpers/card-subtypes.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const typeLineOrder: Rule = {
  id: 'type-line-order',
  summary: 'The words of a type line are in another order than on printed cards.',
  why:
    'A type line has its supertypes first, then the card types, then the subtypes after a dash (rule 205.1). Of several ' +
    'card types, the one that says more comes last: “Artifact Creature”, “Enchantment Artifact”.',
  cite: magicRule('205.1', ''),
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  yieldsTo: ['legacy-type-line'],
  examples: [
    {
      wrong: 'Ash Courier {1}{R}\nCreature Legendary — Elemental\nHaste\n3/2',
      right: 'Ash Courier {1}{R}\nLegendary Creature — Elemental\nHaste\n3/2',
      of: 'cards',
    },
    {
      wrong: 'Ash Golem {3}\nCreature Artifact — Golem\n3/3',
      right: 'Ash Golem {3}\nArtifact Creature — Golem\n3/3',
      of: 'cards',
    },
  ],
  check({ face }, report) {
    const line = typeLineOf(face);
    const words = line && headOf(line);
    if (!words || words.length < 2) return;
    const first = words[0]!.span.start;
    const end = words.at(-1)!.span.end;
    const written = face.typeLine!.text.slice(first, end);
    // No printed card is a spell and a permanent.
    if (line.types.some(isSpellType) && line.types.some(isPermanentType)) return;
    // Nor is one a land and a planeswalker or battle.
    if (isOfType(line, 'land') && (isOfType(line, 'planeswalker') || isOfType(line, 'battle'))) return;
    // Other words between them are not understood.
    if (written !== words.map(({ text }) => text).join(' ')) return;
    const right = [...words].sort((a, b) => rank(a) - rank(b)).map(({ text }) => text);
    if (right.join(' ') === written) return;
    const span = { start: first, end };
    report({
      region: face.typeLine!,
      span,
      message: `On a type line these words are in the order “${right.join(' ')}”.`,
      fix: { title: `Change to “${right.join(' ')}”`, edits: [replacement(span, right.join(' '))] },
    });
  },
};

function isSpellType({ text }: Node): boolean {
  return /^(?:instant|sorcery)$/i.test(text);
}

function isPermanentType({ text }: Node): boolean {
  return /^(?:artifact|battle|creature|enchantment|land|planeswalker)$/i.test(text);
}

/** The supertypes and card types in the order written. */
function headOf({ supertypes, types }: TypeLine): readonly Node[] {
  return [...supertypes, ...types].sort((a, b) => a.span.start - b.span.start);
}

/** The order of supertypes and card types on printed cards. */
const order =
  'token basic legendary ongoing snow world kindred tribal enchantment artifact land planeswalker battle creature instant sorcery'.split(
    ' ',
  );

/** The place of a word; a word that is in no fixed order keeps the place that it has. */
function rank({ text }: Node): number {
  return order.indexOf(text.toLowerCase());
}
