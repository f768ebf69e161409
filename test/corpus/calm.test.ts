import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Desk } from '../lsp/support/desk.js';
import { byKey, see } from '../lsp/support/typing.js';
import type { CorpusRecord } from './as-set.js';
import { filesOf } from './as-set.js';
import { missing, readLines } from './corpora.js';
import { asCardText, modelCards, officialFile } from './official.js';

/** How many cards of each kind are typed. */
const CARDS = 40;

const homebrewFile = 'corpus/homebrew.jsonl';
const skipped = missing(officialFile) || missing(homebrewFile);

let desk: Desk;
beforeAll(async () => {
  desk = await Desk.with();
});
afterAll(() => desk.connection.dispose());

/** Every so many values, so that about `CARDS` of them remain. */
function sample<T>(values: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(values.length / CARDS));
  return values.filter((_, at) => at % step === 0).slice(0, CARDS);
}

/** Types each card into a file of its own. @returns the share of keystrokes that show a passing finding */
async function typed(what: string, cards: readonly string[]): Promise<number> {
  let [keystrokes, passing] = [0, 0];
  const shown: string[] = [];
  for (const text of cards) {
    const finished = await desk.open('a.cards', text);
    const diagnostics = await finished.shown();
    await finished.close();
    const typist = await desk.open('a.cards');
    const seen = await see(typist, byKey(text), diagnostics);
    await typist.close();
    keystrokes += seen.keystrokes;
    passing += seen.passing.length;
    shown.push(...seen.passing.slice(0, 1));
  }
  const share = passing / keystrokes;
  console.info(
    [
      `${what}: ${passing} of ${keystrokes} keystrokes show a passing finding (${(100 * share).toFixed(2)} %)`,
      ...shown,
    ].join('\n  '),
  );
  return share;
}

describe.skipIf(skipped !== '')(`cards typed key by key${skipped}`, () => {
  it('show passing findings at no more than one keystroke in a hundred', async () => {
    expect(await typed('Official cards', sample(modelCards()).map(asCardText))).toBeLessThanOrEqual(1 / 100);
  }, 120_000);

  it('do so even if they have mistakes', async () => {
    const records = readLines<CorpusRecord>(homebrewFile).filter(({ faceOf }) => faceOf === undefined);
    const cards = sample(records).flatMap((record) => filesOf([record], []).get('set.cards') || []);
    expect(await typed('Homebrew cards', cards)).toBeLessThanOrEqual(2 / 100);
  }, 120_000);
});
