import type { Face } from '../../../formats/card.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { wordingsIn } from '../../helpers/legacy-wordings.js';
import type { Rule } from '../../rule.js';

export const whenOrWhenever: Rule = {
  id: 'when-or-whenever',
  summary: 'An ability that can trigger again and again begins with “When”, or one that triggers once with “Whenever”.',
  why:
    'Cards say “when” if the event can happen only once, as the object enters or dies or the ability gets rid of it, and ' +
    '“whenever” if it can happen repeatedly (rule 603.1). So an attack triggers “whenever”, and a death “when”.',
  cite: magicRule('603.1', ''),
  severity: 'info',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  triggers: ['When'],
  examples: [
    {
      wrong: 'When this creature attacks, you gain 2 life.',
      right: 'Whenever this creature attacks, you gain 2 life.',
    },
    { wrong: 'When you cast a creature spell, scry 1.', right: 'Whenever you cast a creature spell, scry 1.' },
    { wrong: 'Whenever this creature dies, draw a card.', right: 'When this creature dies, draw a card.' },
  ],
  check(face, report) {
    const change = (start: number, written: string, right: string, reason: string) => {
      const span = { start, end: start + written.length };
      const fix = { title: `Change to “${right}”`, edits: [replacement(span, right)] };
      report({ span, message: `This can happen ${reason}: write “${right}”.`, fix });
    };
    for (const { match, span } of wordingsIn(face, repeated))
      if (
        !isLimited.test(match[0].slice(0, -match.groups!.effect!.length)) &&
        !endsItself(match.groups!.effect!, face.face)
      )
        change(span.start, 'When', 'Whenever', 'more than once');
    for (const { span } of wordingsIn(face, single)) change(span.start, 'Whenever', 'When', 'only once');
  },
};

/** An ability with an event that can happen repeatedly, and its effect. */
const repeated = new RegExp(
  '(?<=^|[•—|] |(?<!one-time boon with )[“"])When (?:' +
    [
      '[^,.\\n“”"]*? (?:attacks?|blocks?|becomes? blocked|deals? (?:combat )?damage|becomes? (?:un)?tapped)\\b',
      'you (?:cast|play|activate|sacrifice|discard) an? ',
      'you (?:attack|draw|gain|lose|create|scry|surveil|mill)\\b',
      '(?:another|an?) [^,.\\n“”"]*? (?:enters|dies|attacks|blocks)\\b',
    ].join('|') +
    ')[^,.\\n]*?(?:,| you may\\b)(?<effect>[^\\n“”"]*)',
  'gm',
);

/** Limits with which the event happens once, and events that are two abilities in one. */
const isLimited = /\b(?:this turn|this way|this game|next|first|last|and when|and whenever|or when|or whenever)\b/;

/** Events of an object that happen once, with no other event beside them. */
const single =
  /(?<=^|[•—|] |[“"])Whenever this (?:creature|artifact|enchantment|permanent|land|planeswalker|token) (?:enters|dies|is put into a graveyard from the battlefield),/gm;

/** Whether an ability removes or changes its own object, so that it triggers no more. */
function endsItself(effect: string, { name }: Face): boolean {
  const own = name ? [name.text, name.text.split(/,| the /)[0]!] : [];
  return (
    [...effect.matchAll(removal)].some(({ index, 0: verb }) => {
      const object = effect.slice(index + verb.length);
      return (
        /^(?:it\b|them\b|this \w|that (?:creature|permanent|card)\b|enchanted |equipped |~|those )/.test(object) ||
        own.some((one) => object.startsWith(one))
      );
    }) || /\b(?:wins? the game|loses? the game|phases? out|becomes? an? )/.test(effect)
  );
}

/** What makes an object leave or changes what it is; the words after it say which object. */
const removal =
  /\b(?:sacrifices?|exiles?|returns?|shuffles?|transforms?|converts?|destroys?|flips?|removes?|turns?|puts?|unattach(?:es)?|move) /gi;
