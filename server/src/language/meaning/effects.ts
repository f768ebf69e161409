import type { Phrase } from '../grammar/phrase.js';
import { actionOf } from './actions.js';
import { costOfEffect, costsOf } from './costs.js';
import type { Around, Effect, Readers } from './effect.js';
import { EffectFields } from './effect-fields.js';
import { forbidden, forbiddenBy, forbiddenVerb } from './forbidden.js';
import { limitEffect } from './limits.js';
import { nounOf } from './nouns.js';
import { splitChange, untapped, withEntering } from './split.js';
import { addClause, applyTails } from './tails.js';
import type { Draft } from './tree.js';
import { triggersOf } from './triggers.js';
import { type View, withoutConjunction } from './view.js';

/** Phrases that consist of other effects. */
const composed: ReadonlySet<string> = new Set([
  'sentence',
  'effects',
  'effects-list',
  'effect',
  'does',
  'does-list',
  'does-object',
  'does-object-list',
]);

/** Turns the phrase of a sentence into one effect for each verb, in the order of the text. */
export class EffectReader {
  private readonly fields: EffectFields;

  constructor(
    private readonly view: View,
    readers: Readers,
  ) {
    this.fields = new EffectFields(view, readers);
  }

  effectsOf(phrase: Phrase, around: Around = {}): Effect[] {
    const { view } = this;
    const category = view.category(phrase);
    if (category === 'limit') return this.ofLimit(phrase, around);
    if (!composed.has(category)) return this.leaves(phrase, around);
    const who = this.around(phrase, around);
    const effects: Effect[] = category === 'effect' && view.slot(phrase, 'is-effect') ? this.leaves(phrase, who) : [];
    let before: Phrase | null = null;
    for (const inner of phrase.slots) {
      const name = view.category(inner);
      if (name === 'before') before = inner;
      else if (name === 'tails') applyTails(view, inner, effects);
      else if (name === 'condition') for (const effect of effects) addClause(effect, view.clause(inner));
      else if (name === 'clauses') for (const effect of effects) effect.condition ??= this.clauseAfterComma(inner);
      else if (composed.has(name) || isLeaf(name) || name === 'choose-modes') {
        const found = this.effectsOf(inner, who);
        effects.push(...(before ? this.underCondition(before, found) : found));
        if (before && name !== 'sentence') before = null;
      }
    }
    if (category === 'sentence' && view.construct(phrase) === 'instead' && effects[0]) effects[0].instead = true;
    if (category === 'sentence' && view.construct(phrase) === 'otherwise')
      for (const effect of effects) effect.condition ??= 'otherwise';
    // "Players can't cast spells or activate abilities."
    const [first] = effects;
    if (first?.action === 'cant' && view.construct(phrase) === 'or')
      effects.splice(1, effects.length, ...effects.slice(1).map((effect) => forbiddenBy(first, effect)));
    if (category === 'effect' && view.construct(phrase) === 'pt') effects.push(this.bare(phrase));
    else if (category === 'effect' && effects.length === 0) effects.push(...this.leaves(phrase, who));
    if (category === 'sentence') shareWhere(effects);
    return effects;
  }

  /** The effect of a sentence about mana, decks or rules. A sentence that only says when an ability may be used has no effect. */
  private ofLimit(phrase: Phrase, around: Around): Effect[] {
    const effect = limitEffect(this.view, phrase);
    const more = this.view.slot(phrase, 'effects');
    return effect ? [effect, ...(more ? this.effectsOf(more, around) : [])] : [];
  }

  /** The effects of "…, choose one —" with the modes in their place. */
  withModes(intro: Phrase, modes: Effect): Effect[] {
    const { view } = this;
    const before = view.slot(intro, 'before');
    const player = view.slot(intro, 'player');
    const others = view.slot(intro, 'effects');
    const chosen: Effect = { ...modes };
    if (player && view.construct(player) !== 'you') chosen.actor = nounOf(view, player);
    if (player && /\bmay choose\b/.test(view.words(intro))) chosen.optional = true;
    const choice = before ? this.underCondition(before, [chosen]) : [chosen];
    if (!others) return choice;
    const more = this.effectsOf(others);
    return others.start === intro.start ? [...more, ...choice] : [...choice, ...more];
  }

  private bare(phrase: Phrase): Effect {
    const pt = this.view.slot(phrase, 'pt')!;
    const tails = this.view.slot(phrase, 'tails');
    const effect: Effect = { action: 'modify-pt', pt: this.view.text(pt), text: this.view.text(phrase) };
    if (tails) applyTails(this.view, tails, [effect]);
    return effect;
  }

