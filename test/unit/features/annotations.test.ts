import { describe, expect, it } from 'vitest';
import { work } from '../../../server/src/analysis/card/abilities.js';
import { lensesOf } from '../../../server/src/features/code-lens/code-lens.js';
import { inlayHintsIn } from '../../../server/src/features/inlay-hints/inlay-hints.js';
import { semanticWords } from '../../../server/src/features/semantic-tokens/semantic-tokens.js';
import { snapshotOf } from '../support/snapshot.js';

const tokens =
  'Quince Token\nArtifact — Quince\n{2}, Sacrifice this token: Draw a card.\n\nMoth Token\nCreature — Moth\n1/1\n';
const cards = [
  'Mirel, Grove Warden {G}',
  'Legendary Creature — Elf',
  'Flying, first strike',
  'When Mirel enters, create two Quince tokens and a Treasure token.',
  'Sacrifice a Quince: Create a 1/1 red Goblin creature token. Investigate.',
  'Create a Plumm token.',
  '1/1',
].join('\n');
const snapshot = snapshotOf({ 'grove.cards': cards, 'grove.tokens': tokens });
const ofTokens = snapshotOf({ 'grove.tokens': tokens, 'grove.cards': cards });

/** The colored words of some rules text, each after its type and modifiers. */
function colored(rules: string): string[] {
  const file = snapshotOf({ 'a.cards': `Ashen Moth {1}{R}\nCreature — Insect\n${rules}\n1/1\n` });
  return semanticWords(file).map(
    ({ span, type, modifiers }) => `${[type, ...modifiers].join('.')}: ${file.text.slice(span.start, span.end)}`,
  );
}

describe('semantic tokens', () => {
  it('distinguish created, referenced and unknown tokens, keywords, and the name of the card', () => {
    const words = semanticWords(snapshot).map(({ span, type }) => [cards.slice(span.start, span.end), type]);
    expect(words).toEqual([
      ['Flying', 'keyword'],
      ['first strike', 'keyword'],
      ['When', 'event'],
      ['Mirel', 'selfReference'],
      ['enters', 'event'],
      ['create', 'keyword'],
      ['two', 'number'],
      ['Quince', 'createdToken'],
      ['tokens', 'type'],
      ['Treasure', 'createdToken'],
      ['token', 'type'],
      ['Sacrifice', 'keyword'],
      ['Quince', 'tokenReference'],
      ['Create', 'keyword'],
      ['1/1', 'number'],
      ['red', 'type'],
      ['Goblin', 'createdToken'],
      ['creature token', 'type'],
      ['Investigate', 'keyword'],
      ['Create', 'keyword'],
      ['Plumm', 'unknownToken'],
      ['token', 'type'],
    ]);
  });

  it('color the words of abilities by their meaning', () => {
    expect(colored('Destroy target creature an opponent controls if its power is 4 or greater.')).toEqual([
      'keyword.action: Destroy',
      'parameter: target',
      'type: creature',
      'type: opponent',
      'modifier.condition: controls if',
      'number: power',
      'number: 4 or greater',
    ]);
    expect(colored('You may draw a card.')).toContain('keyword.action: may');
    expect(colored('Whenever you discard a card, this creature gets +1/+1 until end of turn.')).toEqual([
      'event: Whenever',
      'event: discard',
      'type: card',
      'selfReference: this creature',
      'keyword.action: gets',
      'number: +1/+1',
      'modifier.duration: until end of turn',
    ]);
    expect(colored('{2}, Discard a card: Return up to two target cards from your graveyard to your hand.')).toEqual([
      'keyword.action.cost: Discard',
      'type.cost: card',
      'keyword.action: Return',
      'parameter: up to',
      'number: two',
      'parameter: target',
      'type: cards',
      'namespace: graveyard',
      'namespace: hand',
    ]);
  });

  it('color quoted abilities as others, and leave words without color that are not understood', () => {
    expect(colored('Creatures you control have "Whenever this creature dies, draw a card."')).toContain(
      'selfReference: this creature',
    );
    expect(colored('Draw a card. Wobble the graveyard twice over.')).toEqual(['keyword.action: Draw', 'type: card']);
  });

  it('read a face once for all its colors', () => {
    const other = snapshotOf({ 'a.cards': `${cards}\n\n${cards.replace('Mirel, Grove', 'Tarn, Marsh')}` });
    work.textsRead = 0;
    semanticWords(other);
    semanticWords(other);
    expect(work.textsRead).toBe(1);
  });

  it('color the words of the cards of other games', () => {
    const card = 'Reed Otter {E2}\nUnit — Otter\n[Deathknell] — Give a unit +2 [M] this turn.\nMight: 2\n';
    const file = snapshotOf({ 'a.cards': card }, { rulebook: 'riftbound' });
    const words = semanticWords(file).map(({ span, type }) => [card.slice(span.start, span.end), type]);
    expect(words).toEqual(
      expect.arrayContaining([
        ['[Deathknell]', 'keyword'],
        ['Give', 'keyword'],
        ['unit', 'type'],
        ['this turn', 'modifier'],
      ]),
    );
  });

  it('can be requested for a range of the file', () => {
    const two = snapshotOf({ 'a.cards': `${cards}\n\n${cards.replace('Mirel, Grove Warden', 'Other One')}` });
    const half = { start: cards.length + 4, end: cards.length + 10 };
    const words = semanticWords(two, half);
    expect(words.length).toBeGreaterThan(5);
    expect(words.every(({ span }) => span.start > cards.length)).toBe(true);
  });
});

