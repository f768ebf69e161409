import { describe, expect, it } from 'vitest';
import { completionsAt } from '../../../server/src/features/completion/completions-at.js';
import { describeCompletion } from '../../../server/src/features/completion/describe.js';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { type AtCursor, atCursor, inRules } from '../support/snapshot.js';

const tokens = {
  'grove.tokens':
    'Quince Token\nArtifact — Quince\n{2}: Draw a card.\n\nOld Salt\nLegendary Creature — Crab\nColor: blue\n3/3\n',
};

function labels({ snapshot, offset }: AtCursor, asked = false): string[] {
  return (completionsAt(snapshot, offset, asked) ?? [])
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ label }) => label);
}

/** The text after an entry of the list is taken; snippets stay as they are. */
function taken({ snapshot, offset }: AtCursor, label: string, asked = false): string {
  const found = completionsAt(snapshot, offset, asked)?.find((each) => each.label === label);
  if (!found) throw new Error(`"${label}" is not offered`);
  const edits = [{ span: found.span, newText: found.newText }, ...(found.also ? [found.also] : [])];
  return applyEdits(snapshot.text.toString(), edits).split('\n')[2] ?? '';
}

describe('behind "create"', () => {
  it("offers the set's own tokens first, then those of the rules", () => {
    const found = labels(inRules('Create a |', { files: tokens }));
    expect(found.slice(2, 3)).toEqual(['Quince token']);
    expect(found).toContain('Treasure token');
    expect(found).toContain('Young Hero Role token');
    expect(found).not.toContain('Old Salt token');
  });

  it.each([
    ['Create a |', 'Treasure token', 'Create a Treasure token'],
    ['Create a Trea|', 'Treasure token', 'Create a Treasure token'],
    ['Create a Young He|', 'Young Hero Role token', 'Create a Young Hero Role token'],
    ['Create a Trea| token.', 'Treasure token', 'Create a Treasure token.'],
    ['Create two Trea|', 'Treasure tokens', 'Create two Treasure tokens'],
    ['Create X tapped |', 'Treasure tokens', 'Create X tapped Treasure tokens'],
    ['Create |', 'Food token', 'Create a Food token'],
    ['Create an Foo|', 'Food token', 'Create a Food token'],
    ['Create a Food token and a Clu|', 'Clue token', 'Create a Food token and a Clue token'],
    ['Create a 1/1 re|', 'red', 'Create a 1/1 red'],
    ['Create a 1/1 red Gob|', 'Goblin', 'Create a 1/1 red Goblin'],
    ['Create a 1/1 red Goblin cre|', 'creature', 'Create a 1/1 red Goblin creature'],
    ['Create two 1/1 red Goblin creature t|', 'tokens', 'Create two 1/1 red Goblin creature tokens'],
    ['Create a 1/1 red Goblin creature token with ha|', 'haste', 'Create a 1/1 red Goblin creature token with haste'],
    ['It gains flying and firs|', 'first strike', 'It gains flying and first strike'],
    ['Fly|', 'Flying', 'Flying'],
    ['Flying, vig|', 'vigilance', 'Flying, vigilance'],
    ['{T|', '{T}', '{T}'],
    ['Add {W/|', '{W/U}', 'Add {W/U}'],
    ['Add {|}', '{G}', 'Add {G}'],
  ])('completes "%s"', (text, label, expected) => {
    expect(taken(inRules(text), label)).toBe(expected);
  });

  it('offers the names of the set\'s tokens behind "named"', () => {
    expect(taken(inRules('Create a token named Old|', { files: tokens }), 'Old Salt')).toBe(
      'Create a token named Old Salt',
    );
  });

  it('offers tokens that are only meant', () => {
    expect(taken(inRules('Sacrifice a Qu|', { files: tokens }), 'Quince')).toBe('Sacrifice a Quince');
  });

  it('says nothing where nobody can tell', () => {
    expect(completionsAt(inRules('Draw a card, then discard a |').snapshot, 60, false)).toBeNull();
    const { snapshot, offset } = inRules('Draw a card. |');
    expect(completionsAt(snapshot, offset, false)).toBeNull();
    expect(labels({ snapshot, offset }, true)).toContain('Create a … creature token.');
  });

  it('offers a phrase with places to fill in', () => {
    const { snapshot, offset } = inRules('Create |');
    const snippet = completionsAt(snapshot, offset, false)?.find(({ isSnippet }) => isSnippet);
    expect(snippet).toMatchObject({ newText: expect.stringMatching(/^a \$\{1:1\/1\} .* creature token$/) });
  });
});

describe('elsewhere', () => {
  it('completes type lines: types, supertypes, and the subtypes that go with them', () => {
    const creature = labels(atCursor({ 'a.cards': 'Wisp {U}\nCreature — Spi|\n1/1' }));
    expect(creature).toContain('Spirit');
    expect(creature).not.toContain('Equipment');
    expect(labels(atCursor({ 'a.cards': 'Wisp {U}\nArtifact — |\nFlash' }))).toContain('Equipment');
    const types = labels(atCursor({ 'a.cards': 'Wisp {U}\nLegendary Creature |\n1/1' }));
    expect(types).toContain('Artifact');
    expect(types).not.toContain('Legendary');
  });

  it('completes costs, headers and suppressions', () => {
    expect(labels(atCursor({ 'a.cards': 'Wisp {|}\nLand' }))).toContain('{U}');
    expect(labels(atCursor({ 'a.cards': 'Set: Grove\nRulebook: mag|\n\nWisp\nLand' }))).toContain('magic-2024-06');
    expect(labels(atCursor({ 'a.cards': 'Set: Grove\nRul|\n\nWisp\nLand' }))).toContain('Rulebook');
    const ids = labels(atCursor({ 'a.cards': 'Wisp\nLand\n# tokenwright-disable-next-line unknown-|' }));
    expect(ids).toContain('unknown-subtype');
    expect(labels(atCursor({ 'a.cards': 'Wisp\nLand\n# token|' }))).toContain('tokenwright-disable');
  });

  it('offers the keys of a header where a file may begin with one', () => {
    expect(labels(atCursor({ 'a.cards': '# my set\nRu|' }))).toContain('Rulebook');
    expect(labels(atCursor({ 'a.cards': 'Se|\n\nWisp\nLand' }))).toContain('Set');
    expect(labels(atCursor({ 'a.cards': 'Wisp\nLand\n\nSe|' }))).not.toContain('Set');
    expect(labels(atCursor({ 'a.cards': 'Set: Grove\n\nSe|' }))).not.toContain('Set');
  });

  it('offers nothing outside cards', () => {
    expect(labels(atCursor({ 'a.cards': '|' }), true)).toEqual([]);
  });
});

it('says what each entry is', () => {
  const { snapshot } = inRules('Create |', { files: tokens });
  const say = (kind: 'token' | 'keyword' | 'symbol' | 'subtype' | 'phrase', key: string) =>
    describeCompletion({ kind, key }, snapshot);
  expect(say('token', 'treasure')).toContain('111.10a');
  expect(say('token', 'quince')).toContain('Draw a card');
  expect(say('symbol', 'W/U')).toContain('one white mana or one blue mana');
  expect(say('symbol', '2/P')).not.toBeNull();
  expect(say('symbol', 'nothing')).toBeNull();
  expect(say('subtype', 'quince')).toBeNull();
  expect(say('subtype', 'crab')).toContain('Old Salt');
  expect(say('keyword', 'investigate')).toContain('Clue');
  expect(say('phrase', 'x')).toBeNull();
});