  private around(phrase: Phrase, around: Around): Around {
    const { view } = this;
    if (view.category(phrase) !== 'effect') return around;
    const actor = view.slots(phrase).findLast(({ field }) => field === 'actor' || field === 'player')?.phrase;
    const what = view.field(phrase, 'what') ?? this.subject(phrase);
    // "It's", "They're"
    const pronoun = view.slot(phrase, 'is-effect') ? /^[a-z]+(?='(?:s|re)\b)/i.exec(view.text(phrase))?.[0] : null;
    const own: Draft<Around> = { ...around };
    if (actor && view.construct(actor) !== 'you') own.actor = nounOf(view, actor);
    if (what) own.what = nounOf(view, what);
    else if (pronoun) own.what = { text: pronoun, back: true };
    if (view.construct(phrase) === 'may') own.optional = true;
    return own;
  }

  /** The noun phrase that no field but `what` is for. */
  private subject(phrase: Phrase): Phrase | null {
    const { view } = this;
    const slot = view.slots(phrase).find((each) => view.category(each.phrase) === 'object');
    return slot && slot.field !== 'to' && slot.field !== 'from' ? slot.phrase : null;
  }

  private clauseAfterComma(phrase: Phrase): string {
    const { words } = this.view.lexemes;
    return `${words[phrase.start - 1]!.lower} ${this.view.text(phrase)}`;
  }

  /** Effects after "If …,", "Until …,", "When …,", "For each …,". */
  private underCondition(before: Phrase, effects: Effect[]): Effect[] {
    const { view } = this;
    const construct = view.construct(before);
    const text = view.clause(before);
    if (construct === 'delay') {
      const trigger = view.field(before, 'triggers');
      return [
        { action: 'delay', text, triggers: trigger ? triggersOf(view, trigger) : [{ event: 'other', text }], effects },
      ];
    }
    // "When that mana is spent to cast …": no event that others share.
    const event = /^when(?:ever)? (.+)/.exec(text)?.[1];
    if (event !== undefined) return [{ action: 'delay', text, triggers: [{ event: 'other', text: event }], effects }];
    for (const effect of effects) {
      if (construct === 'duration' || isTime(text)) effect.duration ??= text;
      else if (construct === 'for-each') effect.forEach ??= withoutConjunction(text);
      else if (construct === 'where') effect.where ??= withoutConjunction(text);
      else if (/^(?:if|unless|as(?! many)|while|otherwise|except)\b/.test(text)) addClause(effect, text);
      else if (text === 'instead') effect.instead = true;
      if (/^if .*\bwould\b/.test(text) && construct === 'if') effect.instead = true;
    }
    if (/^as an additional cost to/.test(text)) return [this.additionalCost(text, effects)];
    return effects;
  }

  private additionalCost(text: string, effects: readonly Effect[]): Effect {
    const cost = effects.flatMap(costOfEffect);
    const isOptional = effects.some(({ optional }) => optional);
    return { action: 'cost-change', change: 'additional', cost, text, ...(isOptional ? { optional: true } : {}) };
  }

  /** The effects of one verb: one, or more where a verb stands for several. */
  private leaves(phrase: Phrase, around: Around): Effect[] {
    const { view } = this;
    const construct = view.construct(phrase);
    if (
      construct === 'each' ||
      construct === 'instead' ||
      construct === 'also' ||
      construct === 'secretly' ||
      construct === 'perpetual'
    ) {
      const inner = view.slot(phrase, 'do', 'do-object', 'does', 'does-object');
      if (inner)
        return this.effectsOf(inner, around).map((effect) => ({
          ...effect,
          ...(construct === 'instead' ? { instead: true as const } : {}),
          ...(construct === 'perpetual' ? { duration: 'perpetually' } : {}),
        }));
    }
    const parts = phrase.slots.filter((slot) => view.category(slot) === 'put-one');
    if (parts.length > 0) return parts.map((part) => ({ ...this.fields.read(part, around), action: construct }));
    const effect = this.fields.read(phrase, around);
    const gained = view.within(phrase, 'becomes-tail').filter((tail) => view.construct(tail) === 'and-has');
    if (gained.length > 0) return [effect, ...gained.map((tail) => this.gain(tail, effect))];
    const alternative = construct === 'rather' ? view.slot(phrase, 'costs') : null;
    if (alternative)
      return [{ ...effect, action: 'cost-change', change: 'alternative', cost: costsOf(view, alternative) }];
    // "Tap or untap target creature": two verbs with one object.
    const verbs = phrase.slots.filter((slot) => /verb$/.test(view.category(slot)));
    if (verbs.length > 0)
      return verbs.map((verb) => ({ ...effect, action: actionOf('keyword-action', view.words(verb)) }));
    if (construct === 'modify-pt' && effect.keywords) return splitChange(effect);
    if (construct === 'deal-damage') return [effect, ...this.further(phrase, effect, around, 'damage-dealt')];
    if (construct === 'put-counters') {
      const further = this.further(phrase, effect, around, 'counter-phrase');
      if (further.length > 0) {
        if (effect.what) effect.to = effect.what;
        delete effect.what; // what the first or the second counters are put on
      }
      return [effect, ...further];
    }
    if (construct === 'enter-tapped' && view.slot(phrase, 'counter-phrase')) return withEntering(effect);
    if (construct === 'doesnt-untap') return [untapped(effect)];
    if (construct === 'must')
      effect.of ??= /\b(?:be blocked|attack|block)\b/.exec(view.words(phrase))?.[0].replace(' ', '-') ?? 'other';
    if (effect.action === 'cant') return this.cants(phrase, effect);
    return [effect];
  }

  /** "It becomes an artifact creature and gains haste." */
  private gain(tail: Phrase, { what, duration, optional }: Effect): Effect {
    const { view } = this;
    const gained: Effect = {
      action: 'gain-ability',
      text: view.text(tail).replace(/^and /, ''),
      ...(what ? { what } : {}),
      ...(duration ? { duration } : {}),
      ...(optional ? { optional } : {}),
    };
    this.fields.fillAll(gained, tail);
    return gained;
  }

  /**
   * What is dealt or put after the first: "~ deals 2 damage to any target and 1 damage to you", "put a +1/+1 counter on
   * target creature and two +1/+1 counters on another target creature".
   */
  private further(phrase: Phrase, first: Effect, around: Around, category: string): Effect[] {
    const { view } = this;
    const slots = view.slots(phrase);
    const things = slots.filter((slot) => view.category(slot.phrase) === category);
    return things.slice(1).map((thing) => {
      const to = slots.slice(slots.indexOf(thing) + 1).find((slot) => view.category(slot.phrase) !== category);
      const effect: Effect = {
        action: first.action,
        text: view.textBetween(thing.phrase.start, (to ?? thing).phrase.end),
        ...(around.what && first.action === 'deal-damage' ? { actor: around.what } : {}),
        ...(first.optional ? { optional: true as const } : {}),
      };
      this.fields.fill(effect, thing.field, thing.phrase);
      if (to?.field === 'to' && first.to !== undefined) effect.to = first.to;
      else if (to) this.fields.fill(effect, 'to', to.phrase);
      return effect;
    });
  }

  /** "can't block Walls", "can't be blocked by Walls", "can't be blocked except by Walls". */
  private blockers(effect: Effect, of: Phrase): void {
    const { view } = this;
    const attacked = view.slot(of, 'attack-target');
    if (attacked) this.fields.fill(effect, '', attacked);
    const others = view.slot(of, 'object');
    if (!others) return;
    const words = view.words(of);
    if (/^be \w+ (?:this turn )?except by /.test(words)) effect.except ??= /\bby .*/.exec(view.text(of))![0];
    else if (/^be \w+ (?:this turn )?by /.test(words)) effect.actor ??= nounOf(view, others);
    else effect.to ??= nounOf(view, others);
  }

  /** "~ can't attack, block, or transform": one effect for each. */
  private cants(phrase: Phrase, effect: Effect): Effect[] {
    const { view } = this;
    if (effect.actor && !effect.what) {
      effect.what = effect.actor;
      delete effect.actor;
    }
    const things = phrase.slots.filter((slot) => /^cant-(?:object|do)$/.test(view.category(slot)));
    const last = things.at(-1);
    const span = last && timeAfterVerb.exec(view.words(last))?.[1];
    if (span !== undefined) effect.duration ??= span;
    if (things.length > 1) return things.map((thing) => ({ ...effect, of: forbidden(view, thing) }));
    const of = view.field(phrase, 'of');
    const modifiers = of && view.firstWithin(of, 'cast-modifiers');
    if (modifiers) this.fields.fill(effect, '', modifiers);
    const time = of && view.firstWithin(of, 'time');
    if (time && /^this \w+$/.test(view.text(time))) effect.duration ??= view.text(time);
    if (of) this.blockers(effect, view.slot(of, 'happens-part-base') ?? of);
    if (!of) {
      const [subject, verb] = view.text(phrase).split(/ ?can[’']t /);
      return [{ ...(subject ? { what: { text: subject } } : {}), ...effect, of: forbiddenVerb(verb ?? '') }];
    }
    if (/^attack or block\b/.test(view.words(of)))
      return [
        { ...effect, of: 'attack' },
        { ...effect, of: 'block' },
      ];
    return [{ ...effect, of: forbidden(view, of) }];
  }
}

/** "You draw X cards and you lose X life, where X is …": what X is, for all verbs that name it. */
function shareWhere(effects: readonly Effect[]): void {
  const where = effects.find((effect) => effect.where !== undefined)?.where;
  if (where !== undefined) for (const effect of effects) if (/\bX\b/.test(effect.text)) effect.where ??= where;
}

/** "block this turn", "be blocked this turn except by Walls", "attack or block this combat" */
const timeAfterVerb = /^(?:be )?\w+(?: or \w+)? (this (?:turn|combat))\b/;

/** What stands before a comma and says when, not under which condition. */
function isTime(text: string): boolean {
  return /^(?:until|during|for (?:as|the)|this turn|each|once|after|from|on)\b/.test(text);
}

function isLeaf(category: string): boolean {
  return (
    category === 'do' ||
    category === 'has-ability' ||
    category === 'do-object' ||
    category === 'passive' ||
    category === 'limit'
  );
}
