import { describe, expect, it } from 'vitest';
import { completionsAt } from '../../../server/src/features/completion/completions-at.js';
import { describeCompletion } from '../../../server/src/features/completion/describe.js';
import { inlineCompletionAt } from '../../../server/src/features/completion/inline-completion.js';
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

/** Returns the third line after accepting a completion; snippets are inserted as they are. */
function accepted({ snapshot, offset }: AtCursor, label: string, asked = false): string {
  const found = completionsAt(snapshot, offset, asked)?.find((each) => each.label === label);
  if (!found) throw new Error(`"${label}" is not offered`);
  const edits = [{ span: found.span, newText: found.newText }];
  return applyEdits(snapshot.text.toString(), edits).split('\n')[2] ?? '';
}

describe('completion after "create"', () => {
  it("offers the set's tokens first, then those of the rules", () => {
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
    ['Create an Inc|', 'Incubator token', 'Create an Incubator token'],
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
    expect(accepted(inRules(text), label)).toBe(expected);
  });

  it('offers the names of the set\'s tokens after "named"', () => {
    expect(accepted(inRules('Create a token named Old|', { files: tokens }), 'Old Salt')).toBe(
      'Create a token named Old Salt',
    );
  });

  it('offers tokens that are mentioned but not made', () => {
    expect(accepted(inRules('Sacrifice a Qu|', { files: tokens }), 'Quince')).toBe('Sacrifice a Quince');
  });

  it('offers only tokens that agree with the article', () => {
    expect(labels(inRules('Create a Inc|'))).not.toContain('Incubator token');
    expect(labels(inRules('Create an Foo|'))).not.toContain('Food token');
  });

  it('waits for a letter after other words, unless requested', () => {
    const { snapshot, offset } = inRules('Draw a card, then discard a |');
    expect(completionsAt(snapshot, offset, false)).toBeNull();
    expect(labels({ snapshot, offset }, true)[0]).toBe('card');
  });

  it('offers whole sentences only where a sentence begins', () => {
    const sentence = 'Create a … creature token.';
    expect(labels(inRules('Draw a card. |'), true)).toContain(sentence);
    expect(labels(inRules('Draw a card. Cr|'), true)).toContain(sentence);
    for (const text of ['Each |', 'When |', 'Draw a card |', 'Draw |', 'Loyalty |']) {
      expect(labels(inRules(text), true)).not.toContain(sentence);
    }
  });

  it('offers a snippet for a phrase', () => {
    const { snapshot, offset } = inRules('Create |');
    const snippet = completionsAt(snapshot, offset, false)?.find(({ isSnippet }) => isSnippet);
    expect(snippet).toMatchObject({ newText: expect.stringMatching(/^a \$\{1:1\/1\} .* creature token$/) });
  });
});

describe('completion elsewhere', () => {
  it('offers types, supertypes and matching subtypes on type lines', () => {
    const creature = labels(atCursor({ 'a.cards': 'Wisp {U}\nCreature — Spi|\n1/1' }));
    expect(creature).toContain('Spirit');
    expect(creature).not.toContain('Equipment');
    expect(labels(atCursor({ 'a.cards': 'Wisp {U}\nArtifact — |\nFlash' }))).toContain('Equipment');
    const types = labels(atCursor({ 'a.cards': 'Wisp {U}\nLegendary Creature |\n1/1' }));
    expect(types).toContain('Artifact');
    expect(types).not.toContain('Legendary');
  });

  it('offers symbols in costs, and words in headers and suppression comments', () => {
    expect(labels(atCursor({ 'a.cards': 'Wisp {|}\nLand' }))).toContain('{U}');
    expect(labels(atCursor({ 'a.cards': 'Set: Grove\nRulebook: mag|\n\nWisp\nLand' }))).toContain('magic-2024-06');
    expect(labels(atCursor({ 'a.cards': 'Set: Grove\nRul|\n\nWisp\nLand' }))).toContain('Rulebook');
    const ids = labels(atCursor({ 'a.cards': 'Wisp\nLand\n# tokenwright-disable-next-line unknown-|' }));
    expect(ids).toContain('unknown-subtype');
    expect(labels(atCursor({ 'a.cards': 'Wisp\nLand\n# token|' }))).toContain('tokenwright-disable');
  });

  it('offers the keys of a header only where a header can begin', () => {
    expect(labels(atCursor({ 'a.cards': '# my set\nRu|' }))).toContain('Rulebook');
    expect(labels(atCursor({ 'a.cards': 'Se|\n\nWisp\nLand' }))).toContain('Set');
    expect(labels(atCursor({ 'a.cards': 'Wisp\nLand\n\nSe|' }))).not.toContain('Set');
    expect(labels(atCursor({ 'a.cards': 'Set: Grove\n\nSe|' }))).not.toContain('Set');
  });

  it('offers whole cards and the keys of a header in an empty file', () => {
    const offered = labels(atCursor({ 'a.cards': '|' }), true);
    expect(offered[0]).toBe('Creature');
    expect(offered.slice(-4)).toEqual(['Set', 'Code', 'Rulebook', 'Subtypes']);
  });

  it('offers nothing in the middle of a word', () => {
    expect(labels(inRules('Destroy target cre|ature.'), true)).toEqual([]);
  });
});

