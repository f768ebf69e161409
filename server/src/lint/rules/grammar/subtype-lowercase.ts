import type { PartOf } from '../../../language/tokens/ast.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { adjacentGroups, intendedSubtype, type WrittenSubtype } from '../../helpers/subtype-families.js';
import type { TokenDescription } from '../../helpers/token-description.js';
import type { Rule } from '../../rule.js';

export const subtypeLowercase: Rule = {
  id: 'subtype-lowercase',
  summary: 'A token’s subtype is written without its capital.',
  why:
    'Subtypes are always capitalized (rule 205.3), card types are not: “a 1/1 white Soldier creature token”. ' +
    'Since the default name of a token consists of its subtypes, the name would lack the capital too.',
  cite: magicRule('205.3', ''),
  severity: 'warning',
  fix: 'safe',
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Create a 1/1 white soldier creature token.',
      right: 'Create a 1/1 white Soldier creature token.',
    },
    {
      wrong: 'Create a 3/3 blue time lord creature token.',
      right: 'Create a 3/3 blue Time Lord creature token.',
    },
  ],
  check(reading, report) {
    const described = reading.described;
    for (const group of described ? adjacentGroups(lowercaseIn(described, reading.on)) : []) {
      const words = group.map(({ word }) => word).join(' ');
      report({
        span: { start: group[0]!.span.start, end: group.at(-1)!.span.end },
        message: `This subtype lacks its capital: write “${words}”.`,
        fix: {
          // "a rogue Goblin creature token": next to a capitalised subtype, the word may be an adjective.
          kind: described!.subtypes.length > 0 ? 'suggestion' : 'safe',
          title: `Change to “${words}”`,
          edits: group.map(({ span, word }) => replacement(span, word)),
        },
      });
    }
  },
};

/** The words that are subtypes except for their capitals, in the correct spelling. */
function lowercaseIn(described: TokenDescription, { edition, text }: FaceReading): WrittenSubtype[] {
  const { unknown } = described;
  const found: WrittenSubtype[] = [];
  for (let i = 0; i < unknown.length; i++) {
    const { span } = unknown[i]!;
    const both = withNext(unknown[i]!, unknown[i + 1]);
    const two = both && intendedSubtype(text.slice(both.start, both.end), described, edition);
    const word = two ?? intendedSubtype(text.slice(span.start, span.end), described, edition);
    if (word) found.push({ span: two ? both : span, word });
    if (two) i++;
  }
  return found;
}

/** *Time Lord* is one subtype. */
function withNext({ span }: PartOf<'unknown'>, next: PartOf<'unknown'> | undefined) {
  return next?.span.start === span.end + 1 ? { start: span.start, end: next.span.end } : null;
}
