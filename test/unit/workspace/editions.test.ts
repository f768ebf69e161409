import { describe, expect, it } from 'vitest';
import { noOverrides } from '../../../server/src/workspace/services.js';
import { maker, openWorkspace } from './open-workspace.js';

/** Rules text with a token that no other rulebook has. */
const rules = `Magic: The Gathering Comprehensive Rules

These rules are effective as of March 3, 2031.

111. Tokens

111.4. A spell or ability that creates a token sets both its name and its subtype(s). If the spell or ability doesn't specify the name of the token, its name is the same as its subtype(s) plus the word "Token."

111.10. Some effects instruct a player to create a predefined token.

111.10a A Quincefruit token is a colorless Quincefruit artifact token with "{T}, Sacrifice this token: You gain 2 life."
`;

const editionOf = async ({ workspace }: ReturnType<typeof openWorkspace>, path = '/set/a.cards') =>
  (await workspace.state(path))?.snapshot.edition.id;

describe('the rulebook of a file', () => {
  const header = 'Set: Ashes\nRulebook: magic-2020-01\n\n';
  const settings = '{ "rulebook": "magic-2024-06" }';
  const editor = { rulebook: 'riftbound', rules: new Map() };

  it('is the newest one by default', async () => {
    expect(await editionOf(openWorkspace({ '/set/a.cards': maker('Treasure') }))).toBe('magic-2026-09');
  });

  it('is named by the command line, otherwise the header, the settings, or the editor', async () => {
    const files = { '/set/a.cards': header, '/set/b.cards': '', '/set/tokenwright.json': settings };
    const override = { ...noOverrides, rulebook: { name: 'magic-fifth', folder: '/' } };
    expect(await editionOf(openWorkspace(files, { editor, overrides: override }))).toBe('magic-fifth');
    expect(await editionOf(openWorkspace(files, { editor }))).toBe('magic-2020-01');
    expect(await editionOf(openWorkspace(files, { editor }), '/set/b.cards')).toBe('magic-2024-06');
    expect(await editionOf(openWorkspace({ '/set/a.cards': '' }, { editor }))).toBe('riftbound');
  });

  it('has no index any more once no file uses it', async () => {
    const { workspace, type } = openWorkspace({ '/set/a.cards': maker('Treasure') });
    const indexFor = async (text: string) => {
      type('/set/a.cards', text);
      return (await workspace.state('/set/a.cards'))?.index;
    };
    const first = await indexFor(maker('Treasure'));
    expect(await indexFor(maker('Food'))).toBe(first);
    for (const token of ['Food', 'Clue']) await indexFor(header + maker(token));
    expect(await indexFor(maker('Food'))).not.toBe(first);
  });

  it('can be a file of the set', async () => {
    const files = { '/set/rules/own.txt': rules, '/set/a.cards': maker('Quincefruit') };
    const open = openWorkspace({ ...files, '/set/tokenwright.json': '{ "rulebook": "rules/own.txt" }' });
    expect(await open.rules('/set/a.cards')).toEqual([]);
    open.save('/set/rules/own.txt', rules.replaceAll('Quincefruit', 'Damson'));
    expect(await open.rules('/set/a.cards')).toEqual(['unknown-predefined-token']);
    const named = openWorkspace({
      ...files,
      '/set/a.cards': `Set: A\nRulebook: rules/own.txt\n\n${maker('Quincefruit')}`,
    });
    expect(await named.rules('/set/a.cards')).toEqual([]);
  });

  it('is reported if it is unavailable, and the previous one remains in use', async () => {
    const open = openWorkspace({ '/set/tokenwright.json': settings, '/set/a.cards': maker('Treasure') });
    expect(await editionOf(open)).toBe('magic-2024-06');
    for (const named of ['magic-2024', 'rules/none.txt', '../../rules.txt', 'a.cards.txt']) {
      open.save('/set/tokenwright.json', `{ "rulebook": "${named}" }`);
      expect(await open.rules('/set/tokenwright.json')).toEqual(['config-unknown-rulebook']);
      expect(await open.words('/set/tokenwright.json')).toEqual([`"${named}"`]);
      expect(await editionOf(open)).toBe('magic-2024-06');
    }
    open.type('/set/a.cards', 'Set: A\nRulebook: magic-2020\n\nA Name');
    expect(await open.rules('/set/a.cards')).toContain('unknown-rulebook');
    expect(await open.words('/set/a.cards')).toContain('magic-2020');
    expect(await editionOf(open)).toBe('magic-2024-06');
  });

  it('is reported in a notice if the editor names an unavailable one', async () => {
    const open = openWorkspace({ '/set/a.cards': '' }, { editor: { ...editor, rulebook: 'riftbond' } });
    expect(await editionOf(open)).toBe('magic-2026-09');
    expect(open.notices).toEqual([expect.stringContaining('Did you mean "riftbound"?')]);
  });

  it('is not read from a path in an untrusted workspace', async () => {
    const files = { '/set/own.txt': rules, '/set/tokenwright.json': '{ "rulebook": "own.txt" }', '/set/a.cards': '' };
    const open = openWorkspace(files, { trusted: false });
    expect(await editionOf(open)).toBe('magic-2026-09');
    expect(await open.rules('/set/tokenwright.json')).toEqual(['config-unknown-rulebook']);
    expect(open.fs.reads).not.toContain('/set/own.txt');
  });
});

