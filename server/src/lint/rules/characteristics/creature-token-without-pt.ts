import { partsOf } from '../../../language/tokens/ast.js';
import { folded } from '../../../text/apostrophes.js';
import type { Word } from '../../../text/words.js';
import type { PhraseReading } from '../../engine/face-reading.js';
import { magic } from '../../helpers/applies-to.js';
import { isDescribedAfter } from '../../helpers/described-after.js';
import { magicRule } from '../../helpers/game-rules.js';
import { isCard } from '../../helpers/set-names.js';
import {
  describingWords,
  descriptionSpan,
  hasType,
  isSettledAfterNoun,
  type TokenDescription,
} from '../../helpers/token-description.js';
import type { Rule } from '../../rule.js';

export const creatureTokenWithoutPt: Rule = {
  id: 'creature-token-without-pt',
  summary: 'A creature token has no power and toughness.',
  why:
    'The effect that creates a token gives it all of its characteristics (rule 111.3), and a creature has power ' +
    'and toughness (208.1). Without them the token would be 0/0 at best. An ability of the token, or a sentence ' +
    'after it, can set them instead: “Its power is equal to …”.',
  cite: magicRule('208.1', ''),
  severity: 'error',
  fix: 'none',
  lacks: true,
  scope: 'phrase',
  appliesTo: magic,
  yieldsTo: ['malformed-pt', 'subtype-wrong-family', 'unknown-color'],
  examples: [
    { wrong: 'Create a white Soldier creature token.', right: 'Create a 1/1 white Soldier creature token.' },
    {
      wrong: 'Create two tapped red Goblin creature tokens with haste.',
      right: 'Create two tapped 1/1 red Goblin creature tokens with haste.',
    },
  ],
  check(reading, report) {
    const described = reading.described;
    if (!described || described.pt || !lacksPt(described, reading)) return;
    report({
      span: descriptionSpan(described),
      message: 'This creature token has no power and toughness; give it both, such as “1/1”.',
    });
  },
};

function lacksPt(described: TokenDescription, { token, on }: PhraseReading): boolean {
  if (!hasType(described, 'creature') || isSettledAfterNoun(described)) return false;
  const { subtypes, colors, unknown, noun } = described;
  // "a 1/1 red or black Cat creature token"
  if (/\d\/\d \p{Ll}+ or $/u.test(on.text.slice(0, descriptionSpan(described).start))) return false;
  // "Create that many creature tokens": the text described them before.
  if (subtypes.length + colors.length + unknown.length === 0 || token?.characteristics.pt) return false;
  if (on.query(isCard, describingWords(described))) return false;
  const createdSizes = new Set(on.phrases.flatMap(({ item }) => partsOf(item, 'pt').map(({ span }) => span.start)));
  return !isDescribedAfter(
    on.tree,
    noun.span.end,
    (word, before, next) => !createdSizes.has(word.start) && setsSize(word, before, next),
  );
}

/** Whose power it is: the token's, or a name's. */
const owner = /^(?:its|their|whose|base|with|(?!it's$).+'s)$/;
const settingWords = new Set(['and', 'are', 'becomes', 'each', 'equal', 'is']);

/**
 * "Its power is …", "It's a 2/2 …", "with their combined stats"; but not "+1/+1", the power of something else, or a
 * hypothetical power.
 */
function setsSize({ kind, lower }: Word, before: Word | undefined, next: Word | undefined): boolean {
  if (kind === 'pair') return /^[0-9x*]/.test(lower);
  if (lower === 'stats') return true;
  if (lower !== 'power' && lower !== 'toughness') return false;
  return owner.test(folded(before?.lower ?? '')) && (next?.kind === 'number' || settingWords.has(next?.lower ?? ''));
}
