import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { cardWith, type Files, found, type LintOptions, lint } from '../support/lint.js';

type Options = LintOptions & { readonly beside?: Files };

/** The words that one rule underlines in rules text. */
function underlined(rule: string, text: string, options: Options = {}): string[] {
  const prefix = `${rule}: `;
  return found(text, options).flatMap((finding) => (finding.startsWith(prefix) ? [finding.slice(prefix.length)] : []));
}

/** The rules text after the fixes of one rule, and the kinds of these fixes. */
function fixed(rule: string, text: string, options: Options = {}): { kinds: string[]; text: string } {
  const file = cardWith(text);
  const fixes = lint({ 'a.cards': file, ...options.beside }, options).flatMap((finding) =>
    finding.rule === rule && finding.fix ? [finding.fix] : [],
  );
  const edited = applyEdits(
    file,
    fixes.flatMap(({ edits }) => edits),
  );
  return { kinds: fixes.map(({ kind }) => kind), text: edited.split('\n').slice(2, -2).join('\n') };
}

describe('copy-except-comma', () => {
  const rule = 'copy-except-comma';

  it('needs "copy of" in the same sentence', () => {
    expect(underlined(rule, 'It becomes a copy of that artifact except it has haste.')).toEqual(['artifact except']);
    expect(underlined(rule, 'Create two copies of it except they have haste.')).toEqual(['it except']);
    for (const text of [
      'It becomes an artifact except it has haste.',
      'Create a copy of it. Artifacts lose flying except it has haste.',
      'Create a copy of it; artifacts lose flying except it has haste.',
      'Create a copy of it\nArtifacts lose flying except it has haste.',
      'Create a copy of it, except artifacts lose flying except it has haste.',
      'The color of it changes except it has haste.',
    ])
      expect(underlined(rule, text), text).toEqual([]);
  });

  it('looks back forty words for "copy of"', () => {
    // "copy", "of" and "it" before the filler; of the words before "except", "of" is the one that counts.
    const text = (filler: number) => `Create a copy of it ${'very '.repeat(filler)}except it has haste.`;
    expect(underlined(rule, text(38))).toEqual(['very except']);
    expect(underlined(rule, text(39))).toEqual([]);
  });

  it('needs a subject and a verb after "except"', () => {
    const count = (words: string) => underlined(rule, `It becomes a copy of that artifact except ${words}.`).length;
    for (const words of ['its a Spirit', 'its not legendary', 'the token has haste', 'those copies can attack'])
      expect(count(words), words).toBe(1);
    for (const words of [
      'its own',
      'the tokens you control have haste',
      'that player has haste',
      'its, has',
      'Goblins',
    ])
      expect(count(words), words).toBe(0);
  });
});

describe('legacy-put-onto-battlefield', () => {
  const rule = 'legacy-put-onto-battlefield';

  it.each([
    [
      "Whenever you put a token that's a copy of a creature onto the battlefield, draw a card.",
      "Whenever you create a token that's a copy of a creature, draw a card.",
    ],
    [
      "Whenever you put a tapped token that's a copy of a creature onto the battlefield, draw a card.",
      "Whenever you create a tapped token that's a copy of a creature, draw a card.",
    ],
    ['Each player puts a token, a copy of it, onto the battlefield.', 'Each player creates a token, a copy of it.'],
    [
      "Put a token that's a copy of it, except it has haste, onto the battlefield for each land you control.",
      "Create a token that's a copy of it, except it has haste, for each land you control.",
    ],
    [
      "Put a token that's a copy of it, except it has haste, onto the battlefield.",
      "Create a token that's a copy of it, except it has haste.",
    ],
  ])('reports a copy that is named before its place: %s', (text, right) => {
    expect(underlined(rule, text)).toHaveLength(1);
    expect(fixed(rule, text)).toEqual({ kinds: ['safe'], text: right });
  });

  it('has no fix if the sentence continues after the place', () => {
    const text = "Whenever you put a token that's a copy of it onto the battlefield tapped, draw a card.";
    expect(underlined(rule, text)).toEqual(["put a token that's a copy of it onto the battlefield"]);
    expect(fixed(rule, text)).toEqual({ kinds: [], text });
  });

  it.each([
    "Whenever you put the token that's a copy of it onto the battlefield, draw a card.",
    "Whenever you put a card that's a copy of it onto the battlefield, draw a card.",
    'Whenever you put a token next to it onto the battlefield, draw a card.',
    'Whenever you put a token of it onto the battlefield, draw a card.',
    "Whenever you put a token that's a copy of it onto your stack, draw a card.",
    "Whenever you put a token that's a copy of it onto the stack, draw a card.",
    "Whenever you put a token that's a copy of it into exile and put a card onto the battlefield, draw a card.",
    "Whenever you put a token that's a copy of it into exile and a player puts a card onto the battlefield, draw a card.",
    "Whenever you put a token that's a copy of it into exile. You move a card onto the battlefield.",
    "Whenever you put a token that's a copy of it into exile\nYou move a card onto the battlefield.",
    'Whenever you put a token that\'s a copy of it with "You move a card onto the battlefield.", draw a card.',
  ])('says nothing if no new copy is put there: %s', (text) => expect(underlined(rule, text)).toEqual([]));
});

