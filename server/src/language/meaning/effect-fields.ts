import type { Phrase } from '../grammar/phrase.js';
import { actionOf, numberOfThings, timesOf } from './actions.js';
import { costsOf, countersOf, manaAndLife } from './costs.js';
import { chosenIn, counted, countedIn, getsOf, manyOf } from './counts.js';
import type { Around, Effect, Readers } from './effect.js';
import { amountOf, nounOf, targetIn } from './nouns.js';
import { fromPlace, isPlace, placeOf, placesIn, resourcesOf } from './riftbound.js';
import { addClause, applyTails } from './tails.js';
import type { AbilityTree, Amount } from './tree.js';
import { type View, withoutConjunction } from './view.js';
import { fromZone, knownZone, zoneOf } from './zones.js';

/** Finds the fields of an effect in the slots of its phrase. */
export class EffectFields {
  constructor(
    private readonly view: View,
    private readonly readers: Readers,
  ) {}

  /** The effect of a phrase with one verb. */
  read(phrase: Phrase, around: Around): Effect {
    const { view } = this;
    const construct = view.construct(phrase);
    const words = view.words(phrase);
    const effect: Effect = { action: actionOf(construct, words), text: view.text(phrase) };
    if (around.optional) effect.optional = true;
    const isObject =
      view.category(phrase) === 'do-object' || (view.category(phrase) === 'effect' && around.what !== undefined);
    if (view.category(phrase) === 'has-ability') effect.what = around.actor ?? { text: 'you' };
    else if (isObject && around.what) {
      if (effect.action === 'deal-damage') effect.actor = around.what;
      else effect.what = around.what;
    } else if (around.actor) effect.actor = around.actor;
    this.fillAll(effect, phrase);
    if (construct === 'get') {
      if (view.text(phrase).endsWith('{E}')) effect.counter = 'energy';
      const amount = getsOf(view, phrase);
      if (amount !== undefined) effect.amount = amount;
      effect.to = around.actor ?? effect.what ?? { text: 'you' };
      delete effect.what;
    }
    if (effect.counter === undefined) countedIn(view, phrase, effect);
    if (effect.action === 'create') this.creation(effect, phrase);
    if (effect.action === 'pay' && construct === 'pay-life') {
      effect.cost = [{ kind: 'pay-life', ...(effect.amount === undefined ? {} : { amount: effect.amount }) }];
      delete effect.amount;
    }
    if (construct === 'pay' && view.slot(phrase, 'mana') && view.slot(phrase, 'amount')) {
      effect.cost = manaAndLife(view, phrase);
      delete effect.amount;
    }
    const times = timesOf(words);
    if (times !== undefined) effect.amount ??= times;
    if (effect.action === 'choose' && !effect.what) effect.what = chosenIn(view, phrase);
    if (effect.action === 'look') this.looked(effect, words);
    const things = effect.action === 'discard' || effect.action === 'channel' ? numberOfThings(effect.what) : undefined;
    if (things !== undefined) effect.amount ??= things;
    this.target(effect, phrase);
    if (effect.text.includes('instead') && /\binstead$|\binstead of\b/.test(effect.text)) effect.instead = true;
    const many = counted.has(effect.action) ? manyOf(words) : undefined;
    if (many) effect.amount ??= many;
    const zone = effect.action === 'put' && effect.to === undefined ? knownZone(words) : undefined;
    if (zone !== undefined) effect.to = zone;
    if (/^(?:exile|reveal)s? .*\bfrom the top of\b/.test(words)) effect.from ??= 'library';
    if (words.includes('divided') || words.startsWith('distribute')) effect.divided = true;
    return effect;
  }

  /** "Look at the top card of your library": how many cards, and where they are. */
  private looked(effect: Effect, words: string): void {
    const place = / (?:of|at) (.+)$/.exec(effect.text)?.[1];
    if (place && effect.what?.text.endsWith("'s")) effect.what = { ...effect.what, text: place };
    if (/ at the (?:top|bottom) card /.test(words)) effect.amount ??= 1;
    if (place && !effect.what && /hand|library|graveyard/.test(place)) effect.from ??= zoneOf(place);
  }

  /** A target that no field names: "Search target player's library", "becomes a copy of target creature". */
  target(effect: Effect, phrase: Phrase): void {
    const { text, what, to, from, actor } = effect;
    if (!text.includes('target')) return;
    const hasTarget = [what, to, from, actor].some((noun) => typeof noun === 'object' && noun.target !== undefined);
    const target = hasTarget || !/\btargets?\b/.test(text) ? null : targetIn(this.view, phrase);
    if (!target) return;
    if (/\battached to (?:up to one )?(?:other )?target\b/.test(text)) effect.attachedTo = target;
    else if (to === undefined) effect.to = target;
    else if (what === undefined) effect.what = target;
    else effect.from = target;
  }

