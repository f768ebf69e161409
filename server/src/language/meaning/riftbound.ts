import type { Ability } from '../abilities/ability.js';
import type { Phrase } from '../grammar/phrase.js';
import { amountOf, nounOf } from './nouns.js';
import type { AbilityTree, CostTree, NounTree } from './tree.js';
import type { View } from './view.js';
import { zoneOf } from './zones.js';

/** "[E1][RUNE:fury][RUNE:fury]": energy, and power of each domain. */
export function resourcesOf(view: View, phrase: Phrase): CostTree[] {
  return view.slots(phrase).flatMap(({ phrase: part }): CostTree[] => {
    if (view.category(part) === 'energy-cost') return [{ kind: 'pay-energy', amount: amountOf(String(part.value)) }];
    if (view.category(part) !== 'power-cost') return [];
    const domains = part.value as readonly string[];
    return [...new Set(domains)].map((domain) => ({
      kind: 'pay-power',
      amount: domains.filter((each) => each === domain).length,
      ...(domain === 'any' ? {} : { domain }),
    }));
  });
}

/** A place: the battlefield that a noun phrase means, or the name of a zone. */
export function placeOf(view: View, phrase: Phrase): NounTree | string {
  const spot = view.category(phrase) === 'spot' ? phrase : view.slot(phrase, 'spot');
  const noun = spot && view.firstWithin(spot, 'spot-noun');
  return noun && view.construct(noun) !== 'base' ? nounOf(view, spot) : zoneOf(view.words(phrase));
}

const placeCategories: ReadonlySet<string> = new Set([
  'at-place',
  'move-where',
  'play-where',
  'from-place',
  'to-place',
  'recall-how',
  'place',
  'spot',
  'area',
]);

const ends: ReadonlySet<string> = new Set(['place', 'spot', 'area']);

/** Where something comes from and goes to: "from a battlefield to its base", "here". */
export function placesIn(view: View, phrase: Phrase): { from?: NounTree | string; to?: NounTree | string } {
  if (view.category(phrase) === 'at-place' && view.slots(phrase).length === 0) return { to: view.words(phrase) };
  const places: { from?: NounTree | string; to?: NounTree | string } = {};
  for (const { phrase: inner } of view.slots(phrase)) {
    const category = view.category(inner);
    if (!placeCategories.has(category)) continue;
    if (!ends.has(category)) Object.assign(places, placesIn(view, inner));
    else if (view.textBetween(inner.start - 1, inner.start).toLowerCase() === 'from')
      places.from = placeOf(view, inner);
    else places.to = placeOf(view, inner);
  }
  return places;
}

/** The place that a noun phrase's things are taken from: "a unit from your trash". */
export function fromPlace(view: View, phrase: Phrase): NounTree | string | null {
  for (const relative of view.within(phrase, 'relative')) {
    const place = view.slot(relative, 'place');
    if (place && view.construct(relative) === 'from') return placeOf(view, place);
  }
  return null;
}

export function isPlace(category: string): boolean {
  return placeCategories.has(category);
}

/** What stands before an ability: its keyword, "while …" and "once each turn". */
export function beforeAbility(view: View, { keywordBefore, opening }: Ability): Partial<AbilityTree> {
  const tree: { -readonly [K in keyof AbilityTree]?: AbilityTree[K] } = {};
  if (keywordBefore) {
    tree.keyword = view
      .within(keywordBefore, 'keyword-name')
      .map((name) => view.words(name))
      .join(', ');
    if (view.construct(keywordBefore) === 'dies') {
      tree.keyword = view.words(keywordBefore);
      tree.triggers = [{ event: 'dies', what: { text: 'I', self: true }, text: view.text(keywordBefore) }];
    }
  }
  if (opening && view.construct(opening) === 'while') tree.condition = view.clause(opening);
  else if (opening) tree.limits = [view.text(opening).toLowerCase()];
  return tree;
}
