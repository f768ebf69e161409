import { beforeAll, describe, expect, it } from 'vitest';
import { type Course, courseOf, migrateText } from '../../server/src/migration/migrate-text.js';
import { missing, readLines } from './corpora.js';

/** A card in the wording of 2017 and in that of today. */
interface Pair {
  readonly name: string;
  readonly typeLine: string;
  readonly before: string;
  readonly after: string;
  readonly changed: boolean;
  /** What changed, by heuristics; absent if nothing did. */
  readonly classes?: readonly string[];
}

const file = 'corpus/migration.jsonl';
const skipped = missing(file);
const forwards = courseOf('2017-08', '2026-09-25');
const back = courseOf('2026-09-25', '2017-08');

function migrated(text: string, head: Pair, course: Course): string {
  let at = 0;
  const parts: string[] = [];
  for (const { span, newText } of migrateText(text, head, course)) {
    parts.push(text.slice(at, span.start), newText);
    at = span.end;
  }
  return parts.join('') + text.slice(at);
}

describe.skipIf(skipped !== '')(`cards from the wording of 2017 to that of today${skipped}`, () => {
  let pairs: readonly (Pair & { readonly result: string })[];
  beforeAll(() => {
    pairs = readLines<Pair>(file).map((pair) => ({ ...pair, result: migrated(pair.before, pair, forwards) }));
  });

  it('come out letter for letter as they are printed today', () => {
    const changed = pairs.filter((pair) => pair.changed);
    const right = changed.filter(({ result, after }) => result === after);
    const share = right.length / changed.length;
    console.log(`R10 changed texts that come out as printed today: ${percent(share)} of ${changed.length}`);
    for (const [name, all] of byClass(changed)) {
      const wrong = all.filter(({ result, after }) => result !== after);
      const others = [...byClass(wrong).keys()].filter((other) => other !== name);
      const rest = wrong.length === 0 ? '' : `; the rest also has ${others.join(', ') || 'nothing else'}`;
      console.log(`  ${name}: ${all.length - wrong.length} of ${all.length}${rest}`);
    }
    expect(share).toBeGreaterThan(0.945);
  });

  it('remain as they are if nothing has changed', () => {
    const same = pairs.filter((pair) => !pair.changed);
    const touched = same.filter(({ result, after }) => result !== after).map(({ name }) => name);
    console.log(
      `R10 unchanged texts that remain as they are: ${percent(1 - touched.length / same.length)} of ${same.length}`,
    );
    expect(touched.length / same.length).toBeLessThan(0.001);
  });

  it('do not change a second time', () => {
    expect(pairs.filter((pair) => migrated(pair.result, pair, forwards) !== pair.result)).toEqual([]);
  });

  it('come back as they were', () => {
    const right = pairs.filter(({ result, after }) => result === after);
    const again = right.filter((pair) => migrated(migrated(pair.after, pair, back), pair, forwards) === pair.after);
    const older = right.filter((pair) => migrated(pair.after, pair, back) === pair.before);
    console.log(
      `There and back: from today ${percent(again.length / right.length)}, from 2017 ${percent(older.length / right.length)} of ${right.length}`,
    );
    expect(again.length / right.length).toBeGreaterThan(0.995);
    expect(older.length / right.length).toBeGreaterThan(0.975);
  });
});

function byClass<P extends Pair>(pairs: readonly P[]): Map<string, P[]> {
  const found = new Map<string, P[]>();
  for (const pair of pairs) {
    for (const name of pair.classes ?? []) found.set(name, [...(found.get(name) ?? []), pair]);
  }
  return new Map([...found].sort(([, a], [, b]) => b.length - a.length));
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
