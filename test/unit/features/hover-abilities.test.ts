import { describe, expect, it } from 'vitest';
import { atCursor } from '../support/snapshot.js';
import { type Shown, shownAt } from './hovering.js';

/** The hover at the `|` in the rules text of a creature, or of a card with another type line. */
function hover(rules: string, typeLine = 'Creature — Insect'): Shown | null {
  return shownAt(atCursor({ 'a.cards': `Ashen Moth {1}{R}\n${typeLine}\n${rules}\n` }));
}

/** The paragraphs about the ability, which stand after those about the word. */
function paragraphs(rules: string, typeLine?: string): string[] {
  return hover(rules, typeLine)?.markdown.split('---\n\n').at(-1)?.split('\n\n') ?? [];
}

describe('the hover on an ability', () => {
  it('says when a triggered ability triggers, and how many targets it has', () => {
    expect(hover('When|ever this creature attacks, destroy up to two target artifacts.')).toEqual({
      on: 'Whenever this creature attacks',
      markdown: [
        '**Triggered ability**',
        'Triggers whenever this creature attacks. It has up to two targets.',
        'Rule 603.1',
      ].join('\n\n'),
    });
  });

  it('says that the condition of a trigger is checked twice', () => {
    expect(paragraphs('At the begin|ning of your upkeep, if you control a Forest, draw a card.')[1]).toBe(
      'Triggers at the beginning of your upkeep. Its condition is checked then, and again when it resolves (603.4). It has no targets.',
    );
  });

  it('says what is paid and when an ability may be activated', () => {
    expect(paragraphs('{2}, Sacri|fice an artifact: Destroy target creature. Activate only as a sorcery.')).toEqual([
      '**Activated ability**',
      'To activate it, pay {2} and sacrifice an artifact. It has one target. Only as a sorcery: in your main phase, while the stack is empty.',
      'Rule 602.1',
    ]);
    expect(
      paragraphs('{1}{B|}, Pay 2 life: Draw a card. Activate only once each turn and only if you control a Frog.')[1],
    ).toBe(
      'To activate it, pay {1}{B} and 2 life. It has no targets. Only once each turn. Only if you control a Frog.',
    );
    expect(paragraphs('{T|}: Draw a card.')[1]).toBe(
      'To activate it, tap it. Not in the turn the creature came under your control, unless it has haste (302.6). It has no targets. Its controller may activate it whenever they have priority.',
    );
  });

  it('says that a creature that has just come may not tap for mana either', () => {
    expect(paragraphs('{T|}: Add {G}.')[1]).toContain('unless it has haste (302.6)');
  });

  it('tells replacement and prevention effects from other static abilities', () => {
    expect(paragraphs('As| this creature enters, choose a color.')[0]).toBe('**Replacement effect**');
    expect(paragraphs('Prevent| all damage that would be dealt to this creature.')[0]).toBe('**Prevention effect**');
    expect(paragraphs('Other| creatures you control get +1/+1.')[0]).toBe('**Static ability**');
  });

  it('does not count targets where there is one for each opponent', () => {
    const text =
      'When| this creature enters, for each opponent, destroy up to one target artifact that player controls.';
    expect(paragraphs(text)[1]).toBe('Triggers when this creature enters.');
  });

  it('tells mana abilities, loyalty abilities and chapters', () => {
    expect(paragraphs('{T|}: Add {G}.', 'Artifact').slice(0, 2)).toEqual([
      '**Mana ability**',
      'To activate it, tap it. It doesn’t use the stack, so players can’t respond to it. Its controller may activate it whenever they have priority or are asked to pay mana (605.3a).',
    ]);
    expect(paragraphs('−2|: Destroy target creature.', 'Legendary Planeswalker — Ilka')[1]).toBe(
      'To activate it, remove 2 loyalty counters from it. Only as a sorcery, and only one loyalty ability of each planeswalker a turn. It has one target.',
    );
    expect(paragraphs('I, II| — Draw a card.', 'Enchantment — Saga')[1]).toBe(
      'Triggers when the number of lore counters becomes 1 or 2. It has no targets.',
    );
  });

  it('tells static abilities, replacement effects and what a spell does by their first word', () => {
    expect(paragraphs('Oth|er creatures you control get +1/+1.')[0]).toBe('**Static ability**');
    expect(paragraphs("Thi|s spell can't be countered.")[1]).toBe(
      'Is true of the spell while it is cast and on the stack.',
    );
    expect(paragraphs('Thi|s creature enters tapped.')[0]).toBe('**Replacement effect**');
    expect(paragraphs('You| gain 3 life.', 'Sorcery')[0]).toBe('**Spell ability**');
    expect(hover('Other creatures you con|trol get +1/+1.')?.markdown ?? '').not.toContain('Static');
  });

  it('explains a quoted ability', () => {
    expect(hover('Other creatures you control have "Whe|n this creature dies, draw a card."')).toMatchObject({
      on: 'When this creature dies',
      markdown: expect.stringContaining('Triggers when this creature dies.'),
    });
  });

  it('follows the hover of a word below a line', () => {
    const { on, markdown } = hover('Whenever this creature att|acks, draw a card.')!;
    expect(on).toBe('attacks');
    expect(markdown).toMatch(/^\*\*Attack\*\*.*---\n\n\*\*Triggered ability\*\*/s);
  });

  it('says nothing of targets where a sentence is not understood, and nothing of a text without an ability', () => {
    expect(paragraphs('When|ever this creature attacks, wobble twice over.')[1]).toBe(
      'Triggers whenever this creature attacks.',
    );
    expect(hover('Wob|ble the graveyard twice over.')).toBeNull();
  });
});
