import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../server/src/lint/finding.js';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { cardDatabase, type Files, lint } from '../support/lint.js';

interface TokenEntry {
  readonly type?: string;
  readonly colors?: string;
  readonly pt?: string;
  readonly text?: string;
  readonly links?: string;
}

function tokenEntry(
  name: string,
  { type = 'Creature — Otter', colors = '', pt = '1/1', text = '', links = '' }: TokenEntry,
) {
  return `<card>
  <name>${name}</name>
  <text>${text}</text>
  <prop><type>Token ${type}</type><colors>${colors}</colors><pt>${pt}</pt></prop>
  <set>RIVR</set>${links}
  <token>1</token>
</card>`;
}

function card(name: string, text: string, links = ''): string {
  return `<card>
  <name>${name}</name>
  <text>${text}</text>
  <prop><type>Sorcery</type><manacost>2G</manacost></prop>
  <set>RIVR</set>${links === '' ? '' : `\n  ${links}`}
</card>`;
}

const link = (name: string) => `<related>${name}</related>`;

/** Three tokens with one name, distinguished by the set code and a number, as exporters do. */
const otters = [
  tokenEntry('Otter RIVR', { colors: 'U', pt: '1/1', text: 'Flash' }),
  tokenEntry('Otter RIVR 2', { colors: 'G', pt: '3/2' }),
  tokenEntry('Otter RIVR 3', { colors: 'WB', pt: '1/1', type: 'Enchantment Creature — Otter' }),
].join('\n');

/** A card with a link to something else, so that its links are checked in full. */
const withFood = (text: string) => card('Ferry Town', `${text} Then create a Food token.`, link('Food Token'));

function findings(entries: string, beside: Files = {}): { finding: Finding; fixed: string }[] {
  const text = cardDatabase(entries);
  return lint({ 'set.xml': text, ...beside })
    .filter(({ rule }) => rule === 'related-link-missing' || rule === 'related-link-wrong')
    .map((finding) => ({ finding, fixed: applyEdits(text, finding.fix?.edits ?? []) }));
}

/** `severity fix: link` of each finding. */
function advice(entries: string, beside: Files = {}): string[] {
  return findings(entries, beside).map(
    ({ finding: { severity, fix } }) => `${severity} ${fix ? `${fix.kind}: ${fix.title}` : 'no fix'}`,
  );
}

describe('a missing link', () => {
  it.each([
    ['a 1/1 blue Otter creature token with flash', 'Otter RIVR'],
    ['a 3/2 green Otter creature token', 'Otter RIVR 2'],
    ['a 1/1 white and black Otter enchantment creature token', 'Otter RIVR 3'],
  ])('to %s is fixed with the matching entry among several of that name', (token, entry) => {
    expect(advice(`${withFood(`Create ${token}.`)}\n${otters}`)).toEqual([`warning safe: Link “${entry}”`]);
  });

  it.each([
    ['color', 'a 3/2 blue Otter creature token'],
    ['power and toughness', 'a 2/2 green Otter creature token'],
    ['type', 'a 3/2 green Otter artifact creature token'],
    ['supertype', 'a legendary 3/2 green Otter creature token'],
    ['keyword', 'a 1/1 blue Otter creature token with flying'],
    ['ability', 'a 3/2 green Otter creature token with “When this token dies, draw a card.”'],
    ['lack of a color', 'a 3/2 colorless Otter creature token'],
  ])('has no fix if every entry of that name has another %s', (_, token) => {
    const [found, ...more] = findings(`${withFood(`Create ${token}.`)}\n${otters}`);
    expect(more).toEqual([]);
    expect(found?.finding.fix).toBeNull();
    expect(found?.finding.message).toMatch(
      /Ferry Town makes “Otter Token” \(.*\) but .* “Otter RIVR” is another token\./,
    );
  });

  it.each([
    ['calls itself by its name', 'When Otter dies, draw a card.'],
    ['says “this creature”', 'When this creature dies, draw a card.'],
    ['says “this token”', 'When this token dies, draw a card.'],
  ])('is fixed with an entry that %s', (_, text) => {
    const entry = tokenEntry('Otter RIVR', { colors: 'G', text });
    const maker = withFood('Create a 1/1 green Otter creature token with “When this creature dies, draw a card.”');
    expect(advice(`${maker}\n${entry}`)).toEqual(['warning safe: Link “Otter RIVR”']);
  });

  it('is only suggested if two entries match', () => {
    const twins = `${tokenEntry('Otter RIVR', { colors: 'G' })}\n${tokenEntry('Otter LAKE', { colors: 'G' })}`;
    const maker = withFood('Create a 1/1 green Otter creature token.');
    expect(advice(`${maker}\n${twins}`)).toEqual(['warning suggestion: Link “Otter RIVR”']);
  });

  it('matches an entry named by color, power and toughness', () => {
    const entry = tokenEntry('Green Otter 1/1', { colors: 'G' });
    expect(advice(`${withFood('Create a 1/1 green Otter creature token.')}\n${entry}`)).toEqual([
      'warning safe: Link “Green Otter 1/1”',
    ]);
    const linked = tokenEntry('Green Otter 1/1', {
      colors: 'G',
      links: '\n  <reverse-related>Ferry Town</reverse-related>',
    });
    expect(advice(`${withFood('Create a 1/1 green Otter creature token.')}\n${linked}`)).toEqual([]);
  });

  it('is reported even if the card links to another token of that name', () => {
    const text = 'Create a 1/1 blue Otter creature token with flash and a 3/2 green Otter creature token.';
    const entries = (links: string) => `${card('Ferry Town', text, links)}\n${otters}`;
    expect(advice(entries(link('Otter RIVR')))).toEqual(['warning safe: Link “Otter RIVR 2”']);
    expect(advice(entries(`${link('Otter RIVR')}\n  ${link('Otter RIVR 2')}`))).toEqual([]);
  });
});

