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

/** The packages of a lock file, by where they are installed. */
function lockOf(folder: string): Readonly<Record<string, Locked>> {
  return JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')).packages;
}

const lock = lockOf('.');

/** Licences under which parts of a package may be shipped in a program under the MIT licence. */
const allowed = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0']);

/** For outlines of letters and symbols. */
const forFonts = new Set(['OFL-1.1', 'MIT']);

describe('what is bundled', () => {
  it('may be shipped, and is told of with its licence', async () => {
    const packages = await bundledPackages();
    expect(packages.length).toBeGreaterThan(10);
    expect(packages.filter(({ license }) => !allowed.has(license))).toEqual([]);
    const notices = readFileSync('THIRD-PARTY-NOTICES.md', 'utf8');
    const untold = packages.filter(
      ({ name, version, license, text }) =>
        !notices.includes(`| ${name} | ${version} | ${license} |`) || !notices.includes(text.split('\n')[0] ?? ''),
    );
    expect(untold).toEqual([]);
    expect(packages.filter(({ text }) => text.length < 500)).toEqual([]);
  });

  it('holds outlines whose fonts may be changed and shipped', () => {
    const fonts = ['@fontsource/alegreya-sans', 'mana-font'] as const;
    const licences = fonts.map((name) => lock[`node_modules/${name}`]?.license ?? 'none');
    expect(
      licences
        .flatMap((licence) => licence.replace(/[()]/g, '').split(/ AND | OR /))
        .filter((each) => !forFonts.has(each)),
    ).toEqual([]);
  });
});

describe('what the project is built with', () => {
  it('is named by exact versions, and nothing is installed besides by who uses it', () => {
    expect(manifest).not.toHaveProperty('dependencies');
    for (const packages of [manifest.devDependencies, peers.dependencies]) {
      expect(Object.entries(packages).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual(
        [],
      );
    }
  });

  it.each(['.', 'test/bench'])('is pinned in the lock of %s by what it holds, and by no address', (folder) => {
    const installed = Object.entries(lockOf(folder)).filter(([path]) => path !== '');
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});
