import { partOf, partsOf } from '../../../language/tokens/ast.js';
import { lineUpTo } from '../../../text/line-at.js';
import type { Word } from '../../../text/words.js';
import type { PhraseReading } from '../../engine/face-reading.js';
import { magic } from '../../helpers/applies-to.js';
import { isDescribedAfter } from '../../helpers/described-after.js';
import { magicRule } from '../../helpers/game-rules.js';
import { isLegendary, isSettledAfterNoun } from '../../helpers/token-description.js';
import type { Rule } from '../../rule.js';

export const legendaryWithoutName: Rule = {
  id: 'legendary-without-name',
  summary: 'A legendary token has no name.',
  why:
    'Without its own name a token is named by its subtypes (rule 111.4), so all such tokens share one name, and ' +
    'the legend rule (704.5j) leaves each player only one of them. Cards name legendary tokens: “create Bramble, ' +
    'a legendary 3/3 green Wolf creature token” (111.9).',
  cite: magicRule('111.9'),
  severity: 'info',
  fix: 'none',
  lacks: true,
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Create a legendary 3/3 green Wolf creature token.',
      right: 'Create Bramble, a legendary 3/3 green Wolf creature token.',
    },
  ],
  check(reading, report) {
    const { item, on } = reading;
    const noun = partOf(item, 'noun');
    if (!noun || partOf(item, 'name') || !isLegendary(item.parts) || !hasDefaultName(reading)) return;
    if (isDescribedAfter(on.tree, noun.span.end, mentionsName)) return;
    const starts = [item, ...partsOf(item, 'supertype')].map(({ span }) => span.start);
    if (starts.some((start) => nameBefore.test(lineUpTo(on.text, start)))) return;
    report({
      // The name would come first.
      span: { start: item.span.start, end: noun.span.end },
      message:
        'This legendary token has no name, so all of them share one and the legend rule leaves a player only one.',
    });
  },
};

/** "Create Bones, legendary …": a name without the article after it. */
const nameBefore = /\b[Cc]reates? \p{Lu}[^.,]*, $/u;

/** "Its name is …"; but not "return target card named …". */
function mentionsName({ lower }: Word, before: Word | undefined): boolean {
  return lower === 'name' || (lower === 'named' && /^(?:is|it's|token|tokens)$/.test(before?.lower ?? ''));
}

/** Described in full, or predefined by its subtypes. */
function hasDefaultName(reading: PhraseReading): boolean {
  const described = reading.described;
  return described ? !isSettledAfterNoun(described) : reading.phrase !== null && reading.token?.origin === 'predefined';
}
