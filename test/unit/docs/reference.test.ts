import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingKeys } from '../../../server/src/lint/setting-keys.js';
import { bundledRulebookIds } from '../../../server/src/rulebook/bundled.js';
import { edition } from '../support/phrases.js';

/** The cells of the first table of a page, without its head. */
function firstTable(page: string): string[][] {
  const [table = ''] = /(?:^\|.*\n)+/m.exec(readFileSync(`docs/${page}`, 'utf8')) ?? [];
  const [, , ...rows] = table.trim().split('\n');
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('docs/settings.md', () => {
  it('describes every key of tokenwright.json', () => {
    const described = firstTable('settings.md').flatMap(([keys = '']) =>
      [...keys.matchAll(/`(\w+)`/g)].map(([, key]) => key),
    );
    expect(described.sort()).toEqual(Object.keys(settingKeys).sort());
  });
});

describe('docs/rulebooks.md', () => {
  it('lists the bundled rulebooks, with the number of tokens that each predefines', () => {
    const listed = firstTable('rulebooks.md').map(([id = '', , , count]) => [/`(.*?)`/.exec(id)?.[1], count]);
    const bundled = bundledRulebookIds.map((id) => [id, String(edition(id).predefined.size || 'none')]);
    expect(listed.sort()).toEqual(bundled.sort());
  });
});
