import { afterEach, describe, expect, it } from 'vitest';
import { Folder } from './call.js';

const wrong =
  'Lantern Smuggler {1}{B}\nCreature — Human Rogue\nWhen this creature enters, create a Tresure token.\n2/1\n';
const right = wrong.replace('Tresure', 'Treasure');
const slip = 'Small Slip {R}\nSorcery\nCreate a 1/1 red Goblin creature Token.\n';
const grave = 'Grave Slip {R}\nSorcery\nCreate a Food.\n';

let folder: Folder;
afterEach(() => folder.remove());

describe('tokenwright lint', () => {
  it('shows each finding with its position, excerpt and fix', async () => {
    folder = new Folder({ 'akd.cards': `${wrong}\n${slip}` });
    const { code, out, err } = await folder.call(['lint']);
    expect(out).toContain('akd.cards\n');
    expect(out).toMatch(/3:37 {2}warning {2}.*unknown-predefined-token \(111\.10\)/);
    expect(out).toContain('When this creature enters, create a Tresure token.\n');
    expect(out).toMatch(/\n {42}\^{7}\n/);
    expect(out).toMatch(/maybe: .*Treasure/);
    expect(out).toMatch(/fix: .*token/);
    expect(out).toContain('2 warnings in 2 cards of 1 file (magic-2026-09). 1 can be fixed safely.');
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('prints JSON', async () => {
    folder = new Folder({ 'cards/akd.cards': `# the first\n\n${slip}`, 'b.cards': right });
    const { summary, ...result } = await folder.json(['lint', '--format', 'json']);
    expect(result).toEqual({
      version: 1,
      rulebook: 'magic-2026-09',
      files: [
        { path: 'b.cards', cards: 1, findings: [] },
        {
          path: 'cards/akd.cards',
          cards: 1,
          findings: [
            {
              rule: 'capitalized-token-word',
              severity: 'warning',
              message: expect.any(String),
              cite: '111.4',
              card: 'Small Slip',
              range: { start: { line: 4, character: 33 }, end: { line: 4, character: 38 } },
              fix: {
                kind: 'safe',
                title: expect.any(String),
                edits: [
                  {
                    range: { start: { line: 4, character: 33 }, end: { line: 4, character: 38 } },
                    newText: 'token',
                  },
                ],
              },
            },
          ],
        },
      ],
      unreadable: [],
    });
    const { milliseconds, ...counts } = summary;
    expect(counts).toEqual({ files: 2, cards: 2, errors: 0, warnings: 1, infos: 0, hints: 0, fixable: 1 });
    expect(milliseconds).toBeTypeOf('number');
  });

  it('exits with 1 for errors, and for more warnings than allowed', async () => {
    folder = new Folder({ 'error.cards': grave, 'warning.cards': slip, 'right.cards': right });
    const codeOf = async (...args: string[]) => (await folder.call(['lint', ...args])).code;
    expect(await codeOf('right.cards')).toBe(0);
    expect(await codeOf('warning.cards')).toBe(0);
    expect(await codeOf('error.cards')).toBe(1);
    expect(await codeOf('warning.cards', '--max-warnings', '0')).toBe(1);
    expect(await codeOf('warning.cards', '--max-warnings', '1')).toBe(0);
    expect(await codeOf('warning.cards', '--rule', 'capitalized-token-word=error')).toBe(1);
    expect(await codeOf('error.cards', '--rule', 'create-missing-token-word=off')).toBe(0);
    expect(await codeOf('error.cards', '--rule', 'group:grammar=off')).toBe(0);
  });

  it('shows only errors with --quiet, but still counts warnings', async () => {
    folder = new Folder({ 'a.cards': `${slip}\n${grave}` });
    const { out } = await folder.call(['lint', '--quiet']);
    expect(out).not.toContain('capitalized-token-word');
    expect(out).toContain('create-missing-token-word');
    expect(
      (await folder.call(['lint', '--quiet', '--rule', 'create-missing-token-word=off', '--max-warnings=0'])).code,
    ).toBe(1);
  });

  it('reads standard input as the given file name', async () => {
    folder = new Folder({ 'a.tokens': 'Quincefruit Token\nArtifact — Quincefruit\nFlying\n', 'a.cards': wrong });
    const card = wrong.replace('Tresure', 'Quincefruit');
    const { files } = await folder.json(['lint', '--stdin', '--stdin-filename', 'a.cards', '--format', 'json'], card);
    expect(files).toEqual([{ path: 'a.cards', cards: 1, findings: [] }]);
    expect((await folder.json(['lint', '--stdin', '--format=json'], wrong)).files).toMatchObject([
      { path: 'stdin.cards', findings: [{ rule: 'unknown-predefined-token' }] },
    ]);
  });

  it('accepts files, folders and globs, and reads a given file even if the settings exclude it', async () => {
    folder = new Folder({
      'tokenwright.json': '{ "exclude": ["drafts"] }',
      'a.cards': right,
      'deep/b.cards': right,
      'drafts/c.cards': right,
      'deep/notes.txt': 'Not a card.',
    });
    const pathsOf = async (...args: string[]) =>
      (await folder.json(['lint', '--format=json', ...args])).files.map(({ path }: { path: string }) => path);
    expect(await pathsOf()).toEqual(['a.cards', 'deep/b.cards']);
    expect(await pathsOf('deep')).toEqual(['deep/b.cards']);
    expect(await pathsOf('drafts/c.cards')).toEqual(['drafts/c.cards']);
    expect(await pathsOf('drafts')).toEqual([]);
    expect(await pathsOf('**/*')).toEqual(['a.cards', 'deep/b.cards']);
    expect(await pathsOf('./*.cards', 'deep/*')).toEqual(['a.cards', 'deep/b.cards']);
  });

  it('uses the whole set for a single file', async () => {
    folder = new Folder({
      'a.tokens': 'Quincefruit Token\nArtifact — Quincefruit\nFlying\n',
      'cards/a.cards': wrong.replace('Tresure', 'Quincefruit'),
    });
    expect((await folder.call(['lint', 'cards/a.cards'])).out).toContain('No findings in 1 card of 1 file');
    expect((await folder.call(['lint', 'cards'])).out).toContain('No findings in 1 card of 1 file');
  });

  it('accepts a parent folder', async () => {
    folder = new Folder({
      'a.tokens': 'Quincefruit Token\nArtifact — Quincefruit\nFlying\n',
      'cards/a.cards': wrong.replace('Tresure', 'Quincefruit'),
    });
    const { out } = await folder.call(['lint', '..'], '', 'cards');
    expect(out).toContain('No findings in 2 cards of 2 files');
  });

  it('uses the given rulebook and settings', async () => {
    const card =
      'Old Hand {R}\nSorcery\nCreate a 1/1 red Goblin creature token.\nSacrifice a creature named Goblin Token.\n';
    folder = new Folder({
      'a.cards': card,
      'ci/strict.json': '{ "rulebook": "magic-2020-01" }',
      'loose.json': '{ "rules": { "name-suffix-not-in-rulebook": "off" } }',
    });
    const resultOf = async (...args: string[]) => {
      const { rulebook, files } = await folder.json(['lint', 'a.cards', '--format=json', ...args]);
      return [rulebook, files[0].findings.map(({ rule }: { rule: string }) => rule)];
    };
    expect(await resultOf()).toEqual(['magic-2026-09', []]);
    expect(await resultOf('--rulebook', 'magic-2020-01')).toEqual(['magic-2020-01', ['name-suffix-not-in-rulebook']]);
    expect(await resultOf('--config', 'ci/strict.json')).toEqual(['magic-2020-01', ['name-suffix-not-in-rulebook']]);
    expect(await resultOf('--config=loose.json', '--rulebook=magic-2020-01')).toEqual(['magic-2020-01', []]);
  });

  it('reports unreadable files, checks the others, and exits with 2', async () => {
    folder = new Folder({ 'a.cards': wrong, 'notes.txt': 'Not a card.' });
    const { code, out, err } = await folder.call([
      'lint',
      'none.cards',
      'a.cards',
      'notes.txt',
      '*.card',
      '--format=json',
    ]);
    expect(code).toBe(2);
    const { files, unreadable } = JSON.parse(out);
    expect(files).toMatchObject([{ path: 'a.cards', findings: [{ rule: 'unknown-predefined-token' }] }]);
    expect(unreadable).toEqual([
      { path: 'none.cards', reason: 'there is no such file or folder' },
      { path: '*.card', reason: 'no file matches' },
      { path: 'notes.txt', reason: expect.stringContaining('a .txt file is read as') },
    ]);
    for (const { path, reason } of unreadable) expect(err).toContain(`${path}: ${reason}\n`);
  });

  it('reports invalid UTF-8 and broken settings at their positions', async () => {
    folder = new Folder({
      'a.cards': new Uint8Array([...new TextEncoder().encode(`${right}\nFlavor: `), 0xe9, 0x0a]),
      'tokenwright.json':
        '{\n  "rulebook": "magic-2020-01",\n  "rules": { "no-such-rule": "off" },\n  "exclude" ["x"]\n}',
    });
    const { files } = await folder.json(['lint', 'a.cards', '--format=json']);
    const found = files.flatMap(
      ({ path, findings }: { path: string; findings: { rule: string; range: { start: object } }[] }) =>
        findings.map(({ rule, range }) => [path, rule, range.start]),
    );
    expect(found).toEqual([
      ['a.cards', 'invalid-utf8', { line: 5, character: 8 }],
      ['tokenwright.json', 'config-unknown-rule', { line: 2, character: 13 }],
      ['tokenwright.json', 'config-syntax', { line: 3, character: 11 }],
    ]);
  });

  it('replaces control characters', async () => {
    folder = new Folder({ 'a.cards': wrong.replace('enters,', 'enters,\u001b[31m\u0007') });
    expect((await folder.call(['lint'])).out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });
});
