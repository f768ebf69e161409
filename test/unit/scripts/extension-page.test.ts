import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extensionPage } from '../../../scripts/lib/extension-page.mjs';
import { publicAddress } from '../../../scripts/lib/public-address.mjs';
import { readPage } from '../docs/markdown.js';

const github = publicAddress({ repository: { url: 'git+https://github.com/example/cards.git' } });
const base = /^https:\/\/github\.com\/example\/cards\/(?:blob|raw)\/HEAD\//;

describe.each(['client/README.md', 'CHANGELOG.md'])('%s in the package', (path) => {
  it('without a public address contains web addresses only, and no picture', () => {
    const page = extensionPage(path, null);
    expect(readPage(page).links.filter((link) => !/^https:/.test(link))).toEqual([]);
    expect(page).not.toContain('![');
    expect(page).not.toContain('<!--');
  });

  it('with a public address links to files that exist', () => {
    const links = readPage(extensionPage(path, github)).links;
    const own = links.filter((link) => base.test(link)).map((link) => link.replace(base, ''));
    expect(links.filter((link) => !/^https:/.test(link))).toEqual([]);
    expect(own.filter((target) => !existsSync(target))).toEqual([]);
  });
});

describe('the page of the extension', () => {
  it('keeps the text of a link that leads nowhere', () => {
    expect(extensionPage('client/README.md', null)).toMatch(
      /describes\s+all features, all rules and the settings of a set\./,
    );
  });

  it('shows its pictures, and where to ask, at the public address', () => {
    const page = extensionPage('client/README.md', github);
    expect(
      page.match(/!\[[^\]]+\]\(https:\/\/github\.com\/example\/cards\/raw\/HEAD\/images\/[\w/-]+\.jpg\)/g),
    ).toHaveLength(2);
    expect(page).toContain('https://github.com/example/cards/issues');
  });
});

describe('the public address', () => {
  it('is read from `repository` as npm allows it to be written', () => {
    const page = (repository: string) => publicAddress({ repository })?.page('docs/editor.md');
    for (const written of ['https://github.com/a/b', 'git@github.com:a/b.git', 'git://github.com/a/b.git/'])
      expect(page(written)).toBe('https://github.com/a/b/blob/HEAD/docs/editor.md');
    expect(page('https://gitlab.com/a/b/c')).toBe('https://gitlab.com/a/b/c/-/blob/HEAD/docs/editor.md');
  });

  it('is unknown without `repository`, and an error for a host with other addresses', () => {
    expect(publicAddress({})).toBeNull();
    expect(() => publicAddress({ repository: 'https://example.com/a/b' })).toThrow(
      'known hosts are github.com, gitlab.com',
    );
  });
});
