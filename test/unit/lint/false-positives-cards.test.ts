import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import type { RuleSetting } from '../../../server/src/lint/settings.js';
import { cardWith, type Files, found, type LintOptions, lint, shown } from '../support/lint.js';

/** The findings in the first of some files, as `rule-id: the words`. */
function inFiles(files: Files, options: LintOptions = {}): string[] {
  return lint(files, options).map((finding) => shown(finding, Object.values(files)[0]!));
}

function inCards(text: string, options: LintOptions = {}): string[] {
  return inFiles({ 'a.cards': text }, options);
}

function withOption(rule: string, name: string, value: unknown): LintOptions {
  const setting: RuleSetting = { severity: null, options: new Map([[name, value]]) };
  return { settings: { rules: new Map([[rule, setting]]) } };
}

/** The text after all of its fixes. */
function fixed(text: string): string {
  return applyEdits(
    text,
    lint({ 'a.cards': text }).flatMap(({ fix }) => fix?.edits ?? []),
  );
}

describe('subtypes', () => {
  it('of the set’s own may be the name of a plane', () => {
    expect(inCards('Barn Mare {1}{G}\nCreature — Earth Mare\n2/2\n')).not.toContain('subtype-of-other-type: Earth');
  });
});

describe('words that no other card has', () => {
  it.each([
    'Partner with Ming Ming, Brave Duck',
    'Exile thirteen target cards from a graveyard.',
    'Return two tapped creatures to the top of their owners’ libraries.',
    'You may look at the top card of your opponents’ libraries any time.',
    'Noncreature spells you cast that don’t target creatures cost {1} more to cast.',
    'When this creature enters, target player may put Doris into their hand from their library, then shuffle.',
    'When this creature dies, incubate Horrors 2.',
    'Spells your opponents cast that target creatures cost {1} more to cast.',
    'When this creature dies, it deals 1 damage to you and to any target.',
    'This creature deals 1 damage to each creature, player, and planeswalker.',
    'Choose two of creature, enchantment, or planeswalker.',
    'It retains its abilities.',
    'Players play with the top card of their libraries revealed.',
    'Barn Mare has protection from mana values less than 3.',
    '{T}: Create a Clue, a Treasure, or a Map token.',
    'This creature or Vehicle deals 2 damage to any target.',
    "Opponents can't cast spells with the same name as a card with an oil counter on it.",
    'Create a 2/2 black level 2 Zombie creature token.',
    'This creature gets +1/+1 for each Elf with a quill counter on it.',
    'Spells that target artifacts you control cost {1} more to cast.',
    'Descend 7 — As long as there are seven or more permanent cards in your graveyard, this creature gets +2/+2.',
    'Target player takes an extra turn after this one. During that turn, creatures you control get +1/+1 and have menace.',
    'Whenever you pay mana for a Squad effect, add that much colorless mana.',
    'When this creature dies, create a Scrap token. (It’s a colorless artifact token named Scrap.)',
    '{T}: Create Flesh, a legendary 5/3 red Cat creature token with menace, and Bones, a legendary 3/5 black Dog creature token with deathtouch.',
    'Spells and abilities your opponents control cost {1} more to cast or activate.',
    'You may cast cards you draw with miracle for their miracle cost even if they’re not the first card you draw each turn.',
    'Create a 2/2 red Elf creature token for each card or token sacrificed or exiled this way.',
    'Exile target tapped creature. Phase out all Vehicles that creature crewed this turn.',
    'Draw a card. If this creature is snow, scry 1.',
    'Refrain 1 — {3}{W} (If you cast this spell for its refrain cost, copy it one time. Copies become tokens.)',
    'Creatures your opponents control can be the targets of spells and abilities as though they didn’t have hexproof.',
    'For as long as they remain exiled, you may cast those cards for their madness costs.',
    "If this creature's power would be reduced by X, it gets +X/+X instead.",
    'Target land becomes a 0/0 Elemental creature with trample that is still a land.',
    'Whenever you cast an instant or sorcery spell, choose one of the following attributes at random that hasn’t been chosen yet. Barn Mare has the chosen attribute —\n• Fast — Barn Mare has haste.\n• Strong — Barn Mare gets +3/+0.',
    'Whenever this creature attacks, target creature gets +2/+0\nuntil end of turn.',
    'When this creature enters, gain control of target creature. It gains haste. At the beginning of the next end step, sacrifice it.',
    'When this creature dies, remove all poison counters from the game.',
    'You may cast this card from exile if it’s on an adventure.',
    'As long as this card is exiled with a time counter on it, creatures you control have haste.',
    'Create a token that’s a copy of target creature, except it’s a 1/1 and it’s a Horror in addition to its other types.',
    'Draw a card for each type of counter among creatures you control.',
    'Put a flying counter, a reach counter, and two +1/+1 counters on target creature.',
    'Choose up to three different targets. Barn Mare deals 1 more damage to each of them.',
    'If a source you control would deal damage to a player, it deals double that damage to that player or permanent instead.',
    'At the beginning of your upkeep, you may sacrifice a creature with mana value X. When you do, scry X.',
  ])('are no slips: %s', (text) => {
    expect(inCards(`Barn Mare {1}{G}\nCreature — Horse\n${text}\n2/2\n`)).toEqual([]);
  });

  it.each([
    'Nonland permanents with counters on them don’t untap.',
    'Whenever this creature or one or more other creatures you control enter, scry 1.',
    'Choose target permanent and target permanent spell that share a card type.',
    'Whenever this creature attacks, choose target creatures. Those creatures can’t block this turn.',
    '{T}, Tap three untapped Pikmin you control: Draw a card.',
    'Put two +1/+1 counters on attached creature.',
    'Create two 2/1 white Cleric creature tokens with defender if it has exactly one time counter on it.',
    'Wizard an Beast spells you cast cost {1} less to cast.',
    'Exile up to target attacking creatures an opponent controls.',
    'Elves you control gain the keyword ability of a creature on the battlefield.',
    'Roll a six-sided die. (At the beginning of your upkeep, sacrifice this creature unless you pay its upkeep cost for each age counter on it, then roll.)',
    'When this creature enters, create the following legendary Human creature tokens.\n• Jen the Bold, a black 3/2 with lifelink.',
    'Whenever you forge, you may draw a card.',
    'This creature gets +2/+0 as long as a creature was hunted this turn.',
    'Exile two cards that don’t share any types from your graveyard.',
    'Excavate 2',
  ])('are at most an info: %s', (text) => {
    const severities = lint({ 'a.cards': `Barn Mare {1}{G}\nCreature — Horse\n${text}\n2/2\n` }).map((f) => f.severity);
    expect(severities.filter((severity) => severity !== 'info')).toEqual([]);
  });
});

