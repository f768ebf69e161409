import { describe, expect, it } from 'vitest';
import { markdown, rulesIn, shown } from './hovering.js';

describe('the hover on the word token', () => {
  it('shows what a token is and is not', () => {
    expect(shown('Tok|ens you control have flying.', { rulebook: 'magic-2024-06' })).toEqual({
      on: 'Tokens',
      markdown: `**Token**

A marker used to represent any permanent that isn’t represented by a card. *(glossary)*

> \`111.1\` Some effects put tokens onto the battlefield. …
>
> \`111.6\` A token is subject to anything that affects permanents in general or that affects the token’s card type or subtype. A token isn’t a card (even if represented by a card that has a Magic back or that came from a Magic booster pack).
>
> \`108.2b\` Tokens aren’t considered cards—even a card-sized game supplement that represents a token isn’t considered a card for rules purposes.

*Magic: The Gathering, June 7, 2024*`,
    });
  });

  it('quotes the rule in full if there is no glossary', () => {
    const text = markdown('Exile target to|ken.', 'magic-2020-01');
    expect(rulesIn(text)).toEqual(['111.1', '111.6', '108.2b']);
    expect(text).toContain('A token is a marker used to represent any permanent');
    expect(rulesIn(markdown('Exile target to|ken.', 'magic-2017-08'))).toEqual(['110.5', '110.5e', '108.2b']);
  });

  it('shows who owns and controls it in an instruction', () => {
    expect(rulesIn(markdown('Create a Food to|ken.'))).toEqual(['111.1', '111.6', '108.2b', '111.2']);
    expect(markdown('Create a Food to|ken.')).not.toContain('Made here by');
    expect(markdown('Target opponent creates a Food to|ken.')).toContain(
      'Made here by *target opponent*, who owns and controls it.',
    );
    expect(rulesIn(markdown('If you would create a Food to|ken, draw a card.'))).not.toContain('111.2');
  });

  it('is shown on nontoken as well', () => {
    expect(shown('Destroy target nonto|ken creature.')).toMatchObject({ on: 'nontoken' });
  });
});

describe('the hover on the word counter', () => {
  it('shows that a counter is not a token', () => {
    const text = markdown('Put two oil coun|ters on it.');
    expect(text).toMatch(
      /^\*\*Oil counter\*\* · counter\n\nA counter without rules of its own: .*\n\n> `122\.1` \*\(paraphrase\)\* /,
    );
    expect(text).toContain('A counter isn’t a token, and a token isn’t a counter.');
    expect(rulesIn(markdown('Put a coun|ter on it.', 'magic-2017-08'))).toEqual(['121.1']);
    expect(shown('Create a Food token with two oil coun|ters on it.')?.on).toBe('oil counters');
  });

  it.each(['Coun|ter target spell.', 'You may coun|ter it.', 'When it enters, coun|ter up to one target ability.'])(
    'does not mention tokens for the verb: %s',
    (rules) => expect(markdown(rules)).toContain('Remove a spell or ability from the stack'),
  );
});

describe('the hover on a copy that becomes a token', () => {
  it.each(['becomes a tok|en', 'bec|omes a token', 'becomes |a token'])('shows the rule: %s', (words) => {
    const found = shown(`Copy target creature spell. (The copy ${words}.)`);
    expect(found?.on).toBe('copy becomes a token');
    expect(rulesIn(found?.markdown ?? '')).toEqual(['111.13']);
  });

  it('has another number under older rules, and is not shown under even older ones', () => {
    expect(rulesIn(markdown('(The copies bec|ome tokens.)', 'magic-2021-11'))).toEqual(['111.11']);
    expect(markdown('(The copy bec|omes a token.)', 'magic-2020-01')).toMatch(/^\*\*Becomes\*\* · term/);
    expect(rulesIn(markdown('(The copy becomes a to|ken.)', 'magic-2020-01'))).toContain('111.1');
  });

  it('is not shown on a token that becomes a copy', () => {
    expect(markdown('Target token bec|omes a copy of target creature.')).toMatch(/^\*\*Becomes\*\* · term/);
  });
});

