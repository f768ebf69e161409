import { amountOf, numberOf } from './nouns.js';
import type { Amount, NounTree } from './tree.js';

const actions: ReadonlyMap<string, string> = new Map([
  ['pay-life', 'pay'],
  ['get', 'put-counters'],
  ['investigate', ''],
  ['keyword-action', ''],
  ['own-action', ''],
  ['bolster', ''],
  ['amass', 'amass'],
  ['manifest', ''],
  ['fights', 'fight'],
  ['explores', 'explore'],
  ['connives', 'connive'],
  ['endures', ''],
  ['collect-evidence', ''],
  ['transforms', 'transform'],
  ['base-pt', 'set-pt'],
  ['prevent', 'prevent-damage'],
  ['reselect', 'choose'],
  ['put-cost', 'put-counters'],
  ['spells-cost', 'cost-change'],
  ['abilities-cost', 'cost-change'],
  ['costs', 'cost-change'],
  ['object', 'become'],
  ['text', 'set-pt'],
  ['become-pt', 'set-pt'],
  ['have-stats', 'set-pt'],
  ['power-sum', 'deal-damage'],
  ['kind', 'double'],
  ['lose-counters', 'remove-counters'],
  ['can-attack', 'can'],
  ['can-block', 'can'],
]);

/** The action that the tree names a construct; for keyword actions the verb itself. */
export function actionOf(construct: string, words: string): string {
  const known = actions.get(construct);
  if (construct === 'phase') return words.endsWith(' in') ? 'phase-in' : 'phase-out';
  if (construct === 'enter-tapped' && !/\btapped\b/.test(words)) return 'enter';
  if (known === undefined) return construct;
  if (known !== '') return known;
  const [verb = '', noun = ''] = words.split(' ');
  if (noun === 'evidence' || noun === 'travel' || noun === 'travels')
    return `${verb.replace(/s$/, '')}-${noun.replace(/s$/, '')}`;
  const base = /(?:ies)$/.test(verb) && verb !== 'ies' ? `${verb.slice(0, -3)}y` : verb.replace(/s$/, '');
  return /^(?:proces|pas)$/.test(base) ? verb : /^(?:amas|harnes)$/.test(base) ? `${base}s` : base;
}

const repeated = /^(?:investigate|proliferate|populate|explore)s? (?:twice|(\w+) times)$/;

/** How often an effect happens: "proliferate twice". */
export function timesOf(words: string): number | undefined {
  const match = repeated.exec(words);
  if (!match) return undefined;
  return match[1] === undefined ? 2 : (numberOf(match[1]) ?? undefined);
}

/** How many things a noun phrase such as "two cards" means, where it is a number. */
export function numberOfThings({ quantifier }: NounTree = { text: '' }): Amount | undefined {
  const amount = quantifier === undefined ? undefined : amountOf(quantifier);
  return typeof amount === 'object' ? undefined : amount;
}
