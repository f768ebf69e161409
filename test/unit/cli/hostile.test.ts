import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callProgram } from '../../cli/program.js';
import { hostileCards, hostileRules, hostileTokens, tricks } from '../formats/support/hostile-set.js';
import { writers } from '../formats/support/written-set.js';
import { Folder } from './call.js';

/** Characters that control a terminal or change the writing direction. */
const controls = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

const windows = process.platform === 'win32';
const files: Record<string, string> = {
  'tokenwright.json': JSON.stringify({
    rulebook: 'rules/own.txt',
    include: ['**/*'],
    exclude: ['rules/**'],
    'x\u001b[31m\u202e': 1,
  }),
  'rules/own.txt': hostileRules,
  'tokens.tokens': hostileTokens,
  // Findings that quote a name: two different cards share it.
  'twins.cards': tricks
    .map((trick) => `Twin ${trick}\nCreature — Elf\n1/1\n\nTwin ${trick}\nSorcery\nDraw two cards.\n`)
    .join('\n'),
  'header.cards': 'Rulebook: none-\u001b[31m\u202e\n\nGate\nLand\n',
  ...(windows ? {} : { 'na\u001b[31mme\u202e.cards': 'Quince {R}\nSorcery\nCreate a Tresure token.\n' }),
  ...Object.fromEntries(writers.map(([path, write]) => [path, write(hostileCards)])),
};

let folder: Folder;
beforeAll(() => {
  folder = new Folder(files);
});
afterAll(() => folder.remove());

describe('output for a terminal', () => {
  it.each([
    'lint',
    'lint --format json',
    'lint none\u001b[31m.cards *\u009b2J',
    'lint --rulebook no\u001b[31m',
    'lint --config no\u001b[31m',
    'lint --no\u001b[31m',
    'no\u001b[31m',
    'tokens',
    'tokens --format json',
    'explain 111.1',
    'explain Treasure',
    'explain Term',
    'explain no\u001b[31m',
    'rulebooks',
    'rules show 1\u001b[31m',
    'rules search t\u001b[31moken',
    'rules diff magic-2024-06 magic-2026-09',
    'rulebooks add na\u001b[31m',
    'parse --text Create\u009ba\u001bFood\u202etoken.',
    'convert . --to json --output out/cards.json',
    'convert . --to cards --output out/plain.cards',
  ])('contains no control characters: %j', async (call) => {
    const { out, err } = await folder.call(call.split(' '));
    expect(out + err).not.toBe('');
    expect(controls.exec(out)).toBeNull();
    expect(controls.exec(err)).toBeNull();
  });

  it('contains no control characters as SARIF', async () => {
    const { out } = await callProgram(folder.path, ['lint', '--format', 'sarif']);
    expect(JSON.parse(out).runs[0].results.length).toBeGreaterThan(40);
    expect(controls.exec(out)).toBeNull();
  });

  it('contains only our own workflow commands, one per line', async () => {
    const { out } = await folder.call(['lint', '--format', 'github']);
    const lines = out.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(40);
    const ours = /^::(?:error|warning|notice) file=[^:,]+(?:,(?:line|endLine|col|endColumn)=\d+)*(?:,title=[^:,]*)?::/;
    expect(lines.filter((line) => !ours.test(line))).toEqual([]);
  });

  it('preserves the characters in JSON', async () => {
    const { tokens } = await folder.json(['tokens', '--format', 'json']);
    expect(JSON.stringify(tokens)).toMatch(/\u202egnp\.exe/);
  });
});
