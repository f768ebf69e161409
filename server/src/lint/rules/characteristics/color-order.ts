import { inPrintedOrder } from '../../../language/color-order.js';
import { type ColorLetter, colorLetters } from '../../../language/lexicon.js';
import type { PartOf } from '../../../language/tokens/ast.js';
import { partsOf } from '../../../language/tokens/ast.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import type { TokenDescription } from '../../helpers/token-description.js';
import type { Rule, Violation } from '../../rule.js';

export const colorOrder: Rule = {
  id: 'color-order',
  summary: 'The colors of a token are not in the order that cards use, or lack an “and” between them.',
  why:
    'Cards list colors in the shortest order around the color wheel: white and blue, but green and white. Mana ' +
    'symbols in a cost follow the same order, and readers know each pair by it.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Create a 1/1 black and white Bird creature token with deathtouch.',
      right: 'Create a 1/1 white and black Bird creature token with deathtouch.',
    },
    {
      wrong: 'Create a 5/5 red, green, and black Hydra creature token.',
      right: 'Create a 5/5 black, red, and green Hydra creature token.',
    },
    {
      wrong: 'Create a 2/2 red white Cat creature token.',
      right: 'Create a 2/2 red and white Cat creature token.',
    },
  ],
  check(reading, report) {
    const { described } = reading;
    if (!described || described.colors.length === 0) return;
    const loose = adjacentColors(described);
    if (loose) report(loose);
    for (const part of described.colors) {
      const right = inOrder(part);
      // A capital indicates a name: "Black and White Knight".
      if (!right || part.words.some(({ word }) => /^\p{Lu}/u.test(word))) continue;
      const moved = part.words.flatMap(({ span, word }, i) => (word === right[i] ? [] : [{ span, word: right[i]! }]));
      const [first, last] = [moved[0], moved.at(-1)];
      if (!first || !last) continue;
      const names = right.length === 2 ? right.join(' and ') : `${right.slice(0, -1).join(', ')}, and ${right.at(-1)}`;
      report({
        span: { start: first.span.start, end: last.span.end },
        message: `These colors are in the wrong order; cards write “${names}”.`,
        fix: {
          title: `Change to “${names}”`,
          edits: moved.map(({ span, word }) => replacement(span, word)),
        },
      });
    }
  },
};

/** "red white": two colors with only a space between them. */
function adjacentColors({ before }: TokenDescription): Violation | null {
  const colors = partsOf({ parts: before }, 'colors');
  const words = colors.flatMap((part) => part.words);
  const [first, second] = words;
  if (colors.length !== 2 || words.length !== 2 || !first || !second) return null;
  const letters = words.flatMap((word) => word.letters);
  if (second.span.start !== first.span.end + 1 || new Set(letters).size !== 2) return null;
  const right = namesOf(inPrintedOrder(letters)).join(' and ');
  const span = { start: first.span.start, end: second.span.end };
  return {
    span,
    message: `Two colors need an “and” between them: “${right}”.`,
    // "red or white" may be meant as well.
    fix: { kind: 'suggestion', title: `Change to “${right}”`, edits: [replacement(span, right)] },
  };
}

/**
 * The words of two or three different colors in printed order; null for anything else, since four colors have no fixed
 * order.
 */
function inOrder({ words, strange }: PartOf<'colors'>): string[] | null {
  if (strange.length > 0) return null;
  const letters = words.flatMap((word) => word.letters);
  if (words.length < 2 || words.length > 3 || letters.length !== words.length || new Set(letters).size < letters.length)
    return null;
  return namesOf(inPrintedOrder(letters));
}

const names = new Map([...colorLetters].map(([name, letter]) => [letter, name]));

function namesOf(letters: readonly ColorLetter[]): string[] {
  return letters.map((letter) => names.get(letter)!);
}
