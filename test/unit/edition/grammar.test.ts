import { describe, expect, it } from 'vitest';
import { grammarOf } from '../../../server/src/edition/grammar.js';
import { readingOf } from '../../../server/src/export/reading.js';
import { noOwnWords, type OwnWords } from '../../../server/src/language/grammar/vocabulary.js';
import { edition } from '../support/phrases.js';

const current = edition('magic-2026-09');

/** What of a text is not read if the set adds some words. */
function unread(text: string, own: Partial<OwnWords>, typeLine = 'Creature — Elf'): string[] {
  const reading = readingOf(text, { name: 'Ashvale Scout', typeLine }, current, { ...noOwnWords, ...own });
  return reading.unread.map(({ start, end }) => text.slice(start, end));
}

describe('the words that a set adds', () => {
  it.each<[string, Partial<OwnWords>, string]>([
    ['subtypes', { subtypes: ['berry'] }, 'Whenever you sacrifice a Berry, each Berry you control becomes tapped.'],
    ['their plurals', { subtypes: ['berry'] }, 'Create two Berry tokens, then sacrifice any number of Berries.'],
    ['card types', { types: ['spellbook'] }, 'Destroy target Spellbook or all Spellbooks an opponent controls.'],
    ['keywords', { keywords: ['tideproof'] }, 'Flying, tideproof\nOther creatures you control have tideproof.'],
    [
      'keywords with costs',
      { keywords: ['resurface'] },
      'Resurface {2}{B}\nTarget card gains resurface until end of turn.',
    ],
    [
      'actions',
      { actions: ['sanctify'] },
      'Sanctify target artifact.\nWhenever a player sanctifies a card, draw a card.',
    ],
    ['actions with numbers', { actions: ['gear up'] }, 'When this creature enters, gear up 2, then draw a card.'],
    ['zones', { zones: ['sanctum'] }, 'Put a card from your sanctum into your hand.'],
    ['states', { states: ['attuned'] }, 'Target creature becomes attuned.\nAttuned creatures you control have haste.'],
    ['resources', { resources: ['glory'] }, 'You gain 2 glory.\nPay 3 glory: Draw a card.'],
    ['players', { players: ['horde'] }, 'The Horde casts that card.\nReveal the top card of the Horde’s library.'],
    ['mana symbols', { symbols: ['i'] }, '{T}: Add {I}.\n{2}{I}, {T}: Draw a card.'],
    [
      'mana without braces',
      { hasBareMana: true },
      '2UR, {T}: Draw a card.\nRW: This creature gains haste until end of turn.',
    ],
  ])('%s are read', (_kind, own, text) => {
    expect(unread(text, own)).toEqual([]);
    expect(unread(text, {})).not.toEqual([]);
  });

  it('need no kinds of counters: any word before "counter" is one', () => {
    expect(unread('Put a Bounty counter on target creature.', {})).toEqual([]);
  });

  it('are read where they fit, and in the right form', () => {
    const own = { actions: ['sanctify'], subtypes: ['berry'], zones: ['sanctum'] };
    for (const text of ['You sanctifies a card.', 'Create two Berries tokens.', 'Draw a sanctum.'])
      expect(unread(text, own)).not.toEqual([]);
  });

  it.each([
    ['a number', 'Kindle 3', { keyword: 'kindle', number: 3 }],
    ['a cost', 'Meditate {1}{W}', { keyword: 'meditate', cost: [{ kind: 'mana', mana: '{1}{W}' }] }],
    ['another cost', 'Tidebound—Sacrifice a creature.', { keyword: 'tidebound', cost: [{ kind: 'sacrifice' }] }],
    ['reminder text', 'Tideproof (This creature can’t be blocked by Islands.)', { keyword: 'tideproof' }],
    [
      'a quality',
      'Kinship with Elves (It has flying while you have an Elf.)',
      { keyword: 'kinship', quality: 'with Elves' },
    ],
  ])('are keywords if %s shows it', (_what, text, ability) => {
    const { abilities, whole } = readingOf(text, { name: 'Ashvale Scout', typeLine: 'Creature' }, current);
    expect(abilities).toMatchObject([{ kind: 'keyword', ...ability }]);
    expect(whole).toBe(true);
  });

  it.each([
    'Cylcing {2}',
    'Fyling (This creature can’t be blocked by creatures without it.)',
    'Strike first (It does.)',
    'Tideproof',
  ])('are not found in %s', (text) => {
    expect(unread(text, {})).not.toEqual([]);
  });

  it.each(['Sruvival — Whenever this creature attacks, draw a card.', 'Froestcycling {2}'])(
    'are not found in %s, which is a misspelling',
    (text) => {
      expect(unread(text, {})).not.toEqual([]);
      expect(unread(text.replace('Sru', 'Sur').replace('Froest', 'Forest'), {})).toEqual([]);
    },
  );

  it('may be the name of the card', () => {
    const { whole } = readingOf('Foretell {1}{U}', { name: 'Foretell', typeLine: 'Sorcery' }, current);
    expect(whole).toBe(true);
  });

  it('name the actions and ability words of the tree', () => {
    const text = 'Kindling — Whenever another creature dies, sanctify the top card of your library.';
    const own = { ...noOwnWords, actions: ['sanctify'], abilityWords: ['kindling'] };
    const [ability] = readingOf(text, { name: 'Ashvale Scout', typeLine: 'Creature' }, current, own).abilities;
    expect(ability).toMatchObject({ abilityWord: 'kindling', effects: [{ action: 'sanctify' }] });
  });

  it('give the same grammar as long as they are the same', () => {
    expect(grammarOf(current, { ...noOwnWords, zones: ['sanctum'] })).toBe(
      grammarOf(current, { ...noOwnWords, zones: ['sanctum'] }),
    );
    expect(grammarOf(current, { ...noOwnWords, zones: ['vault'] })).not.toBe(grammarOf(current));
  });
});
