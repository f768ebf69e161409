import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { enabling, lint } from '../support/lint.js';
import { wordList } from '../support/word-list.js';

const english = wordList(
  (
    'the lantern lanterns burns burn innkeeper receive receives keep keeps kelps watch over sleeping village moon blade ' +
    "and sea doesn't it asked smiled silent graveyard harbor color traveler wolf run king is dead who knows nobody said " +
    'of in her she remembers every stone bridge definitely arrow arrows sorrow never a tower tame'
  )
    .split(' ')
    .concat('Paris'),
);

/** The findings of the rule in flavor text, as `written → meant`. */
function inFlavor(flavor: string, others = '', words: readonly string[] = []): string[] {
  return found(`Ash Gull {1}{W}\nCreature — Bird\nFlavor: ${flavor}\n1/1\n${others}`, words);
}

function found(text: string, words: readonly string[] = []): string[] {
  const declared = { dictionary: english, words: new Set(words) };
  const findings = lint({ 'set.cards': text }, { settings: enabling('misspelt-prose'), declared });
  return findings
    .filter(({ rule }) => rule === 'misspelt-prose')
    .map(({ span, fix, otherFixes = [] }) => {
      const meant = [fix, ...otherFixes].map((each) => each?.edits[0]?.newText);
      return `${text.slice(span.start, span.end)} → ${meant.join(', ')}`;
    });
}

describe('misspelt-prose in flavor text', () => {
  it.each([
    ['two swapped letters', 'Teh lantern burns over teh sea.', ['teh → the']],
    ['a letter too few', 'The inkeeper smiled.', ['inkeeper → innkeeper']],
    ['a letter too many', 'The lanttern burns.', ['lanttern → lantern']],
    ['a wrong vowel', 'She remembars every stone.', ['remembars → remembers']],
    ['several words that may be meant', 'She keps her lantern.', ['keps → keeps, kelps']],
    ['swapped letters in what may be a compound', 'The king is asekd.', ['asekd → asked']],
    ['a word at the start of a sentence', '“Lanterrns burn.”', ['Lanterrns → Lanterns']],
    ['a possessive', 'The inkeeper’s lantern burns.', ['inkeeper → innkeeper']],
  ])('reports %s', (_, flavor, expected) => {
    expect(inFlavor(flavor)).toEqual(expected);
  });

  it.each([
    ['names in a sentence', 'Nobody in Harboor knows Lanterm.'],
    ['short words at the start of a sentence', 'Burms is dead.'],
    ['capitals', 'THE INKEEPER SMILED.'],
    ['words with digits and signs', 'The inkeeper2 and @inkeeper and inkee*er smiled.'],
    ['parts of words with a hyphen', 'The stone-inkeeper and inkeeper-king smiled.'],
    ['attributions', 'The sea remembers.\n—Jorvald, inkeeper'],
    ['attributions in the same line', '“The sea remembers.” —Jorvald, inkeeper'],
    ['attributions with hyphens', '"The sea remembers." -Jorvald, inkeeper'],
    ['words that break off', '“The inkeepe— The lanter…'],
    ['other kinds of apostrophes', 'It doesnʼt and isn\ufffdt asekd´.'],
    ['dropped letters', 'The inkeepin’ king is asked.'],
    ['stretched words', 'The sea burnnns.'],
    ['British spellings', 'The colour of the harbour, traveller.'],
    ['names written without a capital', 'She remembers paris.'],
    ['coined compounds and endings', 'The moonblade is unburn and the wolfkin run.'],
    ['another language', 'Teh lantter brunt zor moonn.'],
    ['words that resemble nothing', 'The sea keeps a vrakh.'],
    ['words with two errors', 'It is definatelly dead.'],
    ['endings that the dictionary does not have', 'The sea remembere.'],
  ])('does not report %s', (_, flavor) => {
    expect(inFlavor(flavor)).toEqual([]);
  });

  it('does not report words of the rules, or of names and type lines in the set', () => {
    expect(inFlavor('The tramplle lanttern burns.', '\nLanttern Keep\nLand\n')).toEqual([]);
    expect(inFlavor('The planeswalkers smiled.')).toEqual([]);
  });

  it('does not report words that the set writes three times', () => {
    const two = '\nSea Gull {W}\nCreature — Bird\nFlavor: The lanttern burns.\n1/1\n';
    expect(inFlavor('The lanttern burns.', two)).toHaveLength(2);
    expect(inFlavor('The lanttern burns over a lanttern.', two)).toEqual([]);
  });

  it('does not report the words that the settings list', () => {
    expect(inFlavor('The inkeeper smiled.', '', ['inkeeper'])).toEqual([]);
  });

  it('reports nothing without a dictionary', () => {
    const text = 'Ash Gull {1}{W}\nCreature — Bird\nFlavor: Teh sea.\n1/1\n';
    expect(lint({ 'set.cards': text }, { settings: enabling('misspelt-prose') })).toEqual([]);
  });
});

