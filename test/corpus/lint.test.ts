import { describe, expect, it } from 'vitest';
import { indexFile, SetIndex } from '../../server/src/analysis/set-index.js';
import { formatFor } from '../../server/src/formats/index.js';
import { lintSnapshot } from '../../server/src/lint/engine.js';
import type { Finding } from '../../server/src/lint/finding.js';
import { ownSettings } from '../../server/src/lint/settings.js';
import { edition } from '../unit/support/phrases.js';
import { missing, readLines } from './corpora.js';

interface Record {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text: string;
  readonly pt: string;
  readonly asOf?: string;
  readonly set?: string;
}

/** Playtest, acorn and promotional sets: their wording is no model. */
const notModels = new Set([
  'UNK',
  'UGL',
  'UNH',
  'UST',
  'UND',
  'UNF',
  'SUNF',
  'CMB1',
  'CMB2',
  'MB2',
  'PH17',
  'PH18',
  'PH19',
  'PH20',
  'PH21',
  'PH22',
  'PH23',
  'PTG',
]);

const file = 'corpus/official.jsonl';
const skipped = missing(file);

describe.skipIf(skipped !== '')(`official card text${skipped}`, () => {
  const cards = (skipped ? [] : readLines<Record>(file)).filter(
    ({ asOf, set }) => (asOf ?? '') >= '2024-07' && !notModels.has(set ?? ''),
  );

  it.each([
    ['each card by itself', cards.map((card) => [card])],
    ['all cards as one set', [cards]],
  ])('has at most one finding of weight in a thousand cards: %s', (_, sets) => {
    const findings = sets.flatMap((set) => lintSet(set));
    report(findings, cards.length);
    const heavy = findings.filter(({ severity }) => severity === 'error' || severity === 'warning');
    expect(heavy.length / cards.length).toBeLessThanOrEqual(1 / 1000);
  });
});

/** The findings of a set of one file under today's rules. */
function lintSet(cards: readonly Record[]): readonly Finding[] {
  const path = 'official.cards';
  const text = cards.map(asCardText).join('\n\n');
  const document = formatFor(path, '')!.read(path, text);
  const rules = edition();
  const set = new SetIndex(new Map([[path, indexFile(path, document, rules)]]));
  return lintSnapshot({ path, text, document, edition: rules, set }, ownSettings);
}

function asCardText({ name, manaCost, typeLine, text, pt }: Record): string {
  const lines = [`${name} ${manaCost}`.trim(), typeLine, text, pt];
  return lines.filter((line) => line !== '').join('\n');
}

/** Prints how many findings there are of each rule, and which cards have those that weigh. */
function report(findings: readonly Finding[], cards: number): void {
  const counts = new Map<string, number>();
  for (const { rule, severity } of findings) {
    const key = `${severity} ${rule}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const heavy = findings.filter(({ severity }) => severity === 'error' || severity === 'warning');
  const lines = [...counts].map(([key, count]) => `  ${count} ${key}`);
  console.log(
    [`official: ${cards} cards`, ...lines, ...heavy.map(({ rule, card }) => `  ${rule}: ${card}`)].join('\n'),
  );
}
