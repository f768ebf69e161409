import { describe, expect, it } from 'vitest';
import { names, parsed, token } from '../support/phrases.js';

describe('keywords that make tokens', () => {
  it.each([
    ['Investigate.', 'Clue Token', 1],
    ['Investigate twice.', 'Clue Token', 2],
    ['Amass Orcs 2.', 'Orc Army Token', 1],
    ['Amass 3.', 'Zombie Army Token', 1],
    ['Afterlife 2', 'Spirit Token', 2],
    ['Living weapon', 'Phyrexian Germ Token', 1],
    ['For Mirrodin!', 'Rebel Token', 1],
    ['Gift a tapped Fish', 'Fish Token', 1],
    ['At the beginning of your end step, recruit.', 'Human Soldier Token', 1],
  ])('%s', (text, name, count) => {
    expect(token(text)).toMatchObject({ name, count, context: 'keyword' });
  });

  it('have meanings with their parameters filled in', () => {
    expect(token('This creature endures 2.')).toMatchObject({ pt: '2/2', via: 'endure', conditional: true });
    expect(token('Incubate 3.')).toMatchObject({ name: 'Incubator Token', entersWith: ['three +1/+1 counters'] });
    expect(token('Empower Jace 4.')).toMatchObject({
      types: ['Planeswalker'],
      loyalty: '0',
      abilities: ['[−1]: Surveil 1.', '[−3]: Draw a card.'],
    });
    expect(token('Squad {2}')).toMatchObject({ copyOf: 'it', count: { forEach: 'time its squad cost was paid' } });
  });

  it('have the meaning of the edition', () => {
    expect(names('Living weapon', 'magic-2020-01')).toEqual(['Germ']);
    expect(token('Investigate.', 'magic-2017-08')).toMatchObject({
      name: 'Clue',
      abilities: ['{2}, Sacrifice this artifact: Draw a card.'],
    });
    expect(parsed('Incubate 3.', 'magic-2020-01')).toEqual([]);
  });

  it.each([
    'Whenever you investigate, scry 1.',
    'Whenever you amass, draw a card.',
    'Draw a card. (To investigate, create a Clue token.)',
    'For each Squad you control, scry 1.',
  ])('make nothing in: %s', (text) => {
    expect(parsed(text)).toEqual([]);
  });
});
