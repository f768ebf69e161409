import { execFileSync, spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { unifiedDiff } from '../../server/src/cli/output/patch.js';
import { Folder } from '../unit/cli/call.js';

const card = (name: string, rules: string) => `${name} {R}\nSorcery\n${rules}\n`;
const wrong = 'Create a 1/1 red Goblin creature Token.';
const right = 'Create a 1/1 red Goblin creature token.';
const plain = card('Small Slip', wrong);

/** Files with unusual line endings and names. */
const files: Readonly<Record<string, string>> = {
  'a.cards': plain,
  'deep/er/b.cards': `${Array.from({ length: 30 }, (_, at) => card(`Slip ${at}`, at % 9 === 0 ? wrong : right)).join('\n')}`,
  'windows.cards': plain.replaceAll('\n', '\r\n'),
  'old mac.cards': plain.replaceAll('\n', '\r'),
  'mixed.cards': plain.replace('\n', '\r\n'),
  'no-end.cards': plain.trimEnd(),
  'no-end-windows.cards': plain.replaceAll('\n', '\r\n').trimEnd(),
  'mark.cards': `\ufeff${plain}`,
  'mark-first-line.tokens': '\ufeffGoblin Scout\nCreature — Goblin Scout\nColor: red\n1/1\n',
  'Zwölf “gute” Karten.cards': plain,
  'two  blanks and a % sign.cards': plain,
  'right.cards': card('No Slip', right),
};

let folder: Folder;
afterEach(() => folder.remove());

/** Applies a diff in the folder, with a common program. */
function apply(program: 'git' | 'patch', diff: string, below = ''): void {
  const cwd = join(folder.path, below);
  const args = program === 'git' ? ['apply', '--whitespace=nowarn', '-'] : ['-p1', '--binary', '--silent'];
  execFileSync(program, args, { cwd, input: diff, env: { ...process.env, GIT_CEILING_DIRECTORIES: folder.path } });
}

function contents(): Record<string, string> {
  return Object.fromEntries(Object.keys(files).map((path) => [path, folder.read(path)]));
}

describe('tokenwright lint --fix-dry-run', () => {
  it.each(['git', 'patch'] as const)('prints a diff with which %s makes the same changes as --fix', async (program) => {
    if (spawnSync(program, ['--version']).error) return;
    folder = new Folder(files);
    const { code, out, err } = await folder.call(['lint', '--fix-dry-run']);
    expect(code).toBe(0);
    expect(err).toContain('would fix  a.cards  (1 fix)');
    expect(contents()).toEqual(files);
    apply(program, out);
    const applied = contents();
    for (const [path, text] of Object.entries(files)) folder.write(path, text);
    await folder.call(['lint', '--fix']);
    expect(applied).toEqual(contents());
    expect(applied).not.toEqual(files);
    expect((await folder.call(['lint', '--fix-dry-run'])).out).toBe('');
  });

  it('uses paths relative to the current folder, also in a repository', async () => {
    folder = new Folder(files);
    execFileSync('git', ['init', '--quiet'], { cwd: folder.path });
    const { out } = await folder.call(['lint', '--fix-dry-run'], '', 'deep');
    expect(out).toContain('--- a/er/b.cards\n+++ b/er/b.cards\n@@');
    apply('git', out, 'deep');
    expect(folder.read('deep/er/b.cards')).toBe(files['deep/er/b.cards']?.replaceAll(wrong, right));
  });

  it('exits like --fix, and prints the remaining findings to standard error', async () => {
    folder = new Folder({ 'a.cards': `${plain}\n${card('Other Slip', 'Create a Tresure token.')}` });
    const { code, out, err } = await folder.call(['lint', '--fix-dry-run', '--max-warnings=0']);
    expect(out).toContain(`\n-${wrong}\n+${right}\n`);
    expect(err).toContain('unknown-predefined-token');
    expect(err).not.toContain('capitalized-token-word');
    expect(code).toBe(1);
  });

  it('shows a linked file once, and does not change links', async () => {
    folder = new Folder({ 'b.cards': plain, 'elsewhere/c.cards': card('Other Slip', wrong) });
    for (const link of ['a.cards', 'z.cards']) symlinkSync('b.cards', join(folder.path, link));
    symlinkSync('elsewhere/c.cards', join(folder.path, 'y.cards'));
    const { out } = await folder.call(['lint', '--fix-dry-run', '*.cards']);
    expect(out.match(/^diff .*$/gm)).toEqual([
      'diff --git a/b.cards b/b.cards',
      'diff --git a/elsewhere/c.cards b/elsewhere/c.cards',
    ]);
    apply('git', out);
    // A card that is read from two links counts as two.
    const rest = await folder.call(['lint', '--rule', 'duplicate-card-name=off']);
    expect(rest.out).toContain('No findings');
  });

  it('shows the changes to standard input', async () => {
    folder = new Folder();
    const { out } = await folder.call(['lint', '--stdin', '--fix-dry-run', '--stdin-filename', 'x/a.cards'], plain);
    expect(out).toMatch(/^diff --git a\/x\/a\.cards b\/x\/a\.cards\n/);
  });
});

describe('tokenwright migrate --dry-run', () => {
  it.each(['git', 'patch'] as const)('prints a diff with which %s makes the same changes', async (program) => {
    if (spawnSync(program, ['--version']).error) return;
    const old = Object.entries(files).map(([path, text]) => [path, text.replace(wrong, 'Add {R} to your mana pool.')]);
    folder = new Folder(Object.fromEntries(old));
    const call = ['migrate', '--to', 'magic-2026-09'];
    apply(program, (await folder.call([...call, '--dry-run'])).out);
    const applied = contents();
    for (const [path, text] of old) folder.write(path!, text!);
    await folder.call(call);
    expect(applied).toEqual(contents());
    expect(applied['a.cards']).toBe(card('Small Slip', 'Add {R}.'));
  });
});

describe('a diff', () => {
  it.each(['', '\n'])('is correct for any number of changes', (end) => {
    const lines = (what: string) => Array.from({ length: 9000 }, (_, at) => `${what} ${at}`).join('\n') + end;
    folder = new Folder({ 'a.cards': lines('old') });
    apply('git', unifiedDiff('a.cards', lines('old'), lines('new')));
    expect(folder.read('a.cards')).toBe(lines('new'));
  });
});
