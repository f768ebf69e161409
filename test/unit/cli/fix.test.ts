import { chmodSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { workspaceOptions } from '../../../server/src/cli/arguments/call.js';
import { readLintCall } from '../../../server/src/cli/arguments/lint-call.js';
import { fix } from '../../../server/src/cli/commands/fix.js';
import { findInputs } from '../../../server/src/cli/inputs/inputs.js';
import { Folder } from './call.js';

const slip = 'Small Slip {R}\nSorcery\nCreate a 1/1 red Goblin creature Token.\n';
const fixedSlip = slip.replace('Token', 'token');
const typo = 'Lantern Smuggler {1}{B}\nSorcery\nCreate a Tresure token.\n';
const [otherSlip, otherTypo] = [slip.replace('Small', 'Other'), typo.replace('Lantern', 'Other')];

/** A definition without findings until the card names its token in the usual word order. */
const definition = 'Old Coil Token\nCreature — Serpent\nColor: blue\n3/3\n';
const maker = 'Undertow {U}\nSorcery\nCreate a 3/3 blue Serpent token creature named Old Coil.\n';

let folder: Folder;
afterEach(() => folder.remove());

describe('tokenwright lint --fix', () => {
  it('makes safe fixes, lists the files, and shows the remaining findings', async () => {
    folder = new Folder({ 'a.cards': `${slip}\n${typo}`, 'b.cards': otherTypo });
    const { code, out, err } = await folder.call(['lint', '--fix']);
    expect(out).toMatch(/^fixed {2}a\.cards {2}\(1 fix\)\n\na\.cards\n/);
    expect(out).not.toContain('capitalized-token-word');
    expect(out).toContain('2 warnings in 3 cards of 2 files');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(folder.read('a.cards')).toBe(`${fixedSlip}\n${typo}`);
    expect(folder.read('b.cards')).toBe(otherTypo);
    expect((await folder.call(['lint', '--fix'])).out).not.toContain('fixed');
    expect(readdirSync(folder.path).sort()).toEqual(['a.cards', 'b.cards']);
  });

  it('exits according to the remaining findings', async () => {
    folder = new Folder({ 'a.cards': 'Grave Slip {R}\nSorcery\nCreate a Food.\n' });
    expect((await folder.call(['lint', '--max-warnings=0'])).code).toBe(1);
    expect((await folder.call(['lint', '--max-warnings=0', '--fix'])).code).toBe(0);
  });

  it('repeats when a fix in one file enables one in another', async () => {
    folder = new Folder({ 'a.tokens': definition, 'b.cards': maker });
    expect((await folder.call(['lint', 'a.tokens'])).out).toContain('No findings');
    expect((await folder.call(['lint', '--fix'])).out).toContain('No findings');
    expect(folder.read('a.tokens')).toBe(definition.replace('Old Coil Token', 'Old Coil'));
    expect(folder.read('b.cards')).toBe(maker.replace('token creature', 'creature token'));
  });

  it('writes only the given files', async () => {
    folder = new Folder({ 'a.cards': slip, 'b.cards': slip });
    await folder.call(['lint', '--fix', 'b.cards']);
    expect([folder.read('a.cards'), folder.read('b.cards')]).toEqual([slip, fixedSlip]);
  });

  it('fixes only errors with --quiet, and no findings of a disabled rule', async () => {
    const text = `${slip}\nGrave Slip {R}\nSorcery\nCreate a Food.\n`;
    folder = new Folder({ 'a.cards': text });
    await folder.call(['lint', '--fix', '--rule', 'create-missing-token-word=off', '--quiet']);
    expect(folder.read('a.cards')).toBe(text);
    await folder.call(['lint', '--fix', '--quiet']);
    expect(folder.read('a.cards')).toBe(text.replace('a Food', 'a Food token'));
  });

  it('lists the written files as JSON', async () => {
    folder = new Folder({ 'a.cards': slip, 'b.cards': typo, 'c.cards': otherSlip });
    chmodSync(join(folder.path, 'c.cards'), 0o444);
    const { fixed, unwritten, unreadable, files } = await folder.json(['lint', '--fix', '--format=json']);
    expect(fixed).toEqual([{ path: 'a.cards', fixes: 1 }]);
    expect(unwritten).toEqual([{ path: 'c.cards', reason: 'not fixed: it is read-only' }]);
    expect(unreadable).toEqual([]);
    expect(files.map(({ findings }: { findings: object[] }) => findings.length)).toEqual([0, 1, 1]);
  });

  it('keeps line endings, the byte order mark and a missing last line break', async () => {
    const windows = `\ufeff${`${slip}\n${typo}`.replaceAll('\n', '\r\n')}`.trimEnd();
    folder = new Folder({ 'a.cards': windows, 'b.cards': slip.replaceAll('\n', '\r') });
    await folder.call(['lint', '--fix']);
    expect(folder.read('a.cards')).toBe(windows.replace('creature Token', 'creature token'));
    expect(folder.read('b.cards')).toBe(fixedSlip.replaceAll('\n', '\r'));
  });

  it('skips a file that is not UTF-8, and fixes the others', async () => {
    const latin = new Uint8Array([...new TextEncoder().encode(slip), ...[0x46, 0x3a, 0xe9, 0x0a]]);
    folder = new Folder({ 'a.cards': latin, 'b.cards': slip });
    const { code, err } = await folder.call(['lint', '--fix']);
    expect(err).toBe('a.cards: not fixed: it is not UTF-8 throughout\n');
    expect(code).toBe(2);
    expect([folder.bytes('a.cards'), folder.read('b.cards')]).toEqual([Buffer.from(latin), fixedSlip]);
  });

  it('skips a read-only file, and shows its findings', async () => {
    folder = new Folder({ 'a.cards': slip, 'b.cards': slip });
    chmodSync(join(folder.path, 'a.cards'), 0o444);
    const { code, out, err } = await folder.call(['lint', '--fix']);
    expect(err).toBe('a.cards: not fixed: it is read-only\n');
    expect(out).toContain('capitalized-token-word');
    expect(out).toContain('fixed  b.cards');
    expect(code).toBe(2);
    expect([folder.read('a.cards'), folder.read('b.cards')]).toEqual([slip, fixedSlip]);
  });

  it('writes the target of a link once, and keeps the link', async () => {
    folder = new Folder({ 'set/a.cards': slip, 'elsewhere/tokens.cards': slip });
    symlinkSync('../elsewhere/tokens.cards', join(folder.path, 'set/b.cards'));
    symlinkSync('a.cards', join(folder.path, 'set/c.cards'));
    const { code, err } = await folder.call(['lint', '--fix', 'set']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(folder.read('elsewhere/tokens.cards')).toBe(fixedSlip);
    expect(folder.read('set/a.cards')).toBe(fixedSlip);
    const links = readdirSync(join(folder.path, 'set'), { withFileTypes: true }).filter((each) =>
      each.isSymbolicLink(),
    );
    expect(links.map(({ name }) => name).sort()).toEqual(['b.cards', 'c.cards']);
  });

  it('reports files that were deleted or changed meanwhile, and fixes the others', async () => {
    folder = new Folder({ 'a.cards': slip, 'b.cards': slip, 'c.cards': slip });
    const { terminal } = folder.terminal();
    const inputs = await findInputs([], await workspaceOptions({}, terminal), terminal);
    rmSync(join(folder.path, 'a.cards'));
    folder.write('b.cards', typo);
    const { fixes } = await fix(inputs, readLintCall(['--fix']), null, terminal);
    const shown = fixes.unwritten.map(({ path, reason }) => `${inputs.shown(path)}: ${reason}`);
    expect(shown).toEqual([
      'a.cards: not fixed: there is no such file or folder',
      'b.cards: not fixed: it was changed meanwhile',
    ]);
    expect(readdirSync(folder.path).sort()).toEqual(['b.cards', 'c.cards']);
    expect([folder.read('b.cards'), folder.read('c.cards')]).toEqual([typo, fixedSlip]);
  });

  it('removes temporary files of a killed run, and no others', async () => {
    const [gone, own] = ['.tokenwright-99999999-0123456789ab.tmp', `.tokenwright-${process.pid}-0123456789ab.tmp`];
    folder = new Folder({ 'a.cards': fixedSlip, [gone]: slip, [own]: slip, 'x.tmp': slip });
    expect((await folder.call(['lint'])).out).toContain('1 card of 1 file');
    expect(readdirSync(folder.path)).toContain(gone);
    await folder.call(['lint', '--fix']);
    expect(readdirSync(folder.path).sort()).toEqual([own, 'a.cards', 'x.tmp'].sort());
  });
});

describe('tokenwright lint --stdin --fix', () => {
  it('prints the fixed text, and the remaining findings to standard error, and writes no file', async () => {
    folder = new Folder({ 'a.cards': typo });
    const text = `\ufeff${slip}\n${typo}`;
    const { code, out, err } = await folder.call(['lint', '--stdin', '--fix', '--stdin-filename', 'a.cards'], text);
    expect(out).toBe(text.replace('creature Token', 'creature token'));
    expect(err).toMatch(/^fixed {2}a\.cards {2}\(1 fix\)\n/);
    expect(err).toContain('unknown-predefined-token');
    expect(code).toBe(0);
    expect(folder.read('a.cards')).toBe(typo);
  });

  it('prints the text unchanged if there is nothing to fix or there are no cards', async () => {
    folder = new Folder();
    expect((await folder.call(['lint', '--stdin', '--fix'], typo)).out).toBe(typo);
    const { code, out } = await folder.call(['lint', '--stdin', '--fix', '--stdin-filename=notes.txt'], slip);
    expect({ code, out }).toEqual({ code: 2, out: slip });
  });

  it('rejects input that it could not reproduce', async () => {
    folder = new Folder();
    const { code, out, err } = await folder.call(['lint', '--stdin', '--fix'], new Uint8Array([0xe9, 0x0a]));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('standard input is not UTF-8');
  });
});

describe('--output', () => {
  it('keeps the mode of the file, and preserves links and devices', async () => {
    folder = new Folder({ 'a.cards': slip, 'list.json': 'old' });
    chmodSync(join(folder.path, 'list.json'), 0o640);
    symlinkSync('list.json', join(folder.path, 'link.json'));
    await folder.call(['tokens', '--format=json', '--output=link.json']);
    expect(JSON.parse(folder.read('list.json')).tokens).toHaveLength(1);
    expect(folder.mode('list.json')).toBe(0o640);
    expect((await folder.call(['tokens', '--output=/dev/null'])).code).toBe(0);
    mkdirSync(join(folder.path, 'deep'));
    expect((await folder.call(['tokens', '--output=deep'])).err).toMatch(/--output deep: /);
  });
});
