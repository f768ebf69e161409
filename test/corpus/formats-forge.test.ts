import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { indexFile } from '../../server/src/analysis/set/file-index.js';
import { SetIndex } from '../../server/src/analysis/set/set-index.js';
import { formatFor } from '../../server/src/formats/index.js';
import { lintSnapshot } from '../../server/src/lint/engine/engine.js';
import { defaultSettings } from '../../server/src/lint/settings.js';
import { edition } from '../unit/support/phrases.js';
import { corpora, missing, readCorpus } from './corpora.js';

const folder = 'corpus/formats/forge';
const skipped = missing(folder);

const files = existsSync(join(corpora, folder))
  ? readdirSync(join(corpora, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.txt'))
      .map((path) => ({ path: path.replaceAll('\\', '/'), text: readCorpus(join(folder, path)) }))
  : [];

describe.skipIf(skipped !== '')(`Forge scripts${skipped}`, () => {
  const rules = edition();
  const read = files.map(({ path, text }) => {
    const format = formatFor(path, text.slice(0, 4096));
    return { path, text, format, document: format!.read(path, text) };
  });
  const inFolder = (name: string) => read.filter(({ path }) => path.startsWith(`${name}/`));

  it('are all recognized by their content', () => {
    expect(read.filter(({ format }) => format?.id !== 'forge').map(({ path }) => path)).toEqual([]);
  });

  it('have one card per name, and tokens in token scripts', () => {
    for (const { path, text, document } of read) {
      const names = text.match(/^Name:/gm)?.length ?? 0;
      const isList = path.startsWith('editions/');
      expect([path, document.cards.length]).toEqual([path, isList ? 0 : names]);
    }
    const roles = (name: string) =>
      new Set(inFolder(name).flatMap(({ document }) => document.cards.map(({ card }) => card.role)));
    expect([roles('cards'), roles('tokenscripts')]).toEqual([new Set(['card']), new Set(['token'])]);
    const counts = ['cards', 'tokenscripts', 'editions'].map((name) => `${inFolder(name).length} in ${name}`);
    console.log(`Forge: ${counts.join(', ')}`);
  });

  it('have no problems except for damaged files', () => {
    const problems = read.flatMap(({ path, text, document }) =>
      text.includes('\ufffd') ? [] : document.problems.map(({ id }) => `${path}: ${id}`),
    );
    expect(problems).toEqual([]);
  });

  it('have few lint findings', () => {
    const indexed = new Map(read.map(({ path, document }) => [path, indexFile(path, document, rules)]));
    const set = new SetIndex(indexed);
    const lines: string[] = [];
    for (const { path, text, document } of read) {
      for (const { rule, span, message } of lintSnapshot(
        { path, text, document, edition: rules, set },
        defaultSettings,
      )) {
        lines.push(`${rule}: ${path}: “${text.slice(span.start, span.end)}” ${message}`);
      }
    }
    console.log(`Forge: ${lines.length} findings\n${lines.sort().join('\n')}`);
    expect(lines.length).toBeLessThan(read.length);
  });
});
