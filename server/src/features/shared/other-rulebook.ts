import { editionOf } from '../../edition/derive.js';
import type { Edition, PredefinedToken } from '../../edition/edition.js';
import { bundledRulebook, bundledRulebookIds } from '../../rulebook/bundled.js';
import type { Rulebook } from '../../rulebook/rulebook.js';

/** A token that the rules in use do not define, and a rulebook that does. */
export interface DefinedElsewhere {
  readonly rulebook: Rulebook;
  readonly token: PredefinedToken;
}

/** Returns the oldest bundled rulebook of the same game that predefines a token. Null if there is none. */
export function definedElsewhere(name: string, { game }: Edition): DefinedElsewhere | null {
  const words = name.toLowerCase();
  for (const id of bundledRulebookIds.toReversed()) {
    const rulebook = bundledRulebook(id);
    const token = rulebook?.game === game ? editionOf(rulebook).predefined.get(words) : undefined;
    if (rulebook && token) return { rulebook, token };
  }
  return null;
}

/** Returns whether a rulebook is bundled; those contain the rules about tokens and little else. */
export function hasOnlyTokenRules({ id }: Rulebook): boolean {
  return bundledRulebookIds.includes(id);
}
