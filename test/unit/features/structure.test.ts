import { describe, expect, it } from 'vitest';
import { foldsOf } from '../../../server/src/features/folding/folding.js';
import type { OutlineEntry } from '../../../server/src/features/outline/entry.js';
import { outlineOf, symbolsIn } from '../../../server/src/features/outline/outline.js';
import { selectionsAt } from '../../../server/src/features/selection/selection.js';
import { inRules, snapshotOf } from '../support/snapshot.js';

const text = [
  'Set: Grove',
  '',
  'Grove Warden {1}{G}',
  'Creature — Elf',
  'Vigilance',
  '{T}: Add {G}.',
  '1/1',
  '',
  'Sprout {G}',
  'Sorcery',
  'Draw a card.',
  '//',
  'Wither {B}',
  'Instant',
  'Destroy target creature.',
  '',
].join('\n');
const snapshot = snapshotOf({ 'grove.cards': text });

/** The outline of a creature's abilities: labels and details, those below another indented. */
function outlined(...rules: readonly string[]): string[] {
  const lines = ({ children }: OutlineEntry, indent: string): string[] =>
    children.flatMap((entry) => [
      `${indent}${[entry.label, entry.detail].filter(Boolean).join('  ')}`,
      ...lines(entry, `${indent}  `),
    ]);
  const card = ['Ashen Moth {1}{R}', 'Creature — Insect', ...rules, '1/1', ''].join('\n');
  return outlineOf(snapshotOf({ 'a.cards': card })).flatMap((entry) => lines(entry, ''));
}

describe('the outline', () => {
  it('names the abilities of the cards of other games', () => {
    const unit = 'Reed Otter {E2}\nUnit — Otter\nWhen I conquer, draw 1.\nMight: 2\n';
    const [otter] = outlineOf(snapshotOf({ 'a.cards': unit }, { rulebook: 'riftbound' }));
    expect(otter?.children).toMatchObject([{ label: 'Triggered: when I conquer', detail: 'draw 1.' }]);
    const summon = 'Mire Bear {1}{G}\nSummon Bear\nWhen Mire Bear comes into play, draw a card.\n2/2\n';
    const [bear] = outlineOf(snapshotOf({ 'a.cards': summon }, { rulebook: 'magic-fifth' }));
    expect(bear?.children).toMatchObject([{ label: 'Triggered: when Mire Bear comes into play' }]);
  });

  it('has the abilities of a card, and the faces of a card with several', () => {
    const [warden, split] = outlineOf(snapshot);
    expect(warden).toMatchObject({
      kind: 'card',
      label: 'Grove Warden',
      detail: '{1}{G}  Creature — Elf',
      children: [{ label: 'Vigilance' }, { label: 'Mana ability: {T}', detail: 'Add {G}.' }],
    });
    expect(split).toMatchObject({
      label: 'Sprout // Wither',
      children: [
        { kind: 'face', label: 'Sprout', children: [{ label: 'Spell: Draw a card.' }] },
        { kind: 'face', label: 'Wither' },
      ],
    });
  });

  it('names abilities by their kind', () => {
    expect(
      outlined(
        'Flying, ward {2} (Whenever this creature becomes the target…)',
        'When this creature enters, draw a card.',
        '{2}, Sacrifice this creature: Destroy target artifact.',
        'Landfall — Whenever a land you control enters, you gain 1 life.',
        'Other creatures you control get +1/+1.',
      ),
    ).toEqual([
      'Flying, ward {2}',
      'Triggered: when this creature enters  draw a card.',
      'Activated: {2}, Sacrifice this creature  Destroy target artifact.',
      'Triggered (Landfall): whenever a land you control enters  you gain 1 life.',
      'Static: Other creatures you control get +1/+1.',
    ]);
    expect(outlined('+1: Draw a card.', 'II, III — You gain 2 life.')).toEqual([
      'Loyalty +1  Draw a card.',
      'Chapter II, III  You gain 2 life.',
    ]);
  });

  it('shows a line that is not understood as it is, and modes below their ability', () => {
    expect(
      outlined(
        'Wobble the graveyard twice over.',
        'When this creature dies, choose one —',
        '• Draw a card.',
        '• Scry 2.',
      ),
    ).toEqual([
      'Wobble the graveyard twice over.',
      'Triggered: when this creature dies  choose one —',
      '  Draw a card.',
      '  Scry 2.',
    ]);
  });

  it('keeps each name and child inside its entry', () => {
    const check = (entry: ReturnType<typeof outlineOf>[number]) => {
      for (const inner of [entry.name, ...entry.children.map(({ span }) => span)]) {
        expect(inner.start).toBeGreaterThanOrEqual(entry.span.start);
        expect(inner.end).toBeLessThanOrEqual(entry.span.end);
      }
      entry.children.forEach(check);
    };
    outlineOf(snapshot).forEach(check);
  });

  it('has no abilities in a very large file', () => {
    const cards = Array.from({ length: 1001 }, (_, at) => `Sprout ${at} {G}\nSorcery\nDraw a card.\n`);
    const entries = outlineOf(snapshotOf({ 'a.cards': cards.join('\n') }));
    expect(entries).toHaveLength(1001);
    expect(entries.at(-1)).toMatchObject({ label: 'Sprout 1000', children: [] });
    const few = outlineOf(snapshotOf({ 'a.cards': cards.slice(1).join('\n') }));
    expect(few.at(-1)).toMatchObject({ label: 'Sprout 1000', children: [{ label: 'Spell: Draw a card.' }] });
  });

  it('is empty without cards', () => {
    expect(outlineOf(snapshotOf({ 'a.cards': '# only a comment\n//\n' }))).toEqual([]);
  });
});