describe('a card whose name begins with a verb', () => {
  it('is not meant by that verb', () =>
    expect(
      inCards(
        'Return, the Fallen {3}{B}\nInstant\nReturn target creature card from your graveyard to the battlefield.\n',
      ),
    ).toEqual([]));
});

describe('X', () => {
  it('may be a part of the card’s name', () =>
    expect(
      inCards('X Drake, Deserter {U}\nLegendary Creature — Drake\nWhen X Drake enters, surveil 1.\n1/1\n'),
    ).toEqual([]));
});

describe('a word of the set', () => {
  it('is no misspelling if reminder text explains it after its number', () => {
    const dare =
      'You may have target creature dare 5. (It becomes legendary with base power and toughness 5/5 until end of turn.)';
    expect(inCards(`Barn Mare {1}{G}\nCreature — Horse\n${dare}\n2/2\n`)).toEqual([]);
  });
});

describe('a word that the set has', () => {
  const scout = (text: string) => `Scout {W}\nCreature — Bird\n${text}\n1/1\n`;

  it('is not taken for a form that a word of the set could have', () => {
    const unity = 'Unity (If there are six or more creatures you control, you become united for the rest of the game.)';
    expect(inCards(scout(`${unity}\nThis creature gets +2/+0 as long as you’re united.`))).toEqual([]);
  });

  it('is no misspelled keyword if other cards have it', () => {
    const dig = (text: string) => `Dig {B}\nCreature — Orc\n${text}\n2/2\n`;
    expect(inCards(dig('Excavate 2'))).toEqual(['misspelt-keyword: Excavate']);
    expect(inCards(`${dig('Excavate 2')}\n${scout('Whenever you cast a spell with excavate, scry 1.')}`)).toEqual([]);
  });
});

describe('the name of a token', () => {
  it('may begin with a color', () => {
    const card = (token: string) => `Bloom {B}\nSorcery\nCreate a ${token} artifact token.\n`;
    expect(lint({ 'a.cards': card('tapped Black Lotus') }).map(({ severity }) => severity)).not.toContain('warning');
    expect(inCards(card('Black Food'))).toContain('unknown-subtype: Black');
  });

  it('is not what an effect calls an object that is there', () => {
    const aura =
      'Enchant creature\nEnchanted creature is a Spirit creature with base power and toughness 1/1 named Spirit.';
    const maker = 'Call {W}\nSorcery\nCreate a 1/1 white Spirit creature token.';
    expect(inCards(`Guise {U}\nEnchantment — Aura\n${aura}\n\n${maker}\n`)).toEqual([]);
  });

  it('is suggested in the singular where only reminder text defines its plural', () => {
    const cards =
      'Scouts {R}{R}\nSorcery\nCreate two Sky Archers. (They’re 2/2 red Archer creature tokens with reach.)\n';
    expect(lint({ 'a.cards': cards }).map(({ fix }) => [fix?.kind, fix?.edits[0]?.newText])).toEqual([
      ['suggestion', 'Sky Archer tokens'],
    ]);
  });
});

