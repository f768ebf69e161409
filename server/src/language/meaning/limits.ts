import type { Phrase } from '../grammar/phrase.js';
import type { Effect } from './effect.js';
import type { View } from './view.js';

const names: readonly [RegExp, string][] = [
  [/only (?:as a sorcery|any time you could cast a sorcery)$/, 'sorcery'],
  [/only once each turn$/, 'once each turn'],
  [/only during your turn$/, 'during your turn'],
  [/^any player may activate this ability$/, 'any player'],
];

/** Sentences that say nothing about when an ability may be used, and the action that the tree names them. */
const actions: ReadonlyMap<string, string> = new Map([
  ['spend', 'spend-only'],
  ['cast', 'cast-only'],
  ['deck', 'deck-limit'],
  ['legend', 'legend-rule'],
  ['same', 'same'],
  ['draft', 'draft'],
  ['characteristics', 'characteristics'],
  ['starting', 'starting-intensity'],
  ['no-hand', 'devotion'],
]);

/** The limits of using an ability that a sentence names. */
export function limitsOf(view: View, phrase: Phrase): string[] {
  const limit = view.firstWithin(phrase, 'limit');
  if (!limit || actions.has(view.construct(limit))) return [];
  return view
    .text(limit)
    .split(/ and (?=only )/)
    .map((text) => names.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1] ?? text);
}

/** The effect of a sentence of the category `limit`, or null if it limits the use of an ability. */
export function limitEffect(view: View, limit: Phrase): Effect | null {
  const action = actions.get(view.construct(limit));
  return action ? { action, text: view.text(limit) } : null;
}
