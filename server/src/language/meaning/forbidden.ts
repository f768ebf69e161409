import type { Phrase } from '../grammar/phrase.js';
import { actionOf } from './actions.js';
import type { Effect } from './effect.js';
import type { View } from './view.js';

/** Constructs of what objects can't do whose name in the tree is another. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['counters', 'get-counters'],
  ['deal', 'deal-damage'],
  ['suspect', 'become-suspected'],
]);

/** What a phrase after "can't" forbids: "block", "be-blocked", "cast", "draw". */
export function forbidden(view: View, phrase: Phrase): string {
  const construct = view.construct(phrase);
  const words = view.words(phrase);
  if (view.category(phrase) === 'cant-do') {
    const inner = construct === 'do' ? view.slot(phrase, 'do') : null;
    if (inner) return actionOf(view.construct(inner), view.words(inner));
    return construct === 'lose' || construct === 'deed' ? forbiddenVerb(words) : construct;
  }
  if (words.startsWith('be ') || construct === 'ready' || construct === 'happen') return forbiddenVerb(words);
  return renamed.get(construct) ?? construct;
}

/** The name of what the words of a verb forbid or demand: "be-sacrificed", "lose-life". */
export function forbiddenVerb(words: string): string {
  if (/^be the targets? of/.test(words)) return 'be-targeted';
  const [first, second] = words.split(' ');
  const isPair = first === 'be' || second === 'life' || second === 'damage';
  return isPair && second ? `${first}-${second}` : first!;
}

/** The second effect of "can't … or …". */
export function forbiddenBy({ what, duration, condition }: Effect, effect: Effect): Effect {
  if (effect.action === 'cant') return effect;
  const { actor: _, ...rest } = effect;
  return {
    ...rest,
    action: 'cant',
    of: effect.action,
    ...(what ? { what } : {}),
    ...(duration ? { duration } : {}),
    ...(condition ? { condition } : {}),
  };
}
