import type { Phrase } from '../grammar/match.js';
import { costsOf, countersOf } from './costs.js';
import { amountOf, nounOf, numberOf } from './nouns.js';
import type { AbilityTree, Amount, EffectTree, NounTree } from './tree.js';
import { triggersOf } from './triggers.js';
import type { View } from './view.js';

/** Reads the abilities of a quoted text. */
export type ReadQuoted = (text: string, start: number) => readonly AbilityTree[];

/** Reads the tokens that a clause creates, as `tokenwright parse` prints them. */
export type ReadTokens = (clause: string) => readonly unknown[];

/** How parts of a text are read that are not the grammar's own. */
export interface Readers {
  readonly quoted: ReadQuoted;
  readonly tokens: ReadTokens;
}

/** What an effect shares with those around it: who, to what, whether it is optional. */
interface Around {
  readonly actor?: NounTree;
  readonly what?: NounTree;
  readonly optional?: true;
}

type Effect = { -readonly [K in keyof EffectTree]: EffectTree[K] };

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
  constructor(
    private readonly view: View,
    private readonly readers: Readers,
  ) {}

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
    if (category === 'effect' && view.construct(phrase) === 'pt') effects.push(this.bare(phrase));
    else if (category === 'effect' && effects.length === 0) effects.push(...this.leaves(phrase, who));
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
    const isYou = actor && view.construct(actor) === 'you';
    const means = view.construct(phrase);
    return {
      ...around,
      ...(actor && !isYou ? { actor: nounOf(view, actor) } : {}),
      ...(what ? { what: nounOf(view, what) } : {}),
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
    if (construct === 'each' || construct === 'instead' || construct === 'also') {
      const inner = view.slot(phrase, 'do', 'do-object', 'does', 'does-object');
      if (inner)
        return this.effectsOf(inner, around).map((effect) =>
          construct === 'instead' ? { ...effect, instead: true } : effect,
        );
    }
    const parts = view.slots(phrase).filter((slot) => view.category(slot.phrase) === 'put-one');
    if (parts.length > 0) return parts.map((part) => ({ ...this.leaf(part.phrase, around), action: construct }));
    const effect = this.leaf(phrase, around);
    const gained = [...view.within(phrase, 'becomes-tail')].filter((tail) => view.construct(tail) === 'and-has');
    if (gained.length > 0) return [effect, ...gained.map((tail) => this.gain(tail, effect))];
    if (construct === 'deal-damage') return [effect, ...this.furtherDamage(phrase, around)];
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
    for (const slot of view.slots(tail)) this.fill(gained, slot.field, slot.phrase);
    return gained;
  }

  /** "~ deals 2 damage to any target and 1 damage to you": what is dealt after the first. */
  private furtherDamage(phrase: Phrase, around: Around): Effect[] {
    const slots = this.view.slots(phrase);
    const further: Effect[] = [];
    slots.forEach(({ phrase: dealt, field }, index) => {
      if (index === 0 || this.view.category(dealt) !== 'damage-dealt') return;
      const to = slots[index + 1]!;
      const effect: Effect = {
        action: 'deal-damage',
        text: this.view.textBetween(dealt.start, to.phrase.end),
        ...(around.what ? { actor: around.what } : {}),
      };
      for (const slot of [{ phrase: dealt, field }, to]) this.fill(effect, slot.field, slot.phrase);
      further.push(effect);
    });
    return further;
  }

  private cants(phrase: Phrase, effect: Effect): Effect[] {
    const of = this.view.field(phrase, 'of');
    const words = of ? this.view.words(of) : this.view.words(phrase).replace(/^can't /, '');
    if (/^attack or block\b/.test(words))
      return [
        { ...effect, of: 'attack' },
        { ...effect, of: 'block' },
      ];
    return [{ ...effect, of: of ? this.view.construct(of) : words }];
  }

  private leaf(phrase: Phrase, around: Around): Effect {
    const { view } = this;
    const construct = view.construct(phrase);
    const effect: Effect = { action: actionOf(construct, view.words(phrase)), text: view.text(phrase) };
    if (around.optional) effect.optional = true;
    const isObject =
      view.category(phrase) === 'do-object' || (view.category(phrase) === 'effect' && around.what !== undefined);
    if (isObject && around.what) {
      if (effect.action === 'deal-damage') effect.actor = around.what;
      else effect.what = around.what;
    } else if (around.actor) effect.actor = around.actor;
    for (const slot of view.slots(phrase)) this.fill(effect, slot.field, slot.phrase);
    if (effect.action === 'create') this.creation(effect, phrase);
    if (effect.action === 'pay' && construct === 'pay-life') {
      effect.cost = [{ kind: 'pay-life', ...(effect.amount === undefined ? {} : { amount: effect.amount }) }];
      delete effect.amount;
    }
    const times = timesOf(view.words(phrase));
    if (times && /^(?:investigate|proliferate|populate|explore)s? (?:twice|\w+ times)$/.test(view.words(phrase)))
      effect.amount ??= times;
    const things = effect.action === 'discard' ? numberOfThings(effect.what) : undefined;
    if (things !== undefined) effect.amount ??= things;
    if (/\binstead$|\binstead of\b/.test(effect.text)) effect.instead = true;
    if (/\bdivided\b|^distribute/.test(view.words(phrase))) effect.divided = true;
    return effect;
  }

  /** How many tokens of what are created, what they are copies of, and what they are attached to. */
  private creation(effect: Effect, phrase: Phrase): void {
    const { view } = this;
    effect.tokens = this.readers.tokens(effect.text);
    for (const created of view.within(phrase, 'created')) {
      const count = view.slot(created, 'created-count');
      effect.amount ??= amountOf(count ? view.text(count) : 'a');
      const original = view.field(created, 'copyOf');
      if (original) effect.what ??= nounOf(view, original);
      for (const object of view.within(created, 'object')) if (object !== original) effect.to ??= nounOf(view, object);
    }
  }

  private fill(effect: Effect, field: string, phrase: Phrase): void {
    const { view } = this;
    const category = view.category(phrase);
    if (field === 'amount') effect.amount ??= amountIn(view, phrase);
    else if (category === 'half-life') effect.amount ??= { text: view.text(phrase) };
    else if (category === 'damage-dealt') effect.amount ??= amountIn(view, view.field(phrase, 'amount') ?? phrase);
    else if (category === 'counter-phrase') Object.assign(effect, countersOf(view, phrase));
    else if (field === 'cost') effect.cost = costsOf(view, phrase);
    else if (field === 'what' && (category === 'object' || category === 'player' || category === 'owner')) {
      effect.what ??= nounOf(view, phrase);
      const zone = fromZone(view, phrase);
      if (zone) effect.from ??= zone;
    } else if (field === 'what') effect.what ??= { text: view.text(phrase) };
    else if (field === 'copyOf') effect.copyOf = view.text(phrase);
    else if (category === 'copy-except') effect.except = view.text(phrase).replace(/^,? ?except /, '');
    else if (category === 'zone' && !effect.from && field !== 'to') effect.from = zoneOf(view.words(phrase));
    else if (field === 'to' && category === 'zone') effect.to = zoneOf(view.words(phrase));
    else if (category === 'put-where' || category === 'return-where') this.destination(effect, phrase);
    else if (field === 'to') effect.to ??= nounOf(view, phrase);
    else if (field === 'from') effect.from ??= category === 'search-place' ? 'library' : nounOf(view, phrase);
    else if (category === 'pt') effect.pt ??= view.text(phrase);
    else if (category === 'energy') {
      effect.counter = 'energy';
      effect.amount ??= String(phrase.value).length / 3;
      effect.to ??= { text: 'you' };
    } else if (category === 'abilities' || category === 'choice-of-abilities') this.abilities(effect, phrase);
    else if (category === 'becomes' || category === 'is-effect') this.becomes(effect, phrase);
    else if (category === 'mana-produced' || category === 'mana-what')
      effect.mana ??= manaText(view, phrase, effect.text);
    else if (category === 'quantity' && effect.amount === undefined) effect.amount = amountIn(view, phrase);
    else if (category === 'quote') effect.abilities = [...(effect.abilities ?? []), ...this.quotedIn(phrase)];
    else if (category === 'change') {
      const mana = view.slot(phrase, 'mana');
      if (mana) effect.mana = view.text(mana);
      effect.change = view.words(phrase).includes('less') ? 'less' : 'more';
    } else if (category === 'where') effect.where = view.text(phrase).replace(/^where \w is /i, '');
    else if (category === 'for-each') effect.forEach ??= view.text(phrase).replace(/^for each /, '');
    else if (category === 'cast-modifiers') {
      const zone = [...view.within(phrase, 'zone')][0];
      if (zone) effect.from ??= zoneOf(view.words(zone));
    } else if (category === 'with-entering') {
      for (const counters of view.within(phrase, 'counter-phrase')) Object.assign(effect, countersOf(view, counters));
    } else if (category === 'damage-target') effect.to ??= nounOf(view, phrase);
    else if (category === 'condition') effect.condition ??= view.clause(phrase);
    else if (category === 'duration') effect.duration ??= view.text(phrase);
    else if (category === 'clauses' || category === 'clause') this.subordinate(effect, phrase);
    else if (category === 'damage-path') for (const path of this.paths(phrase)) this.fill(effect, 'to', path);
    else if (category === 'time') effect.duration ??= view.text(phrase);
    else if (category === 'must-do') effect.of = view.construct(phrase);
    else if (category === 'exile-how' || category === 'copy-how' || category === 'choose-how') {
      for (const slot of view.slots(phrase)) this.fill(effect, slot.field, slot.phrase);
    } else if (category === 'object' || category === 'player') {
      if (effect.what === undefined) effect.what = nounOf(view, phrase);
      else effect.to ??= nounOf(view, phrase);
    } else if (category === 'possessive') {
      const owner = nounOf(view, phrase);
      if (owner.target !== undefined) effect.what ??= owner;
    } else if (category === 'scry-number') effect.amount ??= amountOf(view.text(phrase));
  }

  /** A clause after its conjunction: "until this creature leaves the battlefield", "as long as …". */
  private subordinate(effect: Effect, phrase: Phrase): void {
    const { view } = this;
    const text = view.textBetween(phrase.start - 1, phrase.end);
    if (/^until\b/.test(text)) effect.duration ??= text;
    else if (/^(?:if|unless|while)\b/.test(text)) effect.condition ??= text;
    else if (/^as\b/.test(text) && /as long$/.test(view.textBetween(phrase.start - 3, phrase.start - 1)))
      effect.condition ??= `as long ${text}`;
  }

  private paths(phrase: Phrase): Phrase[] {
    return [...this.view.within(phrase, 'target-of')];
  }

  private destination(effect: Effect, phrase: Phrase): void {
    const words = this.view.words(phrase);
    effect.to ??= zoneOf(words);
    const from = /^from (.+?) to\b/.exec(words)?.[1];
    if (from) effect.from ??= zoneOf(from);
  }

  private abilities(effect: Effect, phrase: Phrase): void {
    const { view } = this;
    const keywords = [...view.within(phrase, 'keyword')].map((keyword) => view.clause(keyword));
    const quoted = [...view.within(phrase, 'quote')].flatMap((quote) => this.quotedIn(quote));
    if (keywords.length > 0) effect.keywords = keywords;
    if (quoted.length > 0) effect.abilities = quoted;
  }

  private quotedIn(phrase: Phrase): readonly AbilityTree[] {
    const { view } = this;
    const word = view.lexemes.words[phrase.start]!;
    const inner = word.text.replace(/^["“'‘]|["”'’]$/g, '');
    return this.readers.quoted(inner, view.offset + word.start + 1);
  }

  private becomes(effect: Effect, phrase: Phrase): void {
    const { view } = this;
    const pt = [...view.within(phrase, 'pt')][0];
    if (pt) effect.pt = view.text(pt);
    const types: string[] = [];
    const subtypes: string[] = [];
    for (const type of view.within(phrase, 'becomes-type')) {
      const card = view.slot(type, 'card-type');
      const subtype = view.slot(type, 'subtype');
      if (card) types.push(view.construct(card));
      if (subtype) subtypes.push(String(subtype.value));
    }
    if (types.length > 0) effect.types = types;
    if (subtypes.length > 0) effect.subtypes = subtypes;
    const gained = [...view.within(phrase, 'becomes-tail')].find((tail) => view.construct(tail) === 'and-has');
    const keywords = [...view.within(phrase, 'keyword')]
      .filter(({ start }) => !gained || start < gained.start)
      .map((keyword) => view.text(keyword));
    if (keywords.length > 0) effect.keywords = keywords;
    const copy = [...view.within(phrase, 'becomes-copy')][0];
    const of = copy && view.field(copy, 'copyOf');
    if (of) effect.copyOf = view.text(of);
  }
}

/** How many things a noun phrase such as "two cards" means, where it is a number. */
function numberOfThings({ quantifier }: NounTree = { text: '' }): Amount | undefined {
  const amount = quantifier === undefined ? undefined : amountOf(quantifier);
  return typeof amount === 'object' ? undefined : amount;
}

function isLeaf(category: string): boolean {
  return category === 'do' || category === 'do-object' || category === 'passive' || category === 'limit';
}

function applyTails(view: View, tails: Phrase, effects: Effect[]): void {
  for (const { phrase } of view.slots(tails)) {
    if (view.category(phrase) === 'tails') {
      applyTails(view, phrase, effects);
      continue;
    }
    const text = view.text(phrase).replace(/^, /, '');
    const construct = view.construct(phrase);
    for (const effect of effects) {
      if (construct === 'rather') toAlternativeCost(effect);
      else if (construct === 'duration' || construct === 'time' || construct === 'until') effect.duration ??= text;
      else if (construct === 'if' || construct === 'while') effect.condition ??= text;
      else if (construct === 'for-each') effect.forEach ??= text.replace(/^for each /, '');
      else if (construct === 'where') effect.where ??= text.replace(/^where \w is /i, '');
      else if (construct === 'instead') effect.instead = true;
      else if (construct === 'equal') effect.amount ??= { text: text.replace(/^equal to /, '') };
    }
    const at = construct === 'at' ? view.slot(phrase, 'step-time') : null;
    if (at && effects.length > 0) {
      const delayed = effects.splice(effects.length - 1, 1);
      effects.push({ action: 'delay', text, triggers: triggersOf(view, at), effects: delayed });
    }
  }
}

/** The zone that a noun phrase's things are taken from: "target card from a graveyard". */
function fromZone(view: View, phrase: Phrase): string | null {
  for (const relative of view.within(phrase, 'relative')) {
    const zone = view.slot(relative, 'zone');
    if (zone && view.words(relative).startsWith('from ')) return zoneOf(view.words(zone));
    if (view.words(relative) === 'from your hand') return 'hand';
  }
  return null;
}

function amountIn(view: View, phrase: Phrase): Amount {
  return amountOf(view.text(phrase));
}

const actions: ReadonlyMap<string, string> = new Map([
  ['pay-life', 'pay'],
  ['get', 'put-counters'],
  ['investigate', ''],
  ['keyword-action', ''],
  ['bolster', ''],
  ['amass', 'amass'],
  ['manifest', ''],
  ['fights', 'fight'],
  ['explores', 'explore'],
  ['connives', 'connive'],
  ['transforms', 'transform'],
  ['base-pt', 'set-pt'],
  ['prevent', 'prevent-damage'],
  ['move-counters', 'other'],
]);

/** "You may exile a blue card from your hand rather than pay this spell's mana cost." */
function toAlternativeCost(effect: Effect): void {
  const { action, what, amount, cost } = effect;
  effect.cost = cost ?? [{ kind: action, ...(what ? { what } : {}), ...(amount === undefined ? {} : { amount }) }];
  effect.action = 'cost-change';
  effect.change = 'alternative';
  delete effect.what;
  delete effect.amount;
}

/** The action that the tree names a construct; for keyword actions the verb itself. */
function actionOf(construct: string, words: string): string {
  const known = actions.get(construct);
  if (known === undefined) return construct;
  if (known !== '') return known;
  const verb = words.split(' ')[0]!;
  const base = /(?:ies)$/.test(verb) && verb !== 'ies' ? `${verb.slice(0, -3)}y` : verb.replace(/s$/, '');
  return /^(?:proces|pas)$/.test(base) ? verb : base === 'amas' ? 'amass' : base;
}

function zoneOf(words: string): string {
  for (const zone of ['battlefield', 'hand', 'library', 'graveyard', 'exile', 'stack', 'command zone'])
    if (words.includes(zone)) return zone;
  if (/\bhands\b/.test(words)) return 'hand';
  return words.includes('libraries') || /\b(?:top|bottom)\b/.test(words)
    ? 'library'
    : words.includes('graveyards')
      ? 'graveyard'
      : words;
}

function manaText(view: View, phrase: Phrase, text: string): string {
  return view.category(phrase) === 'mana-produced' ? view.text(phrase) : text.replace(/^adds? /i, '');
}

/** How often an effect happens: "proliferate twice". */
export function timesOf(words: string): number | undefined {
  if (/\btwice\b/.test(words)) return 2;
  const times = /(\w+) times/.exec(words)?.[1];
  return times ? (numberOf(times) ?? undefined) : undefined;
}
