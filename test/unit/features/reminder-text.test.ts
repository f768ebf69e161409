import { describe, expect, it } from 'vitest';
import { declaredKeyword } from '../../../server/src/analysis/keywords/set-keywords.js';
import { changesOf } from '../../../server/src/features/code-actions/action.js';
import { codeActions } from '../../../server/src/features/code-actions/code-actions.js';
import { insertions } from '../../../server/src/features/reminder-text/insert.js';
import { removals } from '../../../server/src/features/reminder-text/remove.js';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { atCursor, type SetOptions, snapshotOf } from '../support/snapshot.js';

type EditsOf = typeof insertions;

/** The text of the first file after the edits on all of its cards. */
function edited(editsOf: EditsOf, files: Record<string, string>, options: SetOptions = {}): string {
  const snapshot = snapshotOf(files, options);
  const edits = snapshot.document.cards.flatMap((placed) => editsOf(placed, snapshot).map(({ edit }) => edit));
  return applyEdits(snapshot.text.toString(), edits);
}

type CardOptions = SetOptions & { readonly type?: string };

/** The third line of a card after the edits on it. */
function line(editsOf: EditsOf, rules: string, { type = 'Creature — Elf', ...options }: CardOptions = {}): string {
  return edited(editsOf, { 'a.cards': `Grove Elder {G}\n${type}\n${rules}\n2/2\n` }, options).split('\n')[2]!;
}

const inserted = (rules: string, options?: CardOptions) => line(insertions, rules, options);
const removed = (rules: string, options?: CardOptions) => line(removals, rules, options);

describe('inserting reminder text', () => {
  it.each([
    [
      'Ward {2}',
      'Ward {2} (Whenever this creature becomes the target of a spell or ability an opponent controls, counter it unless that player pays {2}.)',
    ],
    [
      'Vigilance, reach',
      "Vigilance, reach (This creature doesn't tap when it attacks. This creature can block creatures with flying.)",
    ],
    [
      'Protection from red',
      'Protection from red (Nothing red can block, target, damage, enchant, or equip this creature.)',
    ],
    ['Cycling {1}{G}', 'Cycling {1}{G} ({1}{G}, Discard this card: Draw a card.)'],
    ['Toxic 1', 'Toxic 1 (A player dealt combat damage by this creature gets a poison counter too.)'],
    ['Toxic 2', 'Toxic 2 (A player dealt combat damage by this creature gets two poison counters too.)'],
    [
      'When this creature enters, surveil 2, then draw a card.',
      'When this creature enters, surveil 2, then draw a card. (Look at the top two cards of your library. You may put any of them into your graveyard.)',
    ],
    [
      'Elf creatures you control fight it.',
      'Elf creatures you control fight it. (Each deals damage equal to its power to the other.)',
    ],
    [
      'Whenever this creature attacks, investigate.',
      'Whenever this creature attacks, investigate. (Create a Clue token.)',
    ],
  ])('%s', (rules, expected) => {
    expect(inserted(rules)).toBe(expected);
  });

  it.each([
    ['Crew 3', 'Artifact — Vehicle', 'this Vehicle becomes an artifact creature'],
    ['Equip {2}', 'Artifact — Equipment', 'Attach this Equipment to target creature'],
    ['Indestructible', 'Artifact', 'This artifact isn'],
    ['Enchant artifact', 'Enchantment — Aura', 'Target an artifact as you cast this spell.'],
  ])('names the object: %s on %s', (rules, type, expected) => {
    expect(inserted(rules, { type }).toLowerCase()).toContain(expected.toLowerCase());
  });

  it.each([
    ['text in parentheses', 'Flying (It flies.)'],
    ['a sentence about a keyword', 'Creatures you control have flying.'],
    ['a quoted ability', 'Enchanted creature has "Ward {2}."'],
    ['a condition', 'Whenever you surveil, draw a card.'],
    ['what another player does', 'Target opponent surveils 2.'],
    ['a cost in other words', 'Ward—Pay 2 life.'],
    ['a longer form', 'Protection from red and from blue'],
    ['a keyword in a name', 'Sacrifice a creature named Scry Master.'],
    ['a keyword without a known text', 'Haunt'],
  ])('leaves %s alone', (_, rules) => {
    expect(inserted(rules)).toBe(rules);
  });

  it('knows only the keywords of the game', () => {
    expect(inserted('Flying', { rulebook: 'riftbound', type: 'Unit' })).toBe('Flying');
  });

  it('takes the definition of the rulebook if it has one', () => {
    expect(inserted('Empower Jace 2.')).toBe(
      `Empower Jace 2. (If you don't control a Jace token, create a blue Jace planeswalker token with loyalty 0, "[−1]: Surveil 1," and "[−3]: Draw a card." Then put two loyalty counters on a Jace token you control.)`,
    );
  });

  it('takes the text of the set’s own keywords', () => {
    const files = {
      'a.cards': 'Rook {B}\nCreature — Bird\nPloy 3\n1/1\n',
      'b.cards':
        'Crow {B}\nCreature — Bird\nPloy 2 (When this creature enters, look at the top two cards of your library.)\n1/1\n',
    };
    expect(edited(insertions, files)).toContain(
      'Ploy 3 (When this creature enters, look at the top three cards of your library.)',
    );
  });

  it('uses the quotation marks of the file', () => {
    expect(inserted("Menace\nIt isn't a Wall.")).not.toMatch(/’/);
    expect(edited(insertions, { 'a.cards': 'Wall {G}\nCreature — Wall\nDefender\nIt isn’t idle.\n0/4\n' })).toContain(
      'Defender (This creature can’t attack.)',
    );
  });
});

