import type { Phrase } from '../grammar/phrase.js';
import type { Effect } from './effect.js';
import { amountOf } from './nouns.js';
import type { Amount, NounTree } from './tree.js';
import type { View } from './view.js';

/** "All charge counters", "that many +1/+1 counters plus one are put on it": of what kind, and how many. */
export function countedIn(view: View, phrase: Phrase, effect: Effect): void {
  const kind = view.slot(phrase, 'counter-kind');
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

/** "Choose a color": what is chosen where it is no object. */
export function chosenIn(view: View, phrase: Phrase): NounTree {
  const text = view.textBetween(phrase.start + 1, phrase.end);
  return /^an? /i.test(text) ? { text, quantifier: 'a' } : { text };
}
