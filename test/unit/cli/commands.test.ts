import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../../server/src/cli/run.js';
import { Folder } from './call.js';

let folder: Folder;
beforeEach(() => {
  folder = new Folder();
});
afterEach(() => folder.remove());

describe('tokenwright', () => {
  it('prints its help and version', async () => {
    const { code, out } = await folder.call(['--help']);
    for (const command of ['lint', 'tokens', 'explain', 'parse', 'rules', 'rulebooks']) {
      expect(out).toContain(`  ${command}`);
      const help = await folder.call([command, '--help']);
      expect(help).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`tokenwright ${command}`) });
      expect((await folder.call(['help', command])).out).toBe(help.out);
    }
    expect(code).toBe(0);
    expect(await folder.call(['--version'])).toEqual({ code: 0, out: '1.2.3\n', err: '' });
  });

  it.each([
    [[], /lint \[paths…\]/],
    [['lnit'], /lnit is no command/],
    [['convert', 'a.cards'], /--to says which format/],
    [['lint', '--fix', '--fix-dry-run'], /--fix writes .* --fix-dry-run only shows/],
    [['lint', '--fix-dry-run', '--format=json'], /--fix-dry-run .* goes with no --format json/],
    [['lint', '--stdin', '--fix', '--format=github'], /--stdin --fix .* goes with no --format github/],
    [['lint', '--format', 'yaml'], /--format yaml: this version has pretty, json, sarif and github/],
    [['lint', '--frmat'], /Unknown option '--frmat'/],
    [['lint', '--max-warnings', 'many'], /--max-warnings takes a number, not "many"/],
    [['lint', '--max-warnings'], /max-warnings/],
    [['lint', '--rule', 'predefined-lowercas=off'], /no rule "predefined-lowercas".*"predefined-lowercase"/],
    [['lint', '--rule', 'predefined-lowercase'], /off, hint, info, warning, error/],
    [['lint', '--rulebook', 'magic-2026-9'], /no rulebook "magic-2026-9".*"magic-2026-09"/],
    [['lint', '--rulebook', 'rules/none.txt'], /rules\/none\.txt cannot be read: there is no such file/],
    [['lint', '--config', 'none.json'], /--config none\.json: there is no such file/],
    [['lint', '--stdin', 'a.cards'], /--stdin/],
    [['tokens', '--cards', 'reference.json'], /card reference reference.json cannot be used: there is no such file/],
    [['tokens', '--format', 'xlsx'], /--format xlsx: this version has table, .*, svg and png/],
    [['tokens', '--output', 'no/such/folder/x.json'], /--output no\/such\/folder\/x\.json/],
    [['rules'], /one of show, search, diff, trace comes first/],
    [['rules', 'serch'], /Did you mean "search"/],
    [['rules', 'show'], /needs the number of a rule/],
    [['rules', 'show', '702.19b'], /no rule 702\.19b in Magic: The Gathering, September 25, 2026; .*rulebooks add/],
    [['rules', 'search'], /needs words/],
    [['rules', 'search', 'food', '--limit', 'all'], /--limit takes a number, not "all"/],
    [['rules', 'diff', 'magic-2024-06'], /needs two rulebooks/],
    [['rules', 'diff', 'magic-2024-06', 'riftbound'], /the rules of different games/],
    [['rules', 'trace', '999.9'], /no rule 999\.9/],
    [['rulebooks', 'ad'], /Did you mean "add"/],
    [['rulebooks', 'add'], /needs an official rules \.txt file/],
    [['rulebooks', 'add', 'a.cards'], /a\.cards was not installed: .*this is not a rules text of Magic or Riftbound/],
    [
      ['rulebooks', 'add', 'none.txt', '.'],
      /none\.txt was not installed: there is no such file.*\n\. was not .* a folder/,
    ],
    [['rulebooks', 'remove', 'magic-2024-06'], /magic-2024-06 is not installed/],
    [['rulebooks', 'compare', 'magic-2024-06', 'riftbound'], /the rules of different games/],
    [['explain'], /something to explain/],
    [['explain', 'Tresure'], /Treasure/],
    [['parse', 'a.cards'], /no files/],
  ])('rejects %j with the reason in one line', async (args, why) => {
    folder.write('a.cards', 'Ember Tinker {1}{R}\nCreature — Human\n2/2\n');
    const { code, out, err } = await folder.call(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(why);
    expect(err).not.toContain('    at ');
  });
});

