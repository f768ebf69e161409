import type { Phrase } from '../grammar/phrase.js';
import type { Effect } from './effect.js';
import { amountOf } from './nouns.js';
import type { Amount, NounTree } from './tree.js';
import type { View } from './view.js';

/** "All charge counters", "that many +1/+1 counters plus one are put on it": of what kind, and how many. */
export function countedIn(view: View, phrase: Phrase, effect: Effect): void {
  const kind = view.slot(phrase, 'counter-kind');
  if (effect.action === 'remove-counters' && /^removes? one\b/.test(view.words(phrase))) effect.amount = 1;
  if (!kind || !/-counters$/.test(effect.action)) return;
  effect.counter = view.text(kind);
  const [before = '', after = ''] = [
    view.textBetween(phrase.start, kind.start),
    view.textBetween(kind.end + 1, phrase.end),
  ];
  const plus = /^(?:plus|minus) \S+/.exec(after)?.[0];
  const amount = before.replace(/^(?:remove|move|put|get)s? /i, '');
  effect.amount ??= amountOf(plus ? `${amount} ${plus}` : amount);
}

/** "You get six {E}", "you get that many {E}": how many. */
export function getsOf(view: View, phrase: Phrase): Amount | undefined {
  const symbols = view.slot(phrase, 'energy', 'other-symbol');
  if (!symbols || symbols.start === phrase.start + 1 || view.slot(phrase, 'equal-to')) return undefined;
  return amountOf(view.textBetween(phrase.start + 1, symbols.start));
}

/** Actions that happen to a number of things. */
export const counted: ReadonlySet<string> = new Set(
  'deal-damage gain-life lose-life draw discard mill scry create put-counters'.split(' '),
);

/** "Twice that many of those tokens", "that much damage plus 2": the amount without the noun. */
export function manyOf(words: string): Amount | undefined {
  const [, many, more = ''] =
    /\b((?:(?:twice|double|triple|half) )?that (?:many|much))\b(?: \S+( (?:plus|minus) \S+))?/.exec(words) ?? [];
  return many === undefined ? undefined : { text: many + more };
}

/** "Choose a color": what is chosen where it is no object. */
export function chosenIn(view: View, phrase: Phrase): NounTree {
  const text = view.textBetween(phrase.start + 1, phrase.end);
  const player = /^an? (player|opponent)\b/i.exec(text)?.[1];
  if (player !== undefined) return { text, quantifier: 'a', types: [player] };
  return /^an? /i.test(text) ? { text, quantifier: 'a' } : { text };
}
