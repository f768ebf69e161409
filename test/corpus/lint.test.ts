import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lintSnapshot } from '../../server/src/lint/engine/engine.js';
import type { Finding } from '../../server/src/lint/finding.js';
import { defaultSettings, type LintSettings } from '../../server/src/lint/settings.js';
import { snapshotOf } from '../unit/support/snapshot.js';
import { missing } from './corpora.js';
import { asCardText, modelCards, type OfficialCard, officialFile } from './official.js';

/**
 * A reviewed finding in official text, and why the text is odd and the rule is right. Cards are named, never quoted.
 */
interface ReviewedFinding {
  readonly rule: string;
  readonly card: string;
  readonly count: number;
  readonly reason: string;
}

const listed: readonly ReviewedFinding[] = JSON.parse(
  readFileSync(`${import.meta.dirname}/official-findings.json`, 'utf8'),
);

const skipped = missing(officialFile);

describe.skipIf(skipped !== '')(`official card text${skipped}`, () => {
  const cards = skipped ? [] : modelCards();
  const alone = cards.flatMap((card) => lintSet([card]));

  it('has at most one error or warning per thousand cards', () => {
    report(alone, cards.length);
    expect(heavy(alone).length / cards.length).toBeLessThanOrEqual(1 / 1000);
  });

  it('has exactly the reviewed findings', () => {
    const counts = new Map<string, number>();
    for (const { rule, card } of alone) counts.set(`${rule}: ${card}`, (counts.get(`${rule}: ${card}`) ?? 0) + 1);
    const expected = new Map(listed.map(({ rule, card, count }) => [`${rule}: ${card}`, count]));
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(expected));
    expect(listed.filter(({ reason }) => reason === '')).toEqual([]);
  });

  // A busy machine takes three times the usual ten seconds.
  it('has no more errors and warnings if all cards are one set', { timeout: 120_000 }, () => {
    expect(heavy(lintSet(cards)).length / cards.length).toBeLessThanOrEqual(1 / 1000);
  });
});

/** Without rules about data the corpus lacks: it has no loyalty, and separate records for the two halves of a card. */
const settings: LintSettings = {
  ...defaultSettings,
  rules: new Map([
    ['planeswalker-without-loyalty', { severity: 'off', options: new Map() }],
    ['duplicate-card-name', { severity: 'off', options: new Map() }],
  ]),
};

/** The findings in a set of one file under the current rules. */
function lintSet(cards: readonly OfficialCard[]): readonly Finding[] {
  return lintSnapshot(snapshotOf({ 'official.cards': cards.map(asCardText).join('\n\n') }), settings);
}

function heavy(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity }) => severity === 'error' || severity === 'warning');
}

/** Prints the number of findings per rule, and the cards with errors and warnings. */
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
