import { describe, expect, it } from 'vitest';
import { declaredKeyword } from '../../../../server/src/analysis/keywords/set-keywords.js';
import type { Declared } from '../../../../server/src/analysis/set/set-index.js';
import { withText } from '../../../../server/src/analysis/set/snapshot.js';
import { mayChangeWords } from '../../../../server/src/analysis/words/set-words.js';
import type { WordChange } from '../../../../server/src/analysis/words/word-tally.js';
import { grammarOf } from '../../../../server/src/edition/grammar.js';
import { readingsOf } from '../../../../server/src/export/reading.js';
import { noOwnWords, type OwnWords } from '../../../../server/src/language/grammar/vocabulary.js';
import { snapshotOf } from '../../support/snapshot.js';

/** A set of creatures with these rules texts. */
function setOf(texts: readonly string[], declared: Partial<Declared> = {}) {
  const cards = texts.map((text, index) => `Ashvale ${'ABCDEFGH'[index]} {2}{G}\nCreature — Elf\n${text}\n2/2\n`);
  return snapshotOf({ 'set.cards': cards.join('\n') }, { declared });
}

/** The words of a set of creatures, without the kinds of which it has none. */
function wordsOf(texts: readonly string[], declared?: Partial<Declared>): Partial<OwnWords> {
  const { words } = setOf(texts, declared).set;
  const own = Object.entries(words).filter(
    ([kind, list]) => String(list) !== String(noOwnWords[kind as keyof OwnWords]),
  );
  return Object.fromEntries(own);
}

