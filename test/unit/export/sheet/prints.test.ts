import { describe, expect, it } from 'vitest';
import { nothingDeclared } from '../../../../server/src/analysis/set/set-index.js';
import { type PrintJob, printsOf } from '../../../../server/src/export/sheet/prints.js';
import { listTokens } from '../../../../server/src/export/token-list.js';
import { pictureOfCard } from '../../../../server/src/render/from-card.js';
import { type SetOptions, snapshotOf } from '../../support/snapshot.js';

/** The prints for the cards of a file and its token definitions. */
function prints(cards: string, tokens = '', options: SetOptions = {}): PrintJob[] {
  const files = { 'a.cards': cards, ...(tokens === '' ? {} : { 'a.tokens': tokens }) };
  const snapshot = snapshotOf(files, options);
  const named = (name: string) => {
    const found = snapshot.document.cards.find(({ card }) => card.faces[0]?.name?.text === name);
    return found ? pictureOfCard(found.card, 'magic') : null;
  };
  return printsOf(listTokens([snapshot], (path) => path).tokens, named);
}

/** The same for one card, given by its rules text. */
const ofRules = (rules: string, tokens = '', options: SetOptions = {}) =>
  prints(`Lamplighter {1}{W}\nCreature — Human\n${rules}\n2/2`, tokens, options);

const names = (all: readonly PrintJob[]) => all.map(({ picture }) => picture.name);

describe('the tokens to print', () => {
  it('include each token once, with its rules text and as many copies as its cards need', () => {
    const all = prints(`Kiln {R}
Sorcery
Create two Treasure tokens.

Furnace {R}
Sorcery
Create X Treasure tokens and a 1/1 red Goblin creature token with haste.`);
    expect(names(all)).toEqual(['Goblin Token', 'Treasure Token']);
    expect(all[1]!.picture.rules).toEqual(['{T}, Sacrifice this token: Add one mana of any color.']);
    expect(all.map(({ copies }) => copies)).toEqual([
      { count: 1, variable: false },
      { count: 2, variable: true },
    ]);
  });

  it('are merged if only the order of keywords differs', () => {
    const all = ofRules(
      'Create a 2/2 white Cat creature token with flying and lifelink. Create a 2/2 white Cat creature token with lifelink and flying.',
    );
    expect(names(all)).toEqual(['Cat Token']);
  });

  it('have both faces of a double-faced token', () => {
    const [incubator] = ofRules('Incubate 2.');
    expect(incubator!.picture.back?.name).toBe('Phyrexian Token');
  });

  it('keep custom colours, and sizes that are not numbers', () => {
    const defined = 'Dusk Moth Token\nCreature — Moth\n1/1\nColor: purple';
    expect(ofRules('Create a Dusk Moth token.', defined)[0]!.picture.customColors).toEqual(['purple']);
    const declared = { ...nothingDeclared, colors: ['purple'] };
    const [moth] = ofRules('Create a 1/1 purple Moth creature token.', '', { declared });
    expect(moth!.picture.customColors).toEqual(['purple']);
    const ooze = ofRules('Create a */* green Ooze creature token.')[0]!.picture;
    expect(ooze.stats).toEqual({ kind: 'power', text: '*/*' });
  });

  it('have a generic title if nothing else is known', () => {
    const [print] = ofRules('Create a 2/2 creature token of the color and creature type of your choice.');
    expect(print!.picture).toMatchObject({ name: 'Token', stats: { text: '2/2' } });
  });

  it('have double quotation marks around quoted abilities', () => {
    const [role] = ofRules('Create a Young Hero Role token attached to it.');
    expect(role!.picture.rules.at(-1)).toMatch(/^Enchanted creature has "Whenever .*\."$/);
  });
});

describe('a copy', () => {
  it('of a card that is known only in play has a blank name, and equal ones are merged', () => {
    const all = prints(`Mirror {U}
Sorcery
Create a token that's a copy of target creature you control.

Looking Glass {U}
Sorcery
Create two tokens that are copies of target artifact you control.

Pool {U}
Sorcery
Create a token that's a copy of target creature, except it has flying.`);
    expect(all.map(({ picture, copies }) => [picture.name, picture.rules, copies.count])).toEqual([
      ['Copy of', [], 2],
      ['Copy of', ['Copy, except it has flying.'], 1],
    ]);
  });

  it('of the card itself is that card as a token, with the changes of the effect', () => {
    const [print] = prints(`Twinned Heron {2}{U}
Creature — Bird
Flying
When this creature enters, create a token that's a copy of this creature, except it's 1/1.
3/3`);
    expect(print!.picture).toMatchObject({
      name: 'Twinned Heron',
      token: true,
      stats: { text: '1/1' },
      typeLine: 'Creature — Bird',
    });
    expect(print!.picture.rules.slice(0, 2)).toEqual(["Copy, except it's 1/1.", 'Flying']);
  });
});
