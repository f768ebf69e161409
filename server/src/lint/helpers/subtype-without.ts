import type { Word } from '../../text/words.js';
import type { RuleOf, Scope } from '../rule.js';
import { magic } from './applies-to.js';
import { isOfType } from './card-stats.js';
import { subtypeOn, typeLineOf } from './card-subtypes.js';
import { isDescribedAfter } from './described-after.js';
import { magicRule } from './game-rules.js';
import { descriptionSpan, hasSubtype, hasType } from './token-description.js';

/** A rule about a subtype that needs an ability, with what cards and tokens have in common. */
interface Definition<S extends Scope> extends Pick<RuleOf<S>, 'id' | 'summary' | 'why' | 'severity' | 'examples'> {
  /** The subtype, as it is written: *Aura*. */
  readonly subtype: string;
  /** The number of the game's rule. */
  readonly rule: string;
  /** A card type that does without the ability. */
  readonly unless?: string;
  /** A subtype whose tokens the rules or the set define. */
  readonly definedBy?: string;
  readonly message: string;
}

function common<S extends Scope>({ id, summary, why, rule, severity, examples }: Definition<S>) {
  const cite = magicRule(rule, '');
  return { id, summary, why, severity, examples, cite, fix: 'none', lacks: true, appliesTo: magic } as const;
}

/**
 * A rule that a card with a subtype lacks an ability.
 * @param has matches rules texts that have it
 */
export function cardSubtypeWithout({
  has,
  ...definition
}: Definition<'card'> & { readonly has: RegExp }): RuleOf<'card'> {
  const { subtype, unless, message } = definition;
  const lower = subtype.toLowerCase();
  return {
    ...common(definition),
    scope: 'card',
    triggers: [subtype, lower],
    check({ card, face, text }, report) {
      const line = card.role === 'token' ? null : typeLineOf(face);
      const node = line && subtypeOn(line, lower);
      if (!node || (unless && isOfType(line, unless)) || !face.rulesText || has.test(text)) return;
      report({ region: face.typeLine!, span: node.span, message });
    },
  };
}

/**
 * A rule that a token with a subtype lacks an ability, in its phrase and in the sentences after it.
 * @param isAbility whether a word shows that it has one
 */
export function tokenSubtypeWithout({
  isAbility,
  ...definition
}: Definition<'phrase'> & { readonly isAbility: (word: Word) => boolean }): RuleOf<'phrase'> {
  const { subtype, unless, definedBy, message } = definition;
  return {
    ...common(definition),
    scope: 'phrase',
    check({ described, on }, report) {
      if (!described || !hasSubtype(described, subtype.toLowerCase()) || (unless && hasType(described, unless))) return;
      if (definedBy && hasSubtype(described, definedBy.toLowerCase())) return;
      if (isDescribedAfter(on.tree, described.noun.span.end, isAbility)) return;
      report({ span: descriptionSpan(described), message });
    },
  };
}
