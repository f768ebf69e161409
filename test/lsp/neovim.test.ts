import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { files, type Outcome, usedIn } from './support/other-editor.js';

const nvim = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => (folder === '' ? [] : [join(folder, 'nvim'), join(folder, 'nvim.exe')]))
  .find((file) => existsSync(file));
if (!nvim) console.log('SKIPPED: Neovim is not installed, so the language server is not tried in it.');

/** The configuration that docs/other-editors.md gives for `init.lua`. */
const configuration =
  /<!-- neovim:begin -->\s*```lua\n(.*?)```/s.exec(readFileSync('docs/other-editors.md', 'utf8'))?.[1] ?? '';

describe.skipIf(!nvim)('in Neovim, configured as in docs/other-editors.md', () => {
  let at: Outcome;
  beforeAll(async () => {
    const script = join(import.meta.dirname, 'support/neovim.lua');
    const args = ['--headless', '--clean', '-n', '-c', `luafile ${script}`];
    at = await usedIn(nvim ?? '', args, configuration, { quoted: "'tokenwright-language-server'", joint: ', ' });
  });

  it('everything is answered', () => {
    expect(at.seen).not.toHaveProperty('problem');
    expect(at.seen.filetype).toBe('cardtext');
  });

  it('a wrong name is underlined', () => {
    const line = files['grove.cards'].split('\n')[2] ?? '';
    const column = line.indexOf('Tresure');
    expect(at.seen.diagnostics).toEqual([
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
    expect(at.seen.hover).toMatch(/Quince Token.*Draw a card/s);
  });

  it('a token is renamed in every file', () => {
    expect(at.saved('grove.cards')).toBe(
      files['grove.cards'].replace('a Quince token', 'an Apple token').replace('Tresure', 'Treasure'),
    );
    expect(at.saved('grove.tokens')).toBe(files['grove.tokens'].replaceAll('Quince', 'Apple'));
  });
});
