import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPage } from './markdown.js';

const root = join(import.meta.dirname, '../../..');

/** Links in a page to files and headings that do not exist. Paths are relative to the root of the repository. */
function deadLinks(page: string, markdown: string): string[] {
  return readPage(markdown).links.filter((link) => {
    // Web addresses, and links like `mailto:`.
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link)) return false;
    const [path = '', anchor] = link.split('#').map(decodeURIComponent);
    if (path === '') return !readPage(markdown).anchors.has(anchor ?? '');
    const target = normalize(join(dirname(page), path));
    if (target.startsWith('..') || !existsSync(join(root, target))) return true;
    return anchor !== undefined && !readPage(read(target)).anchors.has(anchor);
  });
}

/** The Markdown pages in a folder and its subfolders. */
function pagesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))
    .sort();
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

const pages = ['README.md', 'client/README.md', 'CONTRIBUTING.md', ...pagesIn('docs'), ...pagesIn('server/docs')];

describe('the documentation', () => {
  it.each(pages)('%s has no dead links', (page) => {
    expect(deadLinks(page, read(page))).toEqual([]);
  });

  it('lists every page in docs/README.md', () => {
    const linked = new Set(readPage(read('docs/README.md')).links.map((link) => normalize(join('docs', link))));
    // The page of a rule is listed on the page of all rules.
    const own = pages.filter((page) => dirname(page) !== normalize('server/docs/rules') && !page.endsWith('README.md'));
    const missing = own.filter((page) => !linked.has(page));
    expect(missing).toEqual([]);
    expect(linked).toContain(normalize('server/docs/rules/index.md'));
  });
});

describe('the check for dead links', () => {
  const page = normalize('docs/example.md');

  it('finds missing files, pictures and headings', () => {
    const markdown = [
      '# Cards & tokens',
      '[missing](missing.md), [file](tour.md), [outside](../../elsewhere.md)',
      '![picture](tour/missing.jpg "Title") ![picture](tour/rename.jpg)',
      '[heading](#cards--tokens), [no heading](#cards-and-tokens)',
      '[heading](library.md#using-tokenwright-as-a-library), [no heading](library.md#usage)',
      '<img src="missing.png"> [reference][label]',
      '',
      '[label]: missing-reference.md',
    ].join('\n');
    expect(deadLinks(page, markdown)).toEqual([
      'missing.md',
      '../../elsewhere.md',
      'tour/missing.jpg',
      '#cards-and-tokens',
      'library.md#usage',
      'missing-reference.md',
      'missing.png',
    ]);
  });

  it('ignores web addresses, code and comments', () => {
    const markdown = [
      '[web](https://example.com/missing.md#part), [mail](mailto:someone@example.com), `[code](missing.md)`',
      '<!-- [comment](missing.md) -->',
      '```md',
      '[block](missing.md)',
      '```',
    ].join('\n');
    expect(deadLinks(page, markdown)).toEqual([]);
  });

  it('numbers headings with the same text', () => {
    const markdown =
      '# `lint`\n\n## Options\n\n## Options\n\n[first](#options) [second](#options-1) [third](#options-2) [code](#lint)';
    expect(deadLinks(page, markdown)).toEqual(['#options-2']);
  });
});
