import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundled } from './support/bundle.js';

const hasEglot = (() => {
  try {
    execFileSync('emacs', ['--batch', '--eval', "(progn (package-initialize) (require 'eglot))"], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
if (!hasEglot) console.log('SKIPPED: Emacs with eglot is not installed, so the language server is not tried in it.');

const files = {
  'tokenwright.json': '{}\n',
  'grove.cards':
    'Grove Warden {G}\nCreature — Elf\nWhen this creature enters, create a Quince token and a Tresure token.\n1/1\n',
  'grove.tokens': 'Quince Token\nArtifact — Quince\n{2}, Sacrifice this token: Draw a card.\n',
};

/** What the README tells people to put into `init.el`. */
const configuration = /```elisp\n(.*?)```/s.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';

describe.skipIf(!hasEglot)('in Emacs, as the README sets it up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tokenwright-emacs-'));
  const saved = (path: string) => readFileSync(join(folder, path), 'utf8');
  let seen: Record<string, unknown> = {};

  beforeAll(async () => {
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
    const server = [process.execPath, await bundled('server')].map((part) => JSON.stringify(part)).join(' ');
    const init = join(folder, 'init.el');
    writeFileSync(init, configuration.replace('"tokenwright-language-server"', server));
    const report = join(folder, 'seen.json');
    const env = { ...process.env, TOKENWRIGHT_CONFIGURATION: init, TOKENWRIGHT_SEEN: report, HOME: folder };
    const args = ['--batch', '--load', join(import.meta.dirname, 'support/emacs.el')];
    await new Promise((resolve) => execFile('emacs', args, { cwd: folder, env, timeout: 50_000 }, resolve));
    seen = JSON.parse(readFileSync(report, 'utf8'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('everything is answered', () => {
    expect(seen).not.toHaveProperty('problem');
    expect(seen.mode).toBe('cardtext-mode');
  });

  it('a wrong name is underlined', () => {
    expect(seen.diagnostics).toEqual({ Tresure: [expect.stringContaining('“Treasure”')] });
  });

  it('a token is explained, and led to its definition', () => {
    expect(seen.hover).toMatch(/Quince Token.*Draw a card/s);
    expect(seen.definition).toBe('grove.tokens');
  });

  it('a token is renamed in every file', () => {
    expect(saved('grove.cards')).toBe(files['grove.cards'].replace('a Quince token', 'an Apple token'));
    expect(saved('grove.tokens')).toBe(files['grove.tokens'].replaceAll('Quince', 'Apple'));
  });

  it('a name is completed', () => {
    expect(seen.completions).toContain('Treasure token');
  });
});