describe('removing reminder text', () => {
  it.each([
    ['Flying (This creature can only be blocked by creatures with flying or reach.)', 'Flying'],
    [
      'Scry 1. (Look at the top card of your library. You may put it on the bottom.) Draw a card.',
      'Scry 1. Draw a card.',
    ],
    [
      'Creatures you control have menace. (Two or more creatures are needed to block them.)',
      'Creatures you control have menace.',
    ],
    ['Afflict 2 (Whenever this becomes blocked, its defender loses 2 life.)', 'Afflict 2'],
    [
      'Investigate. (Create a Clue token. It’s an artifact with “{2}, Sacrifice this token: Draw a card.”)',
      'Investigate.',
    ],
  ])('%s', (rules, expected) => {
    expect(removed(rules)).toBe(expected);
  });

  it.each([
    ['the ability of a basic land', '({T}: Add {G}.)'],
    ['what a token is', 'Create a Berry token. (It’s an artifact with “{T}: Add {G}.”)'],
    [
      'what a predefined token is',
      'Create a Food token. (It’s an artifact with “{2}, {T}, Sacrifice this token: You gain 3 life.”)',
    ],
    ['a token after a keyword', 'Scry 1, then create a Berry token. (It’s an artifact with “{T}: Scry 1.”)'],
    [
      'the definition of a keyword of the set',
      'Ploy 2 (When this creature enters, look at the top two cards of your library.)',
    ],
    ['an aside', 'Scry 2 (or 3 if you control a Wizard).'],
    ['a remark about something else', 'Flying. (This ability does not work on Mondays.)'],
    ['a limit', 'Draw a card. (You may do this only once each turn.)'],
    ['a whole line', '(Sagas begin with one lore counter.)'],
  ])('keeps %s', (_, rules) => {
    expect(removed(rules)).toBe(rules);
  });

  it('removes the text of a keyword that the settings define', () => {
    const keyword = declaredKeyword(
      'Ploy N',
      'When this creature enters, look at the top N cards of your library.',
      'ability',
    )!;
    const rules = 'Ploy 2 (When this creature enters, look at the top two cards of your library.)';
    expect(removed(rules, { declared: { keywords: [keyword] } })).toBe('Ploy 2');
  });
});

describe('actions for reminder text', () => {
  const file = 'Grove {G}\nCreature — Elf\nFly|ing\nScry 1.\n2/2\n\nMoor {B}\nCreature — Elf\nReach\n1/1\n';

  function actionsAt(text: string) {
    const { snapshot, offset } = atCursor({ 'a.cards': text });
    const source = { path: 'a.cards', text: snapshot.text, version: null };
    const settings = { path: null, file: null, isSound: true, glob: '' };
    const cards = { snapshot, rules: { rules: new Map() }, settings, tokens: null };
    const view = { file: source, findings: [], cards };
    const actions = codeActions(view, { start: offset, end: offset }, (kind) => kind === 'refactor.rewrite');
    const applied = (title: string) => {
      const [change] = changesOf(actions.find((each) => each.title === title)!);
      return change && 'edits' in change ? applyEdits(snapshot.text.toString(), change.edits) : null;
    };
    return { titles: actions.map(({ title }) => title), applied };
  }

  it('insert it for an ability, a card, and a file', () => {
    const { titles, applied } = actionsAt(file);
    expect(titles).toEqual([
      'Insert reminder text for Flying',
      'Insert all reminder text on this card',
      'Insert all reminder text in this file',
    ]);
    const parentheses = (title: string) => applied(title)!.match(/^.*\(/gm);
    expect(parentheses(titles[0]!)).toEqual(['Flying (']);
    expect(parentheses(titles[1]!)).toEqual(['Flying (', 'Scry 1. (']);
    expect(parentheses(titles[2]!)).toEqual(['Flying (', 'Scry 1. (', 'Reach (']);
  });

  it('remove it again', () => {
    const plain = file.replace('|', '');
    const full = actionsAt(file).applied('Insert all reminder text in this file')!;
    const { titles, applied } = actionsAt(full.replace('Flying', 'Fly|ing'));
    expect(titles).toEqual([
      'Remove reminder text for Flying',
      'Remove all reminder text on this card',
      'Remove all reminder text in this file',
    ]);
    expect(applied(titles[2]!)).toBe(plain);
  });

  it('are not offered where there is none', () => {
    expect(actionsAt('Grove {G}\nCreature — Elf\n2|/2\n').titles).toEqual([]);
    expect(actionsAt('# |\n').titles).toEqual([]);
  });
});
