import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Answers, termFinder } from '../../support/term-occurrences.js';
import { inventedCards } from '../support/invented-cards.js';
import { edition } from '../support/phrases.js';

/** Zones, parts of the turn, symbols and terms of the glossary, as people meet them; other words are in the lists of the rules. */
const common = `
  battlefield, graveyard, hand, library, exile, stack, command zone, upkeep, end step, combat, main phase, draw step,
  until end of turn, turn, token, counter, spell, ability, target, control, controller, owner, opponent, player, mana,
  mana value, mana cost, color, colorless, white, blue, black, red, green, power, toughness, damage, combat damage, life,
  dies, enters, draw, attack, block, attacking, blocking, tapped, untapped, nontoken, noncreature, permanent, card, copy,
  nonland, instead, if able, may, X, any target, basic land, cost, name, type, subtype, combat phase, card in hand,
  {T}, {Q}, {E}, {C}, {S}, {X}, {W}, {U}, {B}, {R}, {G}, {1}, {2}, {3}, {4}, {W/U}, {2/W}, {W/P}
`;

function finderFor(rulebook: string) {
  const { cardTypes, supertypes, subtypes, keywordAbilities, keywordActions } = edition(rulebook).rulebook.words;
  const lower = [...cardTypes, ...supertypes, ...keywordAbilities, ...keywordActions].map((word) => word.toLowerCase());
  const magic = common.trim().split(/,\s+/);
  return termFinder([...lower, ...[...subtypes.values()].flat(), ...(rulebook === 'riftbound' ? [] : magic)]);
}

/** The cards of an example set. */
function example(folder: string): string[] {
  const path = join('examples', folder);
  return readdirSync(path).flatMap((file) => (file.endsWith('.cards') ? [readFileSync(join(path, file), 'utf8')] : []));
}

/** The terms without a hover, and how many were asked for. */
function answersIn(texts: readonly string[], rulebook: string): Answers {
  const answers = new Answers();
  const find = finderFor(rulebook);
  for (const text of texts) answers.ask(text, find, rulebook);
  return answers;
}

/** Why a word of the list has no hover: there it is not the term. */
const name = 'part of a name';
const flavor = 'flavor text';

describe('every term answers without a rules file', () => {
  it.each([
    ['200 invented cards', [inventedCards(200).join('\n\n')], 'magic-2026-09', 1500, {}],
    [
      'Ashes of Kel-Doran',
      example('ashes-of-kel-doran'),
      'magic-2026-09',
      500,
      { goblin: name, warrior: name, maps: name, wall: name, haunt: flavor },
    ],
    ['Saltmarch', example('fifth-edition'), 'magic-fifth', 50, {}],
    ['Reedmarsh', example('riftbound'), 'riftbound', 50, {}],
  ])('on the cards of %s', (_, texts, rulebook, fewest, silent) => {
    const answers = answersIn(texts, rulebook);
    expect([...answers.silent.keys()].toSorted()).toEqual(Object.keys(silent).toSorted());
    expect(answers.asked).toBeGreaterThan(fewest);
  });
});