describe('the first completion', () => {
  const first = (text: string, options = {}) => labels(atCursor({ 'a.cards': text }, options), true)[0];
  const creature = (rules: string) => first(`Grove Sower {1}{G}\nCreature — Elf Druid\n${rules}`);

  it.each([
    ['Fl|', 'Flying'],
    ['ha|', 'Haste'],
    ['Tr|', 'Trample'],
    ['Flying, vi|', 'vigilance'],
    ['It gains dea|', 'deathtouch'],
    ['Whe|', 'When'],
    ['{T}: Un|', 'Untap'],
    ['Destroy target pl|', 'planeswalker.'],
    ['Exile two target cr|', 'creatures'],
    ['Exile target creature or pla|', 'planeswalker'],
    ['Put a +1/+1 counter on each creature you con|', 'control'],
    ['When this creature e|', 'enters'],
    ['When Grove Sower e|', 'enters'],
    ['When this creature d|', 'dies'],
    ['Target creature gets +2/+2 until e|', 'end of turn'],
    ['At the b|', 'beginning of your upkeep'],
    ['Whenever another Go|', 'Goblin'],
    ['Flying\nFlav|', 'Flavor'],
  ])('is the most likely word: %s', (rules, label) => {
    expect(creature(rules)).toBe(label);
  });

  it.each([
    ['Grove Sower {G}\nCr|', 'Creature'],
    ['Grove Sower {G}\nIns|', 'Instant'],
    ['Grove Sower {G}\nLegendary Cr|', 'Creature'],
    ['Grove Sower {G}\nBasic L|', 'Land'],
    ['Grove Sower {G}\n|', 'Creature'],
    ['Grove Sower {G}\nCreature |', '—'],
    ['Grove Sower {G}\nCreature — Go|', 'Goblin'],
    ['Grove Sower {G}\nCreature — Human Wi|', 'Wizard'],
    ['Grove Sower {G}\nArtifact — E|', 'Equipment'],
    ['Grove Sower {G}\nCreature — Elf (|', 'common'],
    ['Grove Sower {G}\nCreature — Elf (m|)', 'mythic rare'],
    ['Grove Sower {G}\nPlaneswalker — Sower\nLoy|', 'Loyalty'],
    ['Grove Sower {G}\nCreature — Elf\nRar|', 'Rarity'],
  ])('fits the place in the card: %s', (text, label) => expect(first(text)).toBe(label));

  it('prefers what the cards around it use', () => {
    expect(first('Sower {G}\nCreature — Go|')).toBe('Goblin');
    expect(
      first(
        'Old Ewe {2}\nCreature — Goat\n\nBell Ewe {2}\nCreature — Goat\n\nYoung Ewe {1}\nCreature — Goat\n\nSower {G}\nCreature — Go|',
      ),
    ).toBe('Goat');
  });

  it('has only the words of its game', () => {
    const riftbound = { rulebook: 'riftbound' };
    expect(first('Moth {E2}\nUni|', riftbound)).toBe('Unit');
    expect(first('Moth {E2}\nUnit — Fae\n[As|', riftbound)).toBe('Assault');
    const all = labels(atCursor({ 'a.cards': 'Moth {E2}\nUnit — Fae\nCr|' }, riftbound), true);
    expect(all).not.toContain('Creature');
    expect(all.filter((label) => label.includes('token'))).toEqual([]);
  });
});

describe('gray text', () => {
  const gray = (text: string): string | null => {
    const { snapshot, offset } = inRules(text);
    const found = inlineCompletionAt(snapshot, offset);
    return found?.newText.slice(offset - found.span.start) ?? null;
  };

  it.each([
    ['When this creature e|', 'nters, '],
    ['When Some Card e|', 'nters, '],
    ['Target creature gains flying until |', 'end of turn'],
    ['Target creature gains flying until e|', 'nd of turn'],
    ['Put it onto the |', 'battlefield'],
    ['Whenever this creature deals combat damage |', 'to a player, '],
  ])('continues: %s', (text, rest) => expect(gray(text)).toBe(rest));

  it.each(['At the beginning of |', 'When this creature |', 'Draw |', 'Fly|', 'until e| turn', 'Wuntil e|'])(
    'is missing where the text may go on in several ways: %s',
    (text) => expect(gray(text)).toBeNull(),
  );
});

it('documents each completion', () => {
  const { snapshot } = inRules('Create |', { files: tokens });
  const documentation = (kind: 'token' | 'keyword' | 'symbol' | 'subtype' | 'phrase', key: string) =>
    describeCompletion({ kind, key }, snapshot);
  expect(documentation('token', 'treasure')).toContain('111.10a');
  expect(documentation('token', 'quince')).toContain('Draw a card');
  expect(documentation('symbol', 'W/U')).toContain('one white mana or one blue mana');
  expect(documentation('symbol', '2/P')).not.toBeNull();
  expect(documentation('symbol', 'nothing')).toBeNull();
  expect(documentation('subtype', 'quince')).toBeNull();
  expect(documentation('subtype', 'crab')).toContain('Old Salt');
  expect(documentation('keyword', 'investigate')).toContain('Clue');
  expect(documentation('phrase', 'x')).toBeNull();
});
