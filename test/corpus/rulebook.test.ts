import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundledLibrary, bundledRulebook } from '../../server/src/rulebook/bundled.js';
import { citations } from '../../server/src/rulebook/cite.js';
import { children, findRule } from '../../server/src/rulebook/find.js';
import { type ReadRulebook, readRulebook } from '../../server/src/rulebook/load.js';
import type { Rulebook } from '../../server/src/rulebook/rulebook.js';

const folder = join(process.env.TOKENWRIGHT_CORPORA ?? '../shared', 'corpus/rules');
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : [];
const missing = files.length === 0;

/** The number of rule numbers at the start of lines, counted in the simplest way. */
function countNumbers(text: string): number {
  const numbers = new Set<string>();
  for (const line of text.split('\n')) {
    const number = /^\d{3}(?:\.\d+[a-z]?)?(?=\.? [^a-z])/.exec(line)?.[0];
    if (number !== undefined) numbers.add(number);
  }
  return numbers.size;
}

/** Wraps every line as in a narrow copy. */
function wrapped(text: string): string {
  return text.replace(/[^\n]{60,90} /g, (line) => `${line.trimEnd()}\n`);
}

const rulesOf = (rulebook: Rulebook) =>
  [...rulebook.rules.values()].map(({ number, text, examples }) => ({ number, text, examples }));

describe.skipIf(missing)(`official rules files${missing ? ` (skipped: no .txt files in ${folder})` : ''}`, () => {
  describe.each(missing ? ['none'] : files)('%s', (file) => {
    const text = missing ? '' : readFileSync(join(folder, file), 'utf8');
    const read: ReadRulebook = readRulebook(text, { library: bundledLibrary });
    const rulebook = read.rulebook!;

    test('is read without problems, every rule of it', () => {
      expect(read.problems).toEqual([]);
      expect(rulebook.rules.size).toBe(countNumbers(text.slice(0, text.lastIndexOf('\nGlossary'))));
      expect(rulebook.rules.size).toBeGreaterThan(2500);
    });

    test('has its date', () => {
      expect(rulebook.id).toMatch(/^magic-\d{4}-\d{2}-\d{2}$/);
      expect(rulebook.title).toMatch(/^Magic: The Gathering, [A-Z][a-z]+ \d{1,2}, \d{4}$/);
    });

    test('defines its predefined tokens in alphabetical order without l and o', () => {
      const letters = children(rulebook, '111.10').map((rule) => rule.number.at(-1)!);
      expect(letters).toEqual([...'abcdefghijkmnpqrstuvwxyz'].slice(0, letters.length));
      if (rulebook.date >= '2026-04') expect(letters).toContain('v');
      for (const rule of children(rulebook, '111.10')) expect(rule.text).toMatch(/^An? [A-Z].* token is a/);
    });

    test('has a glossary', () => {
      expect(rulebook.glossary.size).toBeGreaterThan(500);
      expect(rulebook.glossary.get('token')?.text).toContain('See rule 111');
      expect(rulebook.glossary.has('credits')).toBe(false);
    });

    test('lists only words that our word files have', () => {
      const ours = bundledRulebook(rulebook.date < '2024' ? 'magic-2021-11' : 'magic-2026-09')!.words;
      expect(rulebook.words.cardTypes.filter((word) => !ours.cardTypes.includes(word))).toEqual([]);
      expect(rulebook.words.supertypes.filter((word) => !ours.supertypes.includes(word))).toEqual([]);
      expect(rulebook.words.keywordAbilities.filter((word) => !ours.keywordAbilities.includes(word))).toEqual([]);
      expect(rulebook.words.keywordActions.filter((word) => !ours.keywordActions.includes(word))).toEqual([]);
      for (const family of ['creature', 'artifact', 'enchantment', 'land', 'planeswalker', 'spell', 'battle']) {
        const words = rulebook.words.subtypes.get(family) ?? [];
        if (family !== 'battle') expect(words.length, family).toBeGreaterThan(0);
        expect(
          words.filter((word) => !ours.subtypes.get(family)?.includes(word)),
          family,
        ).toEqual([]);
      }
    });

    test('cites mostly rules that exist', () => {
      const cited = [...rulebook.rules.values()]
        .flatMap((rule) => citations(rule.text))
        .map((citation) => citation.number);
      const dangling = cited.filter((number) => findRule(rulebook, number) === null);
      expect(cited.length).toBeGreaterThan(1000);
      expect(dangling.length).toBeLessThan(cited.length / 50);
    });

    test('reads the same from a wrapped copy', () => {
      const copy = readRulebook(wrapped(text), { library: bundledLibrary }).rulebook!;
      expect(rulesOf(copy)).toEqual(rulesOf(rulebook));
      expect([...copy.glossary.keys()]).toEqual([...rulebook.glossary.keys()]);
    });
  });
});