describe('a missing link without the file of the entries', () => {
  const green = card('Reed Bank', 'Create two 3/2 green Otter creature tokens.', link('Otter RIVR 2'));

  it('is fixed with the name that other cards with exactly this token use', () => {
    const maker = withFood('Create a 3/2 green Otter creature token.');
    expect(advice(`${maker}\n${green}`)).toEqual(['warning safe: Link “Otter RIVR 2”']);
  });

  it('has no fix if they make another token', () => {
    const maker = withFood('Create a 1/1 white and black Otter enchantment creature token.');
    expect(advice(`${maker}\n${green}`)).toEqual(['warning no fix']);
  });

  it('has no fix if one of them makes another token', () => {
    const maker = withFood('Create a 3/2 green Otter creature token.');
    const blue = card('Deep Pool', 'Create a 1/1 blue Otter creature token.', link('Otter RIVR 2'));
    expect(advice(`${maker}\n${green}\n${blue}`)).toEqual(['warning no fix']);
  });
});

describe('an exporter’s placeholder for no link', () => {
  const otter = tokenEntry('Otter RIVR', { colors: 'G' });
  const maker = (links: string) => card('Ferry Town', 'Create a 1/1 green Otter creature token.', links);
  const others = `${card('Reed Bank', 'Create a 1/1 green Otter creature token.', link('Otter RIVR'))}\n${otter}`;

  it.each([
    '<related>None</related>',
    '<related>none</related>',
    '<related> None </related>',
    '<related></related>',
    '<related/>',
    '<related count="1">N/A</related>',
  ])('is replaced by the first link: %s', (placeholder) => {
    const [found, ...more] = findings(`${maker(placeholder)}\n${others}`);
    expect(more).toEqual([]);
    expect(found?.finding.severity).toBe('hint');
    expect(found?.fixed).toBe(cardDatabase(`${maker('<related>Otter RIVR</related>')}\n${others}`));
  });

  it('is replaced even if there is another link', () => {
    const entries = (links: string) =>
      `${card('Ferry Town', 'Create a Food token and a 1/1 green Otter creature token.', links)}\n${others}`;
    const [found] = findings(entries(`${link('Food Token')}\n  ${link('None')}`));
    expect(found?.finding.fix?.kind).toBe('safe');
    expect(found?.fixed).toBe(cardDatabase(entries(`${link('Food Token')}\n  ${link('Otter RIVR')}`)));
  });

  it('does not count as a use of links', () => {
    expect(advice(`${maker(link('None'))}\n${otter}`)).toEqual([]);
  });

  it('is not a misspelt link', () => {
    const entries = `${card('Ferry Town', 'Create a 1/1 green Nome creature token.', link('None'))}\n${others}`;
    expect(advice(entries)).toEqual([]);
  });
});

describe('a link to another token of that name', () => {
  it('is a warning if exactly one other entry matches the card', () => {
    const entries = (name: string) =>
      `${card('Ferry Town', 'Create a 3/2 green Otter creature token.', link(name))}\n${otters}`;
    expect(advice(entries('Otter RIVR'))).toEqual(['warning suggestion: Change to “Otter RIVR 2”']);
    expect(advice(entries('Otter RIVR 2'))).toEqual([]);
  });

  it('is not reported if no entry matches or the text does not determine the token', () => {
    for (const token of ['a 7/7 green Otter creature token', 'an Otter creature token of a color of your choice'])
      expect(advice(`${card('Ferry Town', `Create ${token}.`, link('Otter RIVR'))}\n${otters}`)).toEqual([]);
  });
});

describe('a misspelt link', () => {
  it('is fixed to the name of the intended entry, with its set code', () => {
    const entries = `${card('Ferry Town', 'Create a 3/2 green Otter creature token.', link('Ottr RIVR 2'))}\n${otters}`;
    const [found] = findings(entries);
    expect(found?.finding.rule).toBe('related-link-wrong');
    expect(found?.finding.fix?.title).toBe('Change to “Otter RIVR 2”');
    expect(found?.fixed).toBe(cardDatabase(entries.replace('Ottr RIVR 2', 'Otter RIVR 2')));
  });
});

describe('the name of an entry in a card database', () => {
  const mismatches = (entries: string) =>
    lint({ 'set.xml': cardDatabase(entries) }).filter(({ rule }) => rule === 'definition-name-mismatch');
  const maker = card('Ferry Town', 'Create a 3/2 green Otter Scout creature token.', link('Otter RIVR 2'));
  const scout = (name: string) => tokenEntry(name, { colors: 'G', pt: '3/2', type: 'Creature — Otter Scout' });

  it.each([
    'Otter Scout RIVR',
    'Otter Scout_RIVR',
    'Otter Scout RIVR 2',
    'RIVR Otter Scout',
    'Otter Scout ',
    'G 3/2 Otter Scout',
    'Riverside Friend',
    'Ferry Town Token',
  ])('may be %s', (name) => {
    expect(mismatches(`${maker}\n${scout(name)}`)).toEqual([]);
  });

  it('is reported if misspelt, without a fix that would break links', () => {
    const [found] = mismatches(`${maker}\n${scout('Otter Scuot RIVR')}`);
    expect(found?.message).toContain('“Otter Scout Token”');
    expect(found?.fix).toBeNull();
  });

  it('is not reported if another entry has the right name', () => {
    expect(mismatches(`${maker}\n${scout('Otter Scuot')}\n${scout('Otter Scout Token')}`)).toEqual([]);
  });
});
