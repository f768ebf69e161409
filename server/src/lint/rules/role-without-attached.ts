import { partOf } from '../../language/ast.js';
import type { PhraseReading } from '../face-reading.js';
import { hasSubtype } from '../helpers/described.js';
import { insertion } from '../helpers/edits.js';
import { magicRule } from '../helpers/game-rules.js';
import { magic } from '../helpers/holds.js';
import { isSaidBehind } from '../helpers/said-behind.js';
import type { Rule } from '../rule.js';

export const roleWithoutAttached: Rule = {
  id: 'role-without-attached',
  summary: 'A Role or another Aura token is created attached to nothing.',
  why:
    'An Aura token that is not created attached to something is not created at all (rule 303.4g), and a Role is an ' +
    'Aura. So the effect says where it goes: “attached to target creature you control”.',
  cite: magicRule('303.4g', ''),
  severity: 'error',
  fix: 'suggestion',
  scope: 'phrase',
  holds: magic,
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
    if (isSaidBehind(on.tree, noun.span.end, ({ lower }) => lower.startsWith('attach'))) return;
    const end = (partOf(item, 'name')?.form === 'named' ? partOf(item, 'name') : noun)!.span.end;
    const target =
      partOf(item, 'count')?.text.toLowerCase() === 'a' || partOf(item, 'count')?.text.toLowerCase() === 'an';
    report({
      span: { start: item.span.start, end },
      message: 'An Aura token has to be created attached to something, or it is not created.',
      fix: target
        ? {
            title: 'Insert “attached to target creature you control”',
            edits: [insertion(end, ' attached to target creature you control')],
          }
        : null,
    });
  },
};

/** A Role of the rules, one that the set calls so, or a token that the effect describes as an Aura. */
function isAura(reading: PhraseReading): boolean {
  const { token } = reading;
  if (!token) return false;
  if (token.origin === 'predefined') return token.characteristics.subtypes?.includes('Aura') === true;
  if (token.origin === 'by-name') return token.byName?.endsWith(' Role') === true;
  const described = reading.described;
  return described !== null && hasSubtype(described, 'aura');
}
