import { describe, expect, it } from 'vitest';
import { formatFor } from '../../../../server/src/formats/index.js';
import { lint } from '../../support/lint.js';

const cards = `[
  # a common
  {
    "name": "Ember Wisp",
    "mana_cost": "1R",
    "type": "Creature",
    "power": 1, "toughness": 1
  }
]
`;

function read(text: string) {
  const format = formatFor('draft.txt', text.slice(0, 4096));
  return format?.id === 'draftmancer' ? format.read('draft.txt', text) : null;
}

const namesIn = (text: string) =>
  read(text)?.mentions?.map(({ name, count, custom }) => `${count} ${name.text}${custom ? ' (own)' : ''}`);

describe('a Draftmancer list', () => {
  it('may have comments above, between and in its sections', () => {
    const text = `# My list\n\n[CustomCards]\n# All of them:\n${cards}# and now\n[Slot(10)]\n# four each\n4 Ember Wisp\n`;
    expect(read(text)?.problems).toEqual([]);
    expect(read(text)?.cards.map(({ card }) => card.faces[0]?.name?.text)).toEqual(['Ember Wisp']);
    expect(namesIn(text)).toEqual(['4 Ember Wisp (own)']);
  });

  it.each([
    '[MainSlot(15)]',
    '[MainSlot]',
    '[MainSlot {"collation": "random", "count": [1, 2]}]',
    '[Main Slot ( 15 )]',
  ])('lists names below %s', (header) => {
    const list = '2 Ash Rain (2xm) 12\nEmber Wisp (AKD) 7 +F\n\nMoss (AKD)\n';
    expect(namesIn(`[CustomCards]\n${cards}${header}\n${list}`)).toEqual([
      '2 Ash Rain',
      '1 Ember Wisp (own)',
      '1 Moss',
    ]);
  });

  it('works without custom cards, and does not read layouts as names', () => {
    const text =
      '# no cards of our own\n[Common(10)]\nEmber Wisp\n3 Ash\n[Rare(1)]\nBlaze\n[Layouts]\n- Rare (7)\n  10 Common\n';
    expect(namesIn(text)).toEqual(['1 Ember Wisp', '3 Ash', '1 Blaze']);
  });

  it('supports comments that disable rules', () => {
    const json = cards.replace('"power"', '"oracle_text": "Create two Food token.", "power"');
    const rules = (text: string) => lint({ 'draft.txt': text }).map(({ rule }) => rule);
    expect(rules(`[CustomCards]\n${json}`)).toEqual(['count-plural-agreement']);
    expect(rules(`# tokenwright-disable count-plural-agreement\n[CustomCards]\n${json}`)).toEqual([]);
  });

  it.each([
    ['settings of a program', '[Window(1)]\nwidth=3\nheight=4\n'],
    ['prose', 'Cards:\n[Common(10)]\nEmber Wisp\nAsh\n'],
    ['a table of contents', '[Chapter {1}]\nthe first\nthe second\n'],
  ])('is not recognized in %s', (_, text) => {
    expect(read(text)).toBeNull();
  });
});
