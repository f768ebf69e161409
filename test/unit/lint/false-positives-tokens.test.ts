import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { cardWith, type Files, found, type LintOptions, lint, shown } from '../support/lint.js';

/** The findings of one rule in rules text on an invented card. */
function foundBy(id: string, rules: string, options: LintOptions & { readonly beside?: Files } = {}): string[] {
  return found(rules, options).filter((finding) => finding.startsWith(`${id}: `));
}

/** Rules text after the fixes of one rule. */
function fixedBy(id: string, rules: string, options: LintOptions = {}): string {
  const text = cardWith(rules);
  const findings = lint({ 'a.cards': text }, options).filter(({ rule }) => rule === id);
  const whole = applyEdits(
    text,
    findings.flatMap(({ fix }) => fix?.edits ?? []),
  );
  return whole.split('\n').slice(2, -2).join('\n');
}

const treasure = '(It’s an artifact with “{T}, Sacrifice this token: Add one mana of any color.”)';

describe('counter-token-confusion', () => {
  it.each([
    'Whenever you create a token, put a +1/+1 counter on that token.',
    'Create a 0/0 green Fractal creature token and put X +1/+1 counters on it.',
    'Create a 1/1 white Cat creature token with two +1/+1 counters on it.',
    'Put a Wicked Role token on target creature.',
    'Create a copy of target creature spell with an additional +1/+1 counter on it.',
    'Put that token on the bottom of its owner’s library.',
    'Target creature gets +1/+1. Tokens you control have haste.',
    'Create a Counter token.',
    'Put a Mantle token on target creature. (A Mantle token is a colorless Aura enchantment token with enchant creature and “Enchanted creature gets +1/+1.”)',
  ])('accepts: %s', (text) => {
    expect(foundBy('counter-token-confusion', text)).toEqual([]);
  });

  it('has no fix if it is unclear what the counter is put on', () => {
    const text = 'Create a −1/−1 token.';
    expect(foundBy('counter-token-confusion', text)).toEqual(['counter-token-confusion: −1/−1 token']);
    expect(fixedBy('counter-token-confusion', text)).toBe(text);
  });

  it('has no fix if the set has a token of that name', () => {
    const text =
      'Put a Scrap token on target creature. (A Scrap token is an artifact with “{2}, Sacrifice this token: Scry 1.”)';
    expect(foundBy('counter-token-confusion', text)).toEqual(['counter-token-confusion: Scrap token']);
    expect(fixedBy('counter-token-confusion', text)).toBe(text);
  });

  it('fixes both words if a counter is created on something', () => {
    const wrong = 'Each player creates a +1/+1 token on target creature.';
    expect(fixedBy('counter-token-confusion', wrong)).toBe('Each player puts a +1/+1 counter on target creature.');
  });
});

describe('copy-of-instant-sorcery', () => {
  it.each([
    'Create X tokens that are copies of target creature you control, where X is one plus the number of instant and sorcery spells you cast this turn.',
    'Create a token that’s a copy of target creature that dealt damage to an instant’s controller.',
    'Create a token that’s a copy of target creature or sorcery card in your graveyard.',
    'Create a token that’s a copy of target instant or permanent card in your graveyard.',
    'Create a token that’s a copy of target noninstant card.',
    'Copy target instant or sorcery spell. You may choose new targets for the copy.',
  ])('accepts: %s', (text) => {
    expect(foundBy('copy-of-instant-sorcery', text)).toEqual([]);
  });
});

describe('reminder-definition-mismatch', () => {
  it.each([
    `Create a Clue token, a Food token, and a Treasure token. (They’re artifacts with “{T}, Sacrifice this token: Add one mana of any color.”)`,
    `Create a Treasure token. ${treasure}`,
    'Investigate. (Create a Clue token. It’s an artifact with “{2}, Sacrifice this token: Draw a card.”)',
    'Create a tapped Vibranium token. (It’s an artifact with indestructible and “{T}: Add {C}. This mana can’t be spent to cast a nonartifact spell.”)',
    'Incubate 2. (Create an Incubator token with two +1/+1 counters on it and “{2}: Transform this token.” It transforms into a 0/0 Phyrexian artifact creature.)',
    'Create a Berry token and a Treasure token. (It’s an artifact with “{1}, Sacrifice this token: You gain 4 life.”)',
    'Create two Walker tokens. (They’re 2/2 black Zombie creatures.)',
    'Create a 1/1 red Goblin creature token. (It’s a creature with “This token can’t block.”)',
  ])('accepts: %s', (text) => {
    expect(foundBy('reminder-definition-mismatch', text)).toEqual([]);
  });

  it('reports the old “this artifact” as information and fixes only those words', () => {
    const wrong =
      'Create two Food tokens. (They\'re artifacts with "{2}, {T}, Sacrifice this artifact: You gain 3 life.")';
    const [finding] = lint({ 'a.cards': cardWith(wrong) });
    expect(finding).toMatchObject({ rule: 'reminder-definition-mismatch', severity: 'info', fix: { kind: 'safe' } });
    expect(fixedBy('reminder-definition-mismatch', wrong)).toBe(wrong.replace('this artifact', 'this token'));
  });

  it('expects the wording of the rulebook in use', () => {
    expect(
      foundBy('reminder-definition-mismatch', `Create a Treasure token. ${treasure}`, { rulebook: 'magic-2024-06' }),
    ).toHaveLength(1);
  });

  it('has no safe fix if the reminder text belongs to another token', () => {
    const [finding] = lint({ 'a.cards': cardWith(`Create a Food token. ${treasure}`) });
    expect(finding).toMatchObject({ severity: 'warning', fix: { kind: 'suggestion' } });
  });
});

