// @ts-check
/** Cards per second, compared with other text linters and with a plain search. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm } from '../lib/run.mjs';
import { figures, homebrew, official, printed } from './programs.mjs';
import { milliseconds, perSecond, times } from './table.mjs';

/** @typedef {import('./table.mjs').Table} Table */

/** @returns {Promise<Table[]>} */
export async function text() {
  const [cards, own] = [await figures('throughput', [official]), await figures('throughput', [homebrew])];
  return [stages(cards, own), await besidePeers(cards)];
}

/** @param {any} cards @param {any} own @returns {Table} */
function stages(cards, own) {
  const row = (/** @type {string} */ what, /** @type {string} */ stage) => [
    what,
    ...[cards, own].flatMap((each) => [
      milliseconds(each.cold[stage]),
      perSecond(each.cards, each.cold[stage]),
      perSecond(each.cards, each.warm[stage]),
    ]),
  ];
  const named = (/** @type {string} */ of, /** @type {any} */ { cards: count }) =>
    `${count.toLocaleString('en-US')} ${of} cards`;
  return {
    title: 'One thread, engine warm, nothing known of the cards; and with every card known',
    head: [
      '',
      named('official', cards),
      'a second',
      'known: a second',
      named('homebrew', own),
      'a second',
      'known: a second',
    ],
    rows: [
      row('read', 'read'),
      row('parse and analyse', 'analyse'),
      row('index', 'index'),
      row('lint', 'lint'),
      row('text to findings', 'all'),
    ],
  };
}

/** @param {any} ours @returns {Promise<Table>} */
async function besidePeers({ cards, cold }) {
  const folder = join(root, 'test/bench');
  if (!existsSync(join(folder, 'node_modules/cspell-lib'))) {
    await runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, show: 'failure' });
  }
  const peers = await printed([join(folder, 'peers.mjs'), official]);
  const rate = (/** @type {number} */ count, /** @type {number} */ time) => count / time;
  const lint = rate(cards, cold.all);
  return {
    title: 'The same cards, text to findings, in one run (goals: 15 × cspell, 500 × harper, a hundredth of the search)',
    head: ['', 'cards a second', 'Tokenwright beside it'],
    rows: [
      ['Tokenwright, all rules', perSecond(cards, cold.all), ''],
      ...Object.entries(peers).map(([name, { cards: count, milliseconds: time }]) => [
        name,
        perSecond(count, time),
        lint > rate(count, time) ? times(lint / rate(count, time)) : `1 / ${Math.round(rate(count, time) / lint)}`,
      ]),
    ],
  };
}