  /** How many tokens of what are created, what they are copies of, and what they are attached to. */
  private creation(effect: Effect, phrase: Phrase): void {
    const { view } = this;
    const { start, end } = view.spanOf(phrase);
    const tokens = this.readers.tokens(start, end);
    // "Those tokens plus an additional Food token": the first were named before.
    const named = tokens.filter((token) => !(typeof token === 'object' && token !== null && 'anaphor' in token));
    effect.tokens = view.slot(phrase, 'tokens') && named.length > 0 ? named : tokens;
    for (const tail of view.within(phrase, 'token-tail')) this.tokenTail(effect, tail);
    for (const created of view.within(phrase, 'created')) {
      const count = view.slot(created, 'created-count');
      effect.amount ??= amountOf(count ? view.text(count) : 'a');
      const original = view.field(created, 'copyOf');
      if (original) effect.what ??= nounOf(view, original);
      for (const object of view.within(created, 'object')) if (object !== original) effect.to ??= nounOf(view, object);
    }
  }

  /** "the top card of your library", "the bottom two cards": how many cards, and from where. */
  private fromTop(effect: Effect, phrase: Phrase): void {
    const { view } = this;
    const count = view.slot(phrase, 'cards-count');
    effect.amount ??= count ? amountOf(view.text(count)) : 1;
    effect.from ??= zoneOf(view.words(phrase).replace(/^the (?:top|bottom)/, ''));
  }

  /** "for each …", "where X is …" and "equal to …" after tokens. */
  private tokenTail(effect: Effect, tail: Phrase): void {
    const { view } = this;
    const construct = view.construct(tail);
    const quantity = view.slot(tail, 'quantity');
    if (construct === 'for-each') effect.forEach ??= withoutConjunction(view.text(tail));
    else if (construct === 'where' && quantity) effect.where ??= view.text(quantity);
    else if (construct === 'equal' && quantity) effect.amount ??= amountIn(view, quantity);
  }

  /** Adds what the slots of a phrase say to an effect. */
  fillAll(effect: Effect, { slots, ending }: Phrase): void {
    for (let i = 0; i < slots.length; i++) this.fill(effect, ending!.fields[i]!, slots[i]!);
  }

