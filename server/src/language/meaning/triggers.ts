import type { Phrase } from '../grammar/phrase.js';
import { countersOf } from './costs.js';
import { nounOf } from './nouns.js';
import type { Draft, NounTree, TriggerTree } from './tree.js';
import type { View } from './view.js';

/** The events that the tree names; all others are `other`. */
const named: ReadonlySet<string> = new Set(
  (
    'enters leaves dies put-into-graveyard attacks blocks becomes-blocked deals-damage dealt-damage cast draws discards sacrifices gains-life loses-life ' +
    'plays conquers holds moves defends wins-combat loses-combat stuns buffs recycles hides kills readies attaches channels scores chosen uses spends gains-xp ' +
    'step tapped untapped becomes-target put-counters creates-token transforms cycles you-do'
  ).split(' '),
);

const renamed: ReadonlyMap<string, string> = new Map([
  ['puts', 'put-counters'],
  ['counters', 'put-counters'],
  ['counter-nth', 'put-counters'],
  ['leave', 'leaves'],
  ['this-cast', 'cast'],
  ['dealt-back', 'dealt-damage'],
  ['create', 'creates-token'],
  ['deals', 'dealt-damage'],
  ['tap', 'tapped'],
  ['untap', 'untapped'],
  ['targeted', 'becomes-target'],
  ['entering', 'enters'],
]);

/** The events of a phrase of the category `trigger`, `when-trigger` or `step-time`. */
export function triggersOf(view: View, phrase: Phrase): TriggerTree[] {
  const category = view.category(phrase);
  if (category === 'step-time') return [stepOf(view, phrase)];
  if (category === 'event') return eventsOf(view, phrase);
  if (category === 'state-clause') return [{ event: 'other', text: view.text(phrase) }];
  if (category === 'trigger' || category === 'when-trigger')
    return phrase.slots.flatMap((slot) => triggersOf(view, slot));
  return [];
}

function eventsOf(view: View, phrase: Phrase): TriggerTree[] {
  const construct = view.construct(phrase);
  const text = view.text(phrase);
  if (construct === 'step') {
    const time = view.slot(phrase, 'step-time');
    return time ? [stepOf(view, time)] : [{ event: 'other', text }];
  }
  if (construct === 'object') {
    const what = view.field(phrase, 'what');
    const who = what ? { what: nounOf(view, what) } : {};
    return partsOf(view, phrase, 'happens-part').flatMap((part) => {
      const next = view.slot(part, 'event');
      return [eventOf(view, view.slot(part, 'happens-part-short') ?? part, who), ...(next ? eventsOf(view, next) : [])];
    });
  }
  if (construct === 'player') {
    const actor = view.field(phrase, 'actor');
    const who = actor ? { actor: nounOf(view, actor) } : {};
    return partsOf(view, phrase, 'did-event-part').flatMap((part) => playerEvents(view, part, who));
  }
  if (construct === 'counters') {
    const counters = view.slot(phrase, 'counter-phrase');
    const to = view.field(phrase, 'to');
    return [
      {
        event: 'put-counters',
        ...(counters ? pick(countersOf(view, counters)) : {}),
        ...(to ? { to: nounOf(view, to) } : {}),
        text,
      },
    ];
  }
  const to = view.field(phrase, 'to');
  const event = renamed.get(construct) ?? construct;
  const player = view.slot(phrase, 'player');
  const actor = player ? nounOf(view, player) : /^you\b/i.test(text) ? { text: 'you' } : null;
  return [
    {
      event: named.has(event) ? event : 'other',
      ...(actor ? { actor } : {}),
      ...(to ? { to: nounOf(view, to) } : {}),
      text,
    },
  ];
}

/** The events of one thing that a player does; two of "create or sacrifice a token". */
function playerEvents(view: View, part: Phrase, who: { actor?: NounTree }): TriggerTree[] {
  const deed = view.slot(part, 'other-deed');
  const event = eventOf(view, deed ?? part, who);
  const verbs = deed ? verbsOf(view, deed) : view.construct(part) === 'two' ? bothVerbs(view.words(part)) : [];
  if (verbs.length === 0) return [event];
  return verbs.map((verb) => ({ ...event, event: eventOfVerb.get(verb) ?? 'other' }));
}

