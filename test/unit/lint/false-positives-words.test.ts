import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { cardWith, found, type LintOptions, lint } from '../support/lint.js';

/** The findings of one rule in rules text. */
function by(rule: string, text: string, options: LintOptions = {}): string[] {
  return found(text, options).filter((finding) => finding.startsWith(`${rule}: `));
}

/** Rules text after all safe fixes of one rule. */
function fixed(rule: string, text: string): string {
  const file = cardWith(text);
  const edits = lint({ 'a.cards': file }).flatMap((finding) =>
    finding.rule === rule && finding.fix?.kind === 'safe' ? finding.fix.edits : [],
  );
  return applyEdits(file, edits).split('\n').slice(2, -2).join('\n');
}

/** Correct texts, on which a rule reports nothing. */
const traps: Readonly<Record<string, readonly string[]>> = {
  'article-agreement': [
    'Create an 8/8 blue Kraken creature token.',
    'Create an 11/11 black Horror creature token.',
    'Create an 18/18 green Wurm creature token.',
    'Create an X/X green Ooze creature token, where X is the number of lands you control.',
    'Create an Incubator token.',
    'Create a 1/1 green Saproling creature token.',
    'Create a 1/1 white Unicorn creature token.',
    'Create a 0/1 black Serf creature token.',
    "Create a token that's a copy of an artifact. It becomes a Urza's land in addition to its other types.",
    'Create An Old Friend, a legendary 2/2 white Human creature token.',
    'Create a tapped 8/8 blue Kraken creature token.',
    'This creature deals 3 damage to a each creature your opponents control.',
  ],
  'count-plural-agreement': [
    'Whenever you create three creature tokens, create two of those tokens instead.',
    'Create one of those tokens.',
    'Destroy up to one target creature token.',
    'Create half X Food tokens, rounded up.',
    'Encore {2} (Create two token copies of it.)',
    'Create a Clue token and two Food tokens.',
    'Create a number of Treasure tokens equal to its power.',
    'If you would create one or more Treasure tokens, create that many plus one instead.',
    'If you would create one or more tokens, instead create twice that many of those tokens.',
    'Two creatures and a Food token you control are goaded.',
    "Destroy a player's tokens.",
    'Create another Treasure token.',
  ],
  'digit-count': [
    'Create X 1/1 white Soldier creature tokens, where X is the number of lands you control.',
    'Create 25 1/1 white Soldier creature tokens.',
    'Roll a d20.\n1—9 | Create a Treasure token.\n10—20 | Create two Treasure tokens.',
  ],
  'create-subject-agreement': [
    'Whenever this creature attacks, you may have its controller create a Treasure token.',
    'You may have target player other than its controller create a Treasure token.',
    "Players can't create creature tokens.",
    'Each player may create a Food token.',
    'You create a Treasure token.',
    'Each of your opponents creates a Treasure token.',
    'Two target players each create a Food token.',
    'You and target opponent create a Food token.',
    'Each player other than target opponent creates a Food token.',
    'Each of you creates a Food token.',
    'When this creature dies, its controller loses 1 life, then creates a Treasure token.',
    'Whenever a land enters, that player discards a card, sacrifices a creature, and creates a Food token.',
  ],
  'thats-agreement': [
    'Create two 1/1 white Cat creature tokens, each of which is tapped.',
    "Create a token that's a copy of target creature you control.",
    'Create two 1/1 red Goblin creature tokens that are tapped and attacking.',
    'Create a 1/1 red Goblin creature token and a 1/1 black Rat creature token that are tapped and attacking.',
  ],
  'that-is-contraction': [
    'Create a tapped colorless land token named Nowhere that is every basic land type.',
    "Create a token that's a copy of target creature you control.",
    'Destroy target creature that is attacking.',
  ],
  'copy-except-comma': [
    "Create a token that's a copy of target creature you control, except it has haste.",
    'Create a 1/1 white Bird creature token named All except It with flying.',
    "Create a token that's a copy of target creature. Destroy all creatures except it.",
    'Each player loses all abilities except for flying.',
  ],
  'token-copy-outside-reminder': [
    'Encore {2} ({2}, Exile this card from your graveyard: For each opponent, create a token copy that attacks.)',
    'Offspring {2} (When this creature enters, create a 1/1 token copy of it.)',
  ],
  'under-your-control-redundant': [
    'At the beginning of your end step, create a Food token for each creature you had enter the battlefield under your control this turn.',
    'If an effect would create a token under your control, it creates two of those tokens instead.',
    'Target opponent creates a Food token under your control.',
  ],
  'create-onto-battlefield': ['Create a Treasure token, then put a land card from your hand onto the battlefield.'],
  'legacy-put-onto-battlefield': [
    'Put that card onto the battlefield.',
    'Create a Treasure token. Put a +1/+1 counter on each token you control.',
    'Exile target token you own, then put it onto the battlefield.',
    'Put a token you own from the sideline onto the battlefield.',
    'Put those tokens onto the battlefield.',
  ],
  'legacy-into-play': ['Whenever you play a land, create a Treasure token.'],
  'enters-the-battlefield': [
    'Draw a card for each creature you had enter the battlefield under your control this turn.',
    "Creature cards in graveyards can't enter the battlefield.",
    'If a creature would enter the battlefield, exile it instead.',
    'Whenever a creature you had enter the battlefield dies, draw a card.',
    'If its enters the battlefield ability triggers, copy that ability.',
    'If that card enters the battlefield or stack, exile it instead.',
  ],
  'tapped-after-token': [
    "Create a token that's a copy of this creature tapped and attacking that player.",
    "Create a 1/1 red Goblin creature token that's tapped and attacking.",
    'Create a tapped Treasure token.',
  ],
  'token-noun-order': ['Creature tokens you control have haste.', 'Sacrifice a nontoken creature: Draw a card.'],
  'nontoken-hyphen': ['Sacrifice a nontoken creature: Draw a card.', 'Destroy target non-Human creature token.'],
  'token-card': ['Exile target nontoken card.', 'Exile target token. Draw a card.'],
  'keyword-capitalized': [
    'Create a 2/2 red Rebel creature token with For Mirrodin!',
    'Create a 2/2 black Knight creature token with Phyrexian spirit.',
    'Create a 2/2 black Knight creature token with protection from Vampires.',
    'Create a 1/1 green Elf creature token with Desertwalk Legacy.',
    'Create a 1/1 white Bird creature token with "Flying creatures you control get +1/+1."',
    'Create a 2/2 white Bird creature token with Storm Crow.',
    'Flying\nCreate a Treasure token.',
  ],
  'quotes-unbalanced': [
    "Create a 1/1 black Rat creature token with \"This token can't block, and its controller's lands don't untap.\"",
    'Create a 6\'2" creature, then a Treasure token.',
    'Create a colorless Equipment artifact token named Sling with "Equipped creature has \'{T}: Draw a card\'" and equip {1}.',
    'Creatures you control have "{T}: Draw a card.\n{T}: Add {C}."',
  ],
  'quote-punctuation': [
    'The "legend rule" doesn\'t apply to tokens you control.',
    'Tokens you control are not bound by the "legend rule".',
    'Create a 2/2 black Zombie creature token with "This token can\'t block."',
    'Create a 1/1 red Goblin creature token with "Mountainwalk".',
  ],
  'nested-quote-marks': [
    'Create a colorless Equipment artifact token named Sling with "Equipped creature has \'{T}: Draw a card\'" and equip {1}.',
    'Create a colorless Equipment artifact token named Crag with "Equipped creature gets +1/+1," "Equipped creature has haste," and equip {2}.',
  ],
  'self-reference-in-token-ability': [
    'Create a colorless Equipment artifact token named Sling with "Equipped creature has \'{T}: This creature deals 1 damage to any target\'" and equip {1}.',
    'Create a white Aura enchantment token named Veil attached to target creature with enchant creature and "Enchanted creature gets +1/+1."',
    'Create a white Spirit enchantment creature token. It has "This creature\'s power and toughness are each equal to your life total."',
    'Create a 1/1 black Bat creature token. Target creature gains "When this creature dies, draw a card."',
    'Create Burl, a legendary 3/3 green Bear creature token with "Burl can\'t block."',
    'Create a colorless Gear artifact token with "{2}: Target land and this creature become blue."',
    'Create a colorless Gear artifact token with "{2}, {T}: Scry 1. If you do this, draw a card."',
    'Create a colorless Gear artifact token with "Whenever a land dies this turn, scry 1. Do this only once."',
    'Create a Berry token. (It’s an artifact with “When this token leaves the battlefield, scry 1.”)',
  ],
};

