import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIXTURES, fixtureOf } from '../../../scripts/generate/formats.mjs';
import { formatOfText, formats } from '../../../server/src/formats/index.js';
import { shapes } from '../../../server/src/formats/json/shapes/index.js';

/** The format of a file, its cards as “name, cost, type line, numbers”, and the names it lists. */
interface Expected {
  readonly format: string;
  readonly cards: readonly string[];
  readonly names?: readonly string[];
}

const warden = 'Lantern Warden, {1}{W}, Creature — Human Soldier, 2/2';

const expected: Readonly<Record<string, Expected>> = {
  'plain.cards': { format: 'plain', cards: [warden, 'Ditch Crossing, , Land, '] },
  'cockatrice.xml': { format: 'cockatrice', cards: [warden] },
  'draftmancer.txt': { format: 'draftmancer', cards: [warden], names: ['4 Lantern Warden', '2 Ditch Crossing'] },
  'cube.cube.txt': { format: 'cube', cards: [], names: ['1 Lantern Warden', '2 Ditch Crossing', '1 Gutter Rat'] },
  'cube-csv.cube.csv': {
    format: 'cube-csv',
    cards: ['Lantern Warden, {1}{W}, Creature - Human Soldier, 2/2'],
    names: ['1 Gutter Rat', '1 Lantern Warden'],
  },
  'mse-set/set': { format: 'mse-set', cards: [warden] },
  'spreadsheet.csv': { format: 'spreadsheet', cards: [warden, 'Ditch Crossing, , Land, '] },
  'lackey.txt': { format: 'lackey', cards: [warden] },
  'forge.txt': { format: 'forge', cards: [warden] },
  'markdown.md': { format: 'markdown', cards: [warden] },
};

const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter((path) => statSync(join(FIXTURES, path)).isFile())
  .map((path) => path.split(sep).join('/'));

function read(path: string) {
  const text = readFileSync(join(FIXTURES, path), 'utf8');
  return formatOfText(path, text)?.read(path, text) ?? null;
}

describe('the examples of formats', () => {
  it.each(Object.entries(expected))('%s is read', (path, { format, cards, names }) => {
    const document = read(path);
    expect(document?.format).toBe(format);
    expect(document?.problems).toEqual([]);
    const summaries = document?.cards.map(({ card: { faces } }) => {
      const [face] = faces;
      return [face?.name, face?.manaCost, face?.typeLine, face?.stats].map((field) => field?.text ?? '').join(', ');
    });
    expect(summaries).toEqual(cards);
    expect(document?.mentions?.map(({ name, count }) => `${count} ${name.text}`)).toEqual(names);
    for (const { card } of document?.cards ?? []) {
      const text = card.faces[0]?.rulesText?.text ?? '';
      expect(text).toMatch(/^(?:When this creature enters, create a Clue token\.|\{T\}: Add \{C\}\.)$/);
    }
  });

  it('cover each format, and are listed in the table', () => {
    const page = readFileSync('docs/formats.md', 'utf8');
    for (const { id, about } of formats.filter(({ id }) => id !== 'json')) {
      const path = fixtureOf(id, files);
      expect(path, `the example of ${id}`).not.toBeNull();
      expect(page).toContain(`| ${about.title} |`);
      expect(page).toContain(`(../${FIXTURES}/${path})`);
    }
    for (const { about } of shapes) expect(page).toContain(about ? `| ${about.title} |` : '');
    expect(files.filter((path) => read(path) === null)).toEqual([]);
  });
});