/** The verbs of a deed, without *-s*. */
function verbsOf(view: View, deed: Phrase): string[] {
  const words = view.words(deed);
  switch (view.construct(deed)) {
    case 'either':
      return bothVerbs(words);
    case 'life':
      return /^(?:gain|lose)s? (?:or|and) /.test(words) ? ['gain', 'lose'] : [plainVerb(words)];
    case 'object':
    case 'nth':
    case 'attack':
    case 'block':
      return [plainVerb(words)];
    default:
      return [];
  }
}

/** "create or sacrifices" */
function bothVerbs(words: string): string[] {
  return words.split(' or ', 2).map(plainVerb);
}

function plainVerb(words: string): string {
  return words.split(' ', 1)[0]!.replace(/s$/, '');
}

/** Events of the things that something is done to: "is sacrificed". */
const passiveEvents: ReadonlyMap<string, string> = new Map([
  ['sacrificed', 'sacrifices'],
  ['discarded', 'discards'],
  ['cast', 'cast'],
  ['created', 'creates-token'],
  ['cycled', 'cycles'],
]);

const eventOfVerb: ReadonlyMap<string, string> = new Map([
  ['create', 'creates-token'],
  ['sacrifice', 'sacrifices'],
  ['discard', 'discards'],
  ['cast', 'cast'],
  ['draw', 'draws'],
  ['cycle', 'cycles'],
  ['tap', 'tapped'],
  ['untap', 'untapped'],
  ['attack', 'attacks'],
  ['block', 'blocks'],
  ['gain', 'gains-life'],
  ['lose', 'loses-life'],
]);

function pick({ counter }: { counter?: string }): { counter?: string } {
  return counter === undefined ? {} : { counter };
}

function partsOf(view: View, phrase: Phrase, category: string): Phrase[] {
  return view.within(phrase, category);
}

function eventOf(view: View, part: Phrase, who: { what?: NounTree; actor?: NounTree }): TriggerTree {
  const construct = view.construct(part);
  const name = renamed.get(construct) ?? construct;
  const words = view.words(part);
  const counters = view.slot(part, 'counter-phrase');
  const passive = name === 'discovered' ? passiveEvents.get(/(?:is|are) (\w+)/.exec(words)?.[1] ?? '') : undefined;
  if (passive) return { event: passive, ...who, text: view.text(part) };
  const isOther =
    !named.has(name) ||
    (name === 'put-counters' && !counters) ||
    (name === 'put-into-graveyard' && !words.includes('graveyard'));
  const event = isOther ? 'other' : name;
  const attacked = view.slot(part, 'attack-target');
  const to = view.field(part, 'to') ?? (attacked && view.slot(attacked, 'player', 'object'));
  const what = view.field(part, 'what');
  const tree: Partial<Draft<TriggerTree>> = { event, ...who };
  if (what) tree.what = nounOf(view, what);
  if (to) tree.to = nounOf(view, to);
  if (words.includes('combat damage') && !words.includes('noncombat')) tree.combat = true;
  const counter = counters ? countersOf(view, counters).counter : undefined;
  if (counter !== undefined) tree.counter = counter;
  tree.text = view.text(part);
  return tree as TriggerTree;
}

const steps: readonly [RegExp, string][] = [
  [/end of combat/, 'end of combat'],
  [/untap step/, 'untap'],
  [/upkeep/, 'upkeep'],
  [/draw step/, 'draw'],
  [/(?:second|postcombat) main/, 'second main'],
  [/main phase/, 'main'],
  [/beginning phase/, 'beginning'],
  [/combat/, 'combat'],
  [/end step|end of turn|end of .*turn|cleanup/, 'end'],
];

function stepOf(view: View, phrase: Phrase): TriggerTree {
  const text = view.text(phrase);
  const step = steps.find(([pattern]) => pattern.test(view.words(phrase)))?.[1] ?? 'other';
  const whose =
    /beginning of (.+?) (?:upkeep|draw|end|first|second|precombat|postcombat|main|combat|untap|cleanup|declare)/.exec(
      text,
    )?.[1] ?? /combat on (your|each opponent's|each player's) turn/.exec(text)?.[1];
  const own = /combat on (.+?) turn/.exec(text)?.[1];
  const field = view.field(phrase, 'whose');
  return {
    event: 'step',
    step,
    ...((own ?? whose) ? { whose: own ?? whose! } : field ? { whose: view.text(field) } : {}),
    text,
  };
}
