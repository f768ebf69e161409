import { describe, expect, it } from 'vitest';
import { lint } from '../support/lint.js';

/** The findings of a set, each as its rule and its words. */
function found(...cards: string[]): string[] {
  const text = cards.join('\n\n');
  return lint({ 'a.cards': text }).map(({ rule, span }) => `${rule}: ${text.slice(span.start, span.end)}`);
}

function card(name: string, text: string, typeLine = 'Creature — Human', stats = '\n1/1'): string {
  return `${name} {1}{W}\n${typeLine}\n${text}${stats}`;
}

describe('a keyword that cards of a set explain differently', () => {
  const usual = [
    card('Lamp Warden', 'Beguile 2 (Pay 2 life: Target creature can’t block this turn.)'),
    card('Glass Warden', 'Beguile 1 (Pay 1 life: Target creature can’t block this turn.)'),
  ];

  it.each([
    'Beguile 3 (Pay three life: Target artifact creature can’t block this turn.)',
    'Beguile X (Pay X life: This turn, a target creature can’t block.)',
    'Beguile 2 (Target creature can’t block this turn.)',
    'Beguile 2 (Pay 2 life: Target creature can’t block this turn. Use this only as a sorcery.)',
  ])('is not found where they differ as usual: %s', (text) => {
    expect(found(...usual, card('Wick Warden', text))).toEqual([]);
  });

  it('is found where they disagree, on the cards that are fewer', () => {
    const text = 'Beguile 2 (Pay 2 life: Target creature can’t attack this turn.)';
    expect(found(card('Wick Warden', text), ...usual)).toEqual([
      'keyword-explained-differently: (Pay 2 life: Target creature can’t attack this turn.)',
    ]);
  });

  it('is none with one explanation', () => {
    expect(found(usual[0]!, card('Wick Warden', 'Beguile 4'))).toEqual([]);
  });
});

describe('a card that a keyword of the set makes a creature', () => {
  const explained = card(
    'Old Relic',
    'Rouse {2} ({2}: This artifact becomes an artifact creature until end of turn.)',
    'Artifact',
    '\n3/3',
  );

  it('has a power and toughness, though it does not say so itself', () => {
    expect(found(explained, card('New Relic', 'Rouse {3}', 'Artifact', '\n2/2'))).toEqual([]);
  });

  it('is no other card', () => {
    expect(found(explained, card('New Relic', 'When this artifact enters, draw a card.', 'Artifact', '\n2/2'))).toEqual(
      ['noncreature-with-pt: 2/2'],
    );
  });
});