describe('misspelt-prose in names', () => {
  const card = (name: string) => found(`${name}\nLand\n{T}: Add {B}.\n\nStone Bridge\nLand\n{T}: Add {W}.\n`);

  it('reports a long word that is nearly one of the rules', () => {
    expect(card('Silent Gravyard')).toEqual(['Gravyard → Graveyard']);
    expect(card('Silent Garveyard')).toEqual(['Garveyard → Graveyard']);
  });

  it.each([
    'Gravyard',
    'Silent Graveyerd',
    'Bribge King',
    'Gravyard Vrakh',
    'Gravyard, King of Stone',
    'Silent Inkeeper',
  ])('does not report %s', (name) => {
    expect(card(name)).toEqual([]);
  });

  it('does not report a word that another card has, too', () => {
    const other = '\nStone Bridge\nLand\nFlavor: The gravyard is silent.\n';
    expect(found(`Silent Gravyard\nLand\n{T}: Add {B}.\n${other}`)).toEqual([]);
  });
});

describe('misspelt-prose in the files of other programs', () => {
  it.each([
    [
      'cards.json',
      JSON.stringify([
        {
          name: 'Ash Gull',
          mana_cost: '{W}',
          type_line: 'Creature — Bird',
          oracle_text: 'Flying',
          flavor_text: 'The “king”\nand the inkeeper smiled.',
        },
      ]),
    ],
    [
      'lists/all-cards.json',
      JSON.stringify({
        cards: [
          {
            card_name: 'Ash Gull',
            type: 'Creature — Bird',
            cost: '{W}',
            rules_text: 'Flying',
            flavor_text: '[i]The inkeeper smiled.[/i]',
          },
        ],
      }),
    ],
    [
      'cards.csv',
      'Name,Mana Cost,Type,Rules Text,Flavor Text\nAsh Gull,{W},Creature — Bird,Flying,"The ""king"" and the inkeeper smiled."\n',
    ],
    [
      'set',
      'mse_version: 2.0.2\ngame: magic\ncard:\n\tname: Ash Gull\n\tcasting_cost: W\n\tsuper_type: <word-list-type>Creature</word-list-type>\n\tflavor_text:\n\t\t<i-flavor>The king and\n\t\tthe inkeeper smiled.</i-flavor>\n',
    ],
  ])('finds the word, and repairs only that: %s', (path, text) => {
    const declared = { dictionary: english };
    const findings = lint({ [path]: text }, { settings: enabling('misspelt-prose'), declared });
    const [finding] = findings.filter(({ rule }) => rule === 'misspelt-prose');
    expect(finding && text.slice(finding.span.start, finding.span.end)).toBe('inkeeper');
    expect(applyEdits(text, finding?.fix?.edits ?? [])).toBe(text.replace('inkeeper', 'innkeeper'));
  });
});
