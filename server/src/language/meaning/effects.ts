import type { Phrase } from '../grammar/phrase.js';
import { actionOf } from './actions.js';
import type { Around, Effect, Readers } from './effect.js';
import { EffectFields } from './effect-fields.js';
import { nounOf } from './nouns.js';
import { applyTails } from './tails.js';
import { triggersOf } from './triggers.js';
import type { View } from './view.js';

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
    if (category === 'limit') return [];
    if (!composed.has(category)) return this.leaves(phrase, around);
    const who = this.around(phrase, around);
    const effects: Effect[] = [];
    let before: Phrase | null = null;
    for (const { phrase: inner } of view.slots(phrase)) {
      const name = view.category(inner);
      if (name === 'before') before = inner;
      else if (name === 'tails') applyTails(view, inner, effects);
      else if (name === 'condition') for (const effect of effects) effect.condition ??= view.clause(inner);
      else if (name === 'clauses') for (const effect of effects) effect.condition ??= this.clauseAfterComma(inner);
      else if (composed.has(name) || isLeaf(name) || name === 'choose-modes') {
        const found = this.effectsOf(inner, who);
        effects.push(...(before ? this.underCondition(before, found) : found));
        if (before && name !== 'sentence') before = null;
      }
    }
    if (category === 'sentence' && view.construct(phrase) === 'instead' && effects[0]) effects[0].instead = true;
    if (category === 'effect' && view.construct(phrase) === 'pt') effects.push(this.bare(phrase));
    else if (category === 'effect' && (effects.length === 0 || view.slot(phrase, 'is-effect')))
      effects.unshift(...this.leaves(phrase, who));
    return effects;
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
    const what = view.field(phrase, 'what') ?? view.slot(phrase, 'object');
    // "It's", "They're"
    const pronoun = view.slot(phrase, 'is-effect') ? /^[a-z]+(?='(?:s|re)\b)/i.exec(view.text(phrase))?.[0] : null;
    const isYou = actor && view.construct(actor) === 'you';
    const means = view.construct(phrase);
    return {
      ...around,
      ...(actor && !isYou ? { actor: nounOf(view, actor) } : {}),
      ...(what ? { what: nounOf(view, what) } : pronoun ? { what: { text: pronoun, back: true as const } } : {}),
      ...(means === 'may' ? { optional: true as const } : {}),
    };
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
    for (const effect of effects) {
      if (construct === 'duration') effect.duration ??= text;
      else if (construct === 'for-each') effect.forEach ??= text.replace(/^for each /, '');
      else effect.condition ??= text;
      if (/^if .*\bwould\b/.test(text) && construct === 'if') effect.instead = true;
    }
    if (/^as an additional cost to/.test(text)) return [this.additionalCost(text, effects)];
    return effects;
  }

  private additionalCost(text: string, effects: readonly Effect[]): Effect {
    const cost = effects.map(
      ({ action, what, amount, cost: paid }) =>
        paid?.[0] ?? { kind: action, ...(what ? { what } : {}), ...(amount ? { amount } : {}) },
    );
    return { action: 'cost-change', change: 'additional', cost, text };
  }

  /** The effects of one verb: one, or more where a verb stands for several. */
  private leaves(phrase: Phrase, around: Around): Effect[] {
    const { view } = this;
    const construct = view.construct(phrase);
    if (construct === 'each' || construct === 'instead' || construct === 'also' || construct === 'secretly') {
      const inner = view.slot(phrase, 'do', 'do-object', 'does', 'does-object');
      if (inner)
        return this.effectsOf(inner, around).map((effect) =>
          construct === 'instead' ? { ...effect, instead: true } : effect,
        );
    }
    const parts = view.slots(phrase).filter((slot) => view.category(slot.phrase) === 'put-one');
    if (parts.length > 0) return parts.map((part) => ({ ...this.fields.read(part.phrase, around), action: construct }));
    const effect = this.fields.read(phrase, around);
    const gained = view.within(phrase, 'becomes-tail').filter((tail) => view.construct(tail) === 'and-has');
    if (gained.length > 0) return [effect, ...gained.map((tail) => this.gain(tail, effect))];
    // "Tap or untap target creature": two verbs with one object.
    const verbs = phrase.slots.filter((slot) => view.category(slot) === 'transitive');
    if (verbs.length > 0)
      return verbs.map((verb) => ({ ...effect, action: actionOf('keyword-action', view.words(verb)) }));
    if (construct === 'modify-pt' && effect.keywords) return splitChange(effect);
    if (construct === 'deal-damage') return [effect, ...this.further(phrase, effect, around, 'damage-dealt')];
    if (construct === 'put-counters') {
      const further = this.further(phrase, effect, around, 'counter-phrase');
      if (further.length > 0) delete effect.what; // what the second counters are put on
      return [effect, ...further];
    }
    if (construct === 'enter-tapped' && view.slot(phrase, 'counter-phrase')) return withEntering(effect);
    if (construct === 'doesnt-untap') return [{ ...effect, action: 'cant', of: 'untap' }];
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
    for (const slot of view.slots(tail)) this.fields.fill(gained, slot.field, slot.phrase);
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

  /** "~ can't attack, block, or transform": one effect for each. */
  private cants(phrase: Phrase, effect: Effect): Effect[] {
    const things = phrase.slots.filter((slot) => this.view.category(slot) === 'cant-object');
    if (things.length > 1) return things.map((thing) => ({ ...effect, of: this.view.construct(thing) }));
    const of = this.view.field(phrase, 'of');
    const words = of ? this.view.words(of) : this.view.words(phrase).replace(/^can't /, '');
    if (/^attack or block\b/.test(words))
      return [
        { ...effect, of: 'attack' },
        { ...effect, of: 'block' },
      ];
    return [{ ...effect, of: of ? this.view.construct(of) : words }];
  }
}

/** "I have +1 [M] and [Ganking]" is two effects. */
function splitChange({ keywords, abilities, ...change }: Effect): Effect[] {
  const { pt: _, ...rest } = change;
  return [
    change,
    { ...rest, action: 'gain-ability', ...(keywords ? { keywords } : {}), ...(abilities ? { abilities } : {}) },
  ];
}

/** "~ enters tapped with two charge counters on it." */
function withEntering({ amount, counter, ...effect }: Effect): Effect[] {
  const counters = {
    ...(amount === undefined ? {} : { amount }),
    ...(counter === undefined ? {} : { counter }),
  };
  return [effect, { ...effect, action: 'enter-with-counters', ...counters }];
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
