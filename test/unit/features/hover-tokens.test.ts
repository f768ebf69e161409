import { describe, expect, it } from 'vitest';
import { markdown, rulesIn, shown } from './hovering.js';

describe('the hover on a predefined token', () => {
  it('shows its characteristics, its origin, its rule, and the rule on its owner', () => {
    expect(shown('Draw a card, then create two Trea|sure tokens.', { rulebook: 'magic-2024-06' })).toEqual({
      on: 'two Treasure tokens',
      markdown: `**Treasure Token**

Artifact — Treasure · colorless

- {T}, Sacrifice this artifact: Add one mana of any color.

Introduced in Ixalan block.

> \`111.10a\` A Treasure token is a colorless Treasure artifact token with “{T}, Sacrifice this artifact: Add one mana of any color.”
>
> \`111.2\` The player who creates a token is its owner. The token enters the battlefield under that player’s control.

*Magic: The Gathering, June 7, 2024*`,
    });
  });

  it('omits the rule on the owner if the token is only mentioned', () => {
    expect(shown('Sacrifice a Fo|od: Draw a card.')).toMatchObject({ on: 'Food' });
    expect(rulesIn(markdown('Sacrifice a Fo|od: Draw a card.'))).toEqual(['111.10b']);
    expect(rulesIn(markdown('Clu|es you control have hexproof.'))).toEqual(['111.10f']);
    expect(rulesIn(markdown('Whenever you sacrifice a Blood or |Junk, draw a card.'))).toEqual(['111.10t']);
  });

  it('quotes the rulebook in use', () => {
    expect(markdown('Create a Fo|od token.')).toContain('Sacrifice this token: You gain 3 life.');
    const older = markdown('Create a Fo|od token.', 'magic-2020-01');
    expect(older).toContain('**Food**\n\nArtifact — Food · colorless');
    expect(older).toContain('Sacrifice this artifact: You gain 3 life.');
    expect(older).toContain('*Magic: The Gathering, early 2020*');
  });

  it('marks paraphrased rules, but not quoted ones', () => {
    expect(markdown('Create a Trea|sure token.')).toContain('> `111.10a` *(paraphrase)* A Treasure token');
    expect(markdown('Create a Trea|sure token.', 'magic-2020-01')).not.toContain('paraphrase');
  });

  it('shows colors and power and toughness', () => {
    expect(markdown('Create three Wal|ker tokens.')).toMatch(/^\*\*Walker\*\* · 2\/2\n\nCreature — Zombie · black\n/);
    expect(markdown('Create a Heart|wood token.')).toContain('Artifact — Heartwood · red and green');
  });

  it('shows both faces of an Incubator', () => {
    const text = markdown('Create an Incu|bator token.');
    expect(text).toContain('**Incubator Token**\n\nArtifact — Incubator · colorless');
    expect(text).toContain('*Back face:* **Phyrexian Token** · 0/0\n\nArtifact Creature — Phyrexian · colorless');
    expect(rulesIn(text)[0]).toBe('111.10i');
  });

  it('shows the named Role, or the list of all Roles', () => {
    const young = shown('Create a Young He|ro Role token attached to target creature.');
    expect(young?.on).toBe('a Young Hero Role token attached to target creature');
    expect(young?.markdown).toContain('**Young Hero**\n\nEnchantment — Aura Role · colorless\n\n- Enchant creature');
    expect(markdown('Wicked Ro|les you control have ward {1}.')).toContain('**Wicked**');
    const all = markdown('Whenever a Ro|le enters, scry 1.');
    expect(all).toMatch(/^\*\*Role\*\* · one of 7 predefined tokens/);
    expect(all).toContain('- Virtuous Role `111.10p`');
  });

  it('shows what the effect adds, and the rule on it', () => {
    const text = markdown('Create a Trea|sure token with "When this token leaves the battlefield, you gain 1 life."');
    expect(text).toContain('- When this token leaves the battlefield, you gain 1 life.\n');
    expect(rulesIn(text)).toEqual(['111.10a', '111.10', '111.2']);
    expect(text).toContain('may also modify or add to the predefined characteristics');
  });

  it('names the later rules that define it if those in use do not', () => {
    const text = markdown('Create a Cl|ue token.', 'magic-2020-01');
    expect(text).toContain('It is predefined in *Magic: The Gathering, November 2021* (`111.10f`).');
    expect(markdown('Sacrifice a Cl|ue.', 'magic-2020-01')).toMatch(/^\*\*Clue\*\* · artifact type\n\nA subtype/);
  });

  it('is shown in a list, in a condition, and inside another phrase', () => {
    expect(shown('If you would create a Clue, Fo|od, or Treasure token, draw a card.')?.on).toBe('Food');
    expect(markdown('Create a token that’s a copy of target Fo|od.')).toContain('**Food Token**');
    expect(markdown('Create a 1/1 red Goblin creature token for each Trea|sure you control.')).toContain('**Treasure');
  });

  it('is not shown for part of another name, or for an ordinary word', () => {
    expect(shown('Fo|od Critic deals 2 damage to any target.')?.markdown).not.toContain('Food Token');
    expect(shown('Return Lady Blo|od to your hand.')).toBeNull();
    expect(shown('Choose a creature with fo|od on it.')).toBeNull();
    expect(markdown('Create a 1/1 white Fo|od Golem artifact creature token.')).toContain('**Food Golem Token**');
  });

  it('is shown on a keyword that makes it, with the rule of the keyword', () => {
    const text = shown('When this creature dies, investi|gate twice.');
    expect(text?.on).toBe('investigate twice');
    expect(text?.markdown).toContain('**Clue Token**');
    expect(rulesIn(text?.markdown ?? '')).toEqual(['701.16a', '111.10f', '111.2']);
    expect(markdown('Ama|ss Orcs 2.')).toContain('**Orc Army Token** · 0/0');
    expect(markdown('Investi|gate.', 'magic-2017-08')).toContain('*(paraphrase)* “Investigate” means');
  });
});