describe('reminder-number-agreement', () => {
  it.each([
    `Create a Treasure token for each opponent you have. ${treasure}`,
    `For each opponent, create a Treasure token. ${treasure}`,
    `Create a Treasure token. If you control an Elf, create two Treasure tokens instead. ${treasure}`,
    'Each player creates a Treasure token. (They’re artifacts with “{T}, Sacrifice this token: Add one mana of any color.”)',
    'Investigate twice. (To investigate, create a Clue token. It’s an artifact with “{2}, Sacrifice this token: Draw a card.”)',
    'Create a Food token and a Treasure token. (They’re artifacts with “{T}, Sacrifice this token: Add one mana of any color.”)',
  ])('accepts: %s', (text) => {
    expect(foundBy('reminder-number-agreement', text)).toEqual([]);
  });

  it('keeps the apostrophes of the text', () => {
    const wrong =
      'Create X Treasure tokens, where X is your life total. (It\'s an artifact with "{T}, Sacrifice this token: Add one mana of any color.")';
    expect(fixedBy('reminder-number-agreement', wrong)).toBe(wrong.replace("It's an artifact", "They're artifacts"));
  });
});

describe('name-equals-subtypes', () => {
  it.each([
    'Create a 3/3 blue Serpent creature token named Old Coil.',
    'Create a 1/1 white Cat creature token named Cat Token.',
    'Create Ox, a legendary 2/2 white Ox creature token.',
    'Create a legendary 2/2 white Ox creature token named Ox.',
  ])('accepts: %s', (text) => {
    expect(foundBy('name-equals-subtypes', text)).toEqual([]);
  });

  it('reports nothing under rules that name tokens by subtypes alone', () => {
    const text = 'Create a 1/1 red Goblin creature token named Goblin.';
    expect(foundBy('name-equals-subtypes', text, { rulebook: 'magic-2020-01' })).toEqual([]);
  });
});

describe('predefined-inline-definition', () => {
  it.each([
    'Create a colorless Clue artifact token with “{3}, Sacrifice this token: Draw a card.”',
    'Create a colorless Clue artifact token.',
    'Create a colorless Clue artifact token named Trail with “{2}, Sacrifice this token: Draw a card.”',
    'Create a Treasure token with “Sacrifice this token: You gain 1 life.”',
  ])('accepts: %s', (text) => {
    expect(foundBy('predefined-inline-definition', text)).toEqual([]);
  });

  it('reports nothing under rulebooks older than the token', () => {
    const text = 'Create a colorless Clue artifact token with “{2}, Sacrifice this artifact: Draw a card.”';
    expect(foundBy('predefined-inline-definition', text, { rulebook: 'magic-2020-01' })).toEqual([]);
  });

  it('keeps state, number and the rest of the sentence', () => {
    const wrong =
      'Create two tapped colorless Clue artifact tokens with "{2}, Sacrifice this artifact: Draw a card," then draw a card.';
    expect(fixedBy('predefined-inline-definition', wrong)).toBe('Create two tapped Clue tokens, then draw a card.');
  });
});

describe('token-changes-zone', () => {
  it.each([
    'Whenever a token you control dies, return that card to its owner’s hand.',
    'Target token phases out.',
    'Exile a copy of target card from your graveyard.',
    'Create a token that’s a copy of target creature card from your graveyard.',
    'Sacrifice a token: Return target creature card from your graveyard to your hand.',
    'Return target creature token to its owner’s hand.',
    'Put target token from the battlefield into its owner’s graveyard.',
    'Exile target nontoken creature card from a graveyard.',
  ])('accepts: %s', (text) => {
    expect(foundBy('token-changes-zone', text)).toEqual([]);
  });
});

describe('incubator-created-directly', () => {
  it('accepts the reminder text of incubate', () => {
    const text =
      'Incubate 3. (Create an Incubator token with three +1/+1 counters on it and “{2}: Transform this token.”)';
    expect(foundBy('incubator-created-directly', text)).toEqual([]);
  });
});

describe('amass-without-subtype', () => {
  it.each(['Amass Orcs 2.', 'Whenever you amass, draw a card.'])('accepts: %s', (text) => {
    expect(foundBy('amass-without-subtype', text)).toEqual([]);
  });

  it('reports nothing under rules in which amass only makes Zombies', () => {
    expect(foundBy('amass-without-subtype', 'Amass 2.', { rulebook: 'magic-2020-01' })).toEqual([]);
  });
});

