import { describe, expect, it } from 'vitest';
import { Prints } from '../../../server/src/analysis/set/prints.js';
import { cockatriceTokens } from '../../../server/src/export/cockatrice.js';
import { csv } from '../../../server/src/export/csv.js';
import { namesakes } from '../../../server/src/export/namesakes.js';
import { tokenCsv } from '../../../server/src/export/token-csv.js';
import { listTokens } from '../../../server/src/export/token-list.js';
import { tokenListToJson } from '../../../server/src/export/token-list-json.js';
import { tokenMarkdown } from '../../../server/src/export/token-markdown.js';
import { type SetOptions, snapshotOf } from '../support/snapshot.js';

/** The token list of cards with these rules texts, each on its own sorcery. */
function listed(rules: readonly string[], options: SetOptions = {}) {
  const cards = rules.map((text, at) => `Orchard Song ${at}\nSorcery\n${text}`);
  return listTokens([snapshotOf({ 'a.cards': cards.join('\n\n') }, options)], (path) => path);
}

const markdown = (rules: readonly string[], options?: SetOptions) => tokenMarkdown(listed(rules, options), 'Orchard');

describe('comma-separated values', () => {
  it('are quoted if they contain delimiters or line breaks', () => {
    expect(csv([['a,b', 'say "x"', 'one\ntwo', null, 3, false]])).toBe('"a,b","say ""x""","one\ntwo",,3,false\r\n');
  });

  it.each(['=cmd()', '+1/+1', '-1', '@SUM(A1)', '\t=1'])('are never formulas: %j', (text) => {
    expect(csv([[text]])).toBe(`'${text}\r\n`);
  });

  it('contain a card name that looks like a formula as text', () => {
    const snapshot = snapshotOf({ 'a.cards': '=HYPERLINK("x")\nSorcery\nCreate a Food token.' });
    expect(tokenCsv(listTokens([snapshot], (path) => path))).toContain('"\'=HYPERLINK(""x"")"');
  });
});

