import { describe, expect, it } from 'vitest';
import { explain } from '../../../server/src/features/explain/explain.js';
import type { ExplainedLintRule } from '../../../server/src/features/explain/lint-rule.js';
import { lines, paragraphs } from '../../../server/src/features/explain/terminal.js';
import { edition } from '../support/phrases.js';

const text = (what: string, rulebook?: string) => explain(what, edition(rulebook)).text;
const found = (what: string, rulebook?: string) => explain(what, edition(rulebook)).found;

describe('explain', () => {
  it('shows a predefined token with its rule', () => {
    expect(explain('treasure tokens', edition('magic-2024-06'))).toEqual({
      found: true,
      text: `Treasure Token
Artifact — Treasure · colorless
  {T}, Sacrifice this artifact: Add one mana of any color.

Introduced in Ixalan block.

111.10a  A Treasure token is a colorless Treasure artifact token with “{T},
         Sacrifice this artifact: Add one mana of any color.”

Magic: The Gathering, June 7, 2024
Source: Comprehensive Rules of June 7, 2024 (Modern Horizons 3), as quoted in
two encyclopedia articles on tokens`,
    });
    expect(text('Incubator')).toContain('Back face: Phyrexian Token · 0/0\nArtifact Creature — Phyrexian · colorless');
    expect(text('wicked role')).toMatch(/^Wicked\nEnchantment — Aura Role/);
    expect(text('Roles')).toContain('  111.10r  Young Hero Role');
    expect(text('Sand Soldiers', 'riftbound')).toMatch(/^Sand Soldier · 2 Might\nUnit — Shurima/);
  });

  it('shows a rule with its examples and subrules', () => {
    expect(text('111.4')).toContain('\n\n    Example: Dwarven Reinforcements is a sorcery');
    expect(text('rule 111.10A.')).toMatch(/^111\.10a {2}\(paraphrase\) A Treasure token/);
    expect(text('111')).toMatch(/^111 {2}Tokens\n\n {2}111\.1 {3}Some effects put tokens onto the battlefield\./);
    expect(text('182.1.d', 'riftbound')).toContain('Example: A token unit is a unit.');
    expect(text('176', 'riftbound')).toContain('  184  The spell or ability that Creates a token');
  });

  it('explains how to look up a rule that is not in the rulebook', () => {
    expect(found('801.44')).toBe(false);
    expect(text('701.44')).toMatch(/^explore · keyword action\n\nReveal your top card\./);
    expect(text('CR 701.44')).toContain('Rule 701.44 (Explore) is not in Magic: The Gathering, September 25, 2026.');
    expect(text('701.44')).toContain('--rulebook');
    expect(text('111.1', 'magic-fifth')).toBe('Magic: The Gathering, Fifth Edition, numbers no rules.');
  });

  it('shows a glossary term with its section, and a keyword that makes tokens', () => {
    expect(text('token')).toMatch(/^token · term\n\nA marker used to represent any permanent/);
    expect(text('Tokens')).toContain('111.13  A copy of a permanent spell becomes a token');
    expect(text('counter')).toContain('122.1');
    expect(text('tokens', 'magic-fifth')).toContain("it's permanently removed from the game; it can't return to play.");
    expect(text('Investigate')).toMatch(/\n\n701\.16a {2}\(paraphrase\) “Investigate” means “Create a Clue token\.”/);
    expect(text('investigate', 'magic-2017-08')).toContain('colorless Clue artifact token');
  });

  it('suggests similar names for an unknown one', () => {
    expect(found('Tresure')).toBe(false);
    expect(text('Tresure')).toContain('Did you mean Treasure?');
    expect(text('wiked role')).toContain('Did you mean Wicked Role');
    expect(text('Clue', 'magic-2020-01')).toContain(
      'It is predefined in Magic: The Gathering, November 2021 (rule 111.10f).',
    );
    expect(text('qqqqqqqq')).not.toContain('Did you mean');
  });

  it('shows a lint rule with an example and the game rule that it cites', () => {
    const rule = {
      id: 'too-many-goblins',
      summary: 'Too many Goblins.',
      why: 'Nobody needs that many.',
      severity: 'warning',
      fix: 'safe',
      cite: () => '111.2',
      appliesTo: { test: ({ game }) => game === 'magic', label: 'every Magic rulebook' },
      examples: [{ wrong: 'Create nine Goblins.', right: 'Create one Goblin.' }],
    } satisfies ExplainedLintRule;
    expect(explain('too-many-goblins', edition('magic-2024-06'), [rule])).toEqual({
      found: true,
      text: `too-many-goblins (warning, safe fix)

Too many Goblins.

Nobody needs that many.

Holds: every Magic rulebook.

Wrong: Create nine Goblins.
Right: Create one Goblin.

111.2  The player who creates a token is its owner. The token enters the
       battlefield under that player’s control.

Magic: The Gathering, June 7, 2024
Source: Comprehensive Rules of June 7, 2024 (Modern Horizons 3), as quoted in
two encyclopedia articles on tokens`,
    });
    const elsewhere = explain('too-many-goblins', edition('riftbound'), [{ ...rule, cite: () => null }]).text;
    expect(elsewhere).toContain('Holds: every Magic rulebook. Not in the one in use: Riftbound.');
    expect(explain('too-many-goblin', edition(), [rule]).text).toContain('Did you mean too-many-goblins?');
  });

  it('fits the width of a terminal and contains no control characters', () => {
    const long = [text('111.4'), text('tokens', 'magic-fifth'), text('111'), text('gift')].join('\n');
    expect(Math.max(...long.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(text('\u001b[31mred')).not.toContain('\u001b');
    expect(found('')).toBe(false);
    expect(found('x'.repeat(1_000_000))).toBe(false);
  });
});

describe('paragraphs in a terminal', () => {
  it('omit null and empty texts', () => {
    expect(paragraphs('one', null, '', 'two')).toBe('one\n\ntwo');
    expect(lines('one', null, '', 'two')).toBe('one\ntwo');
  });
});