describe('legacy-removed-from-game', () => {
  const rule = 'legacy-removed-from-game';

  it.each([
    ['Remove target creature from the game.', 'safe'],
    ['Remove target creature with a counter on it from the game.', 'suggestion'],
    ['Remove target creature and target land from the game.', 'suggestion'],
    [`Remove target ${'very '.repeat(8)}old machine from the game.`, 'suggestion'],
    [`Remove target ${'very '.repeat(8)}old wizard from the game.`, 'safe'],
  ])('has a safe fix only for a short object that is one thing: %s', (text, kind) => {
    expect(underlined(rule, text)).toEqual([text.slice(0, -1)]);
    expect(fixed(rule, text).kinds).toEqual([kind]);
  });
});

describe('choose-token-name', () => {
  const rule = 'choose-token-name';

  it.each([
    ['Choose any target nonland artifact token name.', 1],
    ['Choose any target nonland artifact creature token name.', 0],
    ['Choose a token’s name.', 1],
    ['Each opponent chooses a name of a token.', 1],
    ['Choose the name of a creature card.', 0],
    ['Choose a creature name.', 0],
    ['Choose tokens names.', 0],
    ['Choose a token named Ash.', 0],
  ])('%s', (text, findings) => expect(underlined(rule, text)).toHaveLength(findings));
});

describe('predefined-lowercase', () => {
  const rule = 'predefined-lowercase';
  const beside = { 'b.tokens': 'Berry Token\nArtifact — Berry\n{T}: Draw a card.\n' };

  it("reports the set's own token only in a phrase that creates it by its name", () => {
    expect(underlined(rule, 'Create two berry tokens.', { beside })).toEqual(['berry']);
    expect(fixed(rule, 'Create two berry tokens.', { beside }).text).toBe('Create two Berry tokens.');
    expect(underlined(rule, 'Create two berry tokens.')).toEqual([]);
    expect(underlined(rule, 'Sacrifice a berry token.', { beside })).toEqual([]);
    expect(underlined(rule, 'Create a ripe berry token.', { beside })).toEqual([]);
    expect(underlined(rule, 'Create a 1/1 berry token.', { beside })).toEqual([]);
    expect(underlined(rule, 'Create two Berry tokens.', { beside })).toEqual([]);
  });

  it('does not report counters, or tokens with characteristics', () => {
    for (const text of [
      'Put two blood tokens on it.',
      'Move two blood tokens onto it.',
      'Remove a gold token from this creature.',
      'Create a 2/2 red blood token.',
      'Create a colorless blood token.',
      'Create an artifact blood token.',
    ])
      expect(underlined(rule, text), text).toEqual([]);
    expect(underlined(rule, 'Exile a gold token from your side.')).toEqual(['gold']);
  });

  it('has a safe fix only after a determiner or a mark', () => {
    expect(fixed(rule, 'Sacrifice two treasure tokens.').kinds).toEqual(['safe']);
    expect(fixed(rule, 'Choose one —\n• treasure tokens gain haste.').kinds).toEqual(['safe']);
    expect(fixed(rule, 'Sacrifice a cursed treasure token.').kinds).toEqual(['suggestion']);
  });

  it('finds the words before the type word of Riftbound', () => {
    expect(underlined(rule, 'When I conquer, play a gold gear token exhausted.', { rulebook: 'riftbound' })).toEqual([
      'gold',
    ]);
  });
});

