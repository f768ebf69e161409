import { spawn } from 'node:child_process';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bundled } from '../lsp/support/bundle.js';
import { Folder } from '../unit/cli/call.js';
import { callProgram } from './program.js';

let program: string;
let folder: Folder;
beforeAll(async () => {
  program = await bundled('cli');
});
afterEach(() => folder.remove());

const call = (args: readonly string[], env?: Record<string, string>) => callProgram(folder.path, args, env);

describe('the program', () => {
  const files = { 'a.cards': 'Grave Slip {R}\nSorcery\nCreate a Food.\n' };

  it('exits with the code of its command, with the result on standard output', async () => {
    folder = new Folder(files);
    const { code, out, err } = await call(['lint']);
    expect(out).toContain('create-missing-token-word');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(await call(['lint', 'none.cards'])).toMatchObject({ code: 2, err: expect.stringContaining('none.cards') });
    expect((await call(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('uses colours only in a terminal', async () => {
    folder = new Folder(files);
    expect((await call(['lint'])).out).not.toContain('\u001b');
    expect((await call(['lint'], { FORCE_COLOR: '1' })).out).toContain('\u001b');
    expect((await call(['lint', '--no-color'], { FORCE_COLOR: '1' })).out).not.toContain('\u001b');
    expect((await call(['lint'], { FORCE_COLOR: '1', NO_COLOR: '1' })).out).not.toContain('\u001b');
  });

  it('accepts that the reader stops early', async () => {
    const cards = Array.from({ length: 3000 }, (_, at) => `Card ${at} {R}\nSorcery\nCreate a Food.\n`).join('\n');
    folder = new Folder({ 'a.cards': cards });
    const child = spawn(process.execPath, [program, 'lint', '--format=json'], { cwd: folder.path });
    let err = '';
    child.stderr.on('data', (data) => {
      err += data;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    await new Promise((resolve) => child.once('close', resolve));
    expect(err).toBe('');
  });

  it('reads standard input', async () => {
    folder = new Folder();
    const child = spawn(process.execPath, [program, 'parse'], { cwd: folder.path });
    child.stdin.end('Create a Food token.');
    let out = '';
    for await (const data of child.stdout) out += data;
    expect(JSON.parse(out)).toMatchObject([{ name: 'Food Token' }]);
  });
});