describe('the hover on a described token', () => {
  it('shows the name by rule 111.4, with the rule', () => {
    expect(
      shown('Create two 1/1 red Goblin |Scout creature tokens with haste.', { rulebook: 'magic-2024-06' }),
    ).toEqual({
      on: 'two 1/1 red Goblin Scout creature tokens with haste',
      markdown: `**Goblin Scout Token** · 1/1

Creature — Goblin Scout · red

- Haste

Its name is its subtypes plus the word “Token”.

> \`111.4\` A spell or ability that creates a token sets both its name and its subtype(s). If the spell or ability doesn’t specify the name of the token, its name is the same as its subtype(s) plus the word “Token.”
>
> \`111.2\` The player who creates a token is its owner. The token enters the battlefield under that player’s control.

*Magic: The Gathering, June 7, 2024*`,
    });
  });

  it('shows another name under older rules', () => {
    const text = markdown('Create a 1/1 red Goblin |Scout creature token.', 'magic-2020-01');
    expect(text).toMatch(/^\*\*Goblin Scout\*\* · 1\/1\n/);
    expect(text).toContain('Its name is its subtypes.');
    expect(rulesIn(text)).toEqual(['111.4', '111.2']);
    expect(rulesIn(markdown('Create a 1/1 red Gob|lin creature token.', 'magic-2017-08'))).toEqual([
      '110.5c',
      '110.5a',
    ]);
  });

  it('shows the name that the card gives it', () => {
    const comma = markdown('Create Ashpaw, a legen|dary 2/2 black and red Cat creature token with menace.');
    expect(comma).toMatch(/^\*\*Ashpaw\*\* · 2\/2\n\nLegendary Creature — Cat · black and red\n/);
    expect(rulesIn(comma)).toEqual(['111.9', '111.2']);
    const named = markdown('Create a colorless Equip|ment artifact token named Bent Fork with equip {2}.');
    expect(named).toContain('**Bent Fork**');
    expect(named).toContain('The card gives its name.');
    expect(rulesIn(named)).toEqual(['111.4', '111.2']);
  });

  it('shows that the name is chosen in play, or that there is none', () => {
    const chosen = markdown('Create a 2/2 crea|ture token of the chosen color and type.');
    expect(chosen).toContain('**Token without a name** · 2/2\n\nCreature\n');
    expect(chosen).toContain('Its name is settled in play');
    expect(markdown('Create a 2/2 red crea|ture token.')).toContain('neither a name nor a subtype');
  });

  it('is shown on follow-up sentences about the token', () => {
    const text = 'Create a black Vampire creature token. Its pow|er is equal to the number of Clerics you control.';
    expect(markdown(text)).toMatch(/^\*\*Vampire Token\*\* · \\\*\/\\\*\n/);
  });

  it('lists characteristics in an unusual order only once', () => {
    const text = markdown('Create a 3/3 Beast cre|ature token with trample that’s all colors.');
    expect(text).toContain('Creature — Beast · all colors\n\n- Trample\n');
  });
});

describe('the hover on a copy', () => {
  const text = markdown(
    'Create a token that’s a co|py of target creature, except it isn’t legendary.',
    'magic-2024-06',
  );

  it('shows what it copies', () => {
    expect(text).toMatch(
      /^\*\*Copy of target creature\*\*\n\nTakes over the copiable characteristics of \*target creature\*/,
    );
    expect(text).toContain("except it isn't legendary.");
  });

  it('quotes the rules on when no token is made', () => {
    expect(rulesIn(text)).toEqual(['111.3', '111.5', '111.12', '111.2']);
    expect(text).toContain('a copy of an instant or sorcery card, no token is created');
    expect(text).toContain('a copy of a nonexistent object, no token is created');
  });

  it('quotes the rules in use', () => {
    const older = markdown('Create a token that’s a co|py of target creature.', 'magic-2020-01');
    expect(rulesIn(older)).toEqual(['111.3', '111.5', '111.2']);
    expect(older).not.toContain('instant or sorcery');
  });

  it('shows the name that the exception gives it', () => {
    const named = 'Create a token that’s a co|py of it, except its name is Cold Twin and it’s a 4/4.';
    expect(markdown(named)).toMatch(/^\*\*Cold Twin\*\*/);
  });
});
