import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundledLibrary, bundledRulebook } from '../../server/src/rulebook/bundled.js';
import { applyChanges } from '../../server/src/rulebook/changes/apply.js';
import { diffRulebooks } from '../../server/src/rulebook/changes/diff.js';
import { itemsOf } from '../../server/src/rulebook/changes/items.js';
import { citations } from '../../server/src/rulebook/cite.js';
import { children, findRule } from '../../server/src/rulebook/find.js';
import { type ReadRulebook, readRulebook } from '../../server/src/rulebook/load.js';
import { isUnder } from '../../server/src/rulebook/number.js';
import type { Rulebook } from '../../server/src/rulebook/rulebook.js';
import { readRulesFile } from '../../server/src/rulebook/rules-file.js';

const folder = join(process.env.TOKENWRIGHT_CORPORA ?? '../shared', 'corpus/rules');
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : [];
const missing = files.length === 0;

/** The number of rule numbers at the start of lines, counted in the simplest way. */
function countNumbers(text: string): number {
  const numbers = new Set<string>();
  for (const line of text.split('\n')) {
    const number = /^(?:\d(?=\. )|\d{3}(?:\.\d+[a-z]?)?(?=\.? [^a-z]))/.exec(line)?.[0];
    if (number !== undefined) numbers.add(number);
  }
  return numbers.size;
}

/** Wraps every line as in a narrow copy. */
function wrapped(text: string): string {
  return text.replace(/[^\n]{60,90} /g, (line) => `${line.trimEnd()}\n`);
}

const encoded = (text: string) => new TextEncoder().encode(text);

/** The layouts of official files and copies of them. */
const layouts: [string, (text: string) => Uint8Array][] = [
  ['with CRLF', (text) => encoded(text.replaceAll('\n', '\r\n'))],
  ['with CR', (text) => encoded(text.replaceAll('\n', '\r'))],
  ['with line breaks converted twice', (text) => encoded(text.replaceAll('\n', '\r\r\n'))],
  ['in UTF-16', (text) => Buffer.from(`\ufeff${text.replace('\ufeff', '')}`, 'utf16le')],
  ['with tabs', (text) => encoded(text.replace(/^(\d{3}\.\d+[a-z]?\.?) /gm, '$1\t'))],
  ['without full stops', (text) => encoded(text.replace(/^(\d{3}\.\d+)\. /gm, '$1 '))],
  ['with “Rule” before numbers', (text) => encoded(text.replace(/^(?=\d{3}\.)/gm, 'Rule '))],
  ['with numbers on separate lines', (text) => encoded(text.replace(/^(\d{3}\.\d+[a-z]?\.?) /gm, '$1\n'))],
  ['without contents', (text) => encoded(text.replace(/\nContents[\s\S]*?\nCredits\s/, '\n'))],
  ['on pages', (text) => encoded(onPages(wrapped(text)))],
];

/** Puts a page number and a form feed after every 60 lines. */
function onPages(text: string): string {
  const lines = text.split('\n');
  return lines.map((line, at) => (at % 60 === 59 ? `${line}\n\n${(at + 1) / 60}\n\f` : line)).join('\n');
}

/** Removes, renumbers, swaps and rewords lines here and there, always the same ones. */
function withEdits(text: string): string {
  const start = text.lastIndexOf('\n100. General');
  const lines = text.slice(start).split('\n');
  const edited = lines.flatMap((line, at) => {
    if (line === '' || at % 53 > 1) return [line];
    const kind = Math.floor(at / 53) % 4;
    if (kind === 0 && /^\d{3}\.\d/.test(line)) return [];
    if (kind === 1) return [line.replace(/^(\d{3}\.\d+)[a-z] /, '$1y ')];
    if (kind === 2) return [line.replace(/ (\w+) (\w+)/, ' $2 $1 perhaps')];
    return [line, '', line.replace(/^\d{3}\.\d+[a-z]? .*/, '998.1. Quinces are ripe in autumn.')];
  });
  return text.slice(0, start) + edited.join('\n');
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

    test('has every glossary entry and every reference, next to a count in the plain text', () => {
      const entries = text
        .slice(text.lastIndexOf('\nGlossary') + '\nGlossary'.length, text.lastIndexOf('\nCredits'))
        .split(/\r?\n\s*\n/)
        .filter((block) => block.trim() !== '');
      expect(rulebook.glossary.size).toBe(entries.length);
      const read = itemsOf(rulebook).flatMap((item) => citations(item.text));
      const written = itemsOf(rulebook).flatMap(
        (item) => item.text.match(/\d{3}\.\d+[a-z]?|(?<=\brules? )\d{3}\b|(?<=\bsection )\d\b/g) ?? [],
      );
      expect(read.length).toBeGreaterThanOrEqual(written.length);
      expect(read.length).toBeLessThan(written.length * 1.2);
    });

    test.each(layouts)('reads the same %s', (_, change) => {
      const file = readRulesFile(change(text), { library: bundledLibrary });
      const copy = (file as Extract<typeof file, { rulebook: unknown }>).rulebook;
      expect(copy.date).toBe(rulebook.date);
      // Whether a sentence of the glossary begins a line is not known in a wrapped text.
      const items = (from: Rulebook) => itemsOf(from).map((item) => ({ ...item, text: item.text.replace(/\n/g, ' ') }));
      expect(items(copy)).toEqual(items(rulebook));
    });

    test('is made from itself with any edits by applying the difference', () => {
      const edited = readRulebook(withEdits(text), { library: bundledLibrary }).rulebook!;
      const changes = diffRulebooks(rulebook, edited);
      expect(applyChanges(itemsOf(rulebook), changes)).toEqual(itemsOf(edited));
      expect(applyChanges(itemsOf(edited), diffRulebooks(edited, rulebook))).toEqual(itemsOf(rulebook));
      for (const kind of ['added', 'removed', 'changed', 'moved'])
        expect(changes.filter((change) => change.kind === kind).length, kind).toBeGreaterThan(5);
    });

    test('reports keywords after one that was removed as moved, not as removed and added', () => {
      const section = 702;
      const keywords = children(rulebook, `${section}`);
      const gone = keywords[20]!.number;
      const numbers = new Map(keywords.slice(21).map(({ number }, at) => [number, keywords[20 + at]!.number]));
      const later = text
        .split('\n')
        .filter((line) => !line.startsWith(`${gone}.`) && !line.startsWith(`${gone}a`) && !line.match(`^${gone}[a-z] `))
        .join('\n')
        .replace(/\b702\.\d+/g, (number) => numbers.get(number) ?? number);
      const changes = diffRulebooks(rulebook, readRulebook(later, { library: bundledLibrary }).rulebook!);
      expect(changes.filter(({ kind }) => kind === 'added')).toEqual([]);
      const isGone = (number: string) => number === gone || isUnder(number, gone);
      const removed = changes.filter(({ kind }) => kind === 'removed').map(({ from }) => from!);
      expect(removed.filter((number) => !isGone(number))).toEqual([]);
      const moved = new Map(changes.flatMap(({ kind, from, to }) => (kind === 'moved' ? [[from!, to!]] : [])));
      for (const [from, to] of numbers) expect(moved.get(from)).toBe(to);
    });

    test('reads the same from a wrapped copy', () => {
      const copy = readRulebook(wrapped(text), { library: bundledLibrary }).rulebook!;
      expect(rulesOf(copy)).toEqual(rulesOf(rulebook));
      expect([...copy.glossary.keys()]).toEqual([...rulebook.glossary.keys()]);
    });
  });
});
