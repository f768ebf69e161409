import { describe, expect, it } from 'vitest';
import { type CardLayout, type CardTexts, cardTree, shownCount } from '../../../client/src/cards/card-tree.js';
import { treeText } from '../../../client/src/views/tree-node.js';
import type { CardOfSet } from '../../../server/src/lsp/protocol.js';

const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 4 } };

function card(name: string, more: Partial<CardOfSet> = {}): CardOfSet {
  const plain = { manaCost: '', manaValue: null, typeLine: 'Sorcery', stats: '', rarity: '', colors: [] };
  return { name, ...plain, range, extent: range, ...more };
}

const bear = card('Fen Bear', {
  ...{ manaCost: '{1}{G}{G/W}', manaValue: 3, typeLine: 'Artifact Creature — Bear', stats: '3/3' },
  ...{ rarity: 'u', colors: ['W', 'G'] },
});
const shore = card('Grey Shore', { typeLine: 'Basic Land — Island', rarity: 'basic land' });
const rite = card('Bog Rite', { manaCost: '{B}', manaValue: 1, rarity: 'Mythic', colors: ['B'] });
const nameless = card('', { manaCost: '{10}', manaValue: 10, typeLine: '', colors: ['purple'] });

const file = (path: string, cards: readonly CardOfSet[]) => ({
  uri: `file:///set/${path}`,
  path,
  cards,
  problems: cards.map(({ name }) => (name === 'Bog Rite' ? { count: 2, worst: 'error' as const } : null)),
});
const set = { root: 'file:///set', files: [file('a.cards', [shore, bear]), file('b.cards', [rite, nameless])] };

const texts: CardTexts = {
  others: 'Others',
  noCost: 'No Cost',
  noRarity: 'No Rarity',
  unnamed: 'Unnamed',
  cost: (value) => `Cost ${value}`,
  setName: (root) => root.split('/').at(-1)!,
};
const tree = (more: Partial<CardLayout>, sets = [set]) =>
  cardTree(sets, { groupBy: 'color', filter: '', ...more }, texts);
const groups = (groupBy: CardLayout['groupBy']) =>
  tree({ groupBy }).map(({ label, children }) => `${label}: ${children.map((each) => each.label).join(', ')}`);

describe('the Cards view', () => {
  it('groups by color, lands apart, and shows cost, type and numbers', () => {
    expect(treeText(tree({}))).toBe(
      `Black  1
  Bog Rite  B · Sorcery
Multicolor  1
  Fen Bear  1G{G/W} · Artifact Creature — Bear · 3/3
Land  1
  Grey Shore  Basic Land — Island
Purple  1
  Unnamed  10
`.replace('Unnamed  10', 'Unnamed  {10}'),
    );
  });

  it('groups by type, rarity, mana value and file', () => {
    expect(groups('type')).toEqual(['Creature: Fen Bear', 'Sorcery: Bog Rite', 'Land: Grey Shore', 'Others: Unnamed']);
    expect(groups('rarity')).toEqual([
      'Uncommon: Fen Bear',
      'Mythic Rare: Bog Rite',
      'Basic Land: Grey Shore',
      'No Rarity: Unnamed',
    ]);
    expect(groups('cost')).toEqual(['Cost 1: Bog Rite', 'Cost 3: Fen Bear', 'Cost 10: Unnamed', 'No Cost: Grey Shore']);
    expect(groups('file')).toEqual(['a.cards: Grey Shore, Fen Bear', 'b.cards: Bog Rite, Unnamed']);
  });

  it('filters by name, cost, type and rarity', () => {
    const found = (filter: string) => tree({ filter }).flatMap(({ children }) => children.map(({ label }) => label));
    expect(found('bear')).toEqual(['Fen Bear']);
    expect(found('1g')).toEqual(['Fen Bear']);
    expect(found('ISLAND')).toEqual(['Grey Shore']);
    expect(found('mythic')).toEqual(['Bog Rite']);
    expect(found('nothing')).toEqual([]);
  });

  it('marks cards with findings, and keeps ids when other cards change', () => {
    const rows = tree({}).flatMap(({ children }) => children);
    expect(rows.map(({ problems }) => problems?.count ?? 0)).toEqual([2, 0, 0, 0]);
    const other = tree({}, [{ ...set, files: [file('a.cards', [card('Ash'), shore, bear]), set.files[1]!] }]);
    const ids = other.flatMap(({ children }) => children).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows several sets by name, and a large set with its groups closed', () => {
    expect(tree({}, [set, { ...set, root: 'file:///other' }]).map(({ label }) => label)).toEqual(['set', 'other']);
    const many = {
      root: 'file:///many',
      files: [
        file(
          'a.cards',
          Array.from({ length: 5000 }, (_, i) => card(`Card ${i}`)),
        ),
      ],
    };
    const nodes = tree({}, [many]);
    expect(nodes.map(({ isClosed }) => isClosed)).toEqual([true]);
    expect(shownCount(nodes)).toBe(5000);
    expect(tree({ filter: 'Card 12' }, [many])[0]?.isClosed).toBe(false);
  });
});
