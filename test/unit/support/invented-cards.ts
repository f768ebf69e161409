/** Cards of our own, for tests that need many: built from parts, the same ones for each seed. */

const firstNames =
  'Ashen Bramble Cinder Dusk Ember Fallow Gutter Hollow Ivory Kiln Lantern Marrow Osier Pitch Rime'.split(' ');
const lastNames = 'Warden Courier Tinker Herald Ledger Ferry Orchard Bell Furnace Sparrow Quarry Candle Oath'.split(
  ' ',
);
const costs = ['{R}', '{1}{W}', '{2}{U}', '{3}{B}{B}', '{X}{G}', '{4}', '{W/U}{W/U}'];

const types: readonly (readonly [typeLine: string, kind: 'creature' | 'spell' | 'other', stats: string])[] = [
  ['Creature — Human Wizard', 'creature', '2/2'],
  ['Creature — Goblin Rogue (common)', 'creature', '1/1'],
  ['Legendary Creature — Elf Druid', 'creature', '3/3'],
  ['Artifact Creature — Construct', 'creature', '0/4'],
  ['Creature — Zombie', 'creature', '2/1'],
  ['Instant', 'spell', ''],
  ['Sorcery (rare)', 'spell', ''],
  ['Enchantment', 'other', ''],
  ['Artifact', 'other', ''],
  ['Land', 'other', ''],
];

const keywordLines = [
  'Flying',
  'Trample, haste',
  'First strike, lifelink',
  'Ward {2}',
  'Menace',
  'Flash',
  'Vigilance, reach',
  'Deathtouch',
  'Flying, vigilance, hexproof',
];

const ofCreatures = [
  'When this creature enters, draw a card.',
  'When this creature dies, each opponent loses 2 life and you gain 2 life.',
  'Whenever this creature attacks, create a 1/1 red Goblin creature token with haste.',
  'Whenever another creature you control enters, put a +1/+1 counter on this creature.',
  'At the beginning of your upkeep, sacrifice this creature unless you pay {1}.',
  'This creature can’t block.',
  'Other Elf creatures you control get +1/+1 and have trample.',
  '{1}{R}: This creature gets +1/+0 until end of turn.',
  '{T}: Add {G}.',
  '{2}, {T}, Sacrifice another creature: Draw two cards.',
  'As long as you control an artifact, this creature has first strike and lifelink.',
  'Whenever this creature deals combat damage to a player, that player discards a card.',
  'When this creature leaves the battlefield, return target creature card from your graveyard to your hand.',
];

const ofSpells = [
  'Destroy target creature.',
  'Draw two cards, then discard a card.',
  'Create two 1/1 white Soldier creature tokens.',
  'Counter target noncreature spell unless its controller pays {3}.',
  'Target creature gets +3/+3 and gains trample until end of turn.',
  'Exile target artifact or enchantment an opponent controls.',
  'Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
  'Return up to two target creature cards from your graveyard to your hand.',
  'Each player sacrifices a creature of their choice.',
  'Choose one —\n• Create a Treasure token.\n• Tap target creature.',
  'Creatures you control gain indestructible until end of turn.',
  'Put a +1/+1 counter on each creature you control.',
];

const ofOthers = [
  'Creatures you control have vigilance.',
  'Whenever you cast a noncreature spell, scry 1.',
  'At the beginning of your end step, if you gained life this turn, create a Food token.',
  '{T}: Add one mana of any color.',
  '{3}, {T}: Exile target card from a graveyard.',
  'When this enchantment enters, you may destroy target artifact.',
  'Spells your opponents cast cost {1} more to cast.',
];

/** Returns a sequence of numbers below 1 that looks random and is the same for each seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns invented cards as blocks of plain card text. */
export function inventedCards(count: number, seed = 18): string[] {
  const next = numbers(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
  return Array.from({ length: count }, () => {
    const [typeLine, kind, stats] = pick(types);
    const abilities = { creature: ofCreatures, spell: ofSpells, other: ofOthers }[kind];
    const lines = [
      `${pick(firstNames)} ${pick(lastNames)}${typeLine === 'Land' ? '' : ` ${pick(costs)}`}`,
      typeLine,
      ...(kind === 'creature' && next() < 0.6 ? [pick(keywordLines)] : []),
      pick(abilities),
      ...(next() < 0.4 ? [pick(abilities)] : []),
      stats,
      ...(next() < 0.2 ? ['Flavor: Nothing here was ever finished.'] : []),
    ];
    return lines.filter((line) => line !== '').join('\n');
  });
}
