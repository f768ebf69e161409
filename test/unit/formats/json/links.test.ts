import { describe, expect, it } from 'vitest';
import type { CardDocument } from '../../../../server/src/formats/card.js';
import { createJsonFormat } from '../../../../server/src/formats/json/json-format.js';
import { applyEdits } from '../../../../server/src/lint/fix/fixes.js';
import { toSource } from '../../../../server/src/text/region.js';
import { shift } from '../../../../server/src/text/span.js';

const format = createJsonFormat();

function linksOf({ cards: [placed] }: CardDocument) {
  return (
    placed!.card.links?.entries.map(({ kind, name, count }) =>
      [kind, name.text, count].filter((x) => x !== null).join(' '),
    ) ?? []
  );
}

/** The text after a link’s entry is removed. */
function without(text: string, index: number): string {
  const [placed] = format.read('a.json', text).cards;
  const { entry } = placed!.card.links!.entries[index]!;
  const span = shift(toSource(entry, { start: 0, end: entry.text.length }), placed!.start);
  return applyEdits(text, [{ span, newText: '' }]);
}

const part = (component: string, name: string) => ({
  object: 'related_card',
  component,
  name,
  type_line: 'Token Creature',
});
const withParts = (parts: readonly object[], rest: object = {}) =>
  JSON.stringify([{ name: 'Ember', type_line: 'Instant', ...rest, all_parts: parts }], null, 1);

describe('links in JSON', () => {
  it('are the tokens among the parts of a card, and the makers of a token', () => {
    const parts = [part('combo_piece', 'Ember'), part('token', 'Wisp'), part('token', 'Treasure')];
    expect(linksOf(format.read('a.json', withParts(parts)))).toEqual(['makes Wisp', 'makes Treasure']);
    const token = withParts([part('token', 'Ember'), part('token_maker', 'Blaze')], { layout: 'token' });
    expect(linksOf(format.read('a.json', token))).toEqual(['made by Blaze']);
    expect(linksOf(format.read('a.json', withParts([])))).toEqual([]);
  });

  it('can be removed one by one, and the JSON stays valid', () => {
    const parts = [part('token', 'Wisp'), part('combo_piece', 'Ash'), part('token', 'Treasure')];
    const names = (text: string) => JSON.parse(text)[0].all_parts.map(({ name }: { name: string }) => name);
    const text = withParts(parts);
    expect(names(without(text, 0))).toEqual(['Ash', 'Treasure']);
    expect(names(without(text, 1))).toEqual(['Wisp', 'Ash']);
    expect(names(without(withParts([part('token', 'Wisp')]), 0))).toEqual([]);
  });

  it('are found in the notes of Magic Set Editor', () => {
    const card = { card_name: 'Ember', type: 'Instant', cost: '{R}', rules_text: 'x', shape: 'normal' };
    const text = JSON.stringify({ cards: [{ ...card, notes: 'CR01\n!tokens Wisp;Treasure<2>\n!tapped' }] });
    expect(linksOf(format.read('a.json', text))).toEqual(['makes Wisp', 'makes Treasure 2']);
    expect(JSON.parse(without(text, 0)).cards[0].notes).toBe('CR01\n!tokens Treasure<2>\n!tapped');
    expect(JSON.parse(without(without(text, 0), 0)).cards[0].notes).toBe('CR01\n!tapped');
  });
});
