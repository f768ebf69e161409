import { describe, expect, it } from 'vitest';
import { grammarOf } from '../../server/src/edition/grammar.js';
import { readAbilities } from '../../server/src/language/abilities/read-abilities.js';
import { edition } from '../unit/support/phrases.js';
import { missing } from './corpora.js';
import { formOperators } from './mutation/lines/forms.js';
import { markOperators } from './mutation/lines/marks.js';
import { type CardLine, lineTable, measureLines, sumOf } from './mutation/lines/measure-lines.js';
import { untunedOperators } from './mutation/lines/untuned.js';
import { wordOperators } from './mutation/lines/words.js';
import { modelCards, type OfficialCard, officialCards, officialFile } from './official.js';

const SEED = 20_261_123;
/** How many slips of each kind are tried. `SLIPS=500` tries more, `MISSED=comma` prints what was missed of a kind. */
const MAX_TRIALS = Number(process.env.SLIPS ?? 12);
const { MISSED } = process.env;

const skipped = missing(officialFile);

/** R5 and R6: slips in whole lines of official text are found where they are, and the first fix undoes them. */
describe.skipIf(skipped !== '')(`slips in lines of official text${skipped}`, () => {
  it('are found, and most are repaired exactly', () => {
    const known = new Set(
      officialCards().flatMap((card) => card.text.split('\n').map((line) => withoutName(line, card))),
    );
    const isRight = (line: string, card: OfficialCard) => known.has(withoutName(line, card));
    const lines = readableLines();
    const results = [...wordOperators, ...formOperators, ...markOperators, ...untunedOperators].map((operator) =>
      measureLines(operator, lines, isRight, SEED, MAX_TRIALS),
    );
    console.log(lineTable(results));
    if (MISSED)
      for (const { name, missed } of results) if (name.includes(MISSED)) console.log([name, ...missed].join('\n  '));
    const { tried, found, repaired } = sumOf(results);
    expect(results.length).toBeGreaterThanOrEqual(40);
    expect(found / tried).toBeGreaterThan(0.9);
    expect(repaired / tried).toBeGreaterThan(0.8);
  });
});

/** Every fifth line of the cards with the current wording that is read whole. */
function readableLines(): CardLine[] {
  const grammar = grammarOf(edition());
  return modelCards()
    .flatMap((card) => card.text.split('\n').map((line) => ({ card, line })))
    .filter((_, index) => index % 5 === 0)
    .filter(({ card: { name, typeLine }, line }) => {
      const card = { name, isLegendary: typeLine.includes('Legendary'), isSpell: /Instant|Sorcery/.test(typeLine) };
      return line !== '' && readAbilities(line, grammar, card).unread.length === 0;
    });
}

function withoutName(line: string, { name }: OfficialCard): string {
  return line.replaceAll(name, '~');
}
