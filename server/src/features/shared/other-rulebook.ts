import { editionOf } from '../../edition/derive.js';
import type { Edition, PredefinedToken } from '../../edition/edition.js';
import { bundledRulebook, bundledRulebookIds } from '../../rulebook/bundled.js';
import type { Rulebook } from '../../rulebook/rulebook.js';

/** A token that the rules in use do not define, and rules that do. */
export interface DefinedElsewhere {
  readonly rulebook: Rulebook;
  readonly token: PredefinedToken;
}

/** Which other rules predefine a token: of the bundled ones, the oldest of the same game. Null where none does. */
export function definedElsewhere(name: string, { game }: Edition): DefinedElsewhere | null {
  const words = name.toLowerCase();
  for (const id of bundledRulebookIds.toReversed()) {
    const rulebook = bundledRulebook(id);
    const token = rulebook?.game === game ? editionOf(rulebook).predefined.get(words) : undefined;
    if (rulebook && token) return { rulebook, token };
  }
  return null;
}

/** Whether a rulebook is one of those that come with Tokenwright, which hold the rules about tokens and little else. */
export function holdsOnlyTokens({ id }: Rulebook): boolean {
  return bundledRulebookIds.includes(id);
}
