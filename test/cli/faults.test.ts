import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bundled } from '../lsp/support/bundle.js';
import { Folder } from '../unit/cli/call.js';
import { callProgram } from './program.js';

const slip = 'Grave Slip {R}\nSorcery\nCreate a Food.\n';

let folder: Folder;
beforeEach(() => {
  folder = new Folder({ 'a.cards': slip });
});
afterEach(() => folder.remove());

/** Runs a shell command with the program, for redirections. */
async function inShell(command: string): Promise<{ code: number; out: string; err: string }> {
  const program = `"${process.execPath}" "${await bundled('cli')}"`;
  return new Promise((resolve) => {
    execFile('/bin/sh', ['-c', command.replaceAll('tokenwright', program)], { cwd: folder.path }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

describe.runIf(existsSync('/bin/sh') && existsSync('/dev/full'))('unwritable output', () => {
  it.each(['lint', 'lint --format json', 'tokens', 'explain Treasure', 'rulebooks'])(
    '%s reports that the disk is full',
    async (command) => {
      const { code, err } = await inShell(`tokenwright ${command} > /dev/full`);
      expect({ code, err }).toEqual({
        code: 2,
        err: 'tokenwright: the result is not written whole: the disk is full\n',
      });
    },
  );

  it('a result with --output names the file', async () => {
    const { code, err } = await callProgram(folder.path, ['tokens', '--output', '/dev/full']);
    expect(code).toBe(2);
    expect(err).toContain('--output /dev/full: the disk is full');
  });

  it('messages that cannot be written do not change the result', async () => {
    expect(await inShell('tokenwright lint none.cards a.cards 2> /dev/full')).toMatchObject({
      code: 2,
      out: expect.stringContaining('create-missing-token-word'),
    });
    expect((await inShell('tokenwright lint none.cards 2>&- >&-')).code).toBe(2);
  });

  it('a reader that stops early causes no error', async () => {
    writeFileSync(join(folder.path, 'a.cards'), slip.repeat(3000));
    const { out, err } = await inShell('tokenwright lint | head -1');
    expect({ lines: out.split('\n').length, err }).toEqual({ lines: 2, err: '' });
  });
});

/** Mounts a disk of a few kilobytes, if this process is allowed to. */
function mount(at: string, options: string): boolean {
  mkdirSync(at, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', at], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const probe = new Folder();
const mayMount = process.platform === 'linux' && mount(join(probe.path, 'disk'), 'size=16k');
if (mayMount) execFileSync('umount', [join(probe.path, 'disk')]);
else console.warn('No disk can be mounted here: what happens on a full or read-only one is not tested.');
probe.remove();

describe.runIf(mayMount)('a separate disk', () => {
  const own = new Folder();
  const disk = join(own.path, 'disk');
  const files: Record<string, string> = {
    'a.cards': slip,
    'b.cards': `${slip.replace('Grave', 'Great')}\n# ${'a long remark '.repeat(2000)}\n`,
  };
  const filler = 'x'.repeat(4096);
  beforeAll(() => {
    mount(disk, 'size=64k');
  });
  afterAll(() => {
    execFileSync('umount', [disk]);
    own.remove();
  });
  beforeEach(() => {
    execFileSync('mount', ['-o', 'remount,rw', disk]);
    execFileSync('find', [disk, '-mindepth', '1', '-delete']);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(disk, name), text);
  });

  const texts = () =>
    Object.fromEntries(Object.keys(files).map((name) => [name, readFileSync(join(disk, name), 'utf8')]));

  /** Fills the disk to the last page. */
  function fill(): void {
    for (let at = 0; ; at++) {
      try {
        writeFileSync(join(disk, `filler${at}`), filler);
      } catch {
        return;
      }
    }
  }

  it('that is full: fixing loses nothing and names each file', async () => {
    fill();
    const { code, err } = await callProgram(disk, ['lint', '--fix']);
    expect(code).toBe(2);
    expect(err).toContain('a.cards: not fixed: the disk is full\n');
    expect(err).toContain('b.cards: not fixed: the disk is full\n');
    expect(texts()).toEqual(files);
    expect(readdirSync(disk).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('with room for one file: that one is fixed', async () => {
    writeFileSync(join(disk, 'filler'), 'x'.repeat(20_000));
    const { code, err } = await callProgram(disk, ['lint', '--fix']);
    expect({ code, err }).toEqual({ code: 2, err: 'b.cards: not fixed: the disk is full\n' });
    expect(texts()).toEqual({ ...files, 'a.cards': slip.replace('Food', 'Food token') });
  });

  it.each([
    ['convert . --to json', 'out.json'],
    ['tokens', 'out.txt'],
    ['convert . --to cockatrice', 'a.xml'],
  ])('that is full: %s keeps the old result and names it', async (command, output) => {
    writeFileSync(join(disk, output), 'old');
    fill();
    const { code, err } = await callProgram(disk, [...command.split(' '), '--output', output]);
    expect(code).toBe(2);
    expect(err).toContain(`--output ${output}: the disk is full`);
    expect(readFileSync(join(disk, output), 'utf8')).toBe('old');
    expect(readdirSync(disk).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('that is read-only: everything reports that and nothing is changed', async () => {
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    const fixed = await callProgram(disk, ['lint', '--fix', 'a.cards']);
    expect(fixed).toMatchObject({ code: 2, err: 'a.cards: not fixed: it is on a disk that is read-only\n' });
    const written = await callProgram(disk, ['tokens', '--output', 'out.txt']);
    expect(written).toMatchObject({
      code: 2,
      err: expect.stringContaining('--output out.txt: it is on a disk that is read-only'),
    });
    expect(texts()).toEqual(files);
  });
});