it('finds symbols by some letters of their names', () => {
  const found = (query: string) => symbolsIn([snapshot], query, 100).map(({ label }) => label);
  expect(found('')).toEqual(['Grove Warden', 'Sprout', 'Wither']);
  expect(found('gwar')).toEqual(['Grove Warden']);
  expect(found('WITH')).toEqual(['Wither']);
  expect(found('zz')).toEqual([]);
  expect(symbolsIn([snapshot], '', 2)).toHaveLength(2);
});

it('folds each card and the header', () => {
  expect(foldsOf(snapshot).map(({ start, end }) => text.slice(start, end).split('\n').at(0))).toEqual([
    'Set: Grove',
    'Grove Warden {1}{G}',
    'Sprout {G}',
  ]);
  expect(foldsOf(snapshot).map(({ start, end }) => text.slice(start, end).split('\n').at(-1))).toEqual([
    'Set: Grove',
    '1/1',
    'Destroy target creature.',
  ]);
});

describe('expanding a selection', () => {
  it('selects word, phrase, sentence, ability and card', () => {
    const { snapshot, offset } = inRules(
      'Draw a card. Create a 1/1 red Gob|lin creature token with haste, then scry 1.',
    );
    const selections = selectionsAt(snapshot, offset).map(({ start, end }) => snapshot.text.slice(start, end));
    expect(selections).toEqual([
      'Goblin',
      'a 1/1 red Goblin creature token with haste',
      'Create a 1/1 red Goblin creature token with haste',
      'Create a 1/1 red Goblin creature token with haste, then scry 1.',
      'Draw a card. Create a 1/1 red Goblin creature token with haste, then scry 1.',
      snapshot.text.toString().trimEnd(),
    ]);
  });

  it('selects clauses: what is meant, what happens, when it happens', () => {
    const { snapshot, offset } = inRules(
      'Whenever you cast a spell, return target cre|ature you control to its owner’s hand if it attacked this turn. Draw a card.',
    );
    const selections = selectionsAt(snapshot, offset).map(({ start, end }) => snapshot.text.slice(start, end));
    expect(selections.slice(0, 6)).toEqual([
      'creature',
      'target creature you control',
      'return target creature you control to its owner’s hand',
      'return target creature you control to its owner’s hand if it attacked this turn',
      'Whenever you cast a spell, return target creature you control to its owner’s hand if it attacked this turn.',
      'Whenever you cast a spell, return target creature you control to its owner’s hand if it attacked this turn. Draw a card.',
    ]);
    const cost = inRules('{2}, Sacrifice a cre|ature: Draw a card.');
    const costs = selectionsAt(cost.snapshot, cost.offset).map(({ start, end }) =>
      cost.snapshot.text.slice(start, end),
    );
    expect(costs.slice(0, 4)).toEqual(['creature', 'a creature', 'Sacrifice a creature', '{2}, Sacrifice a creature']);
  });

  it('selects a quoted ability first without, then with its quotation marks', () => {
    const { snapshot, offset } = inRules('Create a Moth token with "Whenever this to|ken dies, draw a card."');
    const selections = selectionsAt(snapshot, offset).map(({ start, end }) => snapshot.text.slice(start, end));
    expect(selections.slice(0, 6)).toEqual([
      'token',
      'this token',
      'Whenever this token dies',
      'Whenever this token dies, draw a card.',
      '"Whenever this token dies, draw a card."',
      'with "Whenever this token dies, draw a card."',
    ]);
  });

  it('is limited in deeply nested parentheses', () => {
    const { snapshot, offset } = inRules(`${'('.repeat(50_000)}Draw a c|ard.${')'.repeat(50_000)}`);
    const selections = selectionsAt(snapshot, offset);
    expect(selections.length).toBeLessThan(200);
    expect(selections.at(-1)).toEqual({ start: 0, end: snapshot.text.toString().trimEnd().length });
  });

  it('starts with the word of a name', () => {
    const [first, , last] = selectionsAt(snapshot, text.indexOf('Grove Warden') + 2);
    expect(text.slice(first!.start, first!.end)).toBe('Grove');
    expect(text.slice(last!.start, last!.end)).toMatch(/^Grove Warden[\s\S]*1\/1$/);
  });
});
