import { describe, expect, it } from 'vitest';
import { lint } from '../support/lint.js';

/** The rules that report something on a card with a text. */
function rulesOn(text: string): string[] {
  return lint({ 'a.cards': `Ember Tinker {R}\nCreature — Goblin\n${text}\n1/1\n` }).map(({ rule }) => rule);
}

describe('words that the grammar does not read, but the text explains', () => {
  it('are no misspellings if reminder text follows, or as part of a name', () => {
    expect(
      rulesOn('When this creature becomes blocked, it explodes. (Destroy it and all creatures blocking it.)'),
    ).toEqual([]);
    expect(rulesOn('Enchanted creature is a Golden Lotus.')).not.toContain('misspelt-word');
    expect(rulesOn('Whenever this creature enters the battlefeild, draw a card.')).toContain('misspelt-word');
  });

  it('agree if their subject is in another sentence or line', () => {
    const twice = 'Each player shuffles their hand into their library, then does the same for their graveyard.';
    expect(rulesOn(twice)).not.toContain('word-agreement');
    expect(rulesOn('Untap target creature. It\ngains haste until end of turn.')).not.toContain('word-agreement');
    expect(rulesOn('Whenever one or more creatures attack you and aren’t blocked, draw a card.')).toEqual([]);
    expect(rulesOn('Whenever this creature attack, draw a card.')).toEqual(['word-agreement']);
  });

  it('agree as the second verb of a sentence', () => {
    const swirl = 'Swirl Bolt {R}\nInstant\nSwirl target creature. (Exile it, then return it.)';
    const rules = (text: string) =>
      lint({ 'a.cards': `${swirl}\n\nEmber {R}\nInstant\n${text}\n` }).map((one) => one.rule);
    expect(rules('Ember deals 2 damage to target creature and swirls another target creature.')).toEqual([]);
    expect(rulesOn('You draw a card and loses 1 life.')).toEqual(['word-agreement']);
  });

  it('agree with the noun or owner before them', () => {
    expect(rulesOn('Flip a coin. If the coin comes up heads, draw a card.')).toEqual([]);
    expect(rulesOn('You may spend mana as though it were any color to pay that ability’s activation cost.')).toEqual(
      [],
    );
    expect(rulesOn('Whenever this creature attacks, you gets {E}.')).toEqual(['word-agreement']);
  });

  it('are the subject of the verb after them, although the noun before could be a verb', () => {
    expect(rulesOn('That player loses 1 life for each poison counter they have.')).toEqual([]);
    expect(rulesOn('Each opponent chooses a copy they control.')).not.toContain('word-agreement');
    expect(rulesOn('Choose two target creatures, then exile they.')).toContain('word-agreement');
  });

  it('are right as pronouns without a noun', () => {
    expect(rulesOn('Gain control of target creature. It’s yours now.')).not.toContain('word-agreement');
    expect(rulesOn('Any number of them may attack you.')).not.toContain('word-agreement');
    expect(rulesOn('Return two target lands to their owner’s hand.')).not.toContain('word-agreement');
    const tax =
      'Creatures can’t attack you or a planeswalker you control unless their controller pays {1} for each of them.';
    expect(rulesOn(tax)).not.toContain('word-agreement');
    expect(rulesOn('Exile target creature. If you cast that card, their owner draws a card.')).toContain(
      'word-agreement',
    );
    expect(rulesOn('Put yours counters on target creature.')).toContain('word-agreement');
  });

  it('are of the past if the sentence tells what happened before', () => {
    expect(rulesOn('Draw a card if three or more abilities you controlled resolved this turn.')).toEqual([]);
    expect(rulesOn('Exile target creature. If you controlled it, draw a card.')).toEqual([]);
    expect(rulesOn('Whenever a creature you controlled attacks, draw a card.')).toEqual(['word-agreement']);
  });

  it('are only pointed out if another tense may be meant', () => {
    const severity = (text: string) =>
      lint({ 'a.cards': `Ember Tinker {R}\nCreature — Goblin\n${text}\n1/1\n` }).map((one) => one.severity);
    expect(severity('Target creature that was tap gets +1/+1 until end of turn.')).toEqual(['info']);
    expect(severity('At the beginning of you end step, draw a card.')).toEqual(['warning']);
    expect(severity('Target creature get +1/+1 until end of turn.')).toEqual(['warning']);
  });
});

describe('the repair of a word', () => {
  it('has no capital within a sentence', () => {
    const fixes = (text: string) =>
      lint({ 'a.cards': `Ember Tinker {R}\nCreature — Goblin\n${text}\n1/1\n` }).map(
        ({ fix }) => fix?.edits[0]?.newText,
      );
    expect(fixes('Its controller Draw a card.')).toEqual(['draws']);
    expect(fixes('Equipped creature has Doublestrike.')).toEqual(['double strike']);
    expect(fixes('Destory target creature.')).toEqual(['Destroy']);
  });
});
