import { describe, expect, it } from 'vitest';
import { Answers, termFinder } from '../support/term-occurrences.js';
import { missing, readCorpus, readLines } from './corpora.js';
import { asCardText, type OfficialCard } from './official.js';
import { termsOfRules } from './terms-of-rules.js';

const rulesFile = 'corpus/rules/MagicCompRules 20260417.txt';
const files = ['corpus/official.jsonl', 'corpus/homebrew.jsonl'];
const skipped = missing(rulesFile) || missing(files[0]!) || missing(files[1]!);

/** How many cards of each file are measured. */
const CARDS = 100;

describe.skipIf(skipped !== '')(`terms of the rules on real cards${skipped}`, () => {
  it.each(files)('answer without a rules file: %s', (file) => {
    const find = termFinder(termsOfRules(readCorpus(rulesFile)));
    const cards = readLines<OfficialCard>(file).filter(({ name, text, typeLine }) => name && text && typeLine);
    const step = Math.floor(cards.length / CARDS);
    const answers = new Answers();
    for (let i = 0; i < CARDS; i++) answers.ask(asCardText(cards[i * step]!), find);
    const most = [...answers.silent].sort(([, a], [, b]) => b.length - a.length).slice(0, 8);
    console.log(
      `${file}: ${(100 * answers.share).toFixed(2)} % of ${answers.asked} terms answer; silent: ` +
        most.map(([term, lines]) => `${term} ${lines.length}`).join(', '),
    );
    expect(answers.asked).toBeGreaterThan(1000);
    expect(answers.share).toBeGreaterThanOrEqual(0.99);
  });
});
