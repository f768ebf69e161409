import { describe, expect, it } from 'vitest';
import { definitionAt } from '../../../server/src/features/navigation/definition.js';
import { highlightsAt, referencesAt } from '../../../server/src/features/navigation/references.js';
import { renamableAt, renameAt } from '../../../server/src/features/navigation/rename.js';
import { inRules } from '../support/snapshot.js';
import { at, renamed, textsOf } from './whole-set.js';

/** A set with its own token, to which its cards refer in different ways. */
const grove = {
  'grove.tokens': 'Quince Token\nArtifact — Quince\n{2}, Sacrifice this token: Draw a card.\n',
  'grove.cards': [
    'Grove Warden {G}\nCreature — Elf\nWhen this creature enters, create a Quince token.\n1/1',
    'Quince Feast {1}{G}\nSorcery\nSacrifice any number of Quinces. For each Quince token you control, draw a card.',
    'Press {2}\nArtifact\nIf you would create a Quince token, create two Quince tokens instead.',
  ].join('\n\n'),
};

describe('the definition of a token', () => {
  it.each(['Quince token.', 'Quinces', 'Quince token you', 'two Quince', 'tokens instead'])(
    'is found from "%s"',
    (mark) => {
      const { snapshot, offset } = at(grove, 'grove.cards', mark);
      expect(definitionAt(snapshot, offset)).toMatchObject({ path: 'grove.tokens', span: { start: 0, end: 12 } });
    },
  );

  it('is a rule for a predefined token', () => {
    const { snapshot, offset } = inRules('Create a tapped Trea|sure token.');
    expect(definitionAt(snapshot, offset)).toMatchObject({ rule: '111.10a' });
  });

  it('does not exist for other words', () => {
    const { snapshot, offset } = inRules('Dr|aw a card. Create a Treasure token.');
    expect(definitionAt(snapshot, offset)).toBeNull();
  });
});

describe('the references to a token', () => {
  it('are all phrases that make or mention it, in every file', () => {
    const { snapshot, offset, all } = at(grove, 'grove.tokens', 'Quince Token');
    const places = referencesAt(snapshot, offset, all, true)!;
    expect(textsOf(places, all)).toEqual(['Quince', 'Quince', 'Quinces', 'Quince', 'Quince', 'Quince']);
    expect(places[0]).toMatchObject({ path: 'grove.tokens', role: 'definition' });
    expect(places.slice(1).map(({ role }) => role)).toEqual(['maker', 'mention', 'mention', 'mention', 'maker']);
    expect(referencesAt(snapshot, offset, all, false)).toHaveLength(5);
  });

  it('include the keywords that make a predefined token', () => {
    const { snapshot, offset } = inRules('Investigate, then create a Cl|ue token. Sacrifice a Clue.');
    const found = highlightsAt(snapshot, offset).map(({ span }) => snapshot.text.slice(span.start, span.end));
    expect(found).toEqual(['Investigate', 'Clue', 'Clue']);
  });

  it('include described tokens whose name is derived from their subtypes', () => {
    const { snapshot, offset } = inRules(
      'Create a 1/1 red Goblin Sc|out creature token with haste. Then create two 2/2 black Goblin Scout creature tokens and a 1/1 red Goblin creature token.',
    );
    const found = highlightsAt(snapshot, offset).map(({ span }) => snapshot.text.slice(span.start, span.end));
    expect(found).toEqual(['Goblin Scout', 'Goblin Scout']);
  });
});

describe('renaming a token', () => {
  it('renames its definition, its subtype and every mention, with plurals and articles', () => {
    expect(renamed(grove, 'grove.cards', 'Quince token.', 'Apple')).toEqual({
      'grove.tokens': 'Apple Token\nArtifact — Apple\n{2}, Sacrifice this token: Draw a card.\n',
      'grove.cards': [
        'Grove Warden {G}\nCreature — Elf\nWhen this creature enters, create an Apple token.\n1/1',
        'Quince Feast {1}{G}\nSorcery\nSacrifice any number of Apples. For each Apple token you control, draw a card.',
        'Press {2}\nArtifact\nIf you would create an Apple token, create two Apple tokens instead.',
      ].join('\n\n'),
    });
  });

  it('ignores "Token" at the end of the new name', () => {
    expect(renamed(grove, 'grove.tokens', 'Quince Token', 'Plum Token')).toMatchObject({
      'grove.tokens': expect.stringMatching(/^Plum Token\nArtifact — Plum\n/),
    });
  });

  it('renames a token with its own name', () => {
    const files = {
      'a.cards':
        'Harbor Call {U}\nSorcery\nCreate Old Salt, a legendary 3/3 blue Crab creature token. Then Old Salt fights target creature.',
      'a.tokens': 'Old Salt\nLegendary Creature — Crab\nColor: blue\n3/3',
    };
    expect(renamed(files, 'a.tokens', 'Old Salt', 'Grim Salt')).toEqual({
      'a.cards':
        'Harbor Call {U}\nSorcery\nCreate Grim Salt, a legendary 3/3 blue Crab creature token. Then Grim Salt fights target creature.',
      'a.tokens': 'Grim Salt\nLegendary Creature — Crab\nColor: blue\n3/3',
    });
  });

  it('refuses a predefined token and gives the reason', () => {
    const { snapshot, offset } = inRules('Create a Trea|sure token.');
    expect(renamableAt(snapshot, offset)).toMatchObject({ refusal: expect.stringContaining('111.10a') });
    expect(renameAt(snapshot, offset, 'Gold', [snapshot])).toMatchObject({
      refusal: expect.stringContaining('111.10a'),
    });
  });

  it.each([
    ['', 'A token needs a name.'],
    ['Food', 'Food is a predefined token'],
    ['A\nB', 'cannot be the name'],
  ])('refuses the name "%s"', (name, why) => {
    expect(renamed(grove, 'grove.cards', 'Quince token.', name)).toMatchObject({
      refusal: expect.stringContaining(why),
    });
  });

  it('offers the singular on a plural', () => {
    const { snapshot, offset } = at(grove, 'grove.cards', 'Quinces');
    expect(renamableAt(snapshot, offset)).toMatchObject({ placeholder: 'Quince' });
  });

  it('is not offered on other words', () => {
    const { snapshot, offset } = inRules('Dr|aw a card.');
    expect(renamableAt(snapshot, offset)).toBeNull();
  });
});
