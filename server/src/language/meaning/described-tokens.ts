import type { EffectTree } from './tree.js';

/**
 * In Fifth Edition a sentence of its own says what a token is: "Put a Wasp token into play. Treat this token as a 1/1
 * artifact creature with flying." Both are one effect.
 */
export function withDescribedTokens(effects: readonly EffectTree[]): EffectTree[] {
  const result: EffectTree[] = [];
  for (const effect of effects) {
    const index = result.findLastIndex(({ action }) => action === 'create');
    const created = effect.action === 'describe-token' && result[index];
    if (!created) result.push(effect);
    else result[index] = { ...created, text: `${created.text}. ${effect.text}` };
  }
  return result;
}