describe('misspelt-keyword', () => {
  it('reads on after a keyword of two words', () => {
    const rule = 'misspelt-keyword';
    expect(underlined(rule, 'Target creature gains first strike and fliyng until end of turn.')).toEqual(['fliyng']);
    expect(underlined(rule, 'Target creature gains flying and frist strike until end of turn.')).toEqual([
      'frist strike',
    ]);
    expect(underlined(rule, 'Target creature gains first strike and flying until end of turn.')).toEqual([]);
  });
});

describe('create-subject-agreement', () => {
  const rule = 'create-subject-agreement';

  it.each([
    ['They lose 4 life, or you creates a Food token.', ['creates']],
    ['Draw a card. They lose 4 life, or you creates a Food token.', ['creates']],
    ['Landfall — They lose 4 life, or you creates a Food token.', ['creates']],
    ['A spell that targets a creature, a land, or you creates a Food token.', []],
    ['A player who has a creature, a land, or you creates a Food token.', []],
    ['They lose 4 life or you creates a Food token.', []],
  ])('%s', (text, verbs) => expect(underlined(rule, text)).toEqual(verbs));

  it('looks back sixty words for the start of the sentence', () => {
    // The first word and its comma, the filler, and the comma before "or".
    const text = (filler: number) => `Lose ${'very '.repeat(filler)}much, or you creates a Food token.`;
    expect(underlined(rule, text(57))).toEqual([]);
    expect(underlined(rule, text(56))).toEqual(['creates']);
  });
});

describe('rb-gold-not-exhausted', () => {
  it.each([
    ['When I conquer, play a Gold gear token.', 1],
    ['When I conquer, draw 1. (Play a Gold gear token.)', 0],
    ['When I conquer, play a Gold gear.', 0],
    ['When I conquer, play a 1 [M] Recruit unit token.', 0],
    ['When I conquer, play a Gold gear token ready.', 0],
    ['When I conquer, play a Gold gear token. Exhaust it.', 0],
    ['When I conquer, play two Gold gear tokens. They enter exhausted.', 0],
    ['When I conquer, play a Gold gear token.\nExhaust it: Draw 1.', 1],
    ['When I conquer, play a Gold gear token\nExhaust it: Draw 1.', 1],
  ])('%s', (text, findings) => {
    expect(underlined('rb-gold-not-exhausted', text, { rulebook: 'riftbound' })).toHaveLength(findings);
  });
});

describe('rb-buff-token-confusion', () => {
  it.each([
    ['Put tokens on me.', ['Put tokens']],
    ['Put a Recruit token on me.', ['Put a Recruit token']],
    ['When I conquer, puts a Recruit unit token on another unit.', ['puts a Recruit unit token']],
    ['Put the six big old red tokens on me.', ['Put the six big old red tokens']],
    ['Put the six big old red ant tokens on me.', []],
    ['Put a Recruit token on the board.', []],
    ['Put a Recruit token here.', []],
    ['Choose a Recruit token on me.', []],
    ['Put a buff token on me.', ['buff token']],
  ])('%s', (text, words) => {
    expect(underlined('rb-buff-token-confusion', text, { rulebook: 'riftbound' })).toEqual(words);
  });
});

describe('nontoken-hyphen', () => {
  it('reports the word, but not the name of a card', () => {
    const rule = 'nontoken-hyphen';
    expect(underlined(rule, 'Sacrifice a non-token creature.')).toEqual(['non-token']);
    expect(underlined(rule, 'Destroy all Non-tokens.')).toEqual(['Non-tokens']);
    const beside = { 'b.cards': 'Non-Token Bag {2}\nArtifact\nDraw a card.\n' };
    expect(underlined(rule, 'Search your library for a card named Non-Token Bag.', { beside })).toEqual([]);
  });
});