describe('the hover on words that move a token out of play', () => {
  it.each([
    ['Exi|le target creature token.', 'Exile'],
    ['Whenever a token you control di|es, draw a card.', 'dies'],
    ['Retu|rn target creature token to its owner’s hand.', 'Return'],
    ['If that token would lea|ve the battlefield, exile it instead.', 'leave'],
    ['Create a 1/1 red Imp creature token. Sacri|fice it at the beginning of the next end step.', 'Sacrifice'],
    ['Create two Food tokens. Exile them when this creature le|aves.', null],
    ['Sacri|fice two Treasures: Draw a card.', 'Sacrifice'],
    ['Create a 1/1 red Imp creature token with "When this creature di|es, draw a card."', 'dies'],
    ['Destr|oy all tokens.', 'Destroy'],
    ['Your opponents can’t make you sacri|fice or exile tokens.', 'sacrifice'],
    ['Create a 1/1 red Imp creature token. It gains haste. Exi|le it at end of combat.', 'Exile'],
  ])('quotes the rules on tokens that leave: %s', (rules, on) => {
    const found = shown(rules);
    expect(found?.on ?? null).toBe(on);
    if (found) expect(rulesIn(found.markdown)).toEqual(['111.7', '111.8']);
  });

  it.each([
    'When this creature di|es, create a Food token.',
    'Exi|le target creature, then create a Treasure token.',
    'Whenever a nontoken creature di|es, draw a card.',
    'Retu|rn target token to the battlefield.',
    'Create a token that’s a copy of a card exi|led with this artifact.',
    'Exi|le target creature card from your graveyard.',
    'Exi|le three cards from your graveyard or sacrifice a Food.',
    'Create a Food token, then look at the top card of your library and exi|le it.',
    'Tokens you control have the abilities of all cards exi|led with this artifact.',
    'Create a 1/1 red Imp creature token with "If a card was put into exi|le this turn, draw a card."',
  ])('is not shown if the words are about something else: %s', (rules) => {
    expect(shown(rules)?.markdown ?? '').not.toContain('111.7');
  });

  it('quotes the rules in use', () => {
    expect(rulesIn(markdown('Exi|le target token.', 'magic-2017-08'))).toEqual(['110.5f', '110.5g']);
  });
});

describe('the hover on a rule number', () => {
  it('shows the rule', () => {
    const found = shown('(See rule 111.1|0a.)');
    expect(found?.on).toBe('111.10a');
    expect(found?.markdown).toMatch(/^\*\*Rule 111\.10a\*\*\n\n> `111\.10a` \*\(paraphrase\)\* A Treasure token/);
  });

  it('shows the examples and subrules', () => {
    expect(markdown('(See rule 111.|4.)')).toContain('> *Example:* Dwarven Reinforcements is a sorcery');
    const section = markdown('(See rule 1|11.)');
    expect(section).toContain('**Rule 111** · Tokens\n\n- `111.1` Some effects put tokens onto the battlefield.');
    expect(section).toMatch(/- and \d+ more\n\n\*Magic: The Gathering, September 25, 2026\*$/);
    expect(markdown('(See rules 111.10a|–c.)')).toContain('- `111.10c` A Gold token');
  });

  it('shows the title and how to add a rules file if the rulebook does not contain the rule', () => {
    expect(markdown('(See rule 701.4|4.)')).toBe(`**Rule 701.44** · Explore

Reveal your top card. A land goes to your hand; otherwise the creature gets a +1/+1 counter, and the card goes back or into your graveyard.

Of *Magic: The Gathering, September 25, 2026*, Tokenwright comes with only the rules about tokens. To read this one, save the official rules as a .txt file and choose it with *Choose Rulebook…*, or name it in tokenwright.json:

\`\`\`json
{ "rulebook": "rules.txt" }
\`\`\``);
    expect(markdown('(701.4|0.)', 'magic-2024-06')).toMatch(/^\*\*Rule 701\.40\*\* · Explore\n/);
    expect(markdown('(See rule 111.1|.)', 'magic-fifth')).toContain('numbers no rules');
  });
});
