import { partOf } from '../../../language/tokens/ast.js';
import type { PhraseReading } from '../../engine/face-reading.js';
import { insertion } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { isDescribedAfter } from '../../helpers/described-after.js';
import { magicRule } from '../../helpers/game-rules.js';
import { hasSubtype } from '../../helpers/token-description.js';
import type { Rule } from '../../rule.js';

export const roleWithoutAttached: Rule = {
  id: 'role-without-attached',
  summary: 'An effect does not say what a Role or other Aura token is attached to.',
  why:
    'If an effect does not say what an Aura token is attached to, its controller chooses (rule 303.4f). That is ' +
    'legal, but every card that creates a Role says where it goes: “attached to target creature you control”.',
  cite: magicRule('303.4f', ''),
  severity: 'hint',
  fix: 'suggestion',
  lacks: true,
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Create a Wicked Role token.',
      right: 'Create a Wicked Role token attached to target creature you control.',
    },
    {
      wrong: 'Create a white Aura enchantment token named Veil with enchant creature.',
      right:
        'Create a white Aura enchantment token named Veil attached to target creature you control with enchant creature.',
    },
  ],
  check(reading, report) {
    const { item, on } = reading;
    const noun = partOf(item, 'noun');
    if (!noun || !isAura(reading) || partOf(item, 'attached')) return;
    if (isDescribedAfter(on.tree, noun.span.end, ({ lower }) => lower.startsWith('attach'))) return;
    const end = (partOf(item, 'name')?.form === 'named' ? partOf(item, 'name') : noun)!.span.end;
    const target =
      partOf(item, 'count')?.text.toLowerCase() === 'a' || partOf(item, 'count')?.text.toLowerCase() === 'an';
    report({
      span: { start: item.span.start, end },
      message:
        'The effect does not say what this Aura is attached to, so its controller chooses; cards say “attached to …”.',
      fix: target
        ? {
            title: 'Insert “attached to target creature you control”',
            edits: [insertion(end, ' attached to target creature you control')],
          }
        : null,
    });
  },
};

/** A Role of the rules or of the set, or a token that the effect describes as an Aura. */
function isAura(reading: PhraseReading): boolean {
  const { token } = reading;
  if (!token) return false;
  if (token.origin === 'predefined') return token.characteristics.subtypes?.includes('Aura') === true;
  if (token.origin === 'by-name') return token.byName?.endsWith(' Role') === true;
  const described = reading.described;
  return described !== null && hasSubtype(described, 'aura');
}
