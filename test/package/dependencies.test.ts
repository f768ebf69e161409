import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { bundledPackages } from '../../scripts/generate/notices.mjs';
import peers from '../bench/package.json' with { type: 'json' };

interface Locked {
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
}

/** The packages of a lock file, by installation path. */
function lockOf(folder: string): Readonly<Record<string, Locked>> {
  return JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')).packages;
}

const lock = lockOf('.');

/** Licences that allow shipping parts of a package in a program under the MIT licence. */
const allowed = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0']);

/** Licences that allow this for outlines of letters and symbols. */
const forFonts = new Set(['OFL-1.1', 'MIT']);

describe('bundled packages', () => {
  it('have a permitted licence and are listed in the notices', async () => {
    const packages = await bundledPackages();
    expect(packages.length).toBeGreaterThan(10);
    expect(packages.filter(({ license }) => !allowed.has(license))).toEqual([]);
    const notices = readFileSync('THIRD-PARTY-NOTICES.md', 'utf8');
    const missing = packages.filter(
      ({ name, version, license, text }) =>
        !notices.includes(`| ${name} | ${version} | ${license} |`) || !notices.includes(text.split('\n')[0] ?? ''),
    );
    expect(missing).toEqual([]);
    expect(packages.filter(({ text }) => text.length < 500)).toEqual([]);
  });

  it('include font outlines only under a permitted licence', () => {
    const fonts = ['@fontsource/alegreya-sans', 'mana-font'] as const;
    const licences = fonts.map((name) => lock[`node_modules/${name}`]?.license ?? 'none');
    expect(
      licences
        .flatMap((licence) => licence.replace(/[()]/g, '').split(/ AND | OR /))
        .filter((each) => !forFonts.has(each)),
    ).toEqual([]);
  });
});

describe('development packages', () => {
  it('have exact versions, and users install no dependencies', () => {
    expect(manifest).not.toHaveProperty('dependencies');
    for (const packages of [manifest.devDependencies, peers.dependencies]) {
      expect(Object.entries(packages).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual(
        [],
      );
    }
  });

  it.each(['.', 'test/bench'])('are pinned by hash, and not by URL, in the lock file of %s', (folder) => {
    const installed = Object.entries(lockOf(folder)).filter(([path]) => path !== '');
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});
