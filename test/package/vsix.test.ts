import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesInExtension, packageExtension, sizeOfPackage } from '../../scripts/lib/package.mjs';

/** All files that it may contain: what runs, and what its marketplace page shows. */
const allowed = [
  /^package(\.nls(\.[a-z-]+)?)?\.json$/,
  /^l10n\/bundle\.l10n(\.[a-z-]+)?\.json$/,
  /^out\/pages\/(README|CHANGELOG)\.md$/, // the packager puts them into the folder above
  /^LICENSE/,
  /^(NOTICE|THIRD-PARTY-NOTICES)\.md$/,
  /^client\/dist\/extension\.js$/,
  /^server\/dist\/(language-server|server|spelling)\.js$/,
  /^client\/schema\/[a-z.]+\.json$/,
  /^syntaxes\/[a-z.-]+\.json$/i,
  /^images\/(icon\.png|tokens\.svg|(cardtext|tokentext)-(light|dark)\.svg|walkthrough\/[a-z-]+\.jpg)$/,
];

describe('the packaged extension', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tokenwright-vsix-'));
  const file = join(folder, 'tokenwright.vsix');
  let output = '';
  let files: string[] = [];

  beforeAll(async () => {
    output = await packageExtension(file);
    files = await filesInExtension();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is packaged without warnings', () => {
    expect(output).not.toMatch(/warning|error/i);
  });

  it('contains only allowed files', () => {
    expect(files.filter((path) => !allowed.some((pattern) => pattern.test(path)))).toEqual([]);
  });

  it('contains a file for each allowed pattern', () => {
    expect(allowed.filter((pattern) => !files.some((path) => pattern.test(path)))).toEqual([]);
  });

  it('is smaller than 722 KB without pictures and fonts (its goal is 500 KB), 1.12 MB with them', async () => {
    const { all, lean } = await sizeOfPackage(file);
    expect(all).toBeLessThan(1_119_000);
    expect(lean).toBeGreaterThan(100_000);
    expect(lean).toBeLessThan(722_000);
  });
});