describe('duplicate-card-name', () => {
  /** The messages of the rule for a file; other files may be given. */
  const messages = (text: string, beside: Files = {}) =>
    lint({ 'b.cards': text, ...beside }).flatMap(({ rule, message }) =>
      rule === 'duplicate-card-name' ? [message] : [],
    );
  const rain = (cost: string) => `Ash Rain ${cost}\nSorcery\nDraw ${cost === '{R}' ? 'a card' : 'two cards'}.\n`;
  const other = 'Ash Storm {R}\nSorcery\nDraw a card.\n';

  it('reports each card but the first of a name', () => {
    expect(messages(`${rain('{R}')}\n${other}\n${rain('{1}{R}')}`)).toHaveLength(1);
    expect(messages(`${other}\n${rain('{R}')}`, { 'a.cards': rain('{1}{R}') })).toEqual([
      'Another card in a.cards is also named “Ash Rain”.',
    ]);
    expect(messages(`${other}\n${rain('{R}')}`, { 'c.cards': rain('{1}{R}') })).toEqual([]);
  });

  it('does not report basic lands or tokens', () => {
    const forest = (artist: string) => `Forest\nBasic Land — Forest\n({T}: Add {G}.)\nIllus. ${artist}\n`;
    expect(messages(`${forest('Ann')}\n${forest('Bob')}`)).toEqual([]);
    const ember = (pt: string) => `Ember Token\nCreature — Elemental\nColor: red\n${pt}\n`;
    expect(lint({ 'a.tokens': `${ember('1/1')}\n${ember('2/2')}` }).map(({ rule }) => rule)).not.toContain(
      'duplicate-card-name',
    );
  });
});

describe('missing-braces', () => {
  it.each([
    ['1U, T: Draw a card.', '{1}{U}, {T}: Draw a card.'],
    ['XXX, {T}: Draw a card.', '{X}{X}{X}, {T}: Draw a card.'],
    ['(gu)G, {T}: Draw a card.', '{G/U}{G}, {T}: Draw a card.'],
    ['{T}: Add G, W, or U.', '{T}: Add {G}, {W}, or {U}.'],
    ['Equip 3', 'Equip {3}'],
    ['Flying, ward 2', 'Flying, ward {2}'],
    ['Replicate U', 'Replicate {U}'],
    ['Spells you cast cost 1 less to cast.', 'Spells you cast cost {1} less to cast.'],
    ['You may pay X. If you do, scry 1.', 'You may pay {X}. If you do, scry 1.'],
  ])('%s', (text, right) => {
    expect(fixed('missing-braces', text).text).toBe(right);
  });
});

describe('words that designers use for others', () => {
  it.each([
    ['wrong-word', 'You lose X life, where X is its mana cost.', 'You lose X life, where X is its mana value.'],
    ['wrong-word', 'Each player that lost life this turn scries 1.', 'Each player who lost life this turn scries 1.'],
    ['wrong-word', 'If a +1/+1 counter was placed on it, scry 1.', 'If a +1/+1 counter was put on it, scry 1.'],
    [
      'missing-word',
      'Scry X, where X is the number of experience you have.',
      'Scry X, where X is the number of experience counters you have.',
    ],
  ])('%s: %s', (rule, text, right) => {
    expect(fixed(rule, text).text).toBe(right);
  });
});

