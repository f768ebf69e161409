import { abilitiesOf } from '../../analysis/card/abilities.js';
import type { Ability } from '../../language/abilities/ability.js';
import { type TextSpan, touches } from '../../text/span.js';
import { abilitiesAt } from '../shared/cursor/ability-at.js';
import type { HoverSubject, Spot } from '../shared/cursor/spot.js';
import { bold, page } from '../shared/markdown.js';
import { describeAbility } from './ability-sentences.js';

/**
 * The hover on the words that say what kind an ability is: its cost, its event, or else its first word. Tells when it
 * triggers, what is paid, and how many targets it has.
 */
export function abilityAt({ face, field, at, snapshot }: Spot): HoverSubject | null {
  // The rules that explain kinds of abilities are those of Magic today.
  const isExplained = field === 'rules text' && snapshot.edition.game === 'magic';
  const abilities = isExplained ? abilitiesOf(face.face, snapshot) : null;
  const inner = abilities && abilitiesAt(abilities, at).at(-1);
  if (!inner) return null;
  const { ability, shift } = inner;
  const from = ability.line.offset + shift;
  const { start, end } = openingOf(ability);
  const span = { start: from + start, end: from + end } as TextSpan;
  const described = touches(span, at) ? describeAbility(inner, face.face.typeLine?.text ?? '') : null;
  if (!described) return null;
  const { title, rule, sentences } = described;
  return { span, markdown: page(bold(title), sentences.join(' '), `Rule ${rule}`) };
}

/** The words that tell the kind of an ability, as offsets in its line. */
function openingOf({ kind, line, cost, trigger, condition }: Ability): { start: number; end: number } {
  const { words, text } = line.lexemes;
  const endOf = (index: number) => words[index]?.end ?? 0;
  if (kind === 'activated' && cost) return { start: words[cost.start]!.start, end: endOf(cost.end - 1) };
  if (kind === 'triggered' && trigger)
    return { start: words[trigger.start - 1]!.start, end: endOf((condition ?? trigger).end - 1) };
  if (kind === 'loyalty' || kind === 'level') return { start: 0, end: /^[^:]*/.exec(text)![0].length };
  if (kind === 'chapter') return { start: 0, end: /^[^—–-]*/.exec(text)![0].trimEnd().length };
  return { start: words[0]?.start ?? 0, end: endOf(0) };
}
