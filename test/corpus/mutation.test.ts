import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lint } from '../unit/support/lint.js';
import { missing } from './corpora.js';
import { type Measured, measure } from './mutation/measure.js';
import { operators } from './mutation/operators/index.js';
import { tableOf } from './mutation/table.js';
import { withSafeFixes } from './mutation/valid-text.js';
import { asCardText, modelCards, type OfficialCard, officialCards, officialFile } from './official.js';

const SEED = 20_260_925;
/** How many mistakes of one kind are tried. `SLIPS=5000` tries all. */
const MAX_TRIALS = Number(process.env.SLIPS ?? 60);

const skipped = missing(officialFile);

/**
 * Inserts the mistakes that designers make into official text; each must be found in its place, and safe fixes must
 * restore the text.
 */
describe.skipIf(skipped !== '')(`mistakes in official text${skipped}`, () => {
  let cards: readonly OfficialCard[] = [];
  const measured: Measured[] = [];

  beforeAll(() => {
    cards = validCards();
  });

  afterAll(() => {
    console.log(tableOf(measured));
  });

  it.each(operators.map((operator) => [operator.name, operator] as const))('%s', (_, operator) => {
    const result = measure(operator, cards, SEED, MAX_TRIALS);
    measured.push(result);
    const { tried, found, several, fixable, restored, damaged, failures } = result;
    const why = failures.map(({ what, card, findings }) => `${what}: ${card} ${findings.join(', ')}`).join('\n');
    expect(tried).toBeGreaterThan(0);
    const tolerated = Math.max(1, 0.01 * tried);
    expect(tried - found, why).toBeLessThanOrEqual(tolerated);
    expect(fixable - restored, why).toBeLessThanOrEqual(tolerated);
    expect(several, why).toBeLessThanOrEqual(tolerated);
    expect(damaged, why).toBeLessThanOrEqual(tolerated);
  });
});

/** Of the older cards, one in this many is used: whether they have findings takes long to tell. */
const OLDER = 4;

/** Cards with the current wording, and some older ones without findings. Only texts with words that operators change. */
function validCards(): OfficialCard[] {
  const today = new Set(modelCards().map(({ name }) => name));
  return officialCards()
    .filter(({ text }) => /tokens?\b|counters? on|\benters?\b/.test(text))
    .filter(
      (card, at) => today.has(card.name) || (at % OLDER === 0 && lint({ 'a.cards': asCardText(card) }).length === 0),
    )
    .map(withSafeFixes);
}