  /** Adds what a slot of the phrase says to an effect. */
  fill(effect: Effect, field: string, phrase: Phrase): void {
    const { view } = this;
    const category = view.category(phrase);
    if (field === 'amount') effect.amount ??= amountIn(view, phrase);
    else if (category === 'half-life') effect.amount ??= { text: view.text(phrase) };
    else if (category === 'damage-dealt') effect.amount ??= amountIn(view, view.field(phrase, 'amount') ?? phrase);
    else if (category === 'counter-phrase') {
      if (effect.counter === undefined) Object.assign(effect, countersOf(view, phrase));
    } else if (field === 'cost') effect.cost = costsOf(view, phrase);
    else if (field === 'what' && (category === 'object' || category === 'player' || category === 'owner')) {
      effect.what ??= nounOf(view, phrase);
      const top = view.firstWithin(phrase, 'noun-phrase');
      if (top && view.construct(top) === 'top') this.fromTop(effect, top);
      const from = fromZone(view, phrase) ?? fromPlace(view, phrase);
      if (from) effect.from ??= from;
    } else if (field === 'what')
      effect.what ??= category === 'possessive' ? { text: view.text(phrase), back: true } : nounOf(view, phrase);
    else if (field === 'copyOf') effect.copyOf = view.text(phrase);
    else if (category === 'copy-except') effect.except = withoutConjunction(view.text(phrase));
    else if (category === 'zone' && !effect.from && field !== 'to') effect.from = zoneOf(view.words(phrase));
    else if (field === 'to' && category === 'zone') effect.to = zoneOf(view.words(phrase));
    else if (category === 'put-where' || category === 'return-where') this.destination(effect, phrase);
    else if (field === 'to') effect.to ??= category === 'place' ? placeOf(view, phrase) : nounOf(view, phrase);
    else if (field === 'from') effect.from ??= category === 'search-place' ? 'library' : nounOf(view, phrase);
    else if (category === 'pt' || category === 'pt-value' || category === 'signed-number')
      effect.pt ??= view.text(phrase);
    else if (category === 'energy') {
      effect.counter = 'energy';
      effect.amount ??= String(phrase.value).length / 3;
      effect.to ??= { text: 'you' };
    } else if (category === 'abilities' || category === 'choice-of-abilities') this.abilities(effect, phrase);
    else if (category === 'becomes' || category === 'is-effect') this.becomes(effect, phrase);
    else if (category === 'mana-produced' || category === 'mana-what') this.mana(effect, phrase);
    else if (category === 'quantity' && effect.amount === undefined) effect.amount = amountIn(view, phrase);
    else if (category === 'quote') effect.abilities = [...(effect.abilities ?? []), ...this.quotedIn(phrase)];
    else if (category === 'change') {
      const mana = view.slot(phrase, 'mana');
      if (mana) effect.mana = view.text(mana);
      const resources = view.slot(phrase, 'resources');
      if (resources) effect.resources = resourcesOf(view, resources);
      effect.change = view.words(phrase).includes('less') ? 'less' : 'more';
    } else if (category === 'reduced') {
      const resources = view.slot(phrase, 'resources');
      if (resources) effect.resources ??= resourcesOf(view, resources);
      effect.change ??= /\bincreased\b/.test(effect.text) ? 'more' : 'less';
    } else if (category === 'where') effect.where = withoutConjunction(view.text(phrase));
    else if (category === 'for-each') effect.forEach ??= withoutConjunction(view.text(phrase));
    else if (category === 'each-of') effect.forEach ??= view.text(phrase);
    else if (category === 'equal-to') effect.amount = { text: withoutConjunction(view.text(phrase)) };
    else if (category === 'tails') applyTails(view, phrase, [effect]);
    else if (category === 'cast-modifiers') {
      const zone = view.firstWithin(phrase, 'zone');
      if (zone) effect.from ??= zoneOf(view.words(zone));
      const time = view.firstWithin(phrase, 'time');
      if (time) effect.duration ??= view.text(time);
      else if (/\bthis turn\b/.test(view.words(phrase))) effect.duration ??= 'this turn';
      const clauses = view.firstWithin(phrase, 'clauses');
      if (clauses) effect.condition ??= `if ${view.text(clauses)}`;
    } else if (category === 'with-entering') {
      this.enteringCounters(effect, phrase);
    } else if (category === 'damage-target' || category === 'target-of') effect.to ??= nounOf(view, phrase);
    else if (category === 'condition') addClause(effect, view.clause(phrase));
    else if (category === 'duration') effect.duration ??= view.text(phrase);
    else if (category === 'clauses' || category === 'clause') this.subordinate(effect, phrase);
    else if (category === 'damage-path') for (const path of this.paths(phrase)) this.fill(effect, 'to', path);
    else if (category === 'time') effect.duration ??= view.text(phrase);
    else if (category === 'must-do') {
      effect.of = view.construct(phrase);
      for (const slot of phrase.slots) this.fill(effect, '', slot);
    } else if (category === 'must-when') {
      const time = /^(?:this|that) (?:turn|combat)/.exec(view.text(phrase))?.[0];
      if (time) effect.duration ??= time;
    } else if (category === 'attack-target') effect.to ??= nounOf(view, phrase);
    else if (category === 'exile-how' || category === 'copy-how' || category === 'choose-how') {
      this.fillAll(effect, phrase);
    } else if (category === 'object' || category === 'player') {
      if (effect.what === undefined) effect.what = nounOf(view, phrase);
      else effect.to ??= nounOf(view, phrase);
    } else if (category === 'possessive') {
      const owner = nounOf(view, phrase);
      if (owner.target !== undefined) effect.what ??= owner;
    } else if (category === 'might-change') this.might(effect, phrase);
    else if (category === 'resources') effect.resources ??= resourcesOf(view, phrase);
    else if (isPlace(category)) Object.assign(effect, placesIn(view, phrase));
    else if (category === 'scry-number') effect.amount ??= amountOf(view.text(phrase));
  }

  /** "{R}", "two mana of any one color", "{C} for each …", "an amount of {R} equal to …". */
  private mana(effect: Effect, phrase: Phrase): void {
    const { view } = this;
    const rest = view.slot(phrase, 'for-each', 'equal-to', 'quantity');
    const symbols = view.slot(phrase, 'mana');
    if (view.category(phrase) === 'mana-what') effect.mana ??= effect.text.replace(/^adds? /i, '');
    else effect.mana ??= rest && symbols ? view.text(symbols) : view.text(phrase);
    if (rest) this.fill(effect, '', rest);
  }