describe('what players say', () => {
  it.each([
    ['wrong-word', 'When this creature ETBs, scry 1.', 'When this creature enters, scry 1.'],
    ['wrong-word', 'Exile target creature with CMC 3 or less.', 'Exile target creature with mana value 3 or less.'],
    ['wrong-word', '{2}, Tap: Draw a card.', '{2}, {T}: Draw a card.'],
    ['punctuation', '{2} and {T}: Draw a card.', '{2}, {T}: Draw a card.'],
    [
      'punctuation',
      'You may sacrifice a Goblin, if you do draw a card.',
      'You may sacrifice a Goblin. If you do, draw a card.',
    ],
    ['punctuation', '{T}: Draw a card, activate only as a sorcery.', '{T}: Draw a card. Activate only as a sorcery.'],
    [
      'wrong-word',
      '{1}: Draw a card. Use this ability only once each turn.',
      '{1}: Draw a card. Activate only once each turn.',
    ],
    [
      'missing-word',
      'As an additional cost, discard a card.',
      'As an additional cost to cast this spell, discard a card.',
    ],
    [
      'missing-word',
      'Prevent all damage dealt to you this turn.',
      'Prevent all damage that would be dealt to you this turn.',
    ],
    [
      'missing-word',
      'Prevent the next 3 damage to you this turn.',
      'Prevent the next 3 damage that would be dealt to you this turn.',
    ],
    ['number-in-digits', 'Mill 1, then scry 1.', 'Mill a card, then scry 1.'],
    ['wrong-word', 'Each player mills the top two cards of their library.', 'Each player mills two cards.'],
    ['wrong-word', 'Return it from your graveyard to play.', 'Return it from your graveyard to the battlefield.'],
    ['wrong-word', 'Equipped creature has +2/+2.', 'Equipped creature gets +2/+2.'],
    ['wrong-word', 'This creature does 2 damage to you.', 'This creature deals 2 damage to you.'],
    ['missing-word', '{T}: Deals 1 damage to you.', '{T}: Ember Tinker deals 1 damage to you.'],
    ['missing-word', 'Sacrifice this: Draw a card.', 'Sacrifice this creature: Draw a card.'],
    ['missing-word', 'When this enters, draw a card.', 'When this creature enters, draw a card.'],
    [
      'missing-word',
      'Enchanted land has "When this enters, draw a card."',
      'Enchanted land has "When this land enters, draw a card."',
    ],
    ['wrong-word', 'Whenever the equipped creature attacks, scry 1.', 'Whenever equipped creature attacks, scry 1.'],
    ['wrong-word', 'Put it in your hand.', 'Put it into your hand.'],
    ['punctuation', 'Haste and trample', 'Haste, trample'],
    ['wrong-word', 'Equipped creature gets +1/+1 and gains flying.', 'Equipped creature gets +1/+1 and has flying.'],
    [
      'wrong-word',
      'Other Elves you control get +1/+1 and gain haste.',
      'Other Elves you control get +1/+1 and have haste.',
    ],
    ['wrong-word', 'This creature does not untap.', "This creature doesn't untap."],
    ['wrong-word', 'Every opponent loses 1 life.', 'Each opponent loses 1 life.'],
    ['wrong-word', 'Put it at the bottom of your library.', 'Put it on the bottom of your library.'],
    ['wrong-word', 'You get an emblem that says "Skip your turns."', 'You get an emblem with "Skip your turns."'],
    ['capitalization', 'Put an Oil Counter on it.', 'Put an oil counter on it.'],
    ['missing-word', 'At your upkeep, draw a card.', 'At the beginning of your upkeep, draw a card.'],
    ['wrong-word', 'Players may not gain life.', "Players can't gain life."],
    ['missing-word', 'Elf spells you cast cost {1} less.', 'Elf spells you cast cost {1} less to cast.'],
  ])('%s: %s', (rule, text, right) => {
    expect(fixed(rule, text).text).toBe(right);
  });

  it.each([
    'Creatures you control can’t have +1/+1 counters put on them.',
    'Whenever this deals combat damage, draw a card.',
    'Each player mills X cards, where X is the number of Elves you control.',
    'Grow and prosper',
    'Whenever this creature attacks, other Elves you control get +1/+1 and gain haste until end of turn.',
    'Look at the top card of your library.',
  ])('is none in “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('a verb after "and" agrees with the subject', () => {
  it.each([
    ['word-agreement', 'Target player draws a card and lose 1 life.', 'Target player draws a card and loses 1 life.'],
    ['missing-word', 'Exile target creature and lose 3 life.', 'Exile target creature and you lose 3 life.'],
    ['missing-word', 'Target creature gets +1/+1 and draw a card.', 'Target creature gets +1/+1 and you draw a card.'],
  ])('%s: %s', (rule, text, right) => {
    expect(fixed(rule, text).text).toBe(right);
  });

  it.each([
    'This creature gets +1/+0 until end of turn, then scry 1.',
    'You draw two cards and lose 2 life.',
    'Creatures you control get +1/+1 and gain trample until end of turn.',
  ])('in “%s”', (text) => {
    expect([underlined('word-agreement', text), underlined('missing-word', text)]).toEqual([[], []]);
  });
});

describe('a card', () => {
  it('can be called by its name without a title', () => {
    const card = (text: string) => ({ 'a.cards': `Captain Vessa {2}{W}\nLegendary Creature — Human\n${text}\n2/2\n` });
    const rules = 'Whenever Vessa attacks, draw a card for each charge counter on Vessa.';
    expect(lint(card(rules))).toEqual([]);
  });
});
