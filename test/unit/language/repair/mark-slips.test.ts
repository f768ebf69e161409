import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../../server/src/lint/fix/fixes.js';
import { cardWith, lint, shown } from '../../support/lint.js';

/** A card with the fix of each of its findings. */
function fixed(card: string): string {
  const edits = lint({ 'a.cards': card }).flatMap(({ fix }) => fix?.edits ?? []);
  return applyEdits(card, edits);
}

function findings(card: string): string[] {
  return lint({ 'a.cards': card }).map((finding) => shown(finding, card));
}

const look = 'Look at the top two cards of your library, then put any number of them on the bottom.';

describe('a slip in marks is found and repaired, and right text is left alone', () => {
  it.each([
    [
      '((This creature can’t attack.))',
      'Defender ((This creature can’t attack.))',
      'Defender (This creature can’t attack.)',
    ],
    ['[reminder text]', `Scry 2. [${look}]`, `Scry 2. (${look})`],
    ['<reminder text>', `Scry 2. <${look}>`, `Scry 2. (${look})`],
    [
      'a full stop after the parenthesis',
      'Defender (This creature can’t attack).',
      'Defender (This creature can’t attack.)',
    ],
    ['no full stop in parentheses', '({T}: Add {W} or {B})', '({T}: Add {W} or {B}.)'],
    ['reminder text in lower case', 'Defender (this creature can’t attack.)', 'Defender (This creature can’t attack.)'],
    [
      'a comma between sentences of reminder text',
      'Flashback {1}{G} (You may cast this card from your graveyard for its flashback cost, Then exile it.)',
      'Flashback {1}{G} (You may cast this card from your graveyard for its flashback cost. Then exile it.)',
    ],
    ['a loyalty cost in brackets', '+1: Scry 1.\n[−2]: Draw two cards.', '+1: Scry 1.\n−2: Draw two cards.'],
    ['a chapter in digits', 'I — Scry 1.\n2 — Draw a card.', 'I — Scry 1.\nII — Draw a card.'],
    ['a chapter with a full stop', 'I — Scry 1.\nII. Draw a card.', 'I — Scry 1.\nII — Draw a card.'],
    ['chapters without a space', 'I,II — Scry 1.\nIII — Draw a card.', 'I, II — Scry 1.\nIII — Draw a card.'],
    [
      'a cost of X without braces',
      'X: Put X +1/+1 counters on this creature.',
      '{X}: Put X +1/+1 counters on this creature.',
    ],
    [
      'a dash after a sentence about modes',
      'Choose up to two. You may choose the same mode more than once —\n• Scry 1.\n• Draw a card.',
      'Choose up to two. You may choose the same mode more than once.\n• Scry 1.\n• Draw a card.',
    ],
    [
      'X without a space after it',
      'Create X1/1 black Rat creature tokens, where X is 2.',
      'Create X 1/1 black Rat creature tokens, where X is 2.',
    ],
    ['two bullets', 'Choose one —\n•• Scry 1.\n• Draw a card.', 'Choose one —\n• Scry 1.\n• Draw a card.'],
    ['a semicolon for an apostrophe', 'This creature can;t block.', "This creature can't block."],
    ['a contraction in two words', 'This creature can t block.', "This creature can't block."],
    [
      'a counter without its second half',
      'Put a +1 counter on this creature.',
      'Put a +1/+1 counter on this creature.',
    ],
    [
      'a comma within a mana cost',
      '{2}, {R}, Sacrifice a Goat: Draw a card.',
      '{2}{R}, Sacrifice a Goat: Draw a card.',
    ],
    ['“and” between keywords', 'Flying, and trample', 'Flying, trample'],
    ['a comma before a noun', 'Destroy target white, creature.', 'Destroy target white creature.'],
    [
      'a comma at the end of a quoted ability',
      'This creature has “{T}: Draw a card,”',
      'This creature has “{T}: Draw a card.”',
    ],
    ['“cost” after a keyword', 'Equip cost {2}', 'Equip {2}'],
    ['a keyword without the dash before its cost', 'Ward Discard a card.', 'Ward—Discard a card.'],
    [
      'an ability word with a comma',
      'Landfall, Whenever a land you control enters, scry 1.',
      'Landfall — Whenever a land you control enters, scry 1.',
    ],
    [
      'an ability word with a full stop',
      'Landfall. Whenever a land you control enters, scry 1.',
      'Landfall — Whenever a land you control enters, scry 1.',
    ],
    [
      'a flavor word with a dash without spaces',
      'Flesh Hooks—Goats you control have double strike.',
      'Flesh Hooks — Goats you control have double strike.',
    ],
    [
      'a subtype of the card in lower case',
      'Other human creatures you control get +1/+1.',
      'Other Human creatures you control get +1/+1.',
    ],
    [
      '“w/”',
      'Create a 1/1 white Goat creature token w/ flying.',
      'Create a 1/1 white Goat creature token with flying.',
    ],
    ['“&”', 'Draw a card & scry 1.', 'Draw a card and scry 1.'],
    ['“4+”', 'Destroy target creature with power 4+.', 'Destroy target creature with power 4 or greater.'],
    [
      '“2nd”',
      'Whenever you draw your 2nd card each turn, scry 1.',
      'Whenever you draw your second card each turn, scry 1.',
    ],
    ['“two times”', 'You gain two times that much life.', 'You gain twice that much life.'],
    ['a slash for “or”', 'Destroy target artifact/creature.', 'Destroy target artifact or creature.'],
    ['a dash for a minus', 'Enchanted creature gets –1/-1.', 'Enchanted creature gets -1/-1.'],
    [
      'a comma before the second keyword',
      'Goats you control have hexproof, and haste.',
      'Goats you control have hexproof and haste.',
    ],
    ['a comma before the second verb', 'Draw a card, and create a Food token.', 'Draw a card and create a Food token.'],
    ['“face down” before a noun', 'Destroy target face down creature.', 'Destroy target face-down creature.'],
    ['a keyword without its hyphen', 'Web slinging {W}', 'Web-slinging {W}'],
    [
      'a comma for the colon after a cost',
      '{1}{B}, Sacrifice a Goat, Draw a card.',
      '{1}{B}, Sacrifice a Goat: Draw a card.',
    ],
    [
      'a threshold in digits',
      'Activate only if you control 5 or more Goats.',
      'Activate only if you control five or more Goats.',
    ],
    [
      'no “instead”',
      'If target Goat would die this turn, exile it.',
      'If target Goat would die this turn, exile it instead.',
    ],
    [
      'a cost without its keyword',
      '{2} ({2}, Discard this card: Draw a card.)',
      'Cycling {2} ({2}, Discard this card: Draw a card.)',
    ],
    ['an ability without quotation marks', 'Enchanted land has {T}: Add {G}.', 'Enchanted land has "{T}: Add {G}."'],
    [
      '“their” for “its”',
      'Exile target card. You may cast that card without paying their mana cost.',
      'Exile target card. You may cast that card without paying its mana cost.',
    ],
    ['“its” for “their”', 'Target player skips its next turn.', 'Target player skips their next turn.'],
    [
      '“them” for “it”',
      'This creature enters with a +1/+1 counter on them.',
      'This creature enters with a +1/+1 counter on it.',
    ],
    [
      '“it” for “them”',
      'Creatures you control with +1/+1 counters on it have flying.',
      'Creatures you control with +1/+1 counters on them have flying.',
    ],
    [
      '“he” for “it”',
      'When this creature enters, he deals 1 damage to any target.',
      'When this creature enters, it deals 1 damage to any target.',
    ],
    [
      '“this card” for “this creature”',
      'Whenever this card attacks, scry 1.',
      'Whenever this creature attacks, scry 1.',
    ],
    [
      '“half of the”',
      'Each player loses half of the lands they control.',
      'Each player loses half the lands they control.',
    ],
    ['a mana symbol in lower case', '{t}: Draw a card.', '{T}: Draw a card.'],
    [
      'the possessive of several',
      'At the beginning of each opponents’ upkeep, scry 1.',
      'At the beginning of each opponent’s upkeep, scry 1.',
    ],
    ['a space after a sign', 'Put a + 1/+1 counter on this creature.', 'Put a +1/+1 counter on this creature.'],
    [
      'signs of a token',
      'Create a +1/+1 green Saproling creature token.',
      'Create a 1/1 green Saproling creature token.',
    ],
    [
      'power without toughness',
      'This creature gets +3 until end of turn.',
      'This creature gets +3/+3 until end of turn.',
    ],
    ['a hybrid symbol in two', '{U}/{B}, {T}: Draw a card.', '{U/B}, {T}: Draw a card.'],
    ['a space before an apostrophe', "This creature can 't block.", "This creature can't block."],
    ['“(s)”', 'Destroy target creature(s).', 'Destroy target creature.'],
    ['guillemets', 'This creature has «{T}: Draw a card.»', 'This creature has "{T}: Draw a card."'],
    ['“non” without its hyphen', 'Destroy target nonElf creature.', 'Destroy target non-Elf creature.'],
    ['a letter for a zero', 'Target creature gets +2/+O.', 'Target creature gets +2/+0.'],
    ['a comma for a slash', 'Create a 2,2 red Goat creature token.', 'Create a 2/2 red Goat creature token.'],
    ['a comma between two changes', 'Goats get +1,+1.', 'Goats get +1/+1.'],
    ['a hyphen before “counter”', 'Put a +1/+1-counter on target creature.', 'Put a +1/+1 counter on target creature.'],
    ['a hyphen before “card”', 'Discard a nonland-card.', 'Discard a nonland card.'],
    [
      '“and or”',
      'This creature gets +1/+1 for each Goat and or Elf you control.',
      'This creature gets +1/+1 for each Goat and/or Elf you control.',
    ],
    ['an arrow after a cost', '{T} -> Draw a card.', '{T}: Draw a card.'],
    ['a dash within a sentence', 'Destroy — target creature.', 'Destroy target creature.'],
    ['dots after a sentence', 'Draw a card...', 'Draw a card.'],
    ['“EOT” without “until”', 'Goats gain flying EOT.', 'Goats gain flying until end of turn.'],
    [
      'a full stop before the duration',
      'Target creature gains flying. until end of turn.',
      'Target creature gains flying until end of turn.',
    ],
    [
      '“if you do” in the middle',
      'When this creature dies, you may pay {2} if you do, draw a card.',
      'When this creature dies, you may pay {2}. If you do, draw a card.',
    ],
    [
      'an ability in parentheses',
      "Create a 1/1 red Goat creature token with (This token can't block.)",
      'Create a 1/1 red Goat creature token with "This token can\'t block."',
    ],
    ['the tap symbol after a cost in words', 'Sacrifice a Goat {T}: Scry 1.', '{T}, Sacrifice a Goat: Scry 1.'],
    ['a supertype after its type', 'Reveal a creature legendary card.', 'Reveal a legendary creature card.'],
    ['a keyword twice', 'Flying, flying, haste', 'Flying, haste'],
    ['hyphens for spaces', 'Goats get +1/+1 until end-of-turn.', 'Goats get +1/+1 until end of turn.'],
    ['a slash between keywords', 'Flying/vigilance', 'Flying, vigilance'],
    ['a keyword in capitals', 'FLYING', 'Flying'],
    ['“2x”', 'Draw 2x cards.', 'Draw two cards.'],
    [
      '“them” for “those”',
      'Exile two cards. Put them cards into your hand.',
      'Exile two cards. Put those cards into your hand.',
    ],
    [
      'a full stop after “choose one”',
      'Choose one.\n• Scry 1.\n• Draw a card.',
      'Choose one —\n• Scry 1.\n• Draw a card.',
    ],
    ['no dash after “choose one”', 'Choose one\n• Scry 1.\n• Draw a card.', 'Choose one —\n• Scry 1.\n• Draw a card.'],
    ['a numbered mode', 'Choose one —\n• Scry 1.\n2) Draw a card.', 'Choose one —\n• Scry 1.\n• Draw a card.'],
    ['another bullet', 'Choose one —\n◦ Scry 1.\n• Draw a card.', 'Choose one —\n• Scry 1.\n• Draw a card.'],
    [
      'a short dash after an ability word',
      'Landfall–Whenever a land you control enters, scry 1.',
      'Landfall — Whenever a land you control enters, scry 1.',
    ],
    [
      'an ability word in lower case',
      'landfall — Whenever a land you control enters, scry 1.',
      'Landfall — Whenever a land you control enters, scry 1.',
    ],
    ['a dash before a mana cost', 'Equip—{2}', 'Equip {2}'],
    ['a sign twice', 'This creature gets +1/++1.', 'This creature gets +1/+1.'],
    [
      'brackets around power and toughness',
      'Create a [1/1] red Goblin creature token.',
      'Create a 1/1 red Goblin creature token.',
    ],
    ['a colon within braces', '{T:} Draw a card.', '{T}: Draw a card.'],
    ['angle brackets for braces', '<2>, {T}: Draw a card.', '{2}, {T}: Draw a card.'],
    ['a space for an apostrophe', 'Return target Goat to its owner s hand.', "Return target Goat to its owner's hand."],
    ['a number twice', 'Draw two (2) cards.', 'Draw two cards.'],
    ['mana after the tap symbol', '{T}, {1}: Scry 1.', '{1}, {T}: Scry 1.'],
    ['mana after a sacrifice', 'Sacrifice a Goat, {2}{R}: Scry 1.', '{2}{R}, Sacrifice a Goat: Scry 1.'],
    [
      'a full stop between parts of a cost',
      '{2}. Sacrifice a Goat: Draw a card.',
      '{2}, Sacrifice a Goat: Draw a card.',
    ],
    ['“and” between parts of a cost', '{2} and Pay 2 life: Scry 1.', '{2}, Pay 2 life: Scry 1.'],
    ['the tap symbol twice', '{T}{T}: Scry 1.', '{T}: Scry 1.'],
    ['mana right after the tap symbol', '{T}{1}: Scry 1.', '{1}, {T}: Scry 1.'],
    [
      'a comma for the colon of a cost',
      '{R}, Sacrifice this creature, destroy target land.',
      '{R}, Sacrifice this creature: Destroy target land.',
    ],
    [
      'a comma for the colon of a cost before two sentences',
      '{T}, Create a Treasure token. Activate only as a sorcery.',
      '{T}: Create a Treasure token. Activate only as a sorcery.',
    ],
    ['a dash before the number of a keyword', 'Crew—2', 'Crew 2'],
    ['braces around the number of a keyword', 'Annihilator {2}', 'Annihilator 2'],
    ['a space between keywords', 'Flying Haste', 'Flying, haste'],
    ['a counter without its name', 'Put a counter on target creature.', 'Put a +1/+1 counter on target creature.'],
    [
      'a full stop after modes that are chosen at random',
      'At the beginning of combat on your turn, choose one at random.\n• Scry 1.\n• Draw a card.',
      'At the beginning of combat on your turn, choose one at random —\n• Scry 1.\n• Draw a card.',
    ],
    ['a full stop for a bullet', 'Choose one —\n• Scry 1.\n. Draw a card.', 'Choose one —\n• Scry 1.\n• Draw a card.'],
    [
      'reminder text without its first parenthesis',
      'Scry 1. Look at the top card of your library.)',
      'Scry 1. (Look at the top card of your library.)',
    ],
    ['a space within a mana cost', '{2} {R}: Scry 1.', '{2}{R}: Scry 1.'],
    ['a plus sign within a cost', '{2} + {T}: Scry 1.', '{2}, {T}: Scry 1.'],
    [
      'a comma within mana that is paid',
      'At the beginning of your upkeep, sacrifice this creature unless you pay {G}, {G}.',
      'At the beginning of your upkeep, sacrifice this creature unless you pay {G}{G}.',
    ],
    [
      'signs after their numbers',
      'Target creature gets 2+/2+ until end of turn.',
      'Target creature gets +2/+2 until end of turn.',
    ],
    ['a change of power and toughness without signs', 'Enchanted creature gets 2/1.', 'Enchanted creature gets +2/+1.'],
    [
      'a backslash in the name of a counter',
      'Put two +1\\+1 counters on target creature.',
      'Put two +1/+1 counters on target creature.',
    ],
    [
      'power in words',
      'Target creature has base power and toughness four/4 until end of turn.',
      'Target creature has base power and toughness 4/4 until end of turn.',
    ],
    [
      'a plus sign for “or more”',
      'Activate only if you control 5+ lands.',
      'Activate only if you control five or more lands.',
    ],
    [
      'one in digits',
      'Choose 1 or more —\n• Scry 1.\n• Draw a card.',
      'Choose one or more —\n• Scry 1.\n• Draw a card.',
    ],
    ['the number of a keyword in words', 'Crew two', 'Crew 2'],
    ['a colon before the cost of a keyword', 'Ward: Discard a card at random.', 'Ward—Discard a card at random.'],
    [
      'a dash before reminder text',
      'Defender — (This creature can’t attack.)',
      'Defender (This creature can’t attack.)',
    ],
    [
      'reminder text of a keyword without parentheses',
      'Flashback {1}{G} You may cast this card from your graveyard for its flashback cost. Then exile it.',
      'Flashback {1}{G} (You may cast this card from your graveyard for its flashback cost. Then exile it.)',
    ],
    [
      'an ability on the line of a keyword',
      'Flying When this creature enters, draw a card.',
      'Flying\nWhen this creature enters, draw a card.',
    ],
    [
      'a keyword in quotation marks',
      'Target creature gains "first strike" until end of turn.',
      'Target creature gains first strike until end of turn.',
    ],
    [
      'an opening quotation mark twice',
      'Enchanted creature has ""Whenever this creature attacks, you gain 2 life."',
      'Enchanted creature has "Whenever this creature attacks, you gain 2 life."',
    ],
    [
      'a colon after modes that are chosen at random',
      'At the beginning of combat on your turn, choose one at random:\n• Scry 1.\n• Draw a card.',
      'At the beginning of combat on your turn, choose one at random —\n• Scry 1.\n• Draw a card.',
    ],
    [
      'a flavor word in lower case',
      'molten Wake — When this creature enters, scry 1.',
      'Molten Wake — When this creature enters, scry 1.',
    ],
    [
      'no space after a sentence that ends with “it”',
      'When you next cast a spell this turn, copy it.You may choose new targets for the copy.',
      'When you next cast a spell this turn, copy it. You may choose new targets for the copy.',
    ],
    [
      'a semicolon between sentences',
      'Destroy target artifact; you may put a land card from your hand onto the battlefield.',
      'Destroy target artifact. You may put a land card from your hand onto the battlefield.',
    ],
    [
      'a list without its last comma',
      'Destroy target artifact, creature or enchantment.',
      'Destroy target artifact, creature, or enchantment.',
    ],
    [
      'a comma before the verb',
      'When this creature enters, target creature, gets +2/+2 until end of turn.',
      'When this creature enters, target creature gets +2/+2 until end of turn.',
    ],
    [
      'card types in the other order',
      'Put a +1/+1 counter on each creature artifact you control.',
      'Put a +1/+1 counter on each artifact creature you control.',
    ],
    [
      'a creature type in the plural',
      'Whenever you cast a Dragons spell, scry 1.',
      'Whenever you cast a Dragon spell, scry 1.',
    ],
    [
      '“the creature” for the card itself',
      'When the creature enters, draw a card.',
      'When this creature enters, draw a card.',
    ],
  ])('%s', (_, wrong, right) => {
    expect(fixed(cardWith(wrong))).toBe(cardWith(right));
    expect(findings(cardWith(right))).toEqual([]);
  });

  it.each([
    [
      'costs in reminder text',
      'Scavenge {3}{B} ({3}{B}, Exile this card from your graveyard: Put a +1/+1 counter on target creature.)',
    ],
    ['a clause that ends with an adjective', 'As long as this creature is untapped, creatures can’t attack you.'],
    ['a keyword that counts twice', 'Prowess, prowess'],
    ['thresholds', 'Goats you control have flying as long as you have seven or more cards in your graveyard.'],
    ['what a keyword of the set needs', 'Evolving—Ember Drake'],
    ['two words that cards join with a slash', 'Draw a card and/or discard a card.'],
    ['what prevents', 'If a source would deal damage to you, prevent 1 of that damage.'],
    ['an amount of life', 'If you gained 3 or more life this turn, draw a card.'],
    [
      'keywords between quoted abilities',
      'Enchanted creature has flying and "Whenever this creature attacks, scry 1."',
    ],
    ['amounts of life in digits', 'If you gained 5 or more life this turn, scry 1.'],
    ['several targets of a type', 'Put a +1/+1 counter on each of up to two target Goats.'],
    ['energy after the tap symbol', '{T}, Pay {E}: Add one mana of any color.'],
    ['counters of any kind', 'Whenever you put a counter on a creature you control, scry 1.'],
    ['numbers of dice', 'Roll a d20.\n1—9 | Scry 1.\n10—20 | Draw a card.'],
    ['a dash of another kind before modes', 'Choose one that hasn’t been chosen–\n• Draw a card.\n• Scry 2.'],
  ])('%s are left alone', (_, text) => {
    expect(findings(cardWith(text))).toEqual([]);
  });

  it('the possessive of the card’s name has an apostrophe', () => {
    const card = (name: string) =>
      `Dunewalker Ox {2}{G}\nLegendary Creature — Ox\nDraw cards equal to ${name} power.\n3/3\n`;
    expect(fixed(card('Dunewalker Oxs'))).toBe(card("Dunewalker Ox's"));
  });

  it('an enchantment that nothing mentions is the card', () => {
    const card = (that: string) => `Amber Toll {1}{G}\nEnchantment\n{1}, Sacrifice ${that} enchantment: Scry 1.\n`;
    expect(fixed(card('that'))).toBe(card('this'));
  });

  it('mana alone on a line is a cost without its keyword, but on lands', () => {
    const card = (type: string) => `Ashen Relic\n${type}\n{2}\n`;
    expect(findings(card('Enchantment'))).toEqual(['missing-word: {2}']);
    expect(findings(card('Land'))).toEqual([]);
  });

  it('empty braces are a symbol that is missing', () => {
    expect(findings(cardWith('{}, {T}: Scry 1.'))).toEqual(['unknown-mana-symbol: {}']);
  });

  it('a chapter with another mark is no missing chapter', () => {
    const card = 'Ashfall Saga {R}\nEnchantment — Saga\nI: Scry 1.\nII — Draw a card.\n';
    expect(lint({ 'a.cards': card }).map(({ rule }) => rule)).toEqual(['punctuation']);
  });
});
