import { describe, expect, it } from 'vitest';
import { editionOf } from '../../../server/src/edition/derive.js';
import { explain } from '../../../server/src/features/explain/explain.js';
import { explainedBy } from '../../../server/src/features/explain/explained.js';
import { subjectOf } from '../../../server/src/features/explain/subject.js';
import { bundledLibrary } from '../../../server/src/rulebook/bundled.js';
import { readRulebook } from '../../../server/src/rulebook/load.js';
import { edition } from '../support/phrases.js';

/** The first line of what is explained: the name and the kind. */
const head = (query: string, rulebook?: string) => explain(query, edition(rulebook)).text.split('\n')[0];

/** What is explained, as data. */
function entries(query: string, rulebook?: string) {
  const used = edition(rulebook);
  const subject = subjectOf(query, used, []);
  return subject ? explainedBy(subject, used) : [];
}

describe('what people type', () => {
  it.each([
    ['FIRST STRIKE', 'first strike · keyword ability'],
    ['first-strike', 'first strike · keyword ability'],
    ['jump start', 'jump-start · keyword ability'],
    ['phases out', 'phase out · term'],
    ['at the beginning of the next end step', 'at the beginning of the next end step · part of the turn'],
    ['dying', 'dies · term'],
    ['exiled', 'exile · keyword action'],
    ['graveyards', 'graveyard · zone'],
    ['Elves', 'Elf · creature type'],
    ['{t}', '{T} · symbol'],
    ['{2/w}', '{2/W} · symbol'],
    ['{15}', '{15} · symbol'],
    ['+1/+1 counters', '+1/+1 counter · counter'],
    ['flying counter', 'flying counter · counter'],
    ['the monarch', 'monarch · designation'],
    ['What is ward?', 'ward [cost] · keyword ability'],
    ['what does trample do?', 'trample · keyword ability'],
    ['ward {2}', 'ward {2} · keyword ability'],
    ['Ward—Pay 3 life', 'ward—Pay 3 life · keyword ability'],
    ['protection from red', 'protection from red · keyword ability'],
    ['scry 2', 'scry 2 · keyword action'],
    ['CMC', 'converted mana cost · term · players say “CMC”'],
    ['etb', 'enters the battlefield · term · players say “ETB”'],
    ['P/T', 'power and toughness · term · players say “P/T”'],
    ['Bury (Obsolete)', 'bury · keyword action'],
    ['mill', 'mill N · keyword action'],
    ['cantrip', 'cantrip · players’ word'],
    ['702.19', 'trample · keyword ability'],
    ['rule 702.19b', 'trample · keyword ability'],
    ['might', 'Might · term', 'riftbound'],
    ['[Assault 2]', 'Assault 2 · keyword ability', 'riftbound'],
    ['summoning sickness', 'summoning sickness · term', 'magic-fifth'],
  ])('%s', (query, expected, rulebook?: string) => {
    expect(head(query, rulebook)).toBe(expected);
  });

  it('is not called newer than a rulebook without a date', () => {
    expect(explain('[Tank]', edition('riftbound')).text).toMatch(/Since 2025\.$/);
  });

  it('may be several terms', () => {
    const kinds = entries('Tap and untap').map(({ name }) => name);
    expect(kinds).toEqual(['tap', 'untap']);
    expect(entries('flying, ward {2}').map(({ name }) => name)).toEqual(['flying', 'ward {2}']);
  });

  it('may have a typing error', () => {
    const { found, text } = explain('deathtuch', edition());
    expect(found).toBe(false);
    expect(text).toContain('Did you mean deathtouch?');
  });
});

describe('a rules file of one’s own', () => {
  const text = `Rules for a test

702. Keyword Abilities

702.21. Ward

702.21a Ward [cost] means that opponents pay [cost] or lose their spell.

702.21b A ward cost with X uses the X of the ability.

122. Counters

122.1d A permanent with a stun counter loses the counter in place of untapping.

Glossary

Battlefield
The place of all permanents. See rule 403, “Battlefield.”
`;
  const own = editionOf(readRulebook(text, { id: 'own', library: bundledLibrary }).rulebook!);
  const said = (query: string) => explain(query, own).text;

  it('is quoted with its numbers', () => {
    expect(said('stun counter')).toMatch(/^stun counter · counter\n\n122\.1d {2}A permanent with a stun counter/);
    expect(said('stun counter')).not.toContain('would become untapped');
    expect(said('battlefield')).toMatch(/^battlefield · zone\n\nThe place of all permanents\.\n\nRule 403/);
  });

  it('follows our sentence if that fills in what is asked', () => {
    expect(said('ward {3}')).toMatch(
      /^ward \{3\} · keyword ability\n\nWhen an .* pays \{3\}\.\n\n702\.21a {2}Ward \[cost\] means/s,
    );
  });
});

describe('what is explained, as data', () => {
  it('has the meaning, the rule and the year of a term', () => {
    expect(entries('ward {2}')).toEqual([
      {
        kind: 'keyword ability',
        name: 'ward {2}',
        meaning: 'When an opponent’s spell or ability targets this, it is countered unless that opponent pays {2}.',
        rule: '702.21',
        since: 2021,
        isLater: false,
        rules: [],
        glossary: null,
      },
    ]);
    expect(entries('surveil', 'magic-2017-08')).toMatchObject([{ since: 2018, isLater: true }]);
  });

  it('has the rules of tokens and of numbers', () => {
    expect(entries('Treasure')).toMatchObject([
      { kind: 'predefined token', name: 'Treasure', rule: '111.10a', rules: [{ number: '111.10a' }] },
    ]);
    expect(entries('111.4')).toMatchObject([{ kind: 'rule', rule: '111.4' }]);
    expect(entries('qqqqqqq')).toEqual([]);
  });
});
