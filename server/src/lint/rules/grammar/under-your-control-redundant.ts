import { partOf } from '../../../language/tokens/ast.js';
import { removal } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const underYourControlRedundant: Rule = {
  id: 'under-your-control-redundant',
  summary: 'You create a token “under your control”, which is always the case.',
  why:
    'A token enters under the control of the player who creates it (rule 111.2), so card text does not mention ' +
    'it. If another player should have the token, that player creates it: “Target opponent creates a Food token.”',
  cite: magicRule('111.2'),
  severity: 'info',
  fix: 'safe',
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Create a 1/1 white Soldier creature token under your control.',
      right: 'Create a 1/1 white Soldier creature token.',
    },
  ],
  check({ item, phrase, on }, report) {
    const control = partOf(item, 'control');
    if (!control || !phrase || phrase.actor !== null || !/^create$/i.test(phrase.verb.text)) return;
    if (!/^under\s+your\s+control$/i.test(on.text.slice(control.span.start, control.span.end))) return;
    report({
      span: control.span,
      message: '“Under your control” is redundant: the player who creates a token controls it.',
      fix: { title: 'Remove “under your control”', edits: [removal(on.text, control.span)] },
    });
  },
};
