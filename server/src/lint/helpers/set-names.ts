import type { SetIndex } from '../../analysis/set/set-index.js';
import type { Edition } from '../../edition/edition.js';
import { partOf } from '../../language/tokens/ast.js';

/** Whether a card of the set has exactly this name, or an effect or a definition explicitly gives it to a token. */
export function isExplicitName(set: SetIndex, name: string, { naming }: Edition): boolean {
  if (set.hasCard(name)) return true;
  if (set.makers(name).some(({ token }) => partOf(token.item, 'name')?.name.text === name)) return true;
  const defined = set.definition(name);
  return defined?.name === name && defined.characteristics.subtypes?.join(' ') + (naming.suffix ?? '') !== name;
}

/** Whether the set defines the token of these words, in a definition, a reminder or its settings. */
export function isTokenOfSet(set: SetIndex, words: string): boolean {
  return set.definition(words) !== null || set.isDeclared(words);
}

/** Whether the token that the set defines by these words is an Aura. */
export function isAuraOfSet(set: SetIndex, words: string): boolean {
  return set.definition(words)?.characteristics.subtypes?.includes('Aura') === true;
}

/**
 * What defines the token of this name: a token file or the settings, a card of that name (111.11), or reminder text.
 */
export function definer(set: SetIndex, words: string): 'definition' | 'card' | 'reminder' | null {
  const by = set.definition(words)?.by;
  if (by === 'token file' || set.isDeclared(words)) return 'definition';
  return set.hasCard(words) ? 'card' : by ? 'reminder' : null;
}

/** Whether a card of the set has this name. */
export function isCard(set: SetIndex, name: string): boolean {
  return set.hasCard(name);
}
