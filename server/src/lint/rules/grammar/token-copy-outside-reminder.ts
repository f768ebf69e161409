import type { Item, PartOf } from '../../../language/tokens/ast.js';
import { partOf } from '../../../language/tokens/ast.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { withApostropheOf } from '../../helpers/letter-case.js';
import type { Rule } from '../../rule.js';

export const tokenCopyOutsideReminder: Rule = {
  id: 'token-copy-outside-reminder',
  summary: 'The short form “token copy of” is used outside reminder text.',
  why:
    'Reminder text saves space with “a token copy of it”. A card’s own text says “a token that’s a copy of it”, ' +
    'which can be followed by an exception.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Create a token copy of target creature you control.',
      right: "Create a token that's a copy of target creature you control.",
    },
    {
      wrong: 'Create two token copies of target creature you control.',
      right: 'Create two tokens that are copies of target creature you control.',
    },
  ],
  check({ item, phrase, context, on }, report) {
    const [noun, copy] = [partOf(item, 'noun'), partOf(item, 'copy')];
    if (!noun || !phrase || copy?.form !== 'token copy' || context === 'reminder') return;
    const match = /^(cop(?:y|ies))\s+of\s/i.exec(on.text.slice(copy.span.start, copy.of.span.start));
    if (!match) return;
    const plural = match[1]!.toLowerCase() === 'copies';
    const right = plural ? 'tokens that are copies' : withApostropheOf(on, "token that's a copy");
    const span = { start: noun.span.start, end: copy.span.start + match[1]!.length };
    report({
      span,
      message: `Only reminder text says “${plural ? 'token copies' : 'token copy'}”; write “${right}”.`,
      fix: isPlain(item, noun) ? { title: `Change to “${right}”`, edits: [replacement(span, right)] } : null,
    });
  },
};

/** "a 1/1 token copy" would have to be rewritten with an exception. */
function isPlain({ parts }: Item, noun: PartOf<'noun'>): boolean {
  return parts.slice(0, parts.indexOf(noun)).every(({ kind }) => kind === 'count' || kind === 'state');
}