describe('tokenwright tokens', () => {
  const cards = `Twin Kilns {2}{R}
Sorcery
Create two 1/1 red Goblin Scout creature tokens. Create a Treasure token.

Late Kiln {R}
Instant
When this creature enters, create a tapped 1/1 red Goblin Scout creature token.
Create a Quincefruit token. Create a Tresure token. Investigate.

Mirror Kiln {U}
Instant
Create a token that's a copy of target creature, except it has haste.
`;
  beforeEach(() => {
    folder.write('akd.cards', cards);
    folder.write(
      'akd.tokens',
      'Quincefruit Token\nArtifact — Quincefruit\n{1}, Sacrifice this token: You gain 2 life.\n',
    );
  });

  it('prints each token once with all its makers as JSON', async () => {
    const { tokens, unresolved, ...envelope } = await folder.json(['tokens', '--format', 'json']);
    expect(envelope).toEqual({ version: 1, rulebook: 'magic-2026-09' });
    expect(tokens.map(({ name }: { name: string }) => name)).toEqual([
      'Clue Token',
      'Goblin Scout Token',
      'Quincefruit Token',
      'Treasure Token',
      null,
    ]);
    const maker = {
      path: 'akd.cards',
      creator: 'you',
      attacking: false,
      context: 'rules',
      via: null,
      alternative: false,
      replacement: false,
    };
    expect(tokens[1]).toEqual({
      name: 'Goblin Scout Token',
      supertypes: [],
      colors: ['R'],
      types: ['Creature'],
      subtypes: ['Goblin', 'Scout'],
      pt: '1/1',
      keywords: [],
      abilities: [],
      predefined: null,
      definedIn: null,
      makers: 2,
      copies: { count: 2, variable: false },
      createdBy: [
        { ...maker, card: 'Twin Kilns', line: 2, count: 2, countText: 'two', tapped: false },
        { ...maker, card: 'Late Kiln', line: 6, count: 1, countText: 'a', tapped: true },
      ],
    });
    expect(tokens[0]).toMatchObject({ predefined: '111.10f', createdBy: [{ context: 'keyword', via: 'investigate' }] });
    expect(tokens[2]).toMatchObject({ predefined: null, definedIn: 'akd.tokens', types: ['Artifact'] });
    expect(tokens[4]).toMatchObject({ copyOf: 'target creature', except: 'it has haste', colors: null, types: null });
    expect(unresolved).toEqual([
      {
        card: 'Late Kiln',
        path: 'akd.cards',
        line: 7,
        phrase: 'a Tresure token',
        reason: 'unknown-token',
        suggestions: ['Treasure'],
      },
    ]);
  });

  it('prints a table', async () => {
    const { code, out, err } = await folder.call(['tokens']);
    expect(out).toMatch(/Goblin Scout Token +1\/1 · Creature — Goblin Scout · +2 +2 cards: Twin Kilns \(two\);/);
    expect(out).toMatch(/Treasure Token +predefined, rule 111\.10a +1 +Twin Kilns/);
    expect(out).toMatch(/^5 different tokens, 6 copies to print$/m);
    expect(out).toContain('akd.cards:8  Late Kiln: a Tresure token; did you mean Treasure?');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    folder.write('akd.cards', 'Lone Kiln {1}\nArtifact\nWhen this artifact enters, create a Treasure token.\n');
    expect((await folder.call(['tokens'])).out).toMatch(/^1 token, 1 copy to print$/m);
    folder.write('akd.cards', 'Plain Kiln {1}\nArtifact\n');
    expect((await folder.call(['tokens'])).out).toBe('No card makes a token.\n');
  });

  it('lists missing and unused prints if the settings have a list of prints', async () => {
    expect((await folder.call(['tokens'])).out).not.toMatch(/print(?:s of|$)|missing/i);
    folder.write('tokenwright.json', '{ "prints": ["Treasure", "1/1 Goblin Scout", "2/2 Clue", "Plum"] }');
    const { out } = await folder.call(['tokens']);
    expect(out).toMatch(/^Treasure Token .* yes +Twin Kilns$/m);
    expect(out).toMatch(/^Missing prints:\n {2}Clue Token, Quincefruit Token$/m);
    expect(out).toMatch(/^Prints of what no card makes:\n {2}2\/2 Clue, Plum$/m);
    const { tokens, unusedPrints } = await folder.json(['tokens', '--format=json']);
    expect(tokens.map(({ hasPrint }: { hasPrint?: boolean }) => hasPrint)).toEqual([
      false,
      true,
      false,
      true,
      undefined,
    ]);
    expect(unusedPrints).toEqual(['2/2 Clue', 'Plum']);
  });

  it('fits a narrow terminal', async () => {
    folder.write('tokenwright.json', '{ "prints": ["Treasure"] }');
    const { terminal, written } = folder.terminal();
    await run(['tokens'], { ...terminal, width: 80 }, () => '1.2.3');
    expect(Math.max(...written.out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  it('prints a line per token as CSV', async () => {
    const { out } = await folder.call(['tokens', '--format=csv']);
    const [head, ...lines] = out.trimEnd().split('\r\n');
    expect(head).toMatch(/^name,.*,power,toughness,.*,copies,may be more,enters,print,cards,made by$/);
    expect(lines[1]).toBe(
      'Goblin Scout Token,,Creature,Goblin Scout,R,1,1,,,,,,,,,,2,no,tapped,,2,Twin Kilns (two); Late Kiln (tapped)',
    );
    expect(lines.at(-1)).toMatch(/^Tresure,.*,nowhere,.*,Late Kiln$/);
  });

  it('prints Markdown', async () => {
    folder.write('akd.cards', `Set: Ashes\nCode: AKD\n\n${cards}`);
    const { out } = await folder.call(['tokens', '--format=markdown']);
    expect(out).toMatch(/^# Tokens of Ashes\n\n5 different tokens, 6 copies to print/);
    expect(out).toContain('- Late Kiln: a Tresure token (did you mean Treasure?), akd.cards:11');
    expect(out).toContain(
      '## Creature\n\n| Token | What it is | Copies | Cards | Made by |\n| --- | --- | --: | --: | --- |\n' +
        '| Goblin Scout Token | 1/1 · Creature — Goblin Scout · red | 2 | 2 | Twin Kilns (two); Late Kiln (tapped) |\n',
    );
  });

  it('writes to a file with --output', async () => {
    const { code, out } = await folder.call(['tokens', '--format=json', '--output', 'list.json']);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(JSON.parse(readFileSync(join(folder.path, 'list.json'), 'utf8')).tokens).toHaveLength(5);
  });

  it('lists Riftbound tokens by might, domain and tags', async () => {
    folder.write('akd.cards', 'Reed Drum {E2}\nSpell\nPlay two 1 :rb_might: Recruit unit tokens here.\n');
    const { tokens } = await folder.json(['tokens', 'akd.cards', '--rulebook', 'riftbound', '--format=json']);
    expect(tokens).toMatchObject([{ name: 'Recruit', might: 1, domain: [], tags: ['Recruit'], predefined: '184.1' }]);
    expect(tokens[0]).not.toHaveProperty('pt');
  });

  it('reports broken settings, and exits with 2', async () => {
    folder.write('tokenwright.json', '{ "rulebook": ');
    const { code, out, err } = await folder.call(['tokens']);
    expect(out).toContain('Goblin Scout Token');
    expect(err).toMatch(/^tokenwright\.json:1: .*JSON/);
    expect(code).toBe(2);
  });
});

describe('tokenwright parse', () => {
  it('prints each token phrase, from an option or from standard input', async () => {
    const text = 'Create a Food token. (Create a Clue token.)';
    const tokens = await folder.json(['parse', '--text', text]);
    expect(tokens).toMatchObject([
      { name: 'Food Token', predefined: 'Food', count: 1, tapped: false, attacking: false, context: 'rules' },
      { name: 'Clue Token', context: 'reminder' },
    ]);
    expect(await folder.json(['parse'], text)).toEqual(tokens);
    expect(await folder.json(['parse', '--text', 'Draw a card.'])).toEqual([]);
  });

  it('uses the rulebook in use', async () => {
    const text = 'Create a 1/1 red Goblin creature token.';
    const nameOf = async (...args: string[]) => (await folder.json(['parse', '--text', text, ...args]))[0].name;
    expect(await nameOf()).toBe('Goblin Token');
    expect(await nameOf('--rulebook', 'magic-2020-01')).toBe('Goblin');
    folder.write('tokenwright.json', '{ "rulebook": "magic-2017-08" }');
    expect(await nameOf()).toBe('Goblin');
  });
});

describe('tokenwright explain', () => {
  it.each([
    [['111.10a'], /Treasure/],
    [['Treasure'], /111\.10a/],
    [['treasure', 'tokens'], /111\.10a/],
    [['predefined-lowercase'], /predefined-lowercase/],
  ])('explains %j', async (args, text) => {
    const { code, out } = await folder.call(['explain', ...args]);
    expect(out).toMatch(text);
    expect(code).toBe(0);
  });
});

describe('tokenwright rulebooks', () => {
  it('lists date, predefined tokens and naming of each rulebook', async () => {
    const { out } = await folder.call(['rulebooks']);
    expect(out).toMatch(/magic-2026-09 +magic +2026-09-\d\d +22: Treasure.* \d+ rules, bundled,/);
    expect(out).toMatch(/magic-2017-08 +magic +2017-08 +none +the subtypes/);
    expect(out).toMatch(/riftbound +riftbound .*9: Recruit/);
    expect((await folder.call(['rulebooks', '--rulebook=riftbound'])).out).toMatch(
      /riftbound .* \d+ rules, bundled,\n.* in use\n/,
    );
  });
});
