import type { Phrase } from '../grammar/phrase.js';
import { numberOfThings } from './actions.js';
import type { Effect } from './effect.js';
import { amountOf, nounOf } from './nouns.js';
import { placeOf, resourcesOf } from './riftbound.js';
import type { CostTree, Draft, NounTree } from './tree.js';
import type { View } from './view.js';
import { fromZone, zoneOf } from './zones.js';

/** Constructs of the grammar that the tree does not distinguish. */
const kinds: ReadonlyMap<string, string> = new Map([
  ['pay-mana', 'mana'],
  ['untap-permanents', 'other'],
  ['create', 'other'],
  ['tickets', 'other'],
  ['energy', 'pay-energy'],
]);

/** The costs of a phrase of the category `costs` or `cost`, or of mana alone. */
export function costsOf(view: View, phrase: Phrase): CostTree[] {
  const category = view.category(phrase);
  if (category === 'mana') return [{ kind: 'mana', mana: String(phrase.value) }];
  if (category === 'costs') return phrase.slots.flatMap((slot) => costsOf(view, slot));
  if (category === 'pay-cost') return [payCost(view, phrase)];
  if (category === 'resources') return resourcesOf(view, phrase);
  if (category === 'cost-steps' || view.construct(phrase) === 'resources')
    return phrase.slots.flatMap((slot) => costsOf(view, slot));
  if (category !== 'cost') return [];
  // "pay {2} and 3 life", "pay 3 life and sacrifice a creature"
  const more = view.slot(phrase, 'cost');
  if (view.construct(phrase) === 'and') return manaAndLife(view, phrase);
  return [costOf(view, phrase), ...(more ? costsOf(view, more) : [])];
}

/** "pay {2} and 3 life" */
export function manaAndLife(view: View, phrase: Phrase): CostTree[] {
  const amount = amountOf(view.text(view.slot(phrase, 'amount')!));
  return [
    { kind: 'mana', mana: String(view.slot(phrase, 'mana')!.value) },
    { kind: 'pay-life', amount },
  ];
}

/** An effect as the cost that it is: "sacrifice a creature" of "as an additional cost to cast this spell, sacrifice a creature". */
export function costOfEffect({ action, what, amount, counter, from, to, cost }: Effect): readonly CostTree[] {
  if (cost) return cost;
  const paid: Draft<CostTree> = { kind: action === 'tap' ? 'tap-permanents' : action };
  if (what) paid.what = what;
  const number = amount ?? numberOfThings(what);
  if (number !== undefined) paid.amount = number;
  if (counter !== undefined) paid.counter = counter;
  if (from !== undefined) paid.from = from;
  if (to !== undefined) paid.to = to;
  return [paid];
}

function costOf(view: View, phrase: Phrase): CostTree {
  const construct = view.construct(phrase);
  const kind = kinds.get(construct) ?? construct;
  const mana = view.slot(phrase, 'mana');
  const what = view.field(phrase, 'what');
  const amount =
    view.slot(phrase, 'amount', 'count', 'number', 'number-word', 'half-life') ??
    (what && view.firstWithin(what, 'cards-count'));
  const energy = view.slot(phrase, 'energy');
  const counters = view.slot(phrase, 'counter-phrase');
  const from = view.field(phrase, 'from');
  const to = view.field(phrase, 'to');
  const zone = what && !from ? fromZone(view, what) : null;
  const noun = what ? nounOf(view, what) : undefined;
  const energyAmount = energy && !amount ? String(energy.value).length / 3 : undefined;
  return {
    kind,
    ...(mana && kind === 'mana' ? { mana: String(mana.value) } : {}),
    ...(noun ? { what: noun } : {}),
    ...(amount ? { amount: amountOf(view.text(amount)) } : energyAmount ? { amount: energyAmount } : {}),
    ...(!amount &&
    noun &&
    /^(?:discard|kill|exhaust|recycle|banish|exile|remove-counters|return|reveal|sacrifice|tap-permanents)$/.test(
      kind,
    ) &&
    noun.quantifier &&
    countable(noun.quantifier)
      ? { amount: amountOf(noun.quantifier) }
      : {}),

    ...(counters ? countersOf(view, counters) : {}),
    ...(from ? { from: whereOf(view, from) } : zone ? { from: zone } : {}),
    ...(to ? { to: whereOf(view, to) } : {}),
    ...(kind === 'other' ? { text: view.text(phrase) } : {}),
  };
}

function whereOf(view: View, phrase: Phrase): NounTree | string {
  const category = view.category(phrase);
  if (category === 'zone' || category === 'library-end') return zoneOf(view.words(phrase));
  return category === 'place' ? placeOf(view, phrase) : nounOf(view, phrase);
}

function payCost(view: View, phrase: Phrase): CostTree {
  const construct = view.construct(phrase);
  const mana = view.slot(phrase, 'mana');
  const amount = view.slot(phrase, 'amount', 'number', 'number-word', 'half-life', 'quantity');
  const energy = view.slot(phrase, 'energy');
  if (mana) return { kind: 'mana', mana: String(mana.value) };
  if (construct === 'life')
    return { kind: 'pay-life', amount: amountOf(amount ? view.text(amount) : lifePaid(view.words(phrase))) };
  if (energy)
    return { kind: 'pay-energy', amount: amount ? amountOf(view.text(amount)) : String(energy.value).length / 3 };
  return { kind: 'other', text: view.text(phrase) };
}

/** "two +1/+1 counters": how many counters, and of what kind. */
export function countersOf(view: View, phrase: Phrase): { amount?: ReturnType<typeof amountOf>; counter?: string } {
  const kind = view.slot(phrase, 'counter-kind');
  const count = view.slot(phrase, 'count');
  const first = view.lexemes.words[phrase.start]!.lower;
  const amount = count ? amountOf(view.text(count)) : first === 'a' || first === 'an' ? 1 : undefined;
  return { ...(amount !== undefined ? { amount } : {}), ...(kind ? { counter: view.text(kind) } : {}) };
}

/** "pay X life", "pay any amount of life": how much. */
function lifePaid(words: string): string {
  return words.replace(/^pays? /, '').replace(/(?: of)? life$/, '');
}

/** Whether a quantifier is a number: "a", "two", "X". */
function countable(quantifier: string): boolean {
  return typeof amountOf(quantifier) !== 'object';
}
