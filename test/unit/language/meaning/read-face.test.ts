import { describe, expect, it } from 'vitest';
import { readingOf } from '../../../../server/src/export/reading.js';
import { edition } from '../../support/phrases.js';

const current = edition('magic-2026-09');
const read = (text: string, typeLine = 'Creature — Elf Scout', name = 'Ashvale Scout') =>
  readingOf(text, { name, typeLine }, current);

/** The actions of the first ability, with what they are done to. */
function actions(text: string, typeLine?: string): string[] {
  const { abilities } = read(text, typeLine);
  return (abilities[0]?.effects ?? []).map(({ action, what }) => (what ? `${action} ${what.text}` : action));
}

describe('the reading of a card', () => {
  it('has an ability for each keyword of a line', () => {
    const { abilities, whole } = read('Flying, ward {2}\nProtection from Demons and from Dragons');
    expect(abilities.map(({ keyword, cost, quality }) => [keyword, cost?.[0]?.mana, quality])).toEqual([
      ['flying', undefined, undefined],
      ['ward', '{2}', undefined],
      ['protection', undefined, 'from Demons and from Dragons'],
    ]);
    expect(whole).toBe(true);
  });

  it('has the event and the condition of a triggered ability', () => {
    const [ability] = read('Whenever another creature you control dies, if it was modified, draw a card.').abilities;
    expect(ability).toMatchObject({
      kind: 'triggered',
      triggers: [{ event: 'dies', what: { quantifier: 'another', types: ['creature'] } }],
      condition: 'if it was modified',
      effects: [{ action: 'draw', amount: 1 }],
    });
  });

  it('has the costs and limits of an activated ability', () => {
    const [ability] = read('{1}{G}, {T}, Sacrifice a Food: You gain 3 life. Activate only as a sorcery.').abilities;
    expect(ability).toMatchObject({
      kind: 'activated',
      cost: [
        { kind: 'mana', mana: '{1}{G}' },
        { kind: 'tap' },
        { kind: 'sacrifice', what: { quantifier: 'a', types: ['Food'] } },
      ],
      effects: [{ action: 'gain-life', amount: 3 }],
      limits: ['sorcery'],
    });
  });

  it('knows mana abilities', () => {
    expect(read('{T}: Add {G} or {W}.', 'Land').abilities[0]).toMatchObject({ mana: true });
    expect(read('{T}: Add {G}. Target player gains 1 life.', 'Land').abilities[0]).not.toHaveProperty('mana');
  });

  it('has one effect for each verb, with what they share', () => {
    const [ability] = read(
      'Target creature you control gets +1/+1 and gains flying until end of turn.',
      'Instant',
    ).abilities;
    expect(ability?.effects).toMatchObject([
      { action: 'modify-pt', pt: '+1/+1', duration: 'until end of turn', what: { target: 1, types: ['creature'] } },
      { action: 'gain-ability', keywords: ['flying'], duration: 'until end of turn', what: { target: 1 } },
    ]);
  });

  it('reads the card’s own name as the card', () => {
    expect(actions('Sacrifice Ashvale Scout.', 'Instant')).toEqual(['sacrifice Ashvale Scout']);
    const [ability] = read('When Ashvale Scout dies, draw a card.').abilities;
    expect(ability?.triggers?.[0]).toMatchObject({ event: 'dies', what: { self: true } });
  });

  it('reads modes below the ability that chooses among them', () => {
    const { abilities, whole } = read('Choose one —\n• Draw a card.\n• Destroy target artifact.', 'Instant');
    expect(whole).toBe(true);
    expect(abilities[0]?.effects).toMatchObject([
      { action: 'choose-mode', amount: 1, modes: [[{ action: 'draw' }], [{ action: 'destroy' }]] },
    ]);
  });

  it('reads abilities in quotation marks', () => {
    const [ability] = read('All Elves have "{T}: Add {G}."').abilities;
    expect(ability?.effects?.[0]).toMatchObject({
      action: 'gain-ability',
      abilities: [{ kind: 'activated', mana: true }],
    });
  });

  it('has what the text around a clause says about its tokens', () => {
    const { abilities } = read(
      'For each opponent, that player creates a 1/1 red Goblin creature token. Those tokens gain haste until end of turn.',
      'Sorcery',
    );
    expect(abilities[0]?.effects?.[0]?.tokens).toMatchObject([
      {
        name: 'Goblin Token',
        creator: 'that player',
        count: { forEach: 'opponent' },
        gains: ['haste until end of turn'],
      },
    ]);
  });

  it('has the tokens of abilities within abilities, at their places in the text', () => {
    const inner = '{T}: Create a 1/1 green Elf creature token.';
    const outer = `{2}: Target creature gains '${inner}' until end of turn.`;
    const text = `Elves you control have "${outer}"\nDraw a card, then create a Food token.`;
    const [first, second] = read(text, 'Enchantment').abilities;
    const granted = first?.effects?.[0]?.abilities?.[0];
    const nested = granted?.effects?.[0]?.abilities?.[0];
    expect([granted, nested].map((ability) => ability && text.slice(ability.start, ability.end))).toEqual([
      outer,
      inner,
    ]);
    expect(nested?.effects?.[0]?.tokens).toMatchObject([{ name: 'Elf Token', context: 'quoted' }]);
    expect(second?.effects?.at(-1)?.tokens).toMatchObject([{ name: 'Food Token', context: 'rules' }]);
  });

  it('has the tokens that an ability creates', () => {
    const [ability] = read('When this creature enters, create two 1/1 green Elf creature tokens.').abilities;
    expect(ability?.effects?.[0]).toMatchObject({
      action: 'create',
      tokens: [{ name: 'Elf Token', pt: '1/1', count: 2 }],
    });
  });

  it('reads a keyword of the set that its reminder text explains', () => {
    const { abilities, whole } = read(
      'Kindle 3 (When this creature enters, exile three cards.)\nMeditate {1}{W} (Rest.)',
    );
    expect(abilities).toMatchObject([
      { kind: 'keyword', keyword: 'kindle', number: 3 },
      { kind: 'keyword', keyword: 'meditate', cost: [{ kind: 'mana', mana: '{1}{W}' }] },
    ]);
    expect(whole).toBe(true);
  });

  it.each([
    ['Flying{R}: Ashvale Scout gets +1/+0 until end of turn.', ['flying', 'activated']],
    ['Flying, trampleWard—Pay 2 life.', ['flying', 'trample', 'ward']],
    ['Toxic 2{2}{G}, {T}: Draw a card.', ['toxic', 'activated']],
    ['Prototype {2}{U} — 3/3When this creature enters, draw a card.', ['prototype', 'triggered']],
  ])('reads %j, which lost the line break after its keywords', (text, kinds) => {
    const { abilities, whole } = read(text);
    expect(abilities.map(({ kind, keyword }) => keyword ?? kind)).toEqual(kinds);
    expect(whole).toBe(true);
  });

  it('takes no capital within a word for a lost line break', () => {
    expect(read('McScout deals 2 damage to any target.', 'Sorcery', 'McScout').abilities).toHaveLength(1);
  });

  it('knows the names of both halves of a split card', () => {
    const text = 'Spark deals 2 damage to any target.\nBlaze deals 4 damage to any target.';
    expect(read(text, 'Instant // Sorcery', 'Spark // Blaze').whole).toBe(true);
  });

  it('has the keyword before an ability that it changes', () => {
    const text = 'Exhaust — {4}{U}: Put two +1/+1 counters on this creature.\nWard—Pay 2 life.';
    const { abilities } = read(text);
    expect(abilities).toMatchObject([
      { kind: 'activated', keyword: 'exhaust' },
      { kind: 'keyword', keyword: 'ward' },
    ]);
    expect(abilities[0]).not.toHaveProperty('flavorWord');
  });

  it('has what is done with the cards that are revealed or chosen', () => {
    const text =
      'You may reveal an Elf card from among them and put it into your hand. Look at target player’s hand and choose a card from it.';
    expect(read(text, 'Sorcery').abilities[0]?.effects?.map(({ action }) => action)).toEqual([
      'reveal',
      'put',
      'look',
      'choose',
    ]);
  });

  it('has the limits of a keyword that a sentence limits', () => {
    const { abilities, whole } = read('Equip {1}. Activate only once each turn.', 'Artifact — Equipment');
    expect(abilities).toMatchObject([{ kind: 'keyword', keyword: 'equip', limits: ['once each turn'] }]);
    expect(whole).toBe(true);
  });

  it('has the cost of each tier', () => {
    const text =
      'Tiered (Choose one additional cost.)\n• Spark — {0} — Draw a card.\n• Blaze — {2}{R} — Draw three cards.';
    const { abilities, whole } = read(text, 'Instant');
    expect(abilities.at(-1)?.effects?.at(-1)).toMatchObject({
      modes: [[{ action: 'draw', amount: 1 }], [{ action: 'draw', amount: 3 }]],
      modeCosts: [[{ mana: '{0}' }], [{ mana: '{2}{R}' }]],
    });
    expect(whole).toBe(true);
  });

  it('reads quotes that end with a comma or name a rule', () => {
    const text =
      'Equipped creature gets +1/+0, has "Whenever this creature attacks, you gain 1 life," and is a Knight in addition to its other types.\nThe "legend rule" doesn\'t apply to Elves you control.';
    expect(read(text).unread).toEqual([]);
  });

  it('reads an ability in single quotation marks within a quoted one', () => {
    const text = (inner: string) => `This Saga gains "Creatures you control have '${inner}'"`;
    expect(read(text('{T}: Add {G}.')).unread).toEqual([]);
    expect(read(text('{T}: Draw two card.')).unread).toHaveLength(1);
  });

  it('leaves no more unread than the sentence it does not understand', () => {
    const text = 'Reach\nWhen this creature enters, draw a card. Frobnicate target creature.';
    const { unread, whole } = read(text);
    expect(whole).toBe(false);
    expect(unread.map(({ start, end }) => text.slice(start, end))).toEqual(['Frobnicate target creature']);
  });

  it.each([
    'Ashvale Scout deals 2 damage to each opponent and each creature they control.',
    'Prevent the next 5 damage that would be dealt this turn to any number of targets, divided as you choose.',
    'The next 3 damage that would be dealt to you this turn is dealt to target creature instead.',
    "Each player can't cast more than one creature spell each turn.",
    "You don't lose the game for having 0 or less life.",
    'Whenever an opponent attacks you while you control a legendary creature, draw a card.',
    'If this creature would leave the battlefield, exile it instead of putting it anywhere else.',
    'If a creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
    'Put your choice of a flying, first strike, or +1/+1 counter on target creature.',
    'Spend this mana only to cast an artifact spell or activate an ability of an artifact source.',
    'Regenerate target Bear, Boar, Cat, Dog, Elk, Fox, or Wolf.',
    "They're black and are Nightmares in addition to their other colors and types.",
    'Each player secretly votes for Iron Gate or Stone Gate, then those votes are revealed.',
    'Each creature gets twice -1/-1 until end of turn.',
    'If that creature would explore, instead it explores, then it explores again.',
    'Enchanted creature loses all other card types, colors, and creature types.',
    'Add two mana of any one color and two mana of any other color.',
    'Remove a number of charge counters equal to its mana value from Ashvale Scout.',
    'It becomes your choice of a 3/3 creature, a 2/2 creature with flying, or a 1/6 creature with defender.',
    'Tap all creatures target player controls, or untap all creatures that player controls.',
    'Your starting deck contains only cards with even mana values.',
    'Attach it to another permanent it can enchant.',
    'If this card is suspended, remove a time counter from it.',
    'This creature saddles Mounts and crews Vehicles using its toughness rather than its power.',
    'Instead of drawing a card, you may look at the top three cards of your library.',
    'Reveal that card if it has three or more colored mana symbols in its mana cost.',
    'Each player may attack only the nearest opponent in the chosen direction and planeswalkers controlled by that opponent.',
    'Whenever an opponent plots one or more cards, draw a card.',
    "If you've suspected a creature this turn, draw a card.",
    'At the beginning of your end step, if a player foraged this turn, draw a card.',
    'Draw a card for each creature goaded this way.',
    'Players can’t commit a crime this turn.',
    'Search your hand, graveyard, and/or library for a Bear card.',
    'Target player skips their next second main phase.',
    'Draw a card for each creature that fought this turn.',
    'Whenever a player casts a black, red, or green creature spell, it gains flying.',
    'You may cast this card transformed from your graveyard by paying {2} rather than its mana cost.',
    'If the spell has any targets, you may choose new targets for the copy.',
    'If a casualty cost was paid for it, copy it.',
    'You may play lands from other players’ graveyards.',
    'Exile it and, at the beginning of your next upkeep, draw a card.',
    'Ward {X}, where X is this creature’s power.',
    'At the beginning of your end step, if a permanent left the battlefield under your control this turn, scry 1.',
    'If a creature would become the target of a spell an opponent controls, it phases out.',
    'Destroy target creature that entered tapped this turn.',
    'Until the end of the next turn, you may play that card.',
    "Activate only during an opponent's draw step.",
    'You may cast this spell by milling two cards rather than paying its mana cost.',
  ])('reads every word of %j', (text) => {
    expect(read(text).unread).toEqual([]);
  });

  it.each([
    'Each player draw a card.',
    'Target creature get +1/+1 until end of turn.',
    'Draw two card.',
    'Creatures you control gets +1/+1.',
    'Destroy target target creature.',
    'Destroy creature target.',
    'Return target creature to its owner hand.',
    'Ashvale Scout deals 2 damage to each opponent and each creature they controls.',
    "Players can't casts spells.",
    'You loses half your life.',
    'Exile all graveyard.',
    'Regenerate target Bear, or Wolf.',
    "They're black and is Nightmares in addition to their other colors and types.",
    'Each creature gets twice until end of turn.',
    'Add two mana of any one color and two mana of any other.',
    'Enchanted creature loses all other card types, colors, creature types.',
    'It becomes your choice of a 3/3 creature, 2/2 creature with flying.',
    "If you've drew a card this turn, draw a card.",
    'At the beginning of your turn, draw a card.',
    'If a creature have died this turn, draw a card.',
    'If it has became tapped this turn, draw a card.',
    'If a creature would becomes tapped, draw a card instead.',
    'Until your turn, target creature gains flying.',
    'During each of your turn, you have hexproof.',
    'Target player skips next turn.',
    'If you drawn two cards this turn, draw a card.',
    "If you've goad a creature this turn, draw a card.",
    'You may cast this spell by mill two cards rather than paying its mana cost.',
  ])('does not read %j, which nobody would print', (text) => {
    expect(read(text, 'Instant').whole).toBe(false);
  });

  it.each([
    [
      'a placeholder',
      'When CARDNAME enters, CARDNAME deals 2 damage to any target.\n{T}: @ gains haste until end of turn.',
      'Ashvale Scout',
    ],
    ['a straight apostrophe for a curly one', 'When Scout’s Lantern enters, draw a card.', "Scout's Lantern"],
    ['brackets', 'When [Some] Scout enters, draw a card.', '[Some] Scout'],
  ])('knows the name of the card with %s', (_what, text, name) => {
    expect(read(text, 'Creature', name).whole).toBe(true);
  });

  it('reads the shorter dash, and rows of a table with a dash', () => {
    expect(read('Ward–Pay 2 life.').abilities).toMatchObject([{ keyword: 'ward', cost: [{ kind: 'pay-life' }] }]);
    expect(read('Roll a six-sided die.\n1 — Draw a card.\n2 – Discard a card.', 'Sorcery').whole).toBe(true);
  });

  it('reads parts of a spell that have a title and a cost', () => {
    const text =
      'Choose one or both —\nLong Night {1}{B} – Creatures get -1/-1 until end of turn.\nLong Day {W} — You gain 4 life.';
    const { abilities, whole } = read(text, 'Sorcery');
    expect(abilities).toMatchObject([
      {
        effects: [
          {
            modes: [[{ action: 'modify-pt' }], [{ action: 'gain-life' }]],
            modeCosts: [[{ mana: '{1}{B}' }], [{ mana: '{W}' }]],
          },
        ],
      },
    ]);
    expect(whole).toBe(true);
  });

  it('reads a keyword of the set with a quality and a cost', () => {
    const text = 'Dune marching—Knight or Camel {1}{W} (You may cast this card from your graveyard.)';
    expect(read(text).abilities).toMatchObject([
      { kind: 'keyword', keyword: 'dune marching', quality: 'Knight or Camel', cost: [{ mana: '{1}{W}' }] },
    ]);
  });

  it.each([
    'This creature gains "Equipped Elf has \'{T}: Draw a card.\'" It loses all other abilities.',
    'Hand -1, Life +4',
    'Each player may play a copy of each of those cards this turn.',
    'At the beginning of the game, each player draws a card.',
    'Equipped creature’s equip costs cost {1} less to activate.',
    'Draw cards equal to the number of keyword abilities it has.',
  ])('reads %j', (text) => {
    expect(read(text).unread).toEqual([]);
  });
});
