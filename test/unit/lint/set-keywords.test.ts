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
  ])('is not reported for usual differences: %s', (text) => {
    const rules = found(...usual, card('Wick Warden', text)).map((finding) => finding.split(':')[0]);
    expect(rules).not.toContain('keyword-explained-differently');
  });

  it('is reported on the cards in the minority', () => {
    const text = 'Beguile 2 (Pay 2 life: Target creature can’t attack this turn.)';
    expect(found(card('Wick Warden', text), ...usual)).toEqual([
      'keyword-explained-differently: (Pay 2 life: Target creature can’t attack this turn.)',
    ]);
  });

  it('is not reported with only one explanation', () => {
    expect(found(usual[0]!, card('Wick Warden', 'Beguile 4'))).toEqual([]);
  });
});

describe('a card that one of the set’s own keywords turns into a creature', () => {
  const explained = card(
    'Old Relic',
    'Rouse {2} ({2}: This artifact becomes an artifact creature until end of turn.)',
    'Artifact',
    '\n3/3',
  );

  it('can have a power and toughness', () => {
    expect(found(explained, card('New Relic', 'Rouse {3}', 'Artifact', '\n2/2'))).toEqual([]);
  });

  it('does not make other cards exempt', () => {
    expect(found(explained, card('New Relic', 'When this artifact enters, draw a card.', 'Artifact', '\n2/2'))).toEqual(
      ['noncreature-with-pt: 2/2'],
    );
  });
});

describe('a link of Cockatrice to the token of a keyword', () => {
  const entry = (name: string, text: string, rest = '') =>
    `<card><name>${name}</name><text>${text}</text><prop><type>Sorcery</type><manacost>R</manacost></prop><set>AKD</set>${rest}</card>`;
  const database = (...cards: string[]) =>
    `<?xml version="1.0"?>\n<cockatrice_carddatabase version="4"><cards>${cards.join('\n')}</cards></cockatrice_carddatabase>`;
  const token =
    '<card><name>Soldier Token</name><text></text><prop><type>Token Creature — Soldier</type><colors>W</colors><pt>1/1</pt></prop><set>AKD</set><token>1</token></card>';
  const explained = entry(
    'Some Herald',
    'Muster 2. (Create two 1/1 white Soldier creature tokens.)',
    '<related>Soldier Token</related>',
  );
  const rulesIn = (...cards: string[]) =>
    lint({ 'a.xml': database(...cards, token) }).map(({ rule, card: name }) => `${rule}: ${name}`);

  it('is accepted on a card that only uses the keyword', () => {
    expect(
      rulesIn(explained, entry('Some Captain', 'Muster 3.', '<related count="3">Soldier Token</related>')),
    ).toEqual([]);
  });

  it('is reported on a card that does not use it', () => {
    const other = entry('Some Captain', 'Draw a card.', '<related>Soldier Token</related>');
    expect(rulesIn(explained, other)).toEqual(['related-link-wrong: Some Captain']);
  });
});
