import { beforeAll, describe, expect, it } from 'vitest';
import type { Edition } from '../../server/src/edition/edition.js';
import { applyEdits } from '../../server/src/lint/fix/fixes.js';
import { migrateSet } from '../../server/src/migration/migrate-set.js';
import { edition } from '../unit/support/phrases.js';
import { snapshotOf } from '../unit/support/snapshot.js';
import { missing, readLines } from './corpora.js';

/** A card in the wording of 2017 and in that of today. */
interface Pair {
  readonly name: string;
  readonly typeLine: string;
  readonly manaCost: string;
  readonly before: string;
  readonly after: string;
  readonly changed: boolean;
  /** What changed, by heuristics; absent if nothing did. */
  readonly classes?: readonly string[];
}

const file = 'corpus/migration.jsonl';
const skipped = missing(file);
const then = edition('magic-2017-08');
const today = edition('magic-2026-09');

/** The texts of cards after migrating them as one file. */
function migrated(pairs: readonly Pair[], texts: readonly string[], from: Edition, to: Edition): string[] {
  const cards = pairs.map(({ name, typeLine, manaCost }, i) => ({
    object: 'card',
    name,
    mana_cost: manaCost,
    type_line: typeLine,
    oracle_text: texts[i],
  }));
  const before = JSON.stringify(cards);
  const [changed] = migrateSet([snapshotOf({ 'cards.json': before })], { from, to });
  const after = JSON.parse(changed ? applyEdits(before, changed.migration.edits) : before) as typeof cards;
  return after.map(({ oracle_text }) => oracle_text ?? '');
}

describe.skipIf(skipped !== '')(`cards from the wording of 2017 to that of today${skipped}`, () => {
  let pairs: readonly Pair[];
  let results: readonly string[];
  beforeAll(() => {
    pairs = readLines<Pair>(file);
    const before = pairs.map((pair) => pair.before);
    results = migrated(pairs, before, then, today);
  });

  it('come out letter for letter as they are printed today', () => {
    const isRight = new Set(pairs.filter(({ after }, i) => results[i] === after));
    const changed = pairs.filter((pair) => pair.changed);
    const right = changed.filter((pair) => isRight.has(pair));
    const share = right.length / changed.length;
    console.log(`R10 changed texts that come out as printed today: ${percent(share)} of ${changed.length}`);
    for (const [name, all] of byClass(changed)) {
      const wrong = all.filter((pair) => !isRight.has(pair));
      const others = [...byClass(wrong)].filter(([other]) => other !== name);
      const rest = others.map(([other, list]) => `${list.length} ${other}`).join(', ');
      console.log(`  ${name}: ${all.length - wrong.length} of ${all.length}${rest && `; of the rest, ${rest}`}`);
    }
    expect(share).toBeGreaterThan(0.95);
  });

  it('remain as they are if nothing has changed', () => {
    const same = pairs.filter((pair) => !pair.changed);
    const touched = pairs.filter(({ changed, after }, i) => !changed && results[i] !== after).map(({ name }) => name);
    console.log(
      `R10 unchanged texts that remain as they are: ${percent(1 - touched.length / same.length)} of ${same.length}`,
    );
    expect(touched.length / same.length).toBeLessThan(0.001);
  });

  it('do not change a second time', () => {
    const again = migrated(pairs, results, then, today);
    expect(pairs.filter((_, i) => again[i] !== results[i]).map(({ name }) => name)).toEqual([]);
  });

  it('come back as they were', () => {
    const right = pairs.filter(({ after }, i) => results[i] === after);
    const after = right.map((pair) => pair.after);
    const older = migrated(right, after, today, then);
    const again = migrated(right, older, then, today);
    const fromToday = right.filter((_, i) => again[i] === after[i]).length / right.length;
    const from2017 = right.filter(({ before }, i) => older[i] === before).length / right.length;
    console.log(`There and back from today: ${percent(fromToday)}; from 2017: ${percent(from2017)} of ${right.length}`);
    expect(fromToday).toBeGreaterThan(0.99);
    expect(from2017).toBeGreaterThan(0.99);
  });
});

function byClass(pairs: readonly Pair[]): Map<string, Pair[]> {
  const found = new Map<string, Pair[]>();
  for (const pair of pairs) {
    for (const name of pair.classes ?? []) found.set(name, [...(found.get(name) ?? []), pair]);
  }
  return new Map([...found].sort(([, a], [, b]) => b.length - a.length));
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
