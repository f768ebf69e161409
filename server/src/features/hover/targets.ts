import type { AbilityTree, EffectTree, NounTree } from '../../language/meaning/tree.js';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns a sentence about how many targets an ability has; empty if that depends on choices and players. */
export function targetsOf({ effects = [] }: AbilityTree): string {
  if (effects.some(({ modes, ...effect }) => modes || hasOneForEach(effect))) return '';
  const nouns = new Map(effects.flatMap(nounsOf).map((noun) => [noun.text.toLowerCase(), noun]));
  const targets = [...nouns.values()].flatMap(({ target }) => target ?? []);
  const upTo = [...nouns.values()].some(
    ({ target, quantifier }) => target !== undefined && /^up to/.test(quantifier ?? ''),
  );
  const word = targets.find((each) => typeof each === 'string');
  if (word !== undefined) return word === 'any number' ? 'It has any number of targets.' : `It has ${word} targets.`;
  const count = targets.reduce<number>((sum, each) => sum + Number(each), 0);
  return `It has ${upTo ? 'up to ' : ''}${numbers[count] ?? count} ${count === 1 ? 'target' : 'targets'}.`;
}

/** "For each opponent, destroy target artifact that player controls": one target for each. */
function hasOneForEach(effect: EffectTree): boolean {
  return effect.forEach !== undefined && nounsOf(effect).some(({ text }) => /\bthat (?:player|opponent)\b/.test(text));
}

/** The noun phrases of an effect that can have targets. A delayed trigger has its own when it triggers. */
function nounsOf({ what, to, from, actor, attachedTo, action, effects = [] }: EffectTree): NounTree[] {
  const own = [what, to, from, actor, attachedTo].filter((noun): noun is NounTree => typeof noun === 'object');
  return [...own, ...(action === 'delay' ? [] : effects.flatMap(nounsOf))].filter(({ target }) => target !== undefined);
}
