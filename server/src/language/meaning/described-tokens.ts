import type { ReadTokens } from './effect.js';
import type { EffectTree } from './tree.js';

/**
 * In Fifth Edition a sentence of its own says what a token is: "Put a Wasp token into play. Treat this token as a 1/1
 * artifact creature with flying." Both are one effect, with the token that they describe.
 */
export function withDescribedTokens(effects: readonly EffectTree[], tokens: ReadTokens): EffectTree[] {
  const result: EffectTree[] = [];
  for (const effect of effects) {
    const index = result.findLastIndex(({ action }) => action === 'create');
    const created = effect.action === 'describe-token' && result[index];
    if (!created) result.push(effect);
    else {
      const text = `${created.text}. ${effect.text}`;
      result[index] = { ...created, text, tokens: tokens(text) };
    }
  }
  return result;
}
