import { afterEach, describe, expect, it } from 'vitest';
import { Folder } from './call.js';

let folder = new Folder();
afterEach(() => folder.remove());

const slip = 'Create a treasure token.';

describe('a text that is in no file', () => {
  it('is checked as rules text, from the call or from standard input', async () => {
    folder = new Folder();
    const given = await folder.call(['lint', '--text', slip]);
    const piped = await folder.call(['lint', '--stdin'], `${slip}\n`);
    expect(given.out.split('\n').slice(0, 2)).toEqual([
      '<rules text>',
      expect.stringMatching(/^ {2}1:10 {2}warning {2}.* predefined-lowercase/),
    ]);
    expect(given.out).toMatch(/\n1 warning in the text \(magic-/);
    expect(piped).toEqual(given);
  });

  it('may have several lines', async () => {
    folder = new Folder();
    const { out } = await folder.call(['lint', '--text', `Flying\n\n${slip}`, '--format', 'json']);
    const [file] = JSON.parse(out).files;
    expect(file.findings).toMatchObject([
      { rule: 'predefined-lowercase', range: { start: { line: 2, character: 9 } } },
    ]);
  });

  it('has nothing missing that only cards have', async () => {
    folder = new Folder();
    expect(await folder.call(['lint', '--text', 'Draw a card.'])).toMatchObject({ code: 0, err: '' });
  });

  it('is fixed on standard output', async () => {
    folder = new Folder();
    const { out, err } = await folder.call(['lint', '--fix', '--text', slip]);
    expect(out).toBe('Create a Treasure token.\n');
    expect(err).toContain('No findings in the text');
  });

  it('on standard input is read as cards if one has a type line, or a file is named', async () => {
    folder = new Folder();
    expect((await folder.call(['lint', '--stdin'], `Mill\nLand\n${slip}\n`)).out).toMatch(/^stdin\.cards\n {2}3:10/);
    const named = await folder.call(['lint', '--stdin', '--stdin-filename', 'mill.cards'], `${slip}\n`);
    expect(named.out).toContain('block-without-type-line');
  });

  it('uses the rulebook of the folder', async () => {
    folder = new Folder({ 'tokenwright.json': '{ "rulebook": "riftbound" }' });
    expect((await folder.call(['lint', '--text', 'Draw 1.'])).out).toContain('in the text (riftbound)');
  });

  it.each([
    [['--text', ' '], '--text is empty'],
    [['--text', 'x', '--stdin'], 'two texts'],
    [['--text', 'x', 'a.cards'], 'no files beside'],
  ])('refuses %j in one line', async (args, message) => {
    folder = new Folder();
    const { code, out, err } = await folder.call(['lint', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('a mistyped call', () => {
  it.each([
    [['lnt'], 'tokenwright: lnt is no command. Did you mean "lint"? (see tokenwright --help)\n'],
    [['dance'], 'tokenwright: dance is no command (see tokenwright --help)\n'],
    [
      ['lint', '--fromat', 'json'],
      'tokenwright lint: Unknown option \'--fromat\'. Did you mean "--format"? (see tokenwright lint --help)\n',
    ],
    [['lint', '--dance'], "tokenwright lint: Unknown option '--dance' (see tokenwright lint --help)\n"],
    [['lint', 'nope.cards'], 'nope.cards: there is no such file or folder\n'],
  ])('%j gets one line', async (args, expected) => {
    folder = new Folder({ 'a.cards': 'Mill\nLand\n' });
    expect(await folder.call(args)).toEqual({ code: 2, out: '', err: expected });
  });
});
