import { describe, expect, it } from 'vitest';
import { type TreeLayout, type TreeTexts, tokenTree, unknownCount } from '../../../client/src/tokens/token-tree.js';
import { treeText } from '../../../client/src/views/tree-node.js';
import type { TokenMaker, TokenOfSet, TokensOfSet } from '../../../server/src/lsp/protocol.js';

const range = { start: { line: 2, character: 7 }, end: { line: 2, character: 20 } };
const maker = (card: string, how = ''): TokenMaker => ({ card, how, uri: 'file:///set/a.cards', range });

function token(label: string, more: Partial<TokenOfSet> = {}): TokenOfSet {
  const plain = {
    summary: '',
    stats: null,
    abilities: [],
    colors: [],
    types: ['Artifact'],
    rule: null,
    copies: '1',
    hasPrint: null,
    definition: null,
  };
  return { id: label, label, ...plain, makers: [maker('Harbor Tally')], ...more };
}

const set: TokensOfSet = {
  root: 'file:///set',
  tokens: [
    token('Treasure', { rule: '111.10a', summary: 'Artifact — Treasure' }),
    token('Bear Token', {
      colors: ['G'],
      types: ['Creature'],
      stats: '2/2',
      abilities: ['Trample'],
      makers: [maker('Den Mother', 'two'), maker('Old Den'), maker('Den Mother')],
    }),
    token('Ant Token', { colors: ['G'], types: ['Artifact', 'Creature'] }),
    token('copy of target creature', { colors: null, types: [] }),
  ],
  unknown: [{ name: 'Blimfrog', suggestions: ['Frog'], makers: [maker('Pond')] }],
  unusedPrints: [],
};

const texts: TreeTexts = {
  undefinedTokens: 'Undefined',
  others: 'Others',
  makers: (count) => `${count} by`,
  copies: (count) => `${count} to print`,
  noPrint: 'no print',
  rule: (number) => `rule ${number}`,
  suggestions: (names) => `${names.join(', ')}?`,
  noAbilities: 'no abilities',
  unnamedCard: 'unnamed card',
  setName: (root) => root.split('/').at(-1)!,
};
const layout: TreeLayout = { groupBy: 'color', sortBy: 'name', filter: '' };
const shown = (more: Partial<TreeLayout> = {}, sets = [set]) =>
  treeText(tokenTree(sets, { ...layout, ...more }, texts));

describe('the tokens view', () => {
  it('shows the copies to print, and missing prints', () => {
    const tokens = [token('Plum', { copies: '2+', hasPrint: false }), token('Fig', { hasPrint: true })];
    const [group] = tokenTree([{ ...set, unknown: [], tokens }], layout, texts);
    expect(group?.children.map(({ description, tooltip }) => [description, tooltip])).toEqual([
      ['1 by', 'Fig\n1 by\n1 to print'],
      ['1 by · no print', 'Plum\n1 by\n2+ to print\nno print'],
    ]);
  });

  it('distinguishes tokens of one name by what differs', () => {
    const tokens = [
      token('Bear Token', { stats: '2/2', summary: '2/2 Creature — Bear · green', types: ['Creature'] }),
      token('Bear Token', { stats: '4/4', summary: '4/4 Creature — Bear · green', types: ['Creature'] }),
      token('Wall', { stats: '0/4', summary: '0/4 Creature — Wall · white', abilities: ['Defender'] }),
      token('Wall', { stats: '0/4', summary: '0/4 Creature — Wall · blue' }),
      token('Cat', { summary: 'Creature — Cat', abilities: ['Haste'], makers: [maker('')] }),
      token('Cat', { summary: 'Creature — Cat', abilities: ['Haste'] }),
    ];
    const nodes = tokenTree([{ ...set, unknown: [], tokens }], { ...layout, groupBy: 'type' }, texts);
    const rows = nodes.flatMap(({ children }) => children);
    expect(rows.map(({ label, description }) => `${label}: ${description}`)).toEqual([
      'Bear Token: 2/2 · 1 by',
      'Bear Token: 4/4 · 1 by',
      'Cat: Creature — Cat · Haste · 1 by',
      'Cat: Creature — Cat · Haste · 1 by',
      'Wall: white · Defender · 1 by',
      'Wall: blue · no abilities · 1 by',
    ]);
    expect(rows[2]?.children[0]?.label).toBe('unnamed card');
    expect(new Set(rows.map(({ id }) => id)).size).toBe(6);
  });

  it('groups by color, with undefined tokens first', () => {
    expect(shown()).toBe(`Undefined  1
  Blimfrog  Frog?
    Pond
Green  2
  Ant Token  1 by
    Harbor Tally
  Bear Token  2 by · 2/2 · Trample
    Den Mother  two
    Old Den
    Den Mother
Colorless  1
  Treasure  1 by
    Harbor Tally
Others  1
  copy of target creature  1 by
    Harbor Tally
`);
  });

  it('groups by type, an artifact creature among the creatures', () => {
    expect(shown({ groupBy: 'type', filter: 'token' })).toBe(`Creature  2
  Ant Token  1 by
    Harbor Tally
  Bear Token  2 by · 2/2 · Trample
    Den Mother  two
    Old Den
    Den Mother
`);
  });

  it('sorts by the number of makers', () => {
    const [, green] = tokenTree([set], { ...layout, sortBy: 'makers' }, texts);
    expect(green?.children.map(({ label }) => label)).toEqual(['Bear Token', 'Ant Token']);
  });

  it('is filtered by names, characteristics and cards', () => {
    expect(shown({ filter: 'old den' })).toMatch(/^Green {2}1\n {2}Bear Token/);
    expect(shown({ filter: 'TREASURE' })).toMatch(/^Colorless {2}1\n {2}Treasure/);
    expect(shown({ filter: 'pond' })).toMatch(/^Undefined {2}1\n/);
    expect(shown({ filter: 'zeppelin' })).toBe('');
  });

  it('shows the sets if several of them make tokens', () => {
    const other = { root: 'file:///cube', tokens: [token('Food')], unknown: [], unusedPrints: [] };
    const empty = { root: 'file:///empty', tokens: [], unknown: [], unusedPrints: [] };
    const trees = tokenTree([set, other, empty], layout, texts);
    expect(trees.map(({ label }) => label)).toEqual(['set', 'cube']);
  });

  it('gives every node a unique id, even if two tokens have the same text', () => {
    const twice = { ...set, tokens: [...set.tokens, ...set.tokens] };
    const ids = (nodes: ReturnType<typeof tokenTree>): string[] =>
      nodes.flatMap(({ id, children }) => [id, ...ids([...children])]);
    const all = ids(tokenTree([twice], layout, texts));
    expect(new Set(all.filter((id) => !/ \d+$/.test(id))).size).toBe(all.filter((id) => !/ \d+$/.test(id)).length);
  });

  it('opens the definition, or else the first card that makes the token', () => {
    const place = { uri: 'file:///set/a.tokens', range };
    const [group] = tokenTree([{ ...set, unknown: [], tokens: [token('Plum', { definition: place })] }], layout, texts);
    expect(group?.children[0]?.place).toEqual(place);
    expect(group?.children[0]?.children[0]?.place).toEqual({ uri: 'file:///set/a.cards', range });
  });

  it('counts undefined names', () => {
    expect(unknownCount([set, set])).toBe(2);
  });
});
