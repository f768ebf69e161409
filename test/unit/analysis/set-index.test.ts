import { describe, expect, it } from 'vitest';
import { analyseCard, work } from '../../../server/src/analysis/card/card-analysis.js';
import { type FileIndex, indexFile } from '../../../server/src/analysis/set/file-index.js';
import { SetIndex } from '../../../server/src/analysis/set/set-index.js';
import { formatFor } from '../../../server/src/formats/index.js';
import { edition } from '../support/phrases.js';

/** The index of a set with these files. */
function setOf(files: Record<string, string>): SetIndex {
  const indexed = new Map<string, FileIndex>();
  for (const [path, text] of Object.entries(files)) {
    const document = formatFor(path, text)!.read(path, text);
    indexed.set(path, indexFile(path, document, edition()));
  }
  return new SetIndex(indexed);
}

const berryFile =
  'Berry Token\nArtifact — Berry\n{1}, Sacrifice this token: Target creature gets +1/+1 until end of turn.\n';

describe('a token file', () => {
  it('defines tokens for every file of the set', () => {
    const set = setOf({
      'a.tokens': berryFile,
      'b.cards': 'Forager {G}\nCreature — Elf\nWhen this creature enters, create two Berry tokens.\n1/1\n',
    });
    expect(set.definition('Berry')?.characteristics).toMatchObject({
      name: 'Berry Token',
      colors: [],
      types: ['Artifact'],
      subtypes: ['Berry'],
      abilities: ['{1}, Sacrifice this token: Target creature gets +1/+1 until end of turn.'],
    });
    expect(set.makers('Berry Token').map(({ card, path }) => [card, path])).toEqual([['Forager', 'b.cards']]);
  });

  it('is found by a name without the suffix, too', () => {
    expect(setOf({ 'a.tokens': berryFile.replace('Berry Token', 'Berry') }).definition('berry')).not.toBeNull();
  });

  it('reads colors, keywords and stats of a definition', () => {
    const set = setOf({ 'a.tokens': 'Boo\nLegendary Creature — Hamster\nColor: red\nTrample, haste\n1/1\n' });
    expect(set.definition('Boo')?.characteristics).toMatchObject({
      supertypes: ['Legendary'],
      colors: ['R'],
      types: ['Creature'],
      keywords: ['trample', 'haste'],
      pt: '1/1',
    });
  });
});

describe('a header', () => {
  it('declares subtypes for the set', () => {
    const set = setOf({ 'a.cards': 'Set: Ashes\nSubtypes: Emberkin, Time Weaver,\n\nJar {1}\nArtifact\n' });
    expect(['emberkin', 'Time Weaver', 'Ashes', ''].map((word) => set.hasSubtype(word))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a token in another program’s file', () => {
  const token = (rest: object) =>
    JSON.stringify([{ name: 'Boo', type_line: 'Token Legendary Creature — Hamster', ...rest }]);

  it('is defined by its type line, with colors as letters', () => {
    const file = token({ oracle_text: 'Trample, haste', power: '1', toughness: '1', colors: ['W', 'R'] });
    expect(setOf({ 'a.json': file }).definition('Boo')).toMatchObject({
      by: 'token file',
      characteristics: {
        supertypes: ['Legendary'],
        colors: ['W', 'R'],
        types: ['Creature'],
        keywords: ['trample', 'haste'],
        pt: '1/1',
      },
    });
  });

  it('is colorless if its list of colors is empty', () => {
    expect(setOf({ 'a.json': token({ colors: [] }) }).definition('Boo')?.characteristics.colors).toEqual([]);
  });

  it('may have its colors in one word', () => {
    const file = {
      cards: [{ card_name: 'Imp', type: 'Token Creature — Imp', rules_text: '', shape: 'token', color: 'BG' }],
    };
    expect(setOf({ 'a.json': JSON.stringify(file) }).definition('Imp')?.characteristics.colors).toEqual(['B', 'G']);
  });
});

describe('reminder text', () => {
  const card =
    'Orchard {1}{G}\nEnchantment\nAt the beginning of your end step, create a Berry token. (It’s an artifact with “Sacrifice this token: You gain 2 life.”)\n';

  it('defines a token unless a token file does', () => {
    expect(setOf({ 'b.cards': card }).definition('Berry')).toMatchObject({
      by: 'reminder',
      name: 'Berry Token',
      characteristics: {
        types: ['Artifact'],
        subtypes: ['Berry'],
        abilities: ['Sacrifice this token: You gain 2 life.'],
      },
    });
    expect(setOf({ 'a.tokens': berryFile, 'b.cards': card }).definition('Berry')?.by).toBe('token file');
  });

  it('may define several tokens with a plural', () => {
    const several =
      'Bakery {1}\nArtifact\n{2}: Create two Bun tokens. (They’re artifacts with “{T}, Sacrifice this token: Scry 1.”)\n';
    expect(setOf({ 'b.cards': several }).definition('Bun')?.characteristics).toMatchObject({
      types: ['Artifact'],
      abilities: ['{T}, Sacrifice this token: Scry 1.'],
    });
  });

  it('may name the token it defines', () => {
    const named =
      'Bakery {1}\nArtifact\n{2}: Create two Bun tokens. (A Bun token is an artifact with “{T}, Sacrifice this token: Scry 1.”)\n';
    expect(setOf({ 'b.cards': named }).definition('Bun')?.characteristics.types).toEqual(['Artifact']);
  });

  it('does not redefine tokens that the rules define', () => {
    const blood =
      'Fang {B}\nInstant\nCreate a Blood token. (It’s an artifact with “Sacrifice this token: Draw a card.”)\n';
    expect(setOf({ 'b.cards': blood }).definition('Blood')).toBeNull();
  });
});

describe('the analysis', () => {
  it('is computed once for equal cards', () => {
    const text = 'Twin {R}\nInstant\nCreate a 1/1 red Devil creature token.\n';
    const { cards } = formatFor('a.cards', '')!.read('a.cards', `${text}\n${text}`);
    const before = work.cardsAnalysed;
    for (const { card } of cards) analyseCard(card, edition());
    expect(work.cardsAnalysed - before).toBe(1);
  });
});