describe('the words of a set', () => {
  it.each<[string, readonly string[], Partial<OwnWords>]>([
    [
      'subtypes of the tokens that it makes',
      ['Create a 1/1 green Emberkin creature token.', 'Create a Berry token.'],
      { subtypes: ['berry', 'emberkin'] },
    ],
    [
      'keywords that reminder text explains',
      ['Tideproof (This creature can’t be blocked by creatures with less power.)'],
      { keywords: ['tideproof'] },
    ],
    ['keywords that two cards have', ['Flying, tideproof', 'Tideproof, haste'], { keywords: ['tideproof'] }],
    [
      'keywords that one card has and another gives',
      ['Tideproof', 'Other creatures you control have tideproof.'],
      { keywords: ['tideproof'] },
    ],
    ['keywords with a cost', ['Resurface {2}{B}', 'Resurface {U}'], { keywords: ['resurface'] }],
    [
      'actions that two cards perform',
      ['Sanctify target artifact.', 'Whenever this creature attacks, you may sanctify it.'],
      { actions: ['sanctify'] },
    ],
    [
      'actions in the third person',
      ['When this creature enters, it acclimates.', 'Target creature acclimates twice.'],
      { actions: ['acclimate'] },
    ],
    [
      'zones',
      ['Put a card from your sanctum into your hand.', 'Exile a card from an opponent’s sanctum.'],
      { zones: ['sanctum'] },
    ],
    [
      'ability words',
      ['Kindling — Whenever you cast a spell, scry 1.', 'Kindling — When this creature dies, draw a card.'],
      { abilityWords: ['kindling'] },
    ],
    ['states', ['This creature becomes attuned.', 'Tap target attuned creature.'], { states: ['attuned'] }],
    [
      'actions of several words that reminder text explains',
      ['When this creature enters, make camp. (Create a Food token.)'],
      { actions: ['make camp'] },
    ],
    ['resources with a capital', ['You get two Emberstones.', 'You get an Emberstone.'], { resources: ['emberstone'] }],
    ['resources', ['You gain 2 glory.', 'Pay 3 glory: Draw a card.'], { resources: ['glory'] }],
    [
      'keywords that are verbs as well',
      ['Hearten 1 (This creature may give its counter away.)', 'Whenever you hearten a creature, draw a card.'],
      { keywords: ['hearten'], actions: ['hearten'] },
    ],
    [
      'keywords with a cost in words',
      ['Overflow—Sacrifice a creature. (You may cast this spell for its overflow cost.)'],
      { keywords: ['overflow'] },
    ],
    [
      'keywords of chapters, and participles that are keywords',
      ['I, II — Reprise {3}{U} (Cast this spell again.)', 'It has distorted. (Tapped creatures can block it.)'],
      { keywords: ['distorted', 'reprise'] },
    ],
    [
      'actions that are named like a card type',
      ['Scheme 3. (Look at the top three cards of your library.)'],
      { actions: ['scheme'] },
    ],
    ['tokens with an ordinary word as their name', ['Create a Blessing token.'], { subtypes: ['blessing'] }],
    [
      'players without an article',
      ['Exile the top card of Mirelord’s library.', 'Draw a card from Mirelord’s hand.'],
      { players: ['mirelord'] },
    ],
    [
      'what players become',
      ['When this creature dies, you become the Chosen.', 'Target opponent becomes the Chosen.'],
      { players: ['chosen'] },
    ],
    ['players', ['The Horde casts that card.', 'Whenever the Horde gains life, draw a card.'], { players: ['horde'] }],
    ['mana symbols', ['{T}: Add {I}.', '{2}{I}: Draw a card.'], { symbols: ['i'] }],
    ['mana without braces', ['2UR, {T}: Draw a card.', '1G: Untap this creature.'], { hasBareMana: true }],
    [
      'counters with a capital',
      ['Put a Bounty counter on it.', 'Remove a Bounty counter from this creature.'],
      { counters: ['bounty'] },
    ],
  ])('are %s', (_kind, texts, expected) => {
    expect(wordsOf(texts)).toEqual(expected);
  });

  it('are those of its type lines', () => {
    const snapshot = snapshotOf({ 'set.cards': 'Vault\nSpellbook Artifact — Chronicle\nDraw a card.\n' });
    expect(snapshot.set.words).toMatchObject({ types: ['spellbook'], subtypes: ['chronicle'] });
  });

  it.each([
    ['a misspelled keyword', ['Fyling', 'Flyng']],
    ['a misspelled verb', ['Detroy target creature.', 'Detroy all artifacts.']],
    ['a misspelled subtype', ['Create a 1/1 white Solider creature token.', 'Destroy target Gobln.']],
    ['a part of a keyword', ['Strike', 'Strike, haste']],
    ['a word of a single card', ['Gronk target creature.', 'Flying', 'Draw a card from your blorp.']],
    ['a note', ['WIP', 'WIP']],
    ['the number of a chapter', ['I — Draw a card.', 'I, II — Draw a card.']],
  ])('are not %s', (_kind, texts) => {
    expect(wordsOf(texts)).toEqual({});
  });

  it('are what its settings declare', () => {
    const keywords = [declaredKeyword('Ploy [cost]', null, 'ability')!, declaredKeyword('muster N', null, 'action')!];
    const declared = {
      keywords,
      subtypes: ['Berry'],
      abilityWords: ['Kindling'],
      counters: ['Bounty'],
      zones: ['sanctum'],
    };
    expect(wordsOf(['Draw a card.'], declared)).toEqual({
      keywords: ['ploy'],
      actions: ['muster'],
      subtypes: ['berry'],
      abilityWords: ['kindling'],
      counters: ['bounty'],
      zones: ['sanctum'],
    });
  });

  it('let its cards be read whole', () => {
    const snapshot = setOf([
      'Tideproof (This creature can’t be blocked by creatures with less power.)',
      'Other creatures you control have tideproof.',
      'When this creature enters, sanctify target artifact. (Exile it. Its controller gains 2 life.)',
      'Whenever you sanctify a permanent, draw a card.',
    ]);
    expect([...readingsOf(snapshot)].filter(({ reading }) => !reading.whole)).toEqual([]);
  });

  it('are the keywords in brackets that two cards of Riftbound have', () => {
    const cards = ['[Kindle 2] (When I conquer, deal 2 to an enemy unit.)', '[Kindle] units have +1 [M].', '[Dflect]'];
    const text = cards.map((each, index) => `Reed Otter ${index} {E2}\nUnit — Otter\n${each}\nMight: 2\n`).join('\n');
    const snapshot = snapshotOf({ 'set.cards': text }, { rulebook: 'riftbound' });
    expect(snapshot.set.words).toMatchObject({ keywords: ['kindle'], subtypes: ['otter'] });
    expect([...readingsOf(snapshot)].map(({ reading }) => reading.whole)).toEqual([true, true, false]);
  });

  it('leave the grammar as it is while a card is typed', () => {
    const snapshot = setOf(['Flying, tideproof', 'Tideproof, haste', 'Draw a card.']);
    const text = String(snapshot.text);
    const grammar = (typed: string) => grammarOf(snapshot.edition, withText(snapshot, typed).set.words);
    expect(grammar(text.replace('Draw a card.', 'Draw a card. Resurf'))).toBe(grammar(text));
    expect(grammar(text.replaceAll(/tideproof/gi, 'Reefborn'))).not.toBe(grammar(text));
  });
});

describe('a change of how many cards use a word', () => {
  it.each<[string, WordChange, boolean]>([
    ['a new subtype', { use: 'subtype', word: 'emberkin', before: 0, cards: 1 }, true],
    ['a misspelt subtype', { use: 'subtype', word: 'gobiln', before: 0, cards: 1 }, false],
    [
      'a subtype that too many cards have to be misspelt',
      { use: 'subtype', word: 'gobiln', before: 3, cards: 4 },
      true,
    ],
    ['a subtype of many cards', { use: 'subtype', word: 'emberkin', before: 8, cards: 9 }, false],
    ['a misspelt keyword', { use: 'keyword', word: 'flyng', before: 1, cards: 2 }, false],
    ['a verb', { use: 'action', word: 'hearten', before: 1, cards: 0 }, true],
    ['a symbol', { use: 'symbol', word: 'i\nAsh Caller', before: 0, cards: 1 }, true],
  ])('may change the words of the set: %s', (_, change, expected) => {
    expect(mayChangeWords(change, setOf(['Flying']).edition)).toBe(expected);
  });
});
