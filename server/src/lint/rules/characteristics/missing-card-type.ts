import type { SetIndex } from '../../../analysis/set/set-index.js';
import type { Edition } from '../../../edition/edition.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { insertion } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { impliedType, isSurelyCreature } from '../../helpers/implied-type.js';
import { isCard } from '../../helpers/set-names.js';
import { descriptionSpan, isSettledAfterNoun, type TokenDescription } from '../../helpers/token-description.js';
import type { Rule, ViolationFix } from '../../rule.js';

export const missingCardType: Rule = {
  id: 'missing-card-type',
  summary: 'The description of a token lacks a card type.',
  why:
    'A token has the characteristics that the effect gives it (rule 111.3), so its card type must be written even ' +
    'if a subtype implies it: “a 2/2 green Wolf creature token”. Only predefined tokens, copies, and tokens named ' +
    'after a card get their card type from elsewhere.',
  cite: magicRule('111.3'),
  severity: 'error',
  fix: 'safe',
  lacks: true,
  scope: 'phrase',
  appliesTo: magic,
  yieldsTo: ['token-noun-order', 'misspelt-card-type'],
  examples: [
    { wrong: 'Create a 2/2 green Wolf token.', right: 'Create a 2/2 green Wolf creature token.' },
    {
      wrong: 'Create a colorless Equipment token named Tongs with equip {1}.',
      right: 'Create a colorless Equipment artifact token named Tongs with equip {1}.',
    },
  ],
  check(reading, report) {
    const described = reading.described;
    if (!described || described.types.length > 0 || isSettledAfterNoun(described)) return;
    const { pt, colors, subtypes, unknown } = described;
    const { edition } = reading.on;
    if (!pt && colors.length === 0) return;
    // A word that nothing knows may be a card type of the set's own: "colorless snack tokens".
    if (
      !pt &&
      subtypes.length === 0 &&
      unknown.some(({ text }) => !edition.vocabulary.subtypes.has(text.toLowerCase()))
    )
      return;
    const words = subtypes.map(({ word }) => word).join(' ');
    if (words !== '' && (reading.on.query(isCard, words) || (!pt && isPredefined(words, edition)))) return;
    report({
      span: descriptionSpan(described),
      message: 'This token has no card type; a token has only the characteristics that the effect gives it.',
      // Reminder text may be shorter than the rule.
      ...(reading.phrase?.context === 'reminder' && { severity: 'info' }),
      fix: insertType(described, reading.on),
    });
  },
};

function isPredefined(words: string, { predefined }: Edition): boolean {
  return predefined.has(words.toLowerCase()) || /\bRole\b/.test(words);
}

/** Whether the set defines the token of these subtypes with another card type or with several. */
function isOtherwiseDefined(set: SetIndex, words: string): boolean {
  const types = set.definition(words)?.characteristics.types;
  return types !== undefined && types?.join(' ') !== 'Creature';
}

/** Inserts the card type implied by the subtypes or by power and toughness. */
function insertType({ pt, colors, subtypes, unknown, noun }: TokenDescription, on: FaceReading): ViolationFix | null {
  const hints = { pt, colors, subtypes: subtypes.map(({ word }) => word) };
  const type = impliedType(hints, on.edition);
  if (!type) return null;
  return {
    kind:
      unknown.length === 0 && isSurelyCreature(hints, on) && !on.query(isOtherwiseDefined, hints.subtypes.join(' '))
        ? 'safe'
        : 'suggestion',
    title: `Insert “${type}”`,
    edits: [insertion(noun.span.start, `${type} `)],
  };
}
