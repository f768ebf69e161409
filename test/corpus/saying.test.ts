import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readingOf } from '../../server/src/export/reading.js';
import { saidIn } from '../../server/src/export/saying.js';
import { edition as editionOf } from '../unit/support/phrases.js';
import { missing } from './corpora.js';
import { modelCards, officialFile } from './official.js';

/** Cards whose text is known not to be worded as others are, each with its reason; see `lint.test.ts`. */
const odd: ReadonlySet<string> = new Set(
  JSON.parse(readFileSync(`${import.meta.dirname}/official-findings.json`, 'utf8')).map(
    ({ card }: { card: string }) => card,
  ),
);

const edition = editionOf('magic-2026-09');
const skipped = missing(officialFile);

/** One of this many cards is checked, as all of them would take too long for a test. */
const SAMPLE = 2;

describe.skipIf(skipped !== '')(`right text said again${skipped}`, () => {
  it('official cards since 2024-07 that are read whole', () => {
    const faces = modelCards().filter(({ name, text }, index) => text !== '' && index % SAMPLE === 0 && !odd.has(name));
    const whole = faces.filter(({ text, ...head }) => readingOf(text, head, edition).whole);
    const changed = whole.filter(({ text, ...head }) => saidIn(text, head, edition) !== text);
    const share = 1 - changed.length / whole.length;
    console.log(`R4 right text said letter for letter: ${(100 * share).toFixed(2)} % of ${whole.length} faces`);
    expect(share).toBeGreaterThan(0.999);
  });
});