  /** "with two +1/+1 counters on it", "with a number of charge counters on it equal to …". */
  private enteringCounters(effect: Effect, phrase: Phrase): void {
    const { view } = this;
    const counters = [...view.within(phrase, 'counter-phrase')][0];
    if (counters) Object.assign(effect, countersOf(view, counters));
    const each = view.slot(phrase, 'each-of');
    if (each) effect.forEach ??= view.text(each);
    const kind = view.slot(phrase, 'counter-kind');
    if (!kind) return;
    const equal = view.slot(phrase, 'equal-to');
    effect.counter = view.text(kind);
    effect.amount = equal
      ? { text: withoutConjunction(view.text(equal)) }
      : amountOf(view.textBetween(phrase.start + 1, kind.start));
  }

  /** A clause after its conjunction: "until this creature leaves the battlefield", "as long as …". */
  private subordinate(effect: Effect, phrase: Phrase): void {
    const { view } = this;
    const text = view.textBetween(phrase.start - 1, phrase.end);
    if (/^until\b/.test(text)) effect.duration ??= text;
    else if (/^(?:if|unless|while)\b/.test(text)) effect.condition ??= text;
    else if (/^as\b/.test(text)) {
      const before = view.textBetween(phrase.start - 4, phrase.start - 1);
      if (before === 'for as long') effect.duration ??= `for as long ${text}`;
      else if (/\bas long$/.test(before)) effect.condition ??= `as long ${text}`;
    }
  }

  private paths(phrase: Phrase): Phrase[] {
    return this.view.within(phrase, 'target-of');
  }

  private destination(effect: Effect, phrase: Phrase): void {
    const words = this.view.words(phrase);
    effect.to ??= zoneOf(words);
    const from = /^from (.+?) to\b/.exec(words)?.[1];
    if (from) effect.from ??= zoneOf(from);
    const attached = / attached to /.test(words) ? this.view.within(phrase, 'object').at(-1) : undefined;
    if (attached) effect.attachedTo ??= nounOf(this.view, attached);
  }

  /** "+2 [M]" and "+[M] equal to its Might". */
  private might(effect: Effect, phrase: Phrase): void {
    const by = this.view.slot(phrase, 'signed-number');
    const equal = this.view.slot(phrase, 'quantity');
    effect.pt ??= this.view.text(by ?? phrase).replace('−', '-');
    if (equal) effect.amount ??= amountIn(this.view, equal);
    for (const slot of this.view.slots(phrase))
      if (slot.field === 'each-of') effect.forEach ??= this.view.text(slot.phrase);
  }

  private abilities(effect: Effect, phrase: Phrase): void {
    const { view } = this;
    const keywords = view.within(phrase, 'keyword').map((keyword) => view.clause(keyword).replace(/[[\]]/g, ''));
    const quoted = view.within(phrase, 'quote').flatMap((quote) => this.quotedIn(quote));
    if (keywords.length > 0) effect.keywords = keywords.map((keyword) => keyword.replace(/, where .*/, ''));
    const where = /, where \w is (.+)/.exec(keywords.at(-1) ?? '')?.[1];
    if (where !== undefined) effect.where ??= where;
    if (quoted.length > 0) effect.abilities = quoted;
  }

  private quotedIn(phrase: Phrase): readonly AbilityTree[] {
    const { view } = this;
    const { start } = view.spanOf(phrase);
    const quote = view.line.quotes.find((each) => view.offset + each.start === start);
    return quote ? this.readers.quoted(quote.abilities, start + 1) : [];
  }

  private becomes(effect: Effect, phrase: Phrase): void {
    const { view } = this;
    const pt = view.firstWithin(phrase, 'pt');
    if (pt) effect.pt = view.text(pt);
    const tail = view.firstWithin(phrase, 'becomes-tail') ?? phrase;
    const equal = view.slot(tail, 'quantity');
    if (equal) effect.amount ??= amountIn(view, equal);
    const tails = view.slot(phrase, 'tails');
    if (tails) applyTails(view, tails, [effect]);
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
    const gained = view.within(phrase, 'becomes-tail').find((tail) => view.construct(tail) === 'and-has');
    const keywords = view
      .within(phrase, 'keyword')
      .filter(({ start }) => !gained || start < gained.start)
      .map((keyword) => view.text(keyword));
    if (keywords.length > 0) effect.keywords = keywords;
    const of = view.field(view.firstWithin(phrase, 'becomes-copy') ?? phrase, 'copyOf');
    if (of) effect.copyOf = view.text(of);
  }
}

function amountIn(view: View, phrase: Phrase): Amount {
  return amountOf(view.text(phrase));
}
