import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundled } from './support/bundle.js';

const nvim = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => (folder === '' ? [] : [join(folder, 'nvim'), join(folder, 'nvim.exe')]))
  .find((file) => existsSync(file));
if (!nvim) console.log('SKIPPED: Neovim is not installed, so the language server is not tried in it.');

const files = {
  'tokenwright.json': '{}\n',
  'grove.cards':
    'Grove Warden {G}\nCreature — Elf\nWhen this creature enters, create a Quince token and a Tresure token.\n1/1\n',
  'grove.tokens': 'Quince Token\nArtifact — Quince\n{2}, Sacrifice this token: Draw a card.\n',
};

/** What the README tells people to put into `init.lua`. */
const configuration = /<!-- neovim:begin -->\s*```lua\n(.*?)```/s.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';

describe.skipIf(!nvim)('in Neovim, as the README sets it up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tokenwright-nvim-'));
  const saved = (path: string) => readFileSync(join(folder, path), 'utf8');
  let seen: Record<string, unknown> = {};

  beforeAll(async () => {
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
    const report = join(folder, 'seen.json');
    const script = join(import.meta.dirname, 'support/neovim.lua');
    const init = join(folder, 'init.lua');
    const server = [process.execPath, await bundled('server')].map((part) => JSON.stringify(part)).join(', ');
    writeFileSync(init, configuration.replace("'tokenwright-language-server'", server));
    const env = {
      ...process.env,
      TOKENWRIGHT_CONFIGURATION: init,
      TOKENWRIGHT_SEEN: report,
      XDG_STATE_HOME: join(folder, '.state'),
      XDG_CACHE_HOME: join(folder, '.cache'),
    };
    const args = ['--headless', '--clean', '-n', '-c', `luafile ${script}`];
    await new Promise((resolve) => execFile(nvim ?? '', args, { cwd: folder, env, timeout: 50_000 }, resolve));
    seen = JSON.parse(readFileSync(report, 'utf8'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('everything is answered', () => {
    expect(seen).not.toHaveProperty('problem');
    expect(seen.filetype).toBe('cardtext');
  });

  it('a wrong name is underlined', () => {
    const line = files['grove.cards'].split('\n')[2] ?? '';
    const column = line.indexOf('Tresure');
    expect(seen.diagnostics).toEqual([
      {
        code: 'unknown-predefined-token',
        message: expect.stringContaining('Tresure'),
        line: 2,
        column,
        last: column + 'Tresure'.length,
      },
    ]);
  });

  it('a token is explained', () => {
    expect(seen.hover).toMatch(/Quince Token.*Draw a card/s);
  });

  it('a token is renamed in every file', () => {
    expect(saved('grove.cards')).toBe(
      files['grove.cards'].replace('a Quince token', 'an Apple token').replace('Tresure', 'Treasure'),
    );
    expect(saved('grove.tokens')).toBe(files['grove.tokens'].replaceAll('Quince', 'Apple'));
  });
});
