import { partOf, partsOf } from '../../../language/tokens/ast.js';
import type { PhraseReading } from '../../engine/face-reading.js';
import { insertion } from '../../fix/edits.js';
import { riftbound } from '../../helpers/game-rules.js';
import { restOfAbility } from '../../helpers/rest-of-ability.js';
import { predefinedRule } from '../../helpers/rule-citations.js';
import type { Rule, ViolationFix } from '../../rule.js';

export const rbMissingKeyword: Rule = {
  id: 'rb-missing-keyword',
  summary: 'An effect omits a keyword that a token has according to the rules.',
  why:
    'A Sprite has Temporary and a Bird has Deflect (rules 184.2 and 184.7), and every card that plays one says ' +
    'so, since players read the card and not the rules. An omitted keyword is easily forgotten in play.',
  cite: predefinedRule,
  severity: 'warning',
  fix: 'suggestion',
  lacks: true,
  scope: 'phrase',
  appliesTo: riftbound,
  examples: [
    {
      wrong: 'Play a ready 3 :rb_might: Sprite unit token here.',
      right: 'Play a ready 3 :rb_might: Sprite unit token with [Temporary] here.',
      rulebook: 'riftbound',
    },
    {
      wrong: 'Play two 1 :rb_might: Bird unit tokens.',
      right: 'Play two 1 :rb_might: Bird unit tokens with [Deflect].',
      rulebook: 'riftbound',
    },
  ],
  check(phrase, report) {
    const { item, token, context } = phrase;
    const known = token?.predefined;
    const noun = partOf(item, 'noun');
    if (!known || !noun || context === 'reminder') return;
    const given = givenAbilities(phrase);
    const missing = known.characteristics.keywords.filter((word) => !given.includes(word.toLowerCase()));
    if (missing.length === 0) return;
    report({
      span: { start: item.span.start, end: noun.span.end },
      message: `A ${known.words} has ${missing.join(' and ')} (${known.rule}), which the card should mention.`,
      fix: fixOf(phrase, missing),
    });
  },
};

/** The abilities that the phrase gives the token, and those that later sentences give it: "Give it [Temporary]". */
function givenAbilities({ item, on }: PhraseReading): string {
  const abilities = partsOf(item, 'abilities').flatMap((part) => part.abilities.map(({ text }) => text));
  const sentences = restOfAbility(on.text, item.span.end).split('.');
  const given = sentences.filter((sentence) => /\b(?:give|gives|gains?|has|have)\b/i.test(sentence));
  return [...abilities, ...given].join(' ').toLowerCase();
}

/** Inserts after the noun, or after existing keywords. */
function fixOf({ item }: PhraseReading, missing: readonly string[]): ViolationFix {
  const words = missing.map((word) => `[${word}]`).join(' and ');
  const there = partOf(item, 'abilities');
  const noun = partOf(item, 'noun')!;
  const state = partsOf(item, 'state').find(({ span }) => span.start >= noun.span.end);
  const isAfterNoun = state !== undefined && item.parts.indexOf(state) === item.parts.indexOf(noun) + 1;
  const edit = there
    ? insertion(there.span.end, ` and ${words}`)
    : insertion(isAfterNoun ? state.span.end : noun.span.end, ` with ${words}`);
  return { title: `Insert “${words}”`, edits: [edit] };
}
