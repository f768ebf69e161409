import type { Edition } from '../../../edition/edition.js';
import type { PhrasePart } from '../../../language/tokens/ast.js';
import { partOf } from '../../../language/tokens/ast.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { articleEdits } from '../../helpers/articles.js';
import { magicRule } from '../../helpers/game-rules.js';
import { familiesOf } from '../../helpers/subtype-families.js';
import type { TokenDescription } from '../../helpers/token-description.js';
import type { Rule } from '../../rule.js';

export const characteristicOrder: Rule = {
  id: 'characteristic-order',
  summary: 'A token’s characteristics are not in the order that cards use.',
  why:
    'An effect gives a token’s characteristics (rule 111.3), and cards always list them in one order: “tapped”, ' +
    '“legendary”, power and toughness, colors, “snow”, subtypes, card types, “token”. If there are several card ' +
    'types, “creature” comes last. Any other order slows the reader down.',
  cite: magicRule('111.3'),
  severity: 'warning',
  fix: 'safe',
  scope: 'phrase',
  appliesTo: magic,
  yieldsTo: ['unknown-subtype'],
  examples: [
    {
      wrong: 'Create a white 2/2 Griffin creature token with flying.',
      right: 'Create a 2/2 white Griffin creature token with flying.',
    },
    {
      wrong: 'Create Bramble, a 3/3 legendary green Wolf creature token.',
      right: 'Create Bramble, a legendary 3/3 green Wolf creature token.',
    },
    {
      wrong: 'Create two 2/2 colorless artifact Myr creature tokens.',
      right: 'Create two 2/2 colorless Myr artifact creature tokens.',
    },
  ],
  check(reading, report) {
    const described = reading.described;
    const slots = described && movable(described, reading.on.edition);
    if (!slots) return;
    const sorted = slots.toSorted((a, b) => rankOf(a) - rankOf(b));
    const first = slots.findIndex((part, i) => part !== sorted[i]);
    if (first < 0) return;
    const last = slots.findLastIndex((part, i) => part !== sorted[i]);
    const { text } = reading.on;
    const span = { start: slots[first]!.span.start, end: slots[last]!.span.end };
    const pieces = slots.slice(first, last + 1).map((slot, i) => {
      const { start, end } = sorted[first + i]!.span;
      const next = slots[first + i + 1];
      return text.slice(start, end) + (first + i < last && next ? text.slice(slot.span.end, next.span.start) : '');
    });
    const right = pieces.join('');
    const article = first === 0 ? articleEdits(partOf(reading.item, 'count'), right) : [];
    report({
      span,
      message: `These words are in the wrong order; cards write “${right}”.`,
      fix: {
        // "a 3/3 red Land Shark creature token": adjacent capitalised words may be one of the set's own subtypes.
        kind:
          slots.some((slot) => isCapital(slot)) || !sorted.some(({ kind }) => kind === 'type') ? 'suggestion' : 'safe',
        title: `Change to “${right}”`,
        edits: [...article, replacement(span, right)],
      },
    });
  },
};

const typeOrder = ['kindred', 'tribal', 'enchantment', 'artifact', 'land', 'creature', 'planeswalker', 'battle'];

/** The position of a part in the usual order. */
function rankOf(part: PhrasePart): number {
  switch (part.kind) {
    case 'state':
      return 0;
    case 'supertype':
      return part.word.toLowerCase() === 'snow' ? 4 : 1;
    case 'pt':
      return 2;
    case 'colors':
      return 3;
    case 'subtype':
      return 5;
    case 'type':
      return 6 + typeOrder.indexOf(part.word.toLowerCase());
    default:
      return -1;
  }
}

/** Whether a word that is lower case in a sentence has a capital. */
function isCapital(part: PhrasePart): boolean {
  if (part.kind === 'colors') return part.words.some(({ word }) => /^\p{Lu}/u.test(word));
  return (part.kind === 'supertype' || part.kind === 'type') && /^\p{Lu}/u.test(part.word);
}

/** The parts that can be reordered; null if a word is not recognised or a part occurs twice. */
function movable({ before }: TokenDescription, edition: Edition): PhrasePart[] | null {
  const slots = before.filter(({ kind }) => kind !== 'name' && kind !== 'count');
  // "W 1/1", "N green": a letter or unknown word before the power and toughness may be a number or a name.
  const firstFixed = slots.findIndex(({ kind }) => kind === 'pt' || kind === 'colors');
  const isClear = slots.every(
    (part, i) =>
      part.kind !== 'subtype' ||
      (part.word.length > 1 && (i > firstFixed || familiesOf(part.word, edition).length > 0)),
  );
  // "A Land Mine token": capitals throughout mean a name.
  const isName = slots.every((part) => part.kind === 'subtype' || isCapital(part));
  const once = (kind: PhrasePart['kind']) => slots.filter((part) => part.kind === kind).length <= 1;
  const known = slots.every(
    (part) =>
      ['state', 'pt', 'colors', 'subtype'].includes(part.kind) ||
      (part.kind === 'supertype' && /^(?:legendary|snow)$/i.test(part.word)) ||
      (part.kind === 'type' && typeOrder.includes(part.word.toLowerCase())),
  );
  return known && isClear && !isName && once('state') && once('pt') && once('colors') ? slots : null;
}
