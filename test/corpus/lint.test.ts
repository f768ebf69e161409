import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lintSnapshot } from '../../server/src/lint/engine/engine.js';
import type { Finding } from '../../server/src/lint/finding.js';
import { type LintSettings, defaultSettings } from '../../server/src/lint/settings.js';
import { snapshotOf } from '../unit/support/snapshot.js';
import { missing } from './corpora.js';
import { asCardText, modelCards, type OfficialCard, officialFile } from './official.js';

/** A finding in official text, and why the text is odd and the rule is not. Cards are named, never quoted. */
interface Listed {
  readonly rule: string;
  readonly card: string;
  readonly count: number;
  readonly reason: string;
}

const listed: readonly Listed[] = JSON.parse(readFileSync(`${import.meta.dirname}/official-findings.json`, 'utf8'));

const skipped = missing(officialFile);

describe.skipIf(skipped !== '')(`official card text${skipped}`, () => {
  const cards = skipped ? [] : modelCards();
  const alone = cards.flatMap((card) => lintSet([card]));

  it('has at most one finding of weight in a thousand cards', () => {
    report(alone, cards.length);
    expect(heavy(alone).length / cards.length).toBeLessThanOrEqual(1 / 1000);
  });

  it('has no finding that nobody has looked at, and none is listed that is gone', () => {
    const counts = new Map<string, number>();
    for (const { rule, card } of alone) counts.set(`${rule}: ${card}`, (counts.get(`${rule}: ${card}`) ?? 0) + 1);
    const expected = new Map(listed.map(({ rule, card, count }) => [`${rule}: ${card}`, count]));
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(expected));
    expect(listed.filter(({ reason }) => reason === '')).toEqual([]);
  });

  it('has no more of them where all cards are one set', () => {
    expect(heavy(lintSet(cards)).length / cards.length).toBeLessThanOrEqual(1 / 1000);
  });
});

/** What the corpus does not hold is not missed: it has no loyalty, and the two halves of a card have records of their own. */
const settings: LintSettings = {
  ...defaultSettings,
  rules: new Map([
    ['planeswalker-without-loyalty', { severity: 'off', options: new Map() }],
    ['duplicate-card-name', { severity: 'off', options: new Map() }],
  ]),
};

/** The findings of a set of one file under today's rules. */
function lintSet(cards: readonly OfficialCard[]): readonly Finding[] {
  return lintSnapshot(snapshotOf({ 'official.cards': cards.map(asCardText).join('\n\n') }), settings);
}

function heavy(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity }) => severity === 'error' || severity === 'warning');
}

/** Prints how many findings there are of each rule, and which cards have those that weigh. */
function report(findings: readonly Finding[], cards: number): void {
  const counts = new Map<string, number>();
  for (const { rule, severity } of findings) {
    const key = `${severity} ${rule}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const lines = [...counts].map(([key, count]) => `  ${count} ${key}`);
  const cardsOfWeight = heavy(findings).map(({ rule, card }) => `  ${rule}: ${card}`);
  console.log([`official: ${cards} cards`, ...lines, ...cardsOfWeight].join('\n'));
}