describe('choose-token-name', () => {
  it.each([
    'Choose a token you control. Each other token you control becomes a copy of it.',
    'Choose a creature card name. Tokens with the chosen name get +1/+1.',
    'Choose the name of a card. Create a token that’s a copy of it.',
  ])('accepts: %s', (text) => {
    expect(foundBy('choose-token-name', text)).toEqual([]);
  });
});

describe('definition-name-mismatch', () => {
  const scouts = { 'scouts.cards': 'Watchpost {R}\nSorcery\nCreate a 1/1 red Goblin Scout creature token.\n' };
  const block = (name: string, line = 'Creature — Goblin Scout') => `${name}\n${line}\nColor: red\n1/1\n`;
  const named = (name: string, line?: string) => {
    const text = block(name, line);
    return lint({ 'a.tokens': text, ...scouts })
      .filter(({ rule }) => rule === 'definition-name-mismatch')
      .map((finding) => shown(finding, text));
  };

  it.each([
    'Goblin Scout Token',
    'Goblin Scout Token (ABC)',
    'Goblin Scout (Token)',
    'Goblin Scout Token 1/1',
    'Lookout // Watcher',
  ])('accepts a definition with this name: %s', (name) => {
    expect(named(name)).toEqual([]);
  });

  it('accepts a token with other characteristics, and a legendary one', () => {
    expect(named('Lookout', 'Creature — Goblin')).toEqual([]);
    expect(named('Lookout', 'Legendary Creature — Goblin Scout')).toEqual([]);
  });

  it('renames only the name and keeps what lists add after it', () => {
    expect(named('Lookout Token (ABC)')).toEqual(['definition-name-mismatch: Lookout Token']);
  });
});

describe('reminder-repeated', () => {
  it('accepts different reminders in each mode', () => {
    const text =
      'Choose one —\n• Create a Treasure token. (It’s an artifact with “{T}, Sacrifice this token: Add one mana of any color.”)\n' +
      '• Create a Food token. (It’s an artifact with “{2}, {T}, Sacrifice this token: You gain 3 life.”)';
    expect(foundBy('reminder-repeated', text)).toEqual([]);
  });

  it('does not leave an empty line', () => {
    const text = 'Flying\n(A token is a permanent.)\nHaste\n(A token is a permanent.)';
    expect(foundBy('reminder-repeated', text)).toHaveLength(1);
    expect(fixedBy('reminder-repeated', text)).toBe(text);
  });
});

describe('x-undefined', () => {
  it.each([
    '{X}{R}, {T}: Create X 1/1 red Goblin creature tokens.',
    'Choose one —\n• {X}: You gain X life.\n• Create an X/X green Ooze creature token.',
    'When this creature enters, X is your life total. Create an X/X black Demon creature token.',
    '−X: Create X 1/1 white Soldier creature tokens.',
    'Whenever you pay X life, create X Treasure tokens.',
    'Create X 1/1 white Cat creature tokens. X’s value is your life total.',
  ])('accepts: %s', (text) => {
    expect(foundBy('x-undefined', text)).toEqual([]);
  });

  it('reports nothing if the mana cost has an X, or if there is no mana cost', () => {
    const card = (cost: string) => `Ember Tinker${cost}\nSorcery\nCreate X 1/1 red Goblin creature tokens.\n`;
    expect(lint({ 'a.cards': card(' {X}{R}') })).toEqual([]);
    expect(lint({ 'a.cards': card('') })).toEqual([]);
  });
});

describe('Riftbound', () => {
  const rulebook = 'riftbound';
  it.each([
    'Play a 2 :rb_might: Sand Soldier unit token to your base for each Equipment you control.',
    'Play a ready 3 [M] Sprite unit token with [Temporary] here.',
    'Play two Reflection unit tokens here. They become copies of me.',
    'Replace that battlefield with a Brush battlefield token.',
    'Add the Baron Pit battlefield token to the board.',
    'Your token units have [Tank]. The first friendly non-token gear costs 1 less.',
    'Play a 1 :rb_might: Bird unit token here. Give it [Deflect].',
    'Play a ready Gold gear token.',
    'Play a Gold gear token. Exhaust it.',
    'Your Recruit tokens have [Shield].',
  ])('accepts: %s', (text) => {
    expect(found(text, { rulebook }).filter((finding) => finding.startsWith('rb-'))).toEqual([]);
  });

  it('has no fix for the verb of a battlefield', () => {
    const text = 'Create a Brush battlefield token.';
    expect(foundBy('rb-create-verb', text, { rulebook })).toEqual(['rb-create-verb: Create']);
    expect(fixedBy('rb-create-verb', text, { rulebook })).toBe(text);
  });

  it('inserts a keyword after existing ones', () => {
    const wrong = 'Play a 1 :rb_might: Bird unit token with [Shield] here.';
    const right = 'Play a 1 :rb_might: Bird unit token with [Shield] and [Deflect] here.';
    expect(fixedBy('rb-missing-keyword', wrong, { rulebook })).toBe(right);
  });
});