describe('a token that the set defines', () => {
  it('has the color of its definition', () => {
    const define = 'When this creature dies, create a Berry token. (It’s an artifact with “{T}: Add {G}.”)';
    const card = `Barn Mare {1}{G}\nCreature — Horse\n${define}\n{3}: Create a tapped Berry artifact token.\n2/2\n`;
    expect(inCards(card)).not.toContain('missing-color: Berry artifact token');
    expect(inCards(card.replace('Berry art', 'Wheat art'))).toContain('missing-color: Wheat artifact token');
  });
});

describe('what is missing after a name', () => {
  it('is no part of it', () => {
    const card = 'Barn Mare {1}{G}\nCreature — Horse\n{1}: Untap Barn Mare\n2/2\n';
    expect(fixed(card)).toContain('{1}: Untap Barn Mare.\n');
  });
});

describe('correct cards', () => {
  it.each([
    // Mana and symbols
    'Ash Courier {X}{X}{2/R}{G/U/P}{C/W}{S}{H}\nSorcery\nDraw a card.',
    'Ash Courier\n{1}{R}\nCreature — Elemental\nHaste\n2/1',
    'Ashes // Embers {1}{R} // {2}{R}\nInstant // Instant\nDraw a card.',
    'Ash Dial {3}\nArtifact\n{T}, {Q}: You get {E}{E}. Whenever chaos ensues ({CHAOS}) or you pay {TK}, {PW} and {P}, draw a card.',
    'Ash Dial {½}\nArtifact\n{1/2}, {100}, {∞}, {hw}: Draw a card.',
    'Ash Dial {3}\nArtifact\n{t}: Add {c}.',
    // Types
    'Pale Ferry {3}\nArtifact — Vehicle\nCrew 2\n4/4',
    'Void Barge {5}\nLegendary Artifact — Spacecraft\nStation\n8+ | Flying\n4/4',
    'New Ground\nLand — Planet\nStation\n3/3',
    'Ash Page {W}\nCreature — Human Squire\nLevel up {1}\nLEVEL 1-4\n2/2\nLEVEL 5+\n4/4\n1/1',
    'Slow Idol {2}{G}\nEnchantment\nSlow Idol is also a Spirit creature if you have 20 life.\n4/4',
    'Glass Golem {4}\nArtifact\nWhenever you cast a spell, Glass Golem becomes an artifact creature until end of turn.\n3/3',
    'Gear Beast {5}\nArtifact Creature — Beast\nPrototype {1}{G} — 2/2\nTrample\n5/5',
    'Void Walker {2}{B}\nCreature — Horror\nFlying\n*/1+*',
    'Void Walker {2}{B}\nCreature — Horror\nFlying\n-1/+3',
    'Summer Legend {1}\nHost Creature — Elf\nWhen this enters,\n1/1',
    'Elite Guard {1}{W}\nElite Creature — Soldier\nVigilance\n1/3',
    'Sky Racer {2}\nLegendary Snow Artifact Creature — Sprinter\nHaste\n2/2',
    'Squire of Ash {1}{W}\nCreature — Human Squiree\nVigilance\n2/2',
    'Orla {2}{R}\nLegendary Planeswalker — Orla\n+1: Draw a card.\n[4]',
    'Orla {2}{R}\nLegendary Planeswalker — Orla\n+1: Draw a card.\n4',
    'Orla {2}{R}\nLegendary Planeswalker — Orla\n+1: Draw a card.\nLoyalty: X',
    'Orla {2}{R}\nLegendary Planeswalker — Orla\n+1: Draw a card.\nStarting loyalty: 4',
    'Orla {X}{R}\nLegendary Planeswalker — Orla\nOrla enters with X loyalty counters on her.\n+1: Draw a card.',
    'Siege of Ash {2}{R}\nBattle — Siege\nWhen this Siege enters, draw a card.\n[5]',
    'Ashling {1}{R}\nCreature — Elemental\nHaste\n2/1\n//\nAsh Trick {R}\nInstant — Adventure\nDraw a card.',
    // Names
    'Forest\nBasic Land — Forest\n{T}: Add {G}.\n\nForest\nBasic Land — Forest\n{T}: Add {G}.',
    'Ash Rain {R}\nSorcery\nDraw a card.\nNumber: 12\n\nAsh Rain {R}\nSorcery\nDraw a card.\nNumber: 112',
    'Ash Rain {R}\nSorcery\nDraw a card.\n//\nAsh Rain {R}\nSorcery\nDraw a card.',
    // A card that is being typed
    'Ash Rain {R}\nSorcery\nDraw a card.\n\nCinder Herald',
    'Ash Rain {R}\nSorcery\nDraw a card.\n\nCinder Herald {1}{R}',
  ])('have no findings: %s', (text) => expect(inCards(text)).toEqual([]));

  it('have no findings if they are tokens: the effect may give what the definition omits', () => {
    const files = {
      'a.tokens': 'Ooze Token\nCreature — Ooze\nColor: green\n\nJace\nLegendary Planeswalker — Jace\nColor: blue',
    };
    expect(inFiles(files)).toEqual([]);
    const two = 'Elemental Token\nCreature — Elemental\n1/1\n\nElemental Token\nCreature — Elemental\n3/3';
    expect(inFiles({ 'a.tokens': two })).toEqual([]);
  });

  it.each([
    'Ash Dial {E3}{P1}\nGear\n[E]: Add [A].',
    'Ash Pup {E2}\nChampion Unit — Poro\nMight: 2\n[Assault 2] [Tank]\n:rb_exhaust:: Buff me. [Shield] [Might] [rainbow] [M]',
    'Ash Rune\nBasic Rune',
  ])('have no findings in Riftbound: %s', (text) => expect(inCards(text, { rulebook: 'riftbound' })).toEqual([]));
});