describe('a file whose format implies the game', () => {
  const riftbound = JSON.stringify({
    'akd-1': { name: 'Ember', cardType: 'Unit', abilityText: 'Play a Gold gear token.' },
  });
  const files = (config: object) => ({
    '/set/r.json': riftbound,
    '/set/a.cards': '',
    '/set/tokenwright.json': JSON.stringify(config),
  });
  const both = async (open: ReturnType<typeof openWorkspace>) => [
    await editionOf(open, '/set/r.json'),
    await editionOf(open),
  ];

  it('uses that game’s rulebook, while other files do not', async () => {
    expect(await both(openWorkspace(files({})))).toEqual(['riftbound', 'magic-2026-09']);
    expect(await both(openWorkspace(files({ rulebook: 'magic-2024-06' })))).toEqual(['riftbound', 'magic-2024-06']);
  });

  it('uses the rulebook of the set if it is of that game', async () => {
    expect(await both(openWorkspace(files({ rulebook: 'riftbound' })))).toEqual(['riftbound', 'riftbound']);
  });

  it('uses the rulebook of the command line', async () => {
    const overrides = { ...noOverrides, rulebook: { name: 'magic-2020-01', folder: '/' } };
    expect(await both(openWorkspace(files({}), { overrides }))).toEqual(['magic-2020-01', 'magic-2020-01']);
  });
});

describe('invalid settings', () => {
  it('have findings in their file, and the last valid ones remain in use', async () => {
    const open = openWorkspace({
      '/set/tokenwright.json': '{ "rulebook": "magic-2020-01", "predefined": ["Quincefruit"] }',
      '/set/a.cards': maker('Quincefruit'),
    });
    expect(await open.rules('/set/a.cards')).toEqual([]);
    open.type('/set/tokenwright.json', '{ "rulebook": "magic-2020-01", "predefined": ["Quince');
    expect(await open.rules('/set/tokenwright.json')).toEqual(['config-syntax']);
    expect(await open.rules('/set/a.cards')).toEqual([]);
    expect(await editionOf(open)).toBe('magic-2020-01');
    open.type('/set/tokenwright.json', '{}');
    expect(await open.rules('/set/tokenwright.json')).toEqual([]);
    expect(await open.rules('/set/a.cards')).toEqual(['unknown-predefined-token']);
  });

  it('have a finding if they cannot be read', async () => {
    const open = openWorkspace({ '/set/tokenwright.json': '{}', '/set/a.cards': maker('Treasure') });
    open.fs.break('/set/tokenwright.json', 'reading it is not permitted');
    const report = await open.workspace.report('/set/tokenwright.json');
    expect(report?.findings.map(({ message }) => message)).toEqual([
      'This file cannot be read: reading it is not permitted.',
    ]);
    expect(await open.rules('/set/a.cards')).toEqual([]);
  });
});
