import { partOf } from '../../../language/tokens/ast.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { insertion } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { articleEdits } from '../../helpers/articles.js';
import { isDescribedAfter } from '../../helpers/described-after.js';
import { magicRule } from '../../helpers/game-rules.js';
import { isColorWord } from '../../helpers/misspelt-words.js';
import { isCard, isTokenOfSet } from '../../helpers/set-names.js';
import { familiesOf, intendedSubtype } from '../../helpers/subtype-families.js';
import {
  describingWords,
  descriptionSpan,
  isSettledAfterNoun,
  type TokenDescription,
} from '../../helpers/token-description.js';
import type { Rule, ViolationFix } from '../../rule.js';

export const missingColor: Rule = {
  id: 'missing-color',
  summary: 'A token is described without a color, and is not called colorless.',
  why:
    'A token has only the colors that the effect gives it (rule 111.3), so a token without a color is colorless. ' +
    'Cards always name a color or say “colorless”; if both are missing, the color was probably forgotten.',
  cite: magicRule('111.3'),
  severity: 'warning',
  fix: 'suggestion',
  lacks: true,
  scope: 'phrase',
  appliesTo: magic,
  yieldsTo: ['creature-token-without-pt'],
  examples: [
    { wrong: 'Create a 1/1 Knight creature token.', right: null },
    {
      wrong: 'Create an Equipment artifact token named Tongs with equip {1}.',
      right: 'Create a colorless Equipment artifact token named Tongs with equip {1}.',
    },
  ],
  check(reading, report) {
    const described = reading.described;
    if (!described || described.colors.length > 0 || isSettledAfterNoun(described)) return;
    const { edition, tree } = reading.on;
    const { subtypes, unknown, pt, noun } = described;
    // "a token", "a creature token": it is described elsewhere.
    if (described.types.length === 0 && !pt) return;
    // A land has no color by default, so none is expected: "a Forest land token".
    if (!pt && described.types.every(({ word }) => word.toLowerCase() === 'land')) return;
    if (!pt && subtypes.length + unknown.length === 0 && !partOf(reading.item, 'name')) return;
    // An unknown word may be meant as a color.
    if (!unknown.every(({ text }) => intendedSubtype(text, described, edition))) return;
    if (subtypes.some(({ word }) => isColorWord(word)) || (!pt && isDefined(described, reading.on))) return;
    // "An Abzan Rhino": a word before a subtype may also stand for colors.
    if (subtypes.length > 1 && familiesOf(subtypes[0]!.word, edition).length === 0) return;
    // "It's all colors.", "It's the color of your choice."; but not "one mana of any color".
    if (
      isDescribedAfter(tree, noun.span.end, ({ lower }, before) => /^colors?$/.test(lower) && before?.lower !== 'any')
    )
      return;
    // "With mana cost {1}{B}": the cost determines its colors (105.2).
    if (
      isDescribedAfter(
        tree,
        noun.span.end,
        ({ lower }, before, next) =>
          lower === 'cost' && before?.lower === 'mana' && next?.text.startsWith('{') === true,
      )
    )
      return;
    // Most tokens that are no creatures are meant to be colorless, and reminder text may be shorter than the rule.
    const isMinor = !pt || reading.phrase?.context === 'reminder';
    report({
      span: descriptionSpan(described),
      message: 'This token has no color: name one, or write “colorless”.',
      ...(isMinor && { severity: 'info' }),
      fix: fixOf(described, partOf(reading.item, 'count')),
    });
  },
};

/** Whether the rules or the set say what the token of these subtypes is: "a Treasure artifact token". */
function isDefined(described: TokenDescription, on: FaceReading): boolean {
  const words = describingWords(described);
  if (on.edition.predefined.has(words.toLowerCase())) return true;
  return words !== '' && (on.query(isTokenOfSet, words) || on.query(isCard, words));
}

/** Most artifact tokens are colorless; which color another token should have, only its designer knows. */
function fixOf({ before, types }: TokenDescription, count: Parameters<typeof articleEdits>[0]): ViolationFix | null {
  if (!types.some(({ word }) => word.toLowerCase() === 'artifact')) return null;
  const at = before.findIndex(
    (part) =>
      ['subtype', 'type', 'unknown'].includes(part.kind) ||
      (part.kind === 'supertype' && part.word.toLowerCase() === 'snow'),
  );
  const [last, next] = [before[at - 1], before[at]];
  if (!next) return null;
  const article = last && last === count ? articleEdits(count, 'colorless') : [];
  return { title: 'Insert “colorless”', edits: [...article, insertion(next.span.start, 'colorless ')] };
}
