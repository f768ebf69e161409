import { capitalized } from '../../../util/capital.js';
import type { SlipPattern } from './slip-pattern.js';

/** What replaces an event without “instead” (614.1): prevention, skipping, what is true meanwhile. */
const otherReplacement =
  /\b(?:instead|prevent|skip|rather|can['’]t|cannot|don['’]t|doesn['’]t|isn['’]t|except|enters?|additional time|loses? the game|wins? the game)\b/i;

/** By what reminder text says: the keyword whose cost it explains. */
const explained: readonly (readonly [keyword: string, explains: RegExp])[] = [
  ['Cycling', /Discard this card: Draw/],
  ['Equip', /: Attach to target creature/],
  ['Kicker', /\badditional\b.*\bas you cast this/],
  ['Ward', /\bbecomes the target\b/],
  ['Crew', /: This Vehicle becomes/],
  ['Saddle', /: This Mount becomes/],
];

/** Words and marks that are left out where nothing is unreadable. */
export const leftOut: readonly SlipPattern[] = [
  // ", {T}: Draw a card.": a symbol
  { kind: 'missing-word', pattern: /^[,:](?= )/gm, right: [] },
  // "If that creature would die this turn, exile it."
  {
    kind: 'missing-word',
    has: [' would '],
    pattern:
      /(?=\.)(?<=(?:^|[.:—•] |["“])(?:If|The next time) (?:(?!that would|who would)[^.,:"“”()\n]){1,120} would [^.,:"“”()\n]{1,120}, [^.:"“”()\n]{1,200})/gmu,
    right: ({ index, input }) => {
      const sentence = /[^.\n]*$/.exec(input.slice(Math.max(0, index - 400), index))![0];
      return otherReplacement.test(sentence) ? null : ' instead';
    },
  },
  // "{2} ({2}, Discard this card: Draw a card.)"
  {
    kind: 'missing-word',
    has: [' ('],
    pattern: /^(?=(?:(?:\{[^{}\s]+\})+|\d+) \(([^()\n]*)\)$)/gm,
    right: ([, reminder]) => {
      const [keyword] = explained.find(([, explains]) => explains.test(reminder!)) ?? [];
      const named = keyword ?? /\b(?:its|for|your|the|this) (?!mana)(\p{Ll}+) cost\b/u.exec(reminder!)?.[1];
      return named === undefined ? [] : `${capitalized(named)} `;
    },
  },
  // "{2}": only the cost of a keyword; on lands it may be the symbol of their mana
  {
    kind: 'missing-word',
    has: ['}\n', '}'],
    pattern: /^(?=(?:\{(?:\d+|X|[WUBRGC]|[WUBRG2]\/[WUBRGP])\})+$)/gm,
    right: ({ input }, { card: { typeLine } }) => {
      if (typeLine === '' || /\bLand\b/.test(typeLine)) return null;
      return /\bEquipment\b/.test(typeLine) && !/^Equip\b/m.test(input) ? 'Equip ' : [];
    },
  },
  // "Enchanted land has {T}: Add {G}."
  {
    kind: 'punctuation',
    has: ['}: ', '}, ', 'When', 'At the'],
    pattern:
      /(?<=\b(?:has|have|gains?|with) )(?:\{[^{}\s]+\}[^"“”:\n.()]*: [\p{Lu}{]|(?:When|Whenever|At the beginning) )[^"“”\n()]*\.(?=$| \()/gmu,
    right: ({ 0: ability, input }) => (/[“’]/.test(input) ? `“${ability}”` : `"${ability}"`),
  },
];
