import { describe, expect, it } from 'vitest';
import { readingOf } from '../../../../server/src/export/reading.js';
import { edition } from '../../support/phrases.js';

const current = edition('magic-2026-09');
const read = (text: string, typeLine = 'Creature — Elf Scout', name = 'Ashvale Scout') =>
  readingOf(text, { name, typeLine }, current);

describe('lines with a form of their own', () => {
  it('the condition of a Case', () => {
    const { abilities, whole } = read(
      'To solve — You have no cards in hand. (If unsolved, solve at the beginning of your end step.)',
      'Enchantment — Case',
    );
    expect(whole).toBe(true);
    expect(abilities).toMatchObject([{ kind: 'triggered', condition: 'You have no cards in hand', effects: [] }]);
    expect(read('To solve — Draw a card.', 'Enchantment — Case').whole).toBe(false);
  });

  it('a class level with its first ability on the same line', () => {
    const { abilities, whole } = read('{1}{W}: Level 2 — Creatures you control get +1/+1.', 'Enchantment — Class');
    expect(whole).toBe(true);
    expect(abilities).toMatchObject([
      {
        kind: 'level',
        level: 2,
        cost: [{ mana: '{1}{W}' }],
        abilities: [{ kind: 'static', effects: [{ action: 'modify-pt', pt: '+1/+1' }] }],
      },
    ]);
  });

  it('a station symbol on a line of its own', () => {
    const { abilities } = read('Station\nSTATION 8+\nFlying', 'Artifact — Spacecraft');
    expect(abilities).toMatchObject([
      { kind: 'keyword', keyword: 'station' },
      { kind: 'level', level: '8+', abilities: [{ keyword: 'flying' }] },
    ]);
  });

  it('a keyword with a limit after a flavor word', () => {
    expect(read('Oathblade — Equip—Pay 3 life. Activate only once each turn.', 'Artifact — Equipment')).toMatchObject({
      whole: true,
      abilities: [{ kind: 'keyword', keyword: 'equip', flavorWord: 'Oathblade', limits: ['once each turn'] }],
    });
  });

  it('the words in brackets of a spell with cleave', () => {
    const { abilities, whole } = read('Cleave {4}{B}\nDestroy target creature [with mana value 2 or less].', 'Instant');
    expect(whole).toBe(true);
    expect(abilities[1]).toMatchObject({ effects: [{ action: 'destroy', what: { target: 1, types: ['creature'] } }] });
  });
});

describe('a card whose name begins with a subtype', () => {
  it('uses the word as a subtype too', () => {
    const legend = 'Legendary Creature — Rat Noble';
    const text = 'When Rat Queen enters, create a 1/1 black Rat creature token.\nOther Rats you control have menace.';
    expect(read(text, legend, 'Rat Queen, Crowned Plague').whole).toBe(true);
  });

  it('is read the same after a card with that name', () => {
    const other = () => read('Draw a card for each Phoenix you control.', 'Sorcery', 'Ember Rites').whole;
    expect(other()).toBe(true);
    expect(read('When Phoenix dies, draw a card.', 'Legendary Creature — Phoenix', 'Phoenix, Reborn').whole).toBe(true);
    expect(other()).toBe(true);
  });
});
