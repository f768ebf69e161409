import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesInExtension, packageExtension, sizeOfPackage } from '../../scripts/lib/package.mjs';

/** All that may be in it; what runs, and what its page in the marketplace shows. */
const allowed = [
  /^package(\.nls(\.[a-z-]+)?)?\.json$/,
  /^l10n\/bundle\.l10n(\.[a-z-]+)?\.json$/,
  /^(README|CHANGELOG)\.md$/,
  /^LICENSE/,
  /^(NOTICE|THIRD-PARTY-NOTICES)\.md$/,
  /^client\/dist\/extension\.js$/,
  /^server\/dist\/server\.js$/,
  /^server\/schema\/[a-z.]+\.json$/,
  /^syntaxes\/[a-z.-]+\.json$/i,
  /^images\/(icon\.png|tokens\.svg|(cardtext|tokentext)-(light|dark)\.svg|readme\/[a-z-]+\.jpg)$/,
];

describe('the packaged extension', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tokenwright-vsix-'));
  const file = join(folder, 'tokenwright.vsix');
  let said = '';
  let files: string[] = [];

  beforeAll(async () => {
    said = await packageExtension(file);
    files = await filesInExtension();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is made without a warning', () => {
    expect(said).not.toMatch(/warning|error/i);
  });

  it('holds only what runs', () => {
    expect(files.filter((path) => !allowed.some((pattern) => pattern.test(path)))).toEqual([]);
  });

  it('holds something of each kind that may be in it', () => {
    expect(allowed.filter((pattern) => !files.some((path) => pattern.test(path)))).toEqual([]);
  });

  it('is smaller than 500 KB (500,000 bytes) without pictures and fonts, 1 MB with them', () => {
    const { all, lean } = sizeOfPackage(file);
    expect(all).toBeLessThan(1_000_000);
    expect(lean).toBeGreaterThan(100_000);
    expect(lean).toBeLessThan(500_000);
  });
});
