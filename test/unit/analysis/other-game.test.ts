import { describe, expect, it } from 'vitest';
import { otherGameOf } from '../../../server/src/analysis/set/other-game.js';
import { formatFor } from '../../../server/src/formats/index.js';

type Row = readonly [name: string, cost: string, type: string, text: string];

const xml = (rows: readonly Row[]) =>
  `<cockatrice_carddatabase version="4"><cards>${rows
    .map(
      ([name, cost, type, text]) =>
        `<card><name>${name}</name><text>${text}</text><prop><type>${type}</type><manacost>${cost}</manacost></prop></card>`,
    )
    .join('')}</cards></cockatrice_carddatabase>`;

const times = (count: number, row: Row) =>
  Array.from({ length: count }, (_, at): Row => [`${row[0]} ${at}`, row[1], row[2], row[3]]);

const guess = (path: string, text: string) => otherGameOf(formatFor(path, text)!.read(path, text));

const critter: Row = ['Mud Critter', '3', 'Critter', 'When this critter is played, draw a card.'];
const trick: Row = ['Quick Trick', '1', 'Trick', 'Deal 2 damage to a critter.'];

describe('a file for another game', () => {
  it('is detected by types, costs and symbols that Magic does not have', () => {
    expect(guess('a.xml', xml([...times(20, critter), ...times(10, trick)]))).toEqual({ cards: 30, typed: 0 });
  });

  it('is detected even if it shares a few types with Magic', () => {
    const shared: Row = ['Old Relic', '2', 'Artifact', 'Your critters are faster.'];
    expect(guess('a.xml', xml([...times(20, critter), ...times(3, shared)]))).toEqual({ cards: 23, typed: 3 });
  });

  it('is not detected in a file with few cards', () => {
    expect(guess('a.xml', xml(times(9, critter)))).toBeNull();
  });

  it('is not detected in a set of Magic with custom types', () => {
    expect(guess('a.xml', xml(times(30, ['Mud Critter', '2G', 'Critter', 'It bites.'])))).toBeNull();
    const text = '{T}: Target creature bites.';
    expect(guess('a.xml', xml(times(30, ['Mud Critter', '3', 'Critter', text])))).toBeNull();
    const mixed = [...times(20, critter), ...times(8, ['Ash Hound', '1', 'Creature - Dog', ''] as const)];
    expect(guess('a.xml', xml(mixed))).toBeNull();
  });

  it('is not detected from tokens and cards without costs', () => {
    expect(guess('a.xml', xml(times(30, ['Ash Hound', '', 'Token Creature - Dog', ''])))).toBeNull();
    expect(guess('a.xml', xml(times(30, ['Ash Hound', '', '', ''])))).toBeNull();
  });

  it('is not detected in hand-written text', () => {
    const rows = Array.from({ length: 30 }, (_, at) => `Mud Critter ${at} 3\nCritter\nIt bites.\n`);
    expect(guess('a.cards', rows.join('\n'))).toBeNull();
  });
});
