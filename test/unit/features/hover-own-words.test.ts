import { describe, expect, it } from 'vitest';
import { shown } from './hovering.js';

/** A set of creatures with these rules texts. */
function creatures(...texts: string[]) {
  const names = ['Ash Gull', 'Brindle Fox', 'Cinder Hound', 'Dew Hopper', 'Ember Quoll', 'Fen Adder'];
  return { 'own.cards': texts.map((text, at) => `${names[at]} {W}\nCreature — Elf\n${text}\n1/1`).join('\n\n') };
}

describe('the hover on a word of the set that no reminder text explains', () => {
  it.each<[string, string, readonly string[], string]>([
    [
      'an ability word',
      'Kind|ling — When this creature dies, scry 1.',
      ['Kindling — When this creature enters, scry 1.', 'Kindling — Whenever this creature attacks, scry 1.'],
      '**Kindling** · ability word of this set\n\nUsed on 3 cards: *Some Card*, *Ash Gull* and *Brindle Fox*.',
    ],
    [
      'a zone',
      'Put a card from your sanct|um into your hand.',
      ['Exile a card from an opponent’s sanctum.', 'Put a card into your sanctum.'],
      '**Sanctum** · zone of this set\n\nUsed on 3 cards: *Some Card*, *Ash Gull* and *Brindle Fox*.',
    ],
    [
      'a state, with the reminder text that has it',
      'Destroy target hex|ed creature.',
      ['Target creature becomes hexed. (A hexed creature can’t block.)', 'Tap target hexed creature.'],
      '**Hexed** · state of this set\n\n> A hexed creature can’t block.\n\nUsed on 3 cards: *Some Card*, *Ash Gull* and *Brindle Fox*.',
    ],
    [
      'a form of a keyword action',
      'Whenever a creature sancti|fies an artifact, scry 1.',
      ['Sanctify target artifact.', 'You may sanctify it.'],
      '**Sanctify** · keyword action of this set\n\nUsed on 3 cards: *Some Card*, *Ash Gull* and *Brindle Fox*.',
    ],
  ])('shows %s and the cards that use it', (_kind, text, others, expected) => {
    expect(shown(text, { files: creatures(...others) })?.markdown).toContain(expected);
  });

  it('is not shown on words of the rules or of a single card', () => {
    expect(shown('Put a card from your gron|k into your hand.')?.markdown ?? '').not.toContain('of this set');
    expect(shown('Kindling — When this creature di|es, scry 1.')?.markdown ?? '').not.toContain('of this set');
  });
});
