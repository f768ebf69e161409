import type { Abilities } from '../../analysis/card/abilities.js';
import type { LineContext, SentenceReading } from '../../language/abilities/ability.js';
import type { Phrase } from '../../language/grammar/phrase.js';
import type { View } from '../../language/meaning/view.js';
import { type Span, touches } from '../../text/span.js';
import { abilitiesAt } from '../shared/cursor/ability-at.js';

/** The categories of phrases that a selection grows by: things, clauses, costs, events and effects. */
const selected: ReadonlySet<string> = new Set(
  (
    'object player possessive zone duration condition for-each costs cost keyword ability before tail ' +
    'does does-object does-list do do-object effect effects limit quantity relative'
  ).split(' '),
);

/** Returns the spans of the phrases around an offset in the rules text, from "target creature" to the whole effect. */
export function clausesAt(abilities: Abilities, at: number): Span[] {
  return abilitiesAt(abilities, at).flatMap(({ ability, abilities: own, shift }) => {
    const { line, cost, trigger, condition, keywords, level, sentences = [], modes = [] } = ability;
    const view = own.viewOf(line);
    const parts = [cost, trigger, condition, keywords, level?.cost].filter(
      (part) => part !== null && part !== undefined,
    );
    const inModes = modes.flatMap((mode) => spansInSentences(own.viewOf(mode.line), mode.sentences, shift, at));
    // "Whenever …": the word before the event belongs to it.
    const when = trigger && spanOf(line, trigger.start - 1, (condition ?? trigger).end, shift);
    return [
      ...spansIn(view, parts, shift, at),
      ...spansInSentences(view, sentences, shift, at),
      ...inModes,
      ...(when && touches(when, at) ? [when] : []),
    ];
  });
}

/** The phrases within sentences. A sentence that follows nothing is selected with its full stop anyway. */
function spansInSentences(view: View, sentences: readonly SentenceReading[], shift: number, at: number): Span[] {
  return sentences.flatMap(({ phrase }) => {
    const found = spansIn(view, [phrase], shift, at);
    const before = view.lexemes.words[phrase.start - 1]?.text;
    if (before === ',' || before === ':') return found;
    const whole = spanOf(view, phrase.start, phrase.end, shift);
    return found.filter(({ start, end }) => start !== whole.start || end !== whole.end);
  });
}

function spansIn(view: View, phrases: readonly Phrase[], shift: number, at: number): Span[] {
  return phrases.flatMap((phrase) => {
    const span = spanOf(view, phrase.start, phrase.end, shift);
    if (!touches(span, at)) return [];
    const inner = spansIn(
      view,
      view.slots(phrase).map((slot) => slot.phrase),
      shift,
      at,
    );
    return selected.has(view.category(phrase)) ? [...inner, span] : inner;
  });
}

function spanOf(
  { lexemes, offset }: Pick<LineContext, 'lexemes' | 'offset'>,
  from: number,
  to: number,
  shift: number,
): Span {
  const [first, last] = [lexemes.words[from]!, lexemes.words[to - 1]!];
  return { start: offset + shift + first.start, end: offset + shift + last.end };
}
