import { magic } from '../../helpers/applies-to.js';
import { typeLineOf } from '../../helpers/card-subtypes.js';
import { magicRule } from '../../helpers/game-rules.js';
import { familiesOf } from '../../helpers/subtype-families.js';
import type { Rule } from '../../rule.js';

export const landManaMismatch: Rule = {
  id: 'land-mana-mismatch',
  summary: 'The reminder text of a land adds other mana than its basic land types.',
  why:
    'A land with a basic land type has the mana ability of that type, whatever its text says (rule 305.6): a Forest adds {G}. The ' +
    'text “({T}: Add {G} or {W}.)” only reminds of it.',
  cite: magicRule('305.6', ''),
  severity: 'warning',
  fix: 'none',
  scope: 'card',
  appliesTo: magic,
  triggers: ['}: Add {'],
  examples: [
    {
      wrong: 'Fern Moor\nLand — Forest Swamp\n({T}: Add {G} or {U}.)',
      right: 'Fern Moor\nLand — Forest Swamp\n({T}: Add {B} or {G}.)',
      of: 'cards',
    },
  ],
  check({ face, text, edition }, report) {
    const typeLine = face.typeLine?.text ?? '';
    const has = basics.filter(([type]) => new RegExp(`\\b${type}\\b`).test(typeLine)).map(([, symbol]) => symbol);
    const reminder = /^\(\{T\}: Add ([^.()]+)\.\)/m.exec(text);
    if (has.length === 0 || !reminder || !/\bLand\b/.test(typeLine)) return;
    // A misspelled type is reported by itself.
    if (typeLineOf(face)?.subtypes.some((subtype) => familiesOf(subtype.text, edition).length === 0)) return;
    const says = new Set(reminder[1]!.match(/(?<=\{)[WUBRG](?=\})/g));
    if (says.size === 0 || (has.length === says.size && has.every((symbol) => says.has(symbol)))) return;
    report({
      span: { start: reminder.index, end: reminder.index + reminder[0].length },
      message: `A land with these types adds ${has.map((symbol) => `{${symbol}}`).join(' or ')}.`,
    });
  },
};

const basics = [
  ['Plains', 'W'],
  ['Island', 'U'],
  ['Swamp', 'B'],
  ['Mountain', 'R'],
  ['Forest', 'G'],
] as const;