describe('the Markdown document of a token list', () => {
  it('escapes the text of cards', () => {
    const snapshot = snapshotOf({ 'a.cards': 'Pipe | [x](y) <b>\nSorcery\nCreate a Food token.' });
    expect(
      tokenMarkdown(
        listTokens([snapshot], (path) => path),
        'a|b',
      ),
    ).toContain('| Food Token | predefined, rule 111.10b | 1 | 1 | Pipe \\| \\[x\\](y) \\<b\\> |');
  });

  it('puts things to do first and copies last', () => {
    const rules = ['Create a Plumb token.', 'Create a Food token.', "Create a token that's a copy of target creature."];
    const headings = markdown(rules, { declared: { prints: new Prints(['Clue']) } }).match(/^## .*/gm);
    expect(headings).toEqual([
      '## Defined nowhere',
      '## Missing prints',
      '## Artifact',
      '## Copies',
      '## Prints of what no card makes',
    ]);
  });

  it('states if no card makes a token', () => {
    expect(markdown(['Draw a card.'])).toBe('# Orchard\n\nNo card makes a token.\n');
  });
});

describe('a double-faced token', () => {
  it('is listed with both faces', () => {
    const list = listed(['Incubate 2.']);
    expect(tokenMarkdown(list, 'x')).toContain('| Incubator Token // Phyrexian Token |');
    expect(tokenListToJson(list).tokens).toMatchObject([{ name: 'Incubator Token', back: { pt: '0/0' } }]);
  });
});

describe('custom colours', () => {
  const rules = ['Create a 1/1 white and silver Monk creature token.', 'Create a 1/1 silver Monk creature token.'];

  it('are listed in every format', () => {
    const list = listed(rules);
    expect((tokenListToJson(list).tokens as { colors: string[] }[]).map(({ colors }) => colors)).toEqual([
      ['W', 'silver'],
      ['silver'],
    ]);
    expect(tokenCsv(list)).toContain(',W silver,');
    expect(tokenMarkdown(list, 'x')).toContain('white and silver');
    expect(cockatriceTokens(list, null)).toContain('<colors>W silver</colors>');
  });

  it('are recognized anywhere in a phrase if the set declares them', () => {
    const declared = { colors: ['quartz'] };
    const list = listed(['Create a quartz Aura enchantment token named Veil.'], { declared });
    expect(list.tokens[0]!.is.colors).toEqual(['quartz']);
  });
});

describe('a token that is not put onto the battlefield', () => {
  it('is listed with the place', () => {
    const list = listed(['Create a token that’s a copy of it in your hand.', 'Create a Food token.']);
    expect(tokenListToJson(list).tokens).toMatchObject([
      { createdBy: [expect.not.objectContaining({ location: expect.anything() })] },
      { copyOf: 'it', createdBy: [{ location: 'your hand' }] },
    ]);
  });
});

describe('tokens with the same name', () => {
  const names = (rules: readonly string[]) =>
    namesakes(listed(rules).tokens).map((same) => same.map(({ is }) => is.pt));

  it('are reported if they differ', () => {
    expect(
      names([
        'Create a 1/1 white Spirit creature token with flying.',
        'Create a 2/2 black Spirit creature token.',
        'Create a 1/1 red Goblin creature token.',
      ]),
    ).toEqual([['1/1', '2/2']]);
  });

  it('are the same if only the wording differs', () => {
    expect(
      names([
        'Create a 1/1 white Spirit creature token with flying and haste.',
        'Create two 1/1 white Spirit creature tokens with haste and flying.',
        'Create a token that’s a copy of target Spirit.',
        'Create a Food token.',
        'Create a tapped Food token.',
      ]),
    ).toEqual([]);
  });
});

describe('the list of prints', () => {
  const missing = (prints: readonly string[], rules: readonly string[], rulebook = 'magic-2026-09') => {
    const { tokens, unusedPrints } = listed(rules, { declared: { prints: new Prints(prints) }, rulebook });
    return { missing: tokens.flatMap(({ is, hasPrint }) => (hasPrint === false ? [is.name] : [])), unusedPrints };
  };
  const soldiers = ['Create a 1/1 white Soldier creature token.', 'Create a 2/2 white Soldier creature token.'];

  it('matches tokens by name, ignoring the additions of other lists', () => {
    const rules = ['Create a Food token and a Clue token.', 'Incubate 1.'];
    const prints = ['food', ' Clue Token (MID)', 'Incubator // Phyrexian'];
    expect(missing(prints, rules)).toEqual({ missing: [], unusedPrints: [] });
    expect(missing(['Foot'], rules).missing).toEqual(['Clue Token', 'Food Token', 'Incubator Token']);
  });

  it('may distinguish tokens by power and toughness', () => {
    expect(missing(['Soldier'], soldiers).missing).toEqual([]);
    expect(missing(['1/1 Soldier'], soldiers).missing).toEqual(['Soldier Token']);
    expect(missing(['Soldier 1/1', '2/2 Soldier', '3/3 Soldier'], soldiers)).toEqual({
      missing: [],
      unusedPrints: ['3/3 Soldier'],
    });
  });

  it('does not apply to copies', () => {
    const rules = ["Create a token that's a copy of target creature."];
    expect(missing(['Copy'], rules)).toEqual({ missing: [], unusedPrints: [] });
  });

  it('is compared with the whole set, whichever of its files is listed', () => {
    const files = { 'a.cards': 'A\nSorcery\nCreate a Food token.', 'b.cards': 'B\nSorcery\nCreate a Clue token.' };
    const snapshot = snapshotOf(files, { declared: { prints: new Prints(['Food', 'Clue']) } });
    expect(listTokens([snapshot], (path) => path).unusedPrints).toEqual([]);
  });

  it('works for Riftbound in the same way', () => {
    const rules = ['Play a 1 :rb_might: Recruit unit token here.'];
    expect(missing([], rules, 'riftbound').missing).toEqual(['Recruit']);
    expect(missing(['Recruit'], rules, 'riftbound').missing).toEqual([]);
  });
});
