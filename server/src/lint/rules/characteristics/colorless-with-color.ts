import type { PartOf } from '../../../language/tokens/ast.js';
import { partsOf } from '../../../language/tokens/ast.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule, ViolationFix } from '../../rule.js';

export const colorlessWithColor: Rule = {
  id: 'colorless-with-color',
  summary: 'A token is both colorless and a color.',
  why: 'A colorless object has no color (rule 105.2c), so a token cannot be both. Keep one of the two.',
  cite: magicRule('105.2c', ''),
  severity: 'error',
  fix: 'suggestion',
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Create a 1/1 colorless and blue Thopter artifact creature token.',
      right: 'Create a 1/1 blue Thopter artifact creature token.',
    },
    {
      wrong: 'Create a 2/2 colorless red Golem artifact creature token.',
      right: 'Create a 2/2 red Golem artifact creature token.',
    },
  ],
  check(reading, report) {
    const described = reading.described;
    if (!described || described.colors.length === 0) return;
    const colors = partsOf({ parts: described.before }, 'colors');
    const words = colors.flatMap((part) => part.words);
    const named = words.filter(({ letters }) => letters.length > 0);
    const [first, last] = [words[0], words.at(-1)];
    if (!first || !last || named.length === 0 || named.length === words.length) return;
    report({
      span: { start: first.span.start, end: last.span.end },
      message: `A token cannot be both colorless and ${named[0]!.word}.`,
      fix: fixOf(colors, reading.on.text),
    });
  },
};

/** Keeps only the colors, if all of them are in one place. */
function fixOf(colors: readonly PartOf<'colors'>[], text: string): ViolationFix | null {
  const [first, last] = [colors[0]!, colors.at(-1)!];
  const gap = text.slice(first.span.end, last.span.start);
  if (first !== last && (colors.length > 2 || gap.trim() !== '')) return null;
  const names = colors.flatMap((part) =>
    part.words.filter(({ letters }) => letters.length > 0).map(({ word }) => word),
  );
  const right = names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
  const span = { start: first.span.start, end: last.span.end };
  return { title: `Change to “${right}”`, edits: [replacement(span, right)] };
}
