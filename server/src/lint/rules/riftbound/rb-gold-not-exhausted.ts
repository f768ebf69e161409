import { partOf } from '../../../language/tokens/ast.js';
import { insertion } from '../../fix/edits.js';
import { riftbound } from '../../helpers/game-rules.js';
import { restOfAbility } from '../../helpers/rest-of-ability.js';
import type { Rule } from '../../rule.js';

export const rbGoldNotExhausted: Rule = {
  id: 'rb-gold-not-exhausted',
  summary: 'A Gold token is played ready.',
  why:
    'Gear enters ready unless the effect says otherwise, and a ready Gold can be spent at once. Every printed ' +
    'card plays Gold exhausted. Write “ready” if that is what you mean.',
  cite: ({ rulebook }) => (rulebook.rules.has('181.1') ? '181.1' : null),
  severity: 'info',
  fix: 'suggestion',
  lacks: true,
  scope: 'phrase',
  appliesTo: riftbound,
  examples: [
    {
      wrong: 'When I conquer, play a Gold gear token.',
      right: 'When I conquer, play a Gold gear token exhausted.',
      rulebook: 'riftbound',
    },
  ],
  check({ item, token, context, on: { edition, text } }, report) {
    const noun = partOf(item, 'noun');
    if (!token || !noun || context === 'reminder' || token.predefined !== edition.predefined.get('gold')) return;
    if (token.states.some(({ ready }) => ready !== null)) return;
    // "It enters exhausted", "Exhaust it": the ability says so in other words.
    if (/\b(?:exhaust (?:it|them|that|those)|enters? exhausted)\b/i.test(restOfAbility(text, item.span.end))) return;
    report({
      span: { start: item.span.start, end: noun.span.end },
      message: 'This Gold token enters ready; cards play it “exhausted”.',
      fix: { title: 'Insert “exhausted”', edits: [insertion(noun.span.end, ' exhausted')] },
    });
  },
};