describe('correct text that looks like a mistake', () => {
  const cases = Object.entries(traps).flatMap(([rule, texts]) => texts.map((text) => ({ rule, text })));

  it.each(cases)('$rule accepts: $text', ({ rule, text }) => {
    expect(by(rule, text)).toEqual([]);
  });
});

describe('other games and older rulebooks', () => {
  it.each([
    ['token-noun-order', 'Your token units have [Deflect].', 'riftbound'],
    ['nontoken-hyphen', 'Kill a non-token unit.', 'riftbound'],
    ['legacy-into-play', 'Put a Wasp token into play. Treat this token as a 1/1 artifact creature.', 'magic-fifth'],
    ['enters-the-battlefield', 'When this creature enters the battlefield, create a Treasure token.', 'magic-2024-06'],
    [
      'self-reference-in-token-ability',
      'Create a 1/1 red Devil creature token with "When this creature dies, draw a card."',
      'magic-2024-06',
    ],
  ])('%s accepts “%s” under %s', (rule, text, rulebook) => {
    expect(by(rule, text, { rulebook })).toEqual([]);
  });
});

describe('fixes', () => {
  it.each([
    [
      'create-onto-battlefield',
      'Create a Treasure token onto the battlefield, then scry 1.',
      'Create a Treasure token, then scry 1.',
    ],
    [
      'legacy-put-onto-battlefield',
      'Each player puts a 8/8 blue Kraken creature token onto the battlefield tapped under their control.',
      'Each player creates a tapped 8/8 blue Kraken creature token.',
    ],
    [
      'legacy-put-onto-battlefield',
      "Put a token that's a copy of target creature onto the battlefield.",
      "Create a token that's a copy of target creature.",
    ],
    [
      'legacy-put-onto-battlefield',
      'You may put a 1/1 white Spirit creature token with flying onto the battlefield under your control.',
      'You may create a 1/1 white Spirit creature token with flying.',
    ],
    ['thats-agreement', 'Create two tokens that’s a copy of it.', 'Create two tokens that are copies of it.'],
    [
      'enters-the-battlefield',
      'Landfall — Whenever a land enters the battlefield under your control, scry 1.',
      'Landfall — Whenever a land you control enters, scry 1.',
    ],
    [
      'enters-the-battlefield',
      'Whenever Ember Tinker or another creature with power 4 or greater enters the battlefield under your control this turn, scry 1.',
      'Whenever Ember Tinker or another creature you control with power 4 or greater enters this turn, scry 1.',
    ],
    [
      'enters-the-battlefield',
      'Whenever a token enters the battlefield under your control for the first time each turn, scry 1.',
      'Whenever a token you control enters for the first time each turn, scry 1.',
    ],
    [
      'enters-the-battlefield',
      'Whenever one or more tokens enter the battlefield under an opponent’s control, scry 1.',
      'Whenever one or more tokens an opponent controls enter, scry 1.',
    ],
    [
      'that-is-contraction',
      'Create a token that is a copy of it. It’s red.',
      'Create a token that’s a copy of it. It’s red.',
    ],
    [
      'nested-quote-marks',
      'Creatures have “Tokens have “{T}: Add {C}” and haste.”',
      'Creatures have “Tokens have ‘{T}: Add {C}’ and haste.”',
    ],
    ['digit-count', 'Create 1 8/8 blue Kraken creature token.', 'Create an 8/8 blue Kraken creature token.'],
    ['digit-count', 'Create up to 2 Food tokens.', 'Create up to two Food tokens.'],
    [
      'self-reference-in-token-ability',
      'Create a 1/1 red Devil creature token with "When this dies, scry 1" and "{R}, Sacrifice this: Scry 2."',
      'Create a 1/1 red Devil creature token with "When this token dies, scry 1" and "{R}, Sacrifice this token: Scry 2."',
    ],
    [
      'reminder-definition-mismatch',
      'Create a Food token. (It’s an artifact with “{2}, {T}, Sacrifice this: You gain 3 life.”)',
      'Create a Food token. (It’s an artifact with “{2}, {T}, Sacrifice this token: You gain 3 life.”)',
    ],
    [
      'quote-punctuation',
      'Create a Food token with “This token can’t block.”.',
      'Create a Food token with “This token can’t block.”',
    ],
  ])('of %s: %s', (rule, wrong, right) => {
    expect(fixed(rule, wrong)).toBe(right);
  });

  it.each([
    'Whenever a card you own enters the battlefield under your control, scry 1.',
    'When an exiled card enters the battlefield under your control this way, scry 1.',
    'Whenever another creature enters the battlefield under your control or dies, scry 1.',
    'When this creature enters the battlefield under your control, scry 1.',
    'Whenever a creature with flying or an artifact enters the battlefield under your control, scry 1.',
    'When this creature enters the battlefield target opponent scries 1.',
    'Whenever a land enters the battlefield your control, scry 1.',
  ])('is only suggested if the surrounding words are ambiguous: %s', (text) => {
    const findings = lint({ 'a.cards': cardWith(text) });
    expect(findings).toMatchObject([{ rule: 'enters-the-battlefield', fix: { kind: 'suggestion' } }]);
  });

  it('of an unclosed quotation stays inside its parenthesis', () => {
    const file = cardWith('Create a Berry token. (It\'s an artifact with "{T}, Sacrifice this token: Scry 1.)');
    const [finding] = lint({ 'a.cards': file }).filter(({ rule }) => rule === 'quotes-unbalanced');
    expect(finding?.fix?.kind).toBe('suggestion');
    expect(applyEdits(file, finding?.fix?.edits ?? [])).toContain('Scry 1.")');
  });

  it('of an unclosed quotation has no place if another one begins after it', () => {
    const ore = '“{2}, Sacrifice this token: Draw a card. A Gas token has “{T}: Scry 1.”';
    const [finding] = lint({ 'a.cards': cardWith(`(An Ore token has ${ore})`) });
    expect(finding).toMatchObject({ rule: 'quotes-unbalanced', fix: null });
  });

  it('does not invent a name for a legendary token', () => {
    const text = 'Create Burl, a legendary 3/3 green Bear creature token with "This creature can\'t block."';
    expect(by('self-reference-in-token-ability', text)).toHaveLength(1);
    expect(fixed('self-reference-in-token-ability', text)).toBe(text);
  });
});
