import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { files, type Outcome, runEditor } from './support/other-editor.js';

const nvim = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => (folder === '' ? [] : [join(folder, 'nvim'), join(folder, 'nvim.exe')]))
  .find((file) => existsSync(file));
if (!nvim) console.log('SKIPPED: Neovim is not installed, so the language server is not tried in it.');

/** The `init.lua` configuration from docs/other-editors.md. */
const configuration =
  /<!-- neovim:begin -->\s*```lua\n(.*?)```/s.exec(readFileSync('docs/other-editors.md', 'utf8'))?.[1] ?? '';

describe.skipIf(!nvim)('Neovim, configured as in docs/other-editors.md', () => {
  let at: Outcome;
  beforeAll(async () => {
    const script = join(import.meta.dirname, 'support/neovim.lua');
    const args = ['--headless', '--clean', '-n', '-c', `luafile ${script}`];
    at = await runEditor(nvim ?? '', args, configuration, { quoted: "'tokenwright-language-server'", joint: ', ' });
  });

  it('gets answers to all requests', () => {
    expect(at.seen).not.toHaveProperty('problem');
    expect(at.seen.filetype).toBe('cardtext');
  });

  it('shows diagnostics', () => {
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

  it('shows a hover', () => {
    expect(at.seen.hover).toMatch(/Quince Token.*Draw a card/s);
  });

  it('renames a token in every file', () => {
    expect(at.saved('grove.cards')).toBe(
      files['grove.cards'].replace('a Quince token', 'an Apple token').replace('Tresure', 'Treasure'),
    );
    expect(at.saved('grove.tokens')).toBe(files['grove.tokens'].replaceAll('Quince', 'Apple'));
  });
});
