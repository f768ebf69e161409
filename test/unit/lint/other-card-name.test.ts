import { describe, expect, it } from 'vitest';
import { lint, shown } from '../support/lint.js';

const gull = (rules: string) => `Ash Gull {W}\nCreature — Bird\n${rules}\n1/1\n`;

/** The findings on the first card of a set with others. */
function foundOn(card: string, others = ''): string[] {
  return lint({ 'a.cards': card, 'b.cards': others })
    .filter(({ rule }) => rule === 'other-card-name')
    .map((finding) => shown(finding, card));
}

describe('the name of another card', () => {
  it('is reported where the set has no such card', () => {
    expect(foundOn(gull('When Cinder Gull enters, scry 1.'))).toEqual(['other-card-name: Cinder Gull']);
    expect(foundOn(gull('{T}: Put a charge counter on Wild Compass.'))).toEqual(['other-card-name: Wild Compass']);
  });

  it('is left alone if it is a card of the set, in full or up to its comma', () => {
    const other = 'Brindle Fox, Ever Awake {G}\nLegendary Creature — Fox\nReach\n2/2\n';
    expect(foundOn(gull('When Brindle Fox enters, scry 1.'), other)).toEqual([]);
    expect(foundOn(gull('When Brindle Fox, Ever Awake enters, scry 1.'), other)).toEqual([]);
  });

  it('is left alone if it is a token that the card creates', () => {
    const token = 'a legendary 5/5 black Horror creature token with "Night Maw attacks each combat if able."';
    expect(foundOn(gull(`When this creature dies, create Night Maw, ${token}`))).toEqual([]);
  });

  it('is not seen in words that are only capitalized, nor after “named”', () => {
    expect(foundOn(gull('You win the game if you control a card named Ember or named Cinder Gull.'))).toEqual([]);
    expect(foundOn(gull('Destroy Target Creature.'))).toEqual([]);
    expect(foundOn(gull('Search your library for a card named Cinder Gull, reveal it, then shuffle.'))).toEqual([]);
  });
});
