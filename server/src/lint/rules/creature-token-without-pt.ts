import type { Word } from '../../text/words.js';
import { describedBy, hasType, isSettledBehind, wordsOf } from '../helpers/described.js';
import { magicRule } from '../helpers/game-rules.js';
import { magic } from '../helpers/holds.js';
import { isSaidBehind } from '../helpers/said-behind.js';
import type { Rule } from '../rule.js';

export const creatureTokenWithoutPt: Rule = {
  id: 'creature-token-without-pt',
  summary: 'A creature token has no power and toughness.',
  why:
    'The effect that creates a token gives it all its characteristics (rule 111.3), and a creature has power and ' +
    'toughness (208.1). Without them the token would be 0/0 at best. An ability of the token, or a sentence behind ' +
    'it, may set them instead: “Its power is equal to …”.',
  cite: magicRule('208.1', ''),
  severity: 'error',
  fix: 'none',
  scope: 'phrase',
  holds: magic,
  examples: [
    { wrong: 'Create a white Soldier creature token.', right: 'Create a 1/1 white Soldier creature token.' },
    {
      wrong: 'Create two tapped red Goblin creature tokens with haste.',
      right: 'Create two tapped 1/1 red Goblin creature tokens with haste.',
    },
  ],
  check(reading, report) {
    const described = describedBy(reading);
    if (!described || !hasType(described, 'creature') || described.pt || isSettledBehind(described)) return;
    const { subtypes, colors, unknown, noun } = described;
    // "Create that many creature tokens": which ones has been said before.
    if (subtypes.length + colors.length + unknown.length === 0 || reading.token?.characteristics.pt) return;
    const { tree } = reading.on;
    if (isSaidBehind(tree, noun.span.end, setsSize)) return;
    report({ span: wordsOf(described), message: 'This creature token has no power and toughness.' });
  },
};

const owners = new Set(['its', 'their', 'whose', 'base', 'with']);

/** "Its power is …", "It's a 2/2 …"; but not "+1/+1", nor the power of something else. */
function setsSize({ kind, lower }: Word, before: Word | undefined): boolean {
  if (kind === 'pair') return /^[0-9x*]/.test(lower);
  return (lower === 'power' || lower === 'toughness') && owners.has(before?.lower ?? '');
}
