import { describe, expect, it } from 'vitest';
import { selectionsAt } from '../../../server/src/features/selection/selection.js';
import { type AtCursor, atCursor, inRules } from '../support/snapshot.js';

/** The texts that a growing selection takes in, from the smallest. */
function selected({ snapshot, offset }: AtCursor): string[] {
  return selectionsAt(snapshot, offset).map(({ start, end }) => snapshot.text.slice(start, end));
}

/** The same in rules text, without the whole card. */
const inText = (rules: string) => selected(inRules(rules)).slice(0, -1);

describe('a growing selection', () => {
  it('takes in the word, the characteristic, the phrase and its sentence', () => {
    expect(inText('Create a 1/1 re|d Goblin creature token. Draw a card.')).toEqual([
      'red',
      'a 1/1 red Goblin creature token',
      'Create a 1/1 red Goblin creature token.',
      'Create a 1/1 red Goblin creature token. Draw a card.',
    ]);
  });

  it('takes in quotations and parentheses without and with their marks', () => {
    expect(inText('Create a Food token with "{T}: Dr|aw a card." Gain 1 life.')).toEqual([
      'Draw',
      'Draw a card',
      '{T}: Draw a card.',
      '"{T}: Draw a card."',
      'with "{T}: Draw a card."',
      'a Food token with "{T}: Draw a card."',
      'Create a Food token with "{T}: Draw a card."',
      'Create a Food token with "{T}: Draw a card." Gain 1 life.',
    ]);
    expect(inText('Draw ("t|wo" cards).')).toEqual([
      'two',
      '"two"',
      '"two" cards',
      '("two" cards)',
      'Draw ("two" cards).',
    ]);
    expect(inText('Draw (two| cards.')).toEqual(['two', 'two cards.', '(two cards.', 'Draw (two cards.']);
  });

  it('takes in the line and then all rules text', () => {
    expect(inText('Draw a card.\nGain |1 life.')).toEqual(['1', 'Gain 1 life.', 'Draw a card.\nGain 1 life.']);
    expect(inText('|Draw a card.')).toEqual(['Draw', 'Draw a card.']);
    expect(inText('Draw a card.|')).toEqual(['Draw a card.']);
  });

  it('stays within the card at the cursor', () => {
    const ash = 'Ash {R}\nSorcery\nDraw.\n';
    expect(selected(atCursor({ 'a.cards': `Em|ber {R}\nSorcery\nDraw a card.\n\n${ash}` }))).toEqual([
      'Ember',
      'Ember {R}\nSorcery\nDraw a card.',
    ]);
    expect(selected(atCursor({ 'a.cards': `|# Red\n\n${ash}` }))).toEqual([]);
  });
});
