import { describe, expect, it } from 'vitest';
import { formatFor } from '../../../server/src/formats/index.js';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { migrateSet, type SetMigration, titleOfChange } from '../../../server/src/migration/migrate-set.js';
import { writers } from '../formats/support/written-set.js';
import { edition } from '../support/phrases.js';
import { snapshotOf } from '../support/snapshot.js';

const today = edition('magic-2026-09');
const old = edition('magic-2017-08');

function migrate(files: Readonly<Record<string, string>>, from = old, to = today): SetMigration[] {
  return migrateSet([snapshotOf(files)], { from, to });
}

/** The text of the only file after a migration. */
function migrated(text: string, from = old, to = today): string {
  const [file] = migrate({ 'a.cards': text }, from, to);
  return file ? applyEdits(text, file.migration.edits) : text;
}

const card = (rules: string, typeLine = 'Creature — Elk') => `Cinder Elk {R}\n${typeLine}\n${rules}\n2/2\n`;

const cards = [
  ['Cinder & Elk', 'When Cinder & Elk enters the battlefield, draw a card.\n{T}: Add {R} to your mana pool.'],
  [
    'Hall of "Echoes"',
    'Hall of "Echoes" deals 1 damage to target creature or player. It’s "quiet" — Hall of "Echoes" can’t block.',
  ],
] as const;

const expected = [
  'When this creature enters, draw a card.\n{T}: Add {R}.',
  'This creature deals 1 damage to any target. It’s "quiet" — This creature can’t block.',
];

describe('migrating the files of a set', () => {
  it.each(writers)('changes the words in %s, and no other byte', (path, write) => {
    const set = cards.map(([name, rulesText]) => ({
      name,
      manaCost: '{1}{R}',
      typeLine: 'Creature — Elk',
      rulesText,
      stats: '2/2',
    }));
    const text = write(set);
    const [file] = migrate({ [path]: text });
    const after = applyEdits(text, file!.migration.edits);
    const read = formatFor(path, after.slice(0, 4096))!.read(path, after);
    expect(read.cards.map(({ card: { faces } }) => faces[0]!.rulesText?.text.trimEnd())).toEqual(expected);
    expect(after).toBe(write(set.map((each, i) => ({ ...each, rulesText: expected[i]! }))));
    expect(migrate({ [path]: after })).toEqual([]);
  });

  it('replaces a token in full by one that the rules predefine since', () => {
    const older = card(
      'When Cinder Elk enters the battlefield, create a colorless Treasure artifact token with "{T}, Sacrifice this artifact: Add one mana of any color to your mana pool."',
    );
    expect(migrated(older)).toBe(card('When this creature enters, create a Treasure token.'));
  });

  it('updates type lines, names of tokens and terms of older rules', () => {
    expect(migrated('Cinder Rite {R}\nTribal Sorcery — Elk\nRemove target creature from the game.\n')).toBe(
      'Cinder Rite {R}\nKindred Sorcery — Elk\nExile target creature.\n',
    );
    expect(migrated(card('Unblockable', 'Summon Elk'))).toBe(card("This creature can't be blocked.", 'Creature — Elk'));
    const token = (name: string) => `${name}\nCreature — Elk Warrior\nColor: red\n1/1\n`;
    const maker = card('{T}: Create a 1/1 red Elk Warrior creature token.');
    const files = [snapshotOf({ 'a.tokens': token('Elk Warrior') }), snapshotOf({ 'a.cards': maker })];
    const [file] = migrateSet(files, { from: old, to: today });
    expect(applyEdits(token('Elk Warrior'), file!.migration.edits)).toBe(token('Elk Warrior Token'));
  });

  it('keeps line endings', () => {
    const windows = card('When Cinder Elk enters the battlefield,\nscry 1.').replaceAll('\n', '\r\n');
    expect(migrated(windows)).toBe(card('When this creature enters,\nscry 1.').replaceAll('\n', '\r\n'));
  });

  it('lists what only a person can decide', () => {
    const [file] = migrate({ 'a.cards': card('At end of turn, draw a card if you are in play.') });
    expect(file!.migration.open).toMatchObject([
      { card: 'Cinder Elk', reason: expect.stringContaining('At end of turn') },
    ]);
    const [back] = migrate({ 'a.cards': card('Create a Walker token.') }, today, old);
    expect(back!.migration.open).toMatchObject([{ card: 'Cinder Elk', reason: expect.stringContaining('Walker') }]);
    expect(back!.migration.edits).toEqual([]);
  });

  it('describes tokens that the older rules do not predefine', () => {
    const before = card('Create a Treasure token.');
    const [back] = migrate({ 'a.cards': before }, today, old);
    expect(applyEdits(before, back!.migration.edits)).toContain(
      'Create a colorless Treasure artifact token with "{T}, Sacrifice this artifact: Add one mana of any color to your mana pool."',
    );
  });

  it('takes the rulebook of each file as the age of its wording', () => {
    const text = card('Cinder Elk deals 1 damage to target opponent.');
    const withRulebook = (rulebook: string) =>
      migrateSet([snapshotOf({ 'a.cards': text }, { rulebook })], { from: null, to: today });
    expect(applyEdits(text, withRulebook('magic-2017-08')[0]!.migration.edits)).toContain(
      'target opponent or planeswalker',
    );
    expect(applyEdits(text, withRulebook('magic-2026-09')[0]!.migration.edits)).toBe(
      card('This creature deals 1 damage to target opponent.'),
    );
  });

  it('changes only the wanted files, and knows the tokens of the others', () => {
    const files = {
      'a.cards': card('When Cinder Elk enters the battlefield, create a Gloom token.'),
      'b.tokens': 'Gloom\nToken Artifact\n{T}: Add {B} to your mana pool.\n',
    };
    const snapshots = [snapshotOf(files), snapshotOf({ 'b.tokens': files['b.tokens'], 'a.cards': files['a.cards'] })];
    const done = migrateSet(snapshots, { from: old, to: today }, (path) => path === 'a.cards');
    expect(done.map(({ migration }) => migration.path)).toEqual(['a.cards']);
    expect(done[0]!.migration.open).toEqual([]);
  });

  it('names every change by a few words', () => {
    const [file] = migrate({
      'a.cards': card('Cinder Elk can’t be blocked. Add {R} to your mana pool.', 'Summon Elk'),
    });
    const titles = file!.migration.edits.map((edit) => titleOfChange(edit, file!.course));
    expect(titles).toEqual(['type lines', 'how cards refer to themselves', 'mana without “to your mana pool”']);
  });
});
