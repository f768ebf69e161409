import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lint } from '../unit/support/lint.js';
import { missing } from './corpora.js';
import { type Measured, measure } from './mutation/measure.js';
import { operators } from './mutation/operators/index.js';
import { settled } from './mutation/right.js';
import { tableOf } from './mutation/table.js';
import { asCardText, modelCards, type OfficialCard, officialCards, officialFile } from './official.js';

const SEED = 20_260_925;
/** How many slips of one kind are tried. `SLIPS=5000` tries all there are. */
const ENOUGH = Number(process.env.SLIPS ?? 300);

const skipped = missing(officialFile);

/** Every slip that designers make, in official text: whether it is found where it was made, and put right by safe fixes. */
describe.skipIf(skipped !== '')(`slips in official text${skipped}`, () => {
  let cards: readonly OfficialCard[] = [];
  const measured: Measured[] = [];

  beforeAll(() => {
    cards = rightCards();
  });

  afterAll(() => {
    console.log(tableOf(measured));
  });

  it.each(operators.map((operator) => [operator.name, operator] as const))('%s', (_, operator) => {
    const result = measure(operator, cards, SEED, ENOUGH);
    measured.push(result);
    const { tried, found, several, fixable, restored, damaged, failures } = result;
    const why = failures.map(({ what, card, findings }) => `${what}: ${card} ${findings.join(', ')}`).join('\n');
    expect(tried).toBeGreaterThan(0);
    expect(found / tried, why).toBeGreaterThanOrEqual(0.99);
    expect(restored, why).toBeGreaterThanOrEqual(0.99 * fixable);
    expect(several, why).toBeLessThanOrEqual(0.01 * tried);
    expect(damaged, why).toBeLessThanOrEqual(0.01 * tried);
  });
});

/** Cards with today's wording, and older ones of which the linter has nothing to say. Only words that slips need matter. */
function rightCards(): OfficialCard[] {
  const today = new Set(modelCards().map(({ name }) => name));
  return officialCards()
    .filter(({ text }) => /tokens?\b|counters? on|\benters?\b/.test(text))
    .filter((card) => today.has(card.name) || lint({ 'a.cards': asCardText(card) }).length === 0)
    .map(settled);
}
