import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { lintGithub } from '../../../server/src/cli/output/lint-github.js';
import type { LintReport } from '../../../server/src/cli/output/lint-result.js';
import type { Finding } from '../../../server/src/lint/finding.js';
import { callProgram } from '../../cli/program.js';
import { Folder } from './call.js';

const cards = `Set: Ashes

Grave Slip {R}
Sorcery
Create a Food.

Small Slip {R}
Sorcery
Create a 1/1 red Goblin creature Token. Create a Tresure token.

Old Slip {R}
Sorcery
Create 2 Treasure tokens. Incubator, create an Incubator token.
`;

/** The same cards under other names. */
const others = cards.replaceAll(' Slip {', ' Scrap {');

let folder: Folder;

/** Parses a line like the GitHub Actions runner: splits at the first colons and commas, then decodes. */
function read(line: string) {
  const [, name, properties = '', data = ''] = /^::(\w+) ([^:]*)::(.*)\n$/.exec(line) ?? [];
  const decoded = (text: string) =>
    [...'\r\n:,%'].reduce(
      (now, each) => now.replaceAll(`%${each.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`, each),
      text,
    );
  const pairs = properties
    .split(',')
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
  return { name, ...Object.fromEntries(pairs.map(([key, value]) => [key, decoded(value)])), message: decoded(data) };
}

function result(path: string, text: string, finding: Partial<Finding>): LintReport {
  const whole: Finding = {
    rule: 'some-rule',
    severity: 'warning',
    message: 'There.',
    cite: null,
    card: null,
    span: { start: 0, end: 1 },
    fix: null,
    ...finding,
  };
  const files = [{ path, text, cards: 1, findings: [whole] }];
  return { rulebook: 'magic-2026-09', files, unreadable: [], fixes: null, code: 0, milliseconds: 1 };
}

describe('tokenwright lint --format github', () => {
  afterEach(() => folder.remove());

  it('matches the recorded output', async () => {
    folder = new Folder({
      'sets/akd/akd.cards': cards,
      'sets/akd/100%, so: "it" is.cards': others.replace('Set: Ashes\n\n', '').replaceAll('\n', '\r\n'),
      'sets/akd/tokenwright.json': '{ "rules": { "no-such-rule": "off" } }\n',
    });
    const args = ['lint', '.', 'none.cards', '--format', 'github'];
    const env = { GITHUB_WORKSPACE: folder.path };
    const { code, out, err } = await callProgram(join(folder.path, 'sets/akd'), args, env);
    await expect(out).toMatchFileSnapshot('recorded/github.txt');
    expect({ code, err }).toEqual({ code: 2, err: 'none.cards: there is no such file or folder\n' });
    const files = new Set(out.match(/.*\n/g)?.map((line) => (read(line) as { file?: string }).file));
    expect([...files]).toEqual([
      'sets/akd/100%, so: "it" is.cards',
      'sets/akd/akd.cards',
      'sets/akd/tokenwright.json',
      'sets/akd/none.cards',
    ]);
  });

  it('uses paths relative to the current folder if it is not in the named repository', async () => {
    folder = new Folder({ 'a.cards': cards, 'other/b.cards': cards });
    for (const workspace of ['', join(folder.path, 'other'), `${folder.path}-2`]) {
      const { out } = await callProgram(folder.path, ['lint', '--format=github', 'a.cards'], {
        GITHUB_WORKSPACE: workspace,
      });
      expect(out).toContain('::error file=a.cards,line=5,');
    }
    const below = await callProgram(join(folder.path, 'other'), ['lint', '--format=github'], {
      GITHUB_WORKSPACE: `${folder.path}/`,
    });
    expect(below.out).toContain('::error file=other/b.cards,line=5,');
  });

  it('prints nothing without findings', async () => {
    folder = new Folder({ 'a.cards': cards.slice(0, cards.indexOf('Create')) });
    expect(await folder.call(['lint', '--format=github'])).toEqual({ code: 0, out: '', err: '' });
  });
});

describe('a workflow command', () => {
  it('escapes any path and message, on one line', () => {
    const path = 'a:b,c=d%0A/é “x” % %25\r\n::warning ::.cards';
    const out = lintGithub(result(path, 'x', { message: '100 %, a: b :: %0A', cite: '111.4: a, b' }));
    expect(out.split('\n')).toHaveLength(2);
    expect(read(out)).toEqual({
      name: 'warning',
      file: path,
      line: '1',
      endLine: '1',
      col: '1',
      endColumn: '2',
      title: 'some-rule (111.4: a, b)',
      message: '100 %, a: b :: %0A',
    });
  });

  it('has no columns for a finding of several lines', () => {
    const out = lintGithub(result('a.cards', 'ab\ncd', { span: { start: 1, end: 4 } }));
    expect(out).toBe('::warning file=a.cards,line=1,endLine=2,title=some-rule::There.\n');
  });

  it.each([
    ['error', 'error'],
    ['warning', 'warning'],
    ['info', 'notice'],
    ['hint', 'notice'],
  ] as const)('has the matching level for severity %s: %s', (severity, name) => {
    expect(read(lintGithub(result('a.cards', 'x', { severity })))).toMatchObject({ name });
  });
});
