import type { AbilityTree, EffectTree } from '../../../language/meaning/tree.js';
import { lineEndAt, lineStartAt } from '../../../text/line-at.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { insertion } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { hasPt } from '../../helpers/card-stats.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const pumpWithoutDuration: Rule = {
  id: 'pump-without-duration',
  summary: 'A spell or ability changes power and toughness, or gives a keyword, and does not say for how long.',
  why:
    'An effect of a spell, an activated or a triggered ability that does not say how long it lasts never ends (rule ' +
    '611.2a). Cards that change power and toughness or give a keyword say “until end of turn”, or put a counter on the creature.',
  cite: magicRule('611.2a', ''),
  severity: 'info',
  fix: 'suggestion',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  triggers: [' get ', ' gets ', ' gain ', ' gains '],
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
      wrong: '{W}: Target creature gains vigilance.',
      right: '{W}: Target creature gains vigilance until end of turn.',
    },
    {
      wrong: '{R}: Target creature gets +1/+0 and gains haste.',
      right: '{R}: Target creature gets +1/+0 and gains haste until end of turn.',
    },
  ],
  check(face, report) {
    if (!mayPump(face.text)) return;
    for (const ability of face.abilityTrees) {
      if (!resolving.has(ability.kind) || (ability.kind === 'spell' && isOfPermanent(face, ability))) continue;
      const isLasting = permanent.test(ability.text);
      const hasOthers = /\b(?:target|creatures)\b/i.test(ability.text);
      const mayGain = (effect: EffectTree) => !isLasting && isGain(effect) && (hasOthers || !effect.what?.back);
      for (const [pump, ...gains] of pumpsIn(ability.effects ?? [], mayGain)) {
        const start = face.text.indexOf(pump.text, ability.start);
        if (start < 0 || isListed(face.text, start)) continue;
        const before = upToSentenceEnd(face.text, start);
        if (lasting.test(before) || / becomes an? /.test(before)) continue;
        let length = pump.text.length;
        for (const { text } of gains) length = face.text.indexOf(text, start + length) - start + text.length;
        const end = start + length;
        // "gains flying. until end of turn": only the full stop is wrong. A line that was wrapped by hand continues below.
        if (/^\.? *\n? *until /.test(face.text.slice(end, end + REACH))) continue;
        if (leavesSoon.test(lineFrom(face.text, end))) continue;
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

/** "It gains haste. Sacrifice it at the beginning of the next end step": it does not last longer than its object. */
const leavesSoon =
  /^\.[^\n]*\bnext end step, (?:sacrifice|exile|return)|^\. (?:Sacrifice|Exile|Return) [^\n]*\bnext end step\b/;

function lineFrom(text: string, at: number): string {
  return text.slice(at, lineEndAt(text, at));
}

/** Whether a line of an instant or sorcery is about the permanent that it becomes: those of some sets have a power. */
function isOfPermanent({ face }: FaceReading, { text }: AbilityTree): boolean {
  return hasPt(face) || /^This creature\b/.test(text);
}

/** Whether an effect is in a list that is not one of modes: "It has the chosen attribute —", and the attributes below. */
function isListed(text: string, at: number): boolean {
  let start = lineStartAt(text, at);
  if (!text.startsWith('• ', start)) return false;
  while (start > 0 && text.startsWith('• ', start)) start = lineStartAt(text, start - 1);
  const [heading = ''] = /[^.\n]*$/.exec(text.slice(start, lineEndAt(text, start))) ?? [];
  return /\bchosen\b/i.test(heading) && !/\bchooses?\b/i.test(heading);
}

/** How far after an effect its duration is looked for, in UTF-16 units. */
const REACH = 20;

/** The abilities whose effects end only if they say so. */
const resolving: ReadonlySet<AbilityTree['kind']> = new Set(['triggered', 'activated', 'loyalty', 'spell', 'chapter']);

/** Words that say how long something lasts, or that it lasts. */
const lasting =
  /\b(?:until|till|this turn|this combat|as long as|perpetually|rest of the game|end of combat|instead|during)\b/i;

/** Keywords of creatures that cards give for a turn. */
const gainsKeyword =
  /^gains? (?:(?:flying|first strike|double strike|deathtouch|haste|hexproof|indestructible|lifelink|menace|reach|trample|vigilance|protection from [^.,]+|shadow|shroud|fear|intimidate|skulk|prowess)(?:, (?:and )?| and )?)+$/;

/** Objects that have just begun to exist as they are, or change for good: what they gain they keep. */
const permanent =
  /\b(?:create|onto|to the battlefield|becomes?|populate|manifest|cloak|conjure|amass|incubate|spells?|copy)\b/i;

/** The line with an offset, up to the end of its sentence. */
function upToSentenceEnd(text: string, at: number): string {
  const end = text.slice(at).search(/[.\n]/);
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? text.length : at + end);
}

/** Whether a sentence says that something gets something and not for how long, before its abilities are looked at. */
function mayPump(text: string): boolean {
  return text.split(/[.\n]/).some((sentence) => /\b(?:get|gain)s? /.test(sentence) && !lasting.test(sentence));
}

/** A change of power and toughness, and the abilities that the same creature gains with it. */
type Pump = readonly [EffectTree, ...EffectTree[]];

/**
 * The changes of power and toughness, also those of modes and of delayed abilities.
 * @param mayGain whether an effect that gives keywords counts as well
 */
function pumpsIn(effects: readonly EffectTree[], mayGain: (effect: EffectTree) => boolean): Pump[] {
  return effects.flatMap((effect, index) => {
    const isPump =
      (effect.action === 'modify-pt' && /^gets? /.test(effect.text) && effect.pt !== undefined) ||
      (mayGain(effect) && !isPartOf(effect, effects[index - 1]));
    const rest = effects.slice(index + 1);
    const end = rest.findIndex(
      ({ action, what, text }) =>
        !(action === 'gain-ability' && /^gains? /.test(text) && what?.text === effect.what?.text),
    );
    const own: Pump[] = isPump ? [[effect, ...rest.slice(0, end < 0 ? rest.length : end)]] : [];
    return [
      ...own,
      ...pumpsIn(effect.effects ?? [], mayGain),
      ...(effect.modes ?? []).flatMap((mode) => pumpsIn(mode, mayGain)),
    ];
  });
}

/** Whether an effect gives keywords to other objects than the card itself. */
function isGain(effect: EffectTree): boolean {
  return effect.action === 'gain-ability' && gainsKeyword.test(effect.text) && effect.what?.self !== true;
}

/** Whether an effect tells more of what the same objects get. */
function isPartOf({ what }: EffectTree, before: EffectTree | undefined): boolean {
  return before !== undefined && /^(?:modify-pt|gain-ability)$/.test(before.action) && before.what?.text === what?.text;
}
