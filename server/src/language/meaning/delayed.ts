import type { EffectTree } from './tree.js';

/** What happens if something that a delayed trigger says is done or cannot be. */
const answer = /^(?:otherwise|if (?:you|they|it|(?:that|the) \w+) (?:do|does|did|don't|doesn't|can't))$/;

/**
 * The effects of the sentences of an ability. "When you do, you may pay {2}. If you do, draw a card.": a sentence about
 * what a delayed trigger does is part of that trigger.
 */
export function withAnswers(sentences: readonly (readonly EffectTree[])[]): EffectTree[] {
  const result: EffectTree[] = [];
  for (const effects of sentences) {
    const before = result.at(-1);
    const isAnswer = before?.action === 'delay' && answer.test((effects[0]?.condition ?? '').replace('’', "'"));
    if (isAnswer) result[result.length - 1] = { ...before, effects: [...(before.effects ?? []), ...effects] };
    else result.push(...effects);
  }
  return result;
}
