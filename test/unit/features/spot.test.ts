import { describe, expect, it } from 'vitest';
import { spotAt } from '../../../server/src/features/shared/cursor/spot.js';
import { atCursor } from '../support/snapshot.js';

/** Returns the field and the word under the cursor; null outside of card text, an empty word if there is none. */
function underCursor(card: string): readonly [field: string, word: string] | null {
  const { snapshot, offset } = atCursor({ 'a.cards': card });
  const spot = spotAt(snapshot, offset)?.spot;
  if (!spot) return null;
  const word = spot.tree.words[spot.index];
  return [spot.field, word ? spot.text.slice(word.start, word.end) : ''];
}

const card = (rules: string) => `Quiet Elder {1}{G}\nCreature — Elf\n${rules}\n2/2\nRarity: rare\n`;

describe('the word under the cursor', () => {
  it.each([
    ['Draw |two cards.', 'two'],
    ['Draw t|wo cards.', 'two'],
    ['Draw two| cards.', 'two'],
    ['|Draw two cards.', 'Draw'],
    ['Draw two cards|.', 'cards'],
    ['Draw two cards.|', ''],
    ['Draw two,|  then three.', ''],
    ['Draw two |  cards.', ''],
    ['Draw 2| cards.', '2'],
    ['Get a 1/|1 token.', '1/1'],
    ['Get a 1/1| token.', '1/1'],
    ['{T|}: Draw a card.', '{T}'],
    ['{T}|: Draw a card.', '{T}'],
    ['|{T}: Draw a card.', '{T}'],
    ['{2}|{T}: Draw a card.', '{T}'],
    ['Draw|, then draw.', 'Draw'],
    ['(|Draw a card.)', 'Draw'],
    ['Draw “|two” cards.', 'two'],
    ['Draw “two|” cards.', 'two'],
  ])('in %j is %j', (rules, word) => {
    expect(underCursor(card(rules))).toEqual(['rules text', word]);
  });
});

describe('the part of a card under the cursor', () => {
  const [head, types, rules, stats, rarity] = card('Draw a card.').split('\n') as [
    string,
    string,
    string,
    string,
    string,
  ];
  const at = (...lines: string[]) => underCursor(`${lines.join('\n')}\n`);

  it('is the name, type line, rules text or metadata', () => {
    expect(at(head.replace('Elder', 'Eld|er'), types, rules, stats, rarity)).toEqual(['name', 'Elder']);
    expect(at(head, types.replace('Elf', '|Elf'), rules, stats, rarity)).toEqual(['type line', 'Elf']);
    expect(at(head, types, `|${rules}`, stats, rarity)).toEqual(['rules text', 'Draw']);
    expect(at(head, types, rules, stats, rarity.replace('rare', 'rare|'))).toEqual(['metadata', 'rare']);
  });

  it('is the cost or the stats', () => {
    expect(at(head.replace('{1}', '{|1}'), types, rules, stats, rarity)).toEqual(['mana cost', '{1}']);
    expect(at(head, types, rules, '2|/2', rarity)).toEqual(['stats', '2/2']);
  });

  it('is missing before the first card', () => {
    expect(underCursor(`|\n\n${card('Flying')}`)).toBeNull();
  });

  it('belongs to the face that contains the cursor', () => {
    const text = 'Sprout {G}\nSorcery\nDraw a card.\n//\nWither {B}\nInstant\nDestroy tar|get creature.\n';
    const { snapshot, offset } = atCursor({ 'a.cards': text });
    const spot = spotAt(snapshot, offset)!.spot;
    expect(spot.face.face.name?.text).toBe('Wither');
    expect(spot.tree.words[spot.index]?.lower).toBe('target');
  });
});