describe('wrong cards', () => {
  it.each([
    ['Ash Courier {1}{R\nCreature — Elemental\nHaste\n2/1', ['unmatched-brace: {']],
    ['Ash Courier {1{R}G}\nCreature — Elemental\nHaste\n2/1', ['unmatched-brace: {', 'unmatched-brace: }']],
    ['Ash Courier 1}{R}\nCreature — Elemental\nHaste\n2/1', ['unmatched-brace: }']],
    ['Ash Courier {1}{E}\nCreature — Elemental\nHaste\n2/1', ['unreadable-mana-cost: {E}']],
    ['Ash Courier {1}R\nCreature — Elemental\nHaste\n2/1', ['unreadable-mana-cost: {1}R']],
    ['Ash Courier\n{1}R\nCreature — Elemental\nHaste\n2/1', ['unreadable-mana-cost: {1}R']],
    ['Ash Courier\nMana cost: {1}{R}\nCreature — Elemental\nHaste\n2/1', ['unreadable-mana-cost: Mana cost: {1}{R}']],
    ['Ash Courier {R}\nLegendry Creature — Elemental\nHaste\n2/1', ['unreadable-type-line: Legendry']],
    ['Ash Courier {R}\nArtefact Creature — Golem\nHaste\n2/1', ['unreadable-type-line: Artefact']],
    ['Ash Courier {R}\nEnchantement — Aura\nEnchant creature', ['unreadable-type-line: Enchantement']],
    ['Ash Courier {R}\nLegendary Instnat\nDraw a card.', ['unreadable-type-line: Legendary Instnat']],
    ['Sky Racer {2}\nStarship — Fighter\nCrew 1\n2/2', ['unreadable-type-line: Starship']],
    ['Ash Courier {R}\nCreature — Elemental 2/1\nHaste', ['creature-without-pt: Creature']],
    ['Ash Courier {R}\nCreature — Elemental\nHaste\n(2/1)', ['creature-without-pt: (2/1)']],
    ['Ash Rain {R}\nInstant\nDraw a card.\n2/1', ['noncreature-with-pt: 2/1']],
    [
      'Ash Courier {R}\nInstant — Adventure\nDraw a card.\n2/1\n//\nAsher {R}\nCreature — Elf\nHaste',
      ['noncreature-with-pt: 2/1'],
    ],
    ['Ash Hut\nTribal Land — Goblin\n{T}: Add {R}.', ['legacy-type-line: Tribal']],
    ['Ash Grip {R}\nEnchant Creature\nEnchanted creature has haste.', ['legacy-type-line: Enchant Creature']],
    ['Old Ash {R}\nSummon Legend\nHaste\n2/1', ['legacy-type-line: Summon Legend']],
  ])('have one finding: %s', (text, expected) => expect(inCards(text)).toEqual(expected));

  it('have one finding if power and toughness follow a blank line', () => {
    const text = 'Ash Courier {1}{R}\nCreature — Elemental\n\nHaste\n3/2\n\nAsh Rain {R}\nSorcery\nDraw a card.\n';
    expect(inCards(text)).toEqual(['block-without-type-line: Haste']);
    expect(inCards(fixed(text))).toEqual([]);
    const stats = 'Ash Courier {1}{R}\r\nCreature — Elemental\r\nHaste\r\n\r\n3/2\r\n';
    expect(inCards(stats)).toEqual(['block-without-type-line: 3/2']);
    expect(fixed(stats)).toBe('Ash Courier {1}{R}\r\nCreature — Elemental\r\nHaste\r\n3/2\r\n');
  });

  it('are not joined across a comment, or with a block that has its own mana cost', () => {
    const apart = 'Ash Rain {R}\nSorcery\nDraw a card.\n\n# the next one\nScry 1.\n';
    const named =
      'Ash Rain {R}\nSorcery\nDraw a card.\n\nAsh Storm {R}\nDraw a card.\n\nAsh Hail {R}\nSorcery\nDraw a card.\n';
    for (const text of [apart, named])
      expect(lint({ 'a.cards': text })).toMatchObject([{ rule: 'block-without-type-line', fix: null }]);
  });

  it('may have card types of their own in place of a type line', () => {
    const text =
      'Ash Rain {R}\nSorcery\nDraw a card.\n\nDawn Warden\nLegendary Hero\nDraw a card.\n\nCounters\nReminder Card\nScry 1.\n';
    expect(inCards(text)).toEqual([]);
    expect(
      lint({ 'a.cards': 'Ash Rain {R}\nSorcery\nDraw a card.\n\nAsh Sprite\nFlying\nDraw a card.' }),
    ).toMatchObject([{ rule: 'block-without-type-line', fix: null }]);
  });

  it('may have subtypes that resemble those of the rules', () => {
    expect(inCards('Ash Lord {R}\nLegendary Creature — Human Sith\nHaste\n2/2')).toEqual([]);
    expect(inCards('Ash Lord {R}\nLegendary Creature — Stand\nHaste\n2/2')).toEqual([]);
    expect(inCards('Turtel {R}\nCreature — Turtel\nHaste\n2/2')).toEqual([]);
    expect(inCards('Ash Wolf {3}{R}\nLegendary Planeswalker — Wolf\n+1: Draw a card.\nLoyalty: 3')).toEqual([]);
    expect(inCards('Ash Lord {R}\nCreature — Humn\nHaste\n2/2')).toEqual(['misspelt-subtype: Humn']);
  });

  it('are named in the findings of file rules', () => {
    expect(lint({ 'a.cards': 'Ash Courier {R}\nCreature — Elemental\nHaste' })).toMatchObject([
      { card: 'Ash Courier' },
    ]);
  });
});