describe('code lenses', () => {
  it('list what a card makes by a keyword or by a definition of the set, which they open', () => {
    expect(lensesOf(snapshot)).toEqual([
      {
        span: { start: 0, end: 19 },
        title: 'makes: two Quince Tokens, Clue Token',
        places: [{ path: 'grove.tokens', span: { start: 0, end: 12 } }],
      },
    ]);
  });

  it('count the cards that make a defined token', () => {
    expect(lensesOf(ofTokens)).toMatchObject([
      { title: 'made by 1 card', places: [{ path: 'grove.cards' }] },
      { title: 'no card makes it', places: [] },
    ]);
  });
});

describe('inlay hints', () => {
  const whole = { start: 0, end: cards.length };

  const namesIn = (text: string) =>
    inlayHintsIn(
      snapshotOf({ 'a.cards': `Some Card {R}\nSorcery\n${text}` }),
      { start: 0, end: 200 },
      { names: true, predefined: false },
    );

  it('show the name that a token gets by rule 111.4 if its words do not', () => {
    expect(namesIn('Create a 1/1 white Goblin artifact Scout creature token.')).toEqual([
      {
        offset: 'Some Card {R}\nSorcery\nCreate a 1/1 white Goblin artifact Scout creature token'.length,
        label: '“Goblin Scout Token”',
        tooltip: 'The text names no token, so its subtypes do: Goblin Scout Token (rule 111.4).',
      },
    ]);
  });

  it.each([
    'Create a 1/1 white Goblin Scout creature token.',
    'Create two 1/1 white and blue Time Lord creature tokens.',
  ])('do not repeat the words of a token: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it('show the abilities of a predefined token', () => {
    const [hint, ...others] = inlayHintsIn(snapshot, whole, { names: false, predefined: true });
    expect(others).toEqual([]);
    expect(hint?.offset).toBe(cards.indexOf('.\nSacrifice'));
    expect(hint?.label).toContain('Add one mana of any color');
    expect(hint?.tooltip).toContain('111.10a');
  });

  it('are omitted if they are disabled or outside of the requested range', () => {
    expect(inlayHintsIn(snapshot, whole, { names: false, predefined: false })).toEqual([]);
    expect(inlayHintsIn(snapshot, { start: 0, end: 20 }, { names: true, predefined: true })).toEqual([]);
  });
});
