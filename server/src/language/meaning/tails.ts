import type { Phrase } from '../grammar/phrase.js';
import { costOfEffect } from './costs.js';
import type { Effect } from './effect.js';
import { triggersOf } from './triggers.js';
import { type View, withoutConjunction } from './view.js';
import { zoneOf } from './zones.js';

/** Adds what stands after effects ("until end of turn", "if …", "for each …") to all of them. */
export function applyTails(view: View, tails: Phrase, effects: Effect[]): void {
  for (const phrase of tails.slots) {
    if (view.category(phrase) === 'tails') {
      applyTails(view, phrase, effects);
      continue;
    }
    const text = view.text(phrase).replace(/^, /, '');
    const construct = view.construct(phrase);
    if (construct === 'rather') toOtherCost(effects, 'alternative');
    else if (construct === 'additional-cost') toOtherCost(effects, 'additional');
    for (const effect of effects) {
      if (construct === 'duration' || construct === 'time' || construct === 'until') effect.duration ??= text;
      else if (construct === 'if' || construct === 'while') addClause(effect, text);
      else if (construct === 'at-zone' && /^from\b/.test(text)) effect.from ??= zoneOf(view.words(phrase));
      else if (construct === 'for-each') effect.forEach ??= withoutConjunction(text);
      else if (construct === 'where') effect.where ??= withoutConjunction(text);
      else if (construct === 'instead') {
        effect.instead = true;
        const clauses = view.slot(phrase, 'clauses');
        if (clauses) effect.condition ??= `if ${view.text(clauses)}`;
      } else if (construct === 'pay-more') effect.condition ??= text;
      else if (construct === 'except' || construct === 'except-if') effect.except ??= withoutConjunction(text);
      else if (construct === 'equal') effect.amount ??= { text: withoutConjunction(text) };
    }
    const at = construct === 'at' ? view.slot(phrase, 'step-time') : null;
    if (at && effects.length > 0) {
      const delayed = effects.splice(effects.length - 1, 1);
      effects.push({ action: 'delay', text, triggers: triggersOf(view, at), effects: delayed });
    }
  }
}

/** Adds a clause with its conjunction to an effect: how long it lasts, or under which condition. */
export function addClause(effect: Effect, clause: string): void {
  if (/^for as long as\b/i.test(clause)) effect.duration = clause;
  else if (/^except (?!if\b)/.test(clause)) effect.except ??= withoutConjunction(clause);
  else effect.condition ??= clause;
}

/** "You may exile a blue card from your hand rather than pay this spell's mana cost", "… as an additional cost". */
function toOtherCost(effects: Effect[], change: 'alternative' | 'additional'): void {
  const [first] = effects;
  if (!first) return;
  const { text, optional, condition } = first;
  const changed: Effect = { action: 'cost-change', change, cost: effects.flatMap(costOfEffect), text };
  if (optional) changed.optional = true;
  if (condition !== undefined) changed.condition = condition;
  effects.splice(0, effects.length, changed);
}
