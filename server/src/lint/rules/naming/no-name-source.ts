import { partOf } from '../../../language/tokens/ast.js';
import type { Word } from '../../../text/words.js';
import { magic } from '../../helpers/applies-to.js';
import { isDescribedAfter } from '../../helpers/described-after.js';
import { descriptionSpan, isSettledAfterNoun } from '../../helpers/token-description.js';
import type { Rule } from '../../rule.js';

export const noNameSource: Rule = {
  id: 'no-name-source',
  summary: 'A token has neither a subtype nor a name.',
  why:
    'A token that the effect does not name is named after its subtypes (rule 111.4; 110.5c before 2019). Without ' +
    'a subtype it has no name, and no printed card creates such a token. Give it a subtype or a name: “a ' +
    'colorless artifact token named Slag”.',
  cite: ({ naming }) => naming.rule,
  severity: 'warning',
  fix: 'none',
  lacks: true,
  scope: 'phrase',
  appliesTo: magic,
  yieldsTo: ['pt-on-noncreature'],
  examples: [
    {
      wrong: 'Create a colorless artifact token.',
      right: 'Create a colorless artifact token named Slag.',
    },
    { wrong: 'Create a 3/3 green creature token.', right: 'Create a 3/3 green Beast creature token.' },
  ],
  check(reading, report) {
    const described = reading.described;
    if (!described || described.types.length === 0 || isSettledAfterNoun(described)) return;
    const { subtypes, unknown, pt, colors, noun } = described;
    if (subtypes.length + unknown.length > 0 || partOf(reading.item, 'name')) return;
    // "Create that many creature tokens": the text described them before.
    if (!pt && colors.length === 0) return;
    if (isDescribedAfter(reading.on.tree, noun.span.end, mentionsName)) return;
    // "Creature token named, Slag": it has a name, with a comma too many.
    if (/^[\s,]*named\b/.test(reading.on.text.slice(noun.span.end))) return;
    report({
      span: descriptionSpan(described),
      message: 'This token has neither a subtype nor a name; give it one of them.',
    });
  },
};

const says = new Set(['name', 'type', 'types', 'changeling']);

/** "Its name is …", "It's the creature type of your choice."; but not "for each card named …". */
function mentionsName({ lower }: Word, before: Word | undefined): boolean {
  return says.has(lower) || (lower === 'named' && /^(?:is|it's|they're)$/.test(before?.lower ?? ''));
}
