import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { otherGameOf } from '../../server/src/analysis/set/other-game.js';
import type { CardDocument } from '../../server/src/formats/card.js';
import { formatFor, formats } from '../../server/src/formats/index.js';
import type { CorpusRecord } from './as-set.js';
import { corpora, groupBy, missing, readLines } from './corpora.js';

const skipped = missing('corpus/homebrew.jsonl');

describe.skipIf(skipped !== '')(`sets of Magic${skipped}`, () => {
  it('are never detected as another game in files of programs', () => {
    const folder = join(corpora, 'corpus/formats');
    const detected = filesBelow(folder).filter((path) => {
      const text = readFileSync(path, 'utf8');
      const document = formatFor(path, text)?.read(path, text);
      return document !== undefined && otherGameOf(document) !== null;
    });
    expect(detected).toEqual([]);
  });

  it.each(['homebrew', 'homebrew-tokens', 'official'])('are never detected as another game: %s', (name) => {
    const records = readLines<CorpusRecord & { readonly set?: string }>(`corpus/${name}.jsonl`);
    const sets = groupBy(records, ({ source, set = '' }) => `${source} ${set}`);
    const detected = [...sets].filter(([, cards]) => otherGameOf(asJson(cards)) !== null);
    expect(detected.map(([set]) => set)).toEqual([]);
  });

  it('are not detected as another game in any ten consecutive cards', () => {
    const records = readLines<CorpusRecord>('corpus/homebrew.jsonl');
    let [detected, samples] = [0, 0];
    for (let at = 0; at + 10 <= records.length; at += 10, samples++) {
      if (otherGameOf(asJson(records.slice(at, at + 10))) !== null) detected++;
    }
    expect(detected, `of ${samples}`).toBe(0);
  });
});

/** Cards as a file of the most common format. */
function asJson(cards: readonly CorpusRecord[]): CardDocument {
  const objects = cards.map(({ name, manaCost, typeLine, text, pt }) => ({
    ...{ name, mana_cost: manaCost ?? '', type_line: typeLine, oracle_text: text },
    ...(pt ? { power: pt.split('/')[0], toughness: pt.split('/')[1] } : {}),
  }));
  return formats.find(({ id }) => id === 'json')!.read('a.json', JSON.stringify(objects));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}