describe('names of cards', () => {
  const other = { 'b.cards': 'Ash Rain {R}\nSorcery\nDraw two cards.' };

  it('that are equal in one file are reported on the later card', () => {
    const text = 'Ash Rain {R}\nSorcery\nDraw a card.\n\nash rain {R}\nSorcery\nDraw two cards.';
    expect(lint({ 'a.cards': text })).toMatchObject([{ rule: 'duplicate-card-name', span: { start: 35, end: 43 } }]);
  });

  it('that are equal in two files are reported in the later one, by path', () => {
    const mine = 'Ash Rain {R}\nSorcery\nDraw a card.';
    expect(inFiles({ 'a.cards': mine, ...other })).toEqual([]);
    expect(lint({ 'set/c.cards': mine, ...other })).toMatchObject([
      { rule: 'duplicate-card-name', message: 'Another card in b.cards is also named “Ash Rain”.' },
    ]);
  });
});

describe('files of card programs', () => {
  const entry = (name: string, text: string, fields: object = {}) => ({
    name,
    type_line: 'Sorcery',
    oracle_text: text,
    ...fields,
  });
  const json = (...cards: object[]) => JSON.stringify(cards);

  it('may repeat cards of the set, and contain several printings of one card', () => {
    const printings = json(entry('Ash Rain', 'Draw a card.'), entry('Ash Rain', 'Draw a card.'));
    expect(inFiles({ 'set.json': printings, 'a.cards': 'Ash Rain {R}\nSorcery\nDraw a card.' })).toEqual([]);
    expect(inFiles({ 'a.cards': 'Ash Rain {R}\nSorcery\nDraw a card.', 'Set.json': printings })).toEqual([]);
  });

  it('may have no name yet, or a word in its place', () => {
    const unnamed = ['CW10 —', 'CW12 —', '—', '—', 'alpha', 'alpha', 'alpha'].map((name) =>
      entry(name, 'Draw a card.'),
    );
    const found = lint({ 'set.json': json(...unnamed.map((card, n) => ({ ...card, mana_cost: `{${n}}` }))) });
    expect(found.filter(({ rule }) => rule === 'duplicate-card-name').map(({ severity }) => severity)).toEqual([
      'info',
      'info',
    ]);
  });

  it('may be the halves of a split card, each with the whole name', () => {
    const halves = json(entry('Ash // Ember', 'Draw a card.'), entry('Ash // Ember', 'Destroy target land.'));
    expect(inFiles({ 'set.json': halves })).not.toContain('duplicate-card-name: Ash // Ember');
  });

  it('may omit power and toughness for all cards, but not for one', () => {
    const elf = entry('Ash Elf', 'Haste', { type_line: 'Creature — Elf' });
    expect(lint({ 'set.json': json(elf) })).toEqual([]);
    const other = entry('Ash Ogre', 'Haste', { type_line: 'Creature — Ogre', power: '3', toughness: '3' });
    expect(lint({ 'set.json': json(elf, other) })).toMatchObject([{ rule: 'creature-without-pt', card: 'Ash Elf' }]);
  });

  it('may be slots that are not designed yet, and may give power and toughness in an ability', () => {
    const ogre = entry('Ash Ogre', 'Haste', { type_line: 'Creature — Ogre', power: '3', toughness: '3' });
    const slot = entry('CW04', '', { type_line: 'Creature' });
    const noted = entry('CU03', 'Card draw (added cost)', { type_line: 'Creature' });
    const shifting = entry('Ash Dusk', 'Day — 3/4. Flying\nNight — 1/1. Haste', { type_line: 'Creature — Elf' });
    const rules = lint({ 'set.json': json(ogre, slot, noted, shifting) }).map(({ rule }) => rule);
    expect(rules).not.toContain('creature-without-pt');
    expect(rules).not.toContain('word-agreement');
    const planned = ['CW02', 'CW03'].map((code) => `${code} Small Creature\nCreature\n`);
    expect(inCards(`${planned.join('\n')}\nCW04 Ash Ogre {R}\nCreature — Ogre\nHaste\n3/3\n`)).toEqual([]);
    expect(inCards(planned.join('\n').replaceAll('CW0', 'Ash '))).not.toEqual([]);
  });

  it('may be backs of slots that are not designed yet', () => {
    const ogre = { card_name: 'Ash Ogre', rules_text: '', type: 'Creature — Ogre', pt: '3/3' };
    const slot = { card_name: 'MX02 Ash Angel', type: 'Creature — Angel', rules_text: '', shape: 'transform' };
    const cards = [ogre, { ...slot, card_name2: 'Ashen Angel', type2: 'Creature — Angel' }];
    expect(lint({ 'set.json': JSON.stringify(cards) }).map(({ rule }) => rule)).not.toContain('creature-without-pt');
  });

  it('may be halves of a permanent that cards meld into', () => {
    const hub = (card: object) =>
      JSON.stringify([card, { card_name: 'Ash Ogre', rules_text: '', type: 'Creature — Ogre', pt: '3/3' }]);
    const dial = {
      card_name: 'Ash Dial',
      type: 'Artifact',
      rules_text: '{T}: Exile this and Ash Hand, then meld them into Ashen Hour.',
      card_name2: 'Ashen Hour',
      type2: 'Legendary Creature — Elemental',
    };
    expect(lint({ 'set.json': hub(dial) }).map(({ rule }) => rule)).not.toContain('creature-without-pt');
    const other = { ...dial, rules_text: '{T}: Transform this.' };
    expect(lint({ 'set.json': hub(other) }).map(({ rule }) => rule)).toContain('creature-without-pt');
  });

  it('may have kept the numbers of another frame, or lost those of levels and chapters', () => {
    const ogre = entry('Ash Ogre', 'Haste', { type_line: 'Creature — Ogre', power: '3', toughness: '3' });
    const rain = entry('Ash Rain', 'Draw a card.', { power: '5', toughness: '5' });
    const rising = entry('Ash Elf', 'Level up {R}', { type_line: 'Creature — Elf' });
    const tale = entry('Ash Tale', 'Draw a card.\nScry 2.\nIII — Draw a card.', { type_line: 'Enchantment — Saga' });
    const found = lint({ 'set.json': json(ogre, rain, rising, tale) });
    expect(found.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual(['info noncreature-with-pt']);
  });

  it('may have the slot in the plan of their set before their names', () => {
    const text =
      'RR02 Sneeb {R}\nLegendary Creature — Kobold\nWhen you cycle Sneeb, it deals 2 damage to any target.\n2/2\n';
    expect(inCards(text)).toEqual([]);
  });

  it('may be lands and planeswalkers or battles, in any order', () => {
    expect(inCards('Ash Spire\nPlaneswalker Land\n{T}: Add {R}.\n[3]\n')).toEqual([]);
    expect(inCards('Ash Siege\nBattle Land\n{T}: Add {R}.\n')).not.toContain('type-line-order: Battle Land');
  });

  it('may be Vehicles that something else than crew makes creatures', () => {
    const text = 'As long as this Vehicle has a fuel counter on it, it’s a creature in addition to its other types.';
    expect(inCards(`Ash Plane {2}\nArtifact — Vehicle\n${text}\n5/5\n`)).not.toContain('vehicle-without-crew: Vehicle');
  });

  it('may name the cards that are conjured or created', () => {
    const text =
      'Demiwolf {R}\nCreature — Wolf\n{T}: Conjure Hemiwolf into your hand.\n2/2\n\n' +
      'Hemiwolf {R}\nCreature — Wolf\nWhenever you attack, create a Demiwolf creature token.\n1/1\n';
    const rules = inCards(text).map((found) => found.split(':')[0]);
    expect(rules).not.toContain('misspelt-word');
    expect(rules).not.toContain('creature-token-without-pt');
    expect(rules).not.toContain('missing-color');
  });

  it('have no blocks that could be joined', () => {
    expect(
      lint({ 'set.json': json(entry('Ash Rain', 'Draw a card.'), { name: 'Ash Hail', oracle_text: 'Scry 1.' }) }),
    ).toEqual([]);
  });

  it('may write loyalty costs in braces', () => {
    expect(found('{+1}: Draw a card.\n{−2}: Scry 2.\n{-X}: Scry X.')).toEqual([]);
  });
});

describe('the set’s own symbols', () => {
  const card = (name: string) => `${name} {1}{I}\nSorcery\nAdd {I}{I/W}.`;

  it('get one hint in the set', () => {
    expect(lint({ 'a.cards': `${card('Ash Rain')}\n\n${card('Ash Hail')}` })).toMatchObject([
      { rule: 'unknown-mana-symbol', severity: 'hint', card: 'Ash Rain', fix: null },
    ]);
    expect(inFiles({ 'b.cards': card('Ash Hail'), 'a.cards': card('Ash Rain') })).toEqual(['unknown-mana-symbol: {I}']);
  });

  it('are accepted if an option lists them, or the set has a color with that letter', () => {
    expect(inCards(card('Ash Rain'), withOption('unknown-mana-symbol', 'symbols', ['{i}']))).toEqual([]);
    expect(inCards(card('Ash Rain'), { declared: { predefined: [], subtypes: [], colors: ['indigo'] } })).toEqual([]);
  });

  it('get a suggestion for a missing slash', () => {
    const options = withOption('unknown-mana-symbol', 'symbols', ['I']);
    expect(lint({ 'a.cards': 'Ash Rain {IW}\nSorcery\nDraw a card.' }, options)).toMatchObject([
      { severity: 'info', fix: { title: 'Change to “{I/W}”' } },
    ]);
  });

  it('are not recognised in ordinary words', () => {
    expect(found('Whisper {the name of a creature} aloud.')).toEqual([]);
  });
});

describe('the set’s own card types', () => {
  it('are accepted if an option lists them', () => {
    const options = withOption('unreadable-type-line', 'types', ['Starship', 'Craeture']);
    expect(inCards('Sky Racer {2}\nStarship — Fighter\nCrew 1\n2/2', options)).toEqual([]);
    expect(inCards('Sky Racer {2}\nCraeture — Fighter\nHaste\n2/2', options)).toEqual([]);
  });
});

describe('a lone brace', () => {
  it.each([
    ['{T: Add {G}.', '{T}: Add {G}.'],
    ['{2}, T}: Draw a card.', '{2}, {T}: Draw a card.'],
    ['{W/U: Draw a card.', '{W/U}: Draw a card.'],
    ['{10: Draw a card.', '{10}: Draw a card.'],
  ])('gets its counterpart if the place is unambiguous: %s', (wrong, right) =>
    expect(fixed(cardWith(wrong))).toBe(cardWith(right)),
  );

  it.each([
    ['{R}}, {T}: Draw a card.', '{R}, {T}: Draw a card.'],
    ['{{T}: Draw a card.', '{T}: Draw a card.'],
  ])('can be removed beside another one: %s', (wrong, right) => {
    const [finding] = lint({ 'a.cards': cardWith(wrong) });
    expect(finding?.fix?.kind).toBe('suggestion');
    expect(applyEdits(cardWith(wrong), finding!.fix!.edits)).toBe(cardWith(right));
  });

  it.each(['{Tap: Add {G}.', '{a creature: Draw a card.', 'Pay a}.'])(
    'is left alone where somebody can: %s',
    (text) => {
      const findings = lint({ 'a.cards': cardWith(text) });
      expect(findings).toMatchObject([{ rule: 'unmatched-brace', fix: null }]);
    },
  );
});

describe('keywords', () => {
  it.each([
    'Flying, vigilance',
    'Flying; first strike',
    'Double strike, lifelink',
    'Protection from red, ward {2}',
    'Ward—Pay 3 life.',
    'Cycling {2} ({2}, Discard this card: Draw a card.)',
    'Start your engines!',
    'Islandcycling {1}',
    // The designer's own words, similar to a keyword
    'Flyer (This creature can block only creatures with flying.)',
    'Creatures you control have stork (They can carry other creatures.).',
    'Overlord {3} (You may cast this for {3}.)',
    'Infest — Whenever this creature attacks, draw a card.',
    'Landfall — Whenever a land you control enters, create a Food token.',
    // Ordinary words
    '({R/W} can be paid with either {R} or {W}.)',
    'If this is the third time this ability has resolved this turn, draw a card.',
    'Whenever this creature has dealt damage, you gain life, and have each opponent lose 1 life.',
    'Creatures you control with power, toughness, or mana value 3 or less have base power 4.',
    'Fearl (This creature can’t be blocked by small creatures.)',
    'Flying, sexproof (This creature can’t be courted.)',
    'Creatures you control have sexproof. (They can’t be courted.)',
    'Target creature gains sexproof until end of turn. (It can’t be courted.)',
    'Choose a creature with the word “fling” in its name.',
    'Enchanted creature has shadowy eyes and can be blocked only by creatures with shadows.',
    'Sacrifice a creature with counters on it. It loses.',
    'Players with cards in hand lose 1 life. Attacking creatures you control gain trampling.',
  ])('are accepted: %s', (text) => expect(found(text).filter((one) => one.startsWith('misspelt'))).toEqual([]));

  it.each([
    ['Fliyng, vigilance', 'Flying, vigilance'],
    ['Flying, vigilence', 'Flying, vigilance'],
    ['Vigilence', 'Vigilance'],
    ['Cyclng {2}', 'Cycling {2}'],
    ['Create a 1/1 white Bird creature token with lfying.', 'Create a 1/1 white Bird creature token with flying.'],
    ['Create a 1/1 red Elf creature token with ahste.', 'Create a 1/1 red Elf creature token with haste.'],
    ['Target creature gains double strke until end of turn.', 'Target creature gains double strike until end of turn.'],
    ['Target creature gains flying and doublestrike.', 'Target creature gains flying and double strike.'],
    [
      'Creatures you control have deathtuoch during your turn.',
      'Creatures you control have deathtouch during your turn.',
    ],
    ['Target creature loses flying, tramle, and haste.', 'Target creature loses flying, trample, and haste.'],
  ])('are misspelt: %s', (wrong, right) => {
    expect(fixed(cardWith(wrong))).toBe(cardWith(right));
  });

  it('of the set are accepted if reminder text of another card explains them', () => {
    const text = cardWith('Overlord, vigilance');
    const other = 'Ash Lord {R}\nCreature — Elf\nOverlord (You may cast this for less.)\n1/1';
    expect(inCards(text)).toEqual(['misspelt-keyword: Overlord']);
    expect(inCards(`${text}\n${other}`)).toEqual([]);
    expect(inCards(text, withOption('misspelt-keyword', 'keywords', ['overlord']))).toEqual([]);
  });

  it('of Riftbound are in brackets', () => {
    const options = { rulebook: 'riftbound' };
    expect(found('[Asault 2] [Shield] [Exhaust] [Might]', options)).toEqual(['misspelt-keyword: Asault']);
  });
});

describe('a buff of Riftbound', () => {
  it.each([
    'Buff a friendly unit. (If it doesn’t have a buff, it gets a +1 [M] buff.)',
    'When you play me, buff me. Spend my buff: Ready me.',
    'You may buff token units here, and buff tokens you control.',
    'Play a 1 [M] Recruit unit token here and buff it.',
    'Buff each token. Your tokens have +1 [M].',
    'When you play a unit with a buff, draw 1.',
    'Give a unit +1 [M] this turn, then play a Gold gear token exhausted.',
    'The next unit buffed this turn gets a buff.',
  ])('is accepted: %s', (text) => expect(found(text, { rulebook: 'riftbound' })).toEqual([]));

  it.each([
    'Put a buff token on a unit.',
    'Give each unit a +2 [M] token.',
    'Play two buffs here.',
    'Spend two buff tokens: Draw 1.',
    'Put a Recruit token on a friendly unit.',
  ])('is confused with a token: %s', (text) => {
    const findings = found(text, { rulebook: 'riftbound' });
    expect(findings.filter((one) => one.startsWith('rb-buff-token-confusion'))).toHaveLength(1);
  });
});
