import type { AbilityTree, EffectTree } from '../../../language/meaning/tree.js';
import { insertion } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const pumpWithoutDuration: Rule = {
  id: 'pump-without-duration',
  summary: 'A spell or ability changes power and toughness and does not say for how long.',
  why:
    'An effect of a spell, an activated or a triggered ability that does not say how long it lasts never ends (rule ' +
    '611.2a). Cards that change power and toughness say “until end of turn”, or put a counter on the creature.',
  cite: magicRule('611.2a', ''),
  severity: 'warning',
  fix: 'suggestion',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  triggers: [' get ', ' gets '],
  examples: [
    {
      wrong: 'Whenever this creature attacks, it gets +2/+0.',
      right: 'Whenever this creature attacks, it gets +2/+0 until end of turn.',
    },
    {
      wrong: '{R}: Target creature gets +1/+0.',
      right: '{R}: Target creature gets +1/+0 until end of turn.',
    },
    {
      wrong: '{R}: Target creature gets +1/+0 and gains haste.',
      right: '{R}: Target creature gets +1/+0 and gains haste until end of turn.',
    },
  ],
  check(face, report) {
    if (!mayPump(face.text)) return;
    for (const ability of face.abilityTrees) {
      if (!resolving.has(ability.kind) || lasting.test(ability.text)) continue;
      for (const [pump, ...gains] of pumpsIn(ability.effects ?? [])) {
        const at = ability.text.indexOf(pump.text);
        if (at < 0) continue;
        const start = ability.start + at;
        let length = pump.text.length;
        for (const { text } of gains) length = ability.text.indexOf(text, at + length) - at + text.length;
        const end = start + length;
        report({
          span: { start, end },
          message: 'Without “until end of turn” this lasts for the rest of the game.',
          fix: {
            title: 'Add “until end of turn”',
            edits: [insertion(end, ' until end of turn')],
          },
        });
      }
    }
  },
};

/** The abilities whose effects end only if they say so. */
const resolving: ReadonlySet<AbilityTree['kind']> = new Set(['triggered', 'activated', 'loyalty', 'spell', 'chapter']);

/** Words that say how long something lasts, or that it lasts. */
const lasting =
  /\b(?:until|till|this turn|this combat|as long as|perpetually|rest of the game|end of combat|instead)\b/i;

/** Whether a sentence says that something gets something and not for how long, before its abilities are looked at. */
function mayPump(text: string): boolean {
  return text.split(/[.\n]/).some((sentence) => /\bgets? /.test(sentence) && !lasting.test(sentence));
}

/** A change of power and toughness, and the abilities that the same creature gains with it. */
type Pump = readonly [EffectTree, ...EffectTree[]];

/** The changes of power and toughness, also those of modes and of delayed abilities. */
function pumpsIn(effects: readonly EffectTree[]): Pump[] {
  return effects.flatMap((effect, index) => {
    const isPump = effect.action === 'modify-pt' && /^gets? /.test(effect.text) && effect.pt !== undefined;
    const rest = effects.slice(index + 1);
    const end = rest.findIndex(
      ({ action, what, text }) =>
        !(action === 'gain-ability' && /^gains? /.test(text) && what?.text === effect.what?.text),
    );
    const own: Pump[] = isPump ? [[effect, ...rest.slice(0, end < 0 ? rest.length : end)]] : [];
    return [...own, ...pumpsIn(effect.effects ?? []), ...(effect.modes ?? []).flatMap(pumpsIn)];
  });
}
