import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { defaultSettings } from '../../../server/src/lint/settings.js';
import { lint, shown } from '../support/lint.js';

const noun = (name: string) => `${name} {W}\nCreature — Bird\nWhen this creature enters, scry 1.\n1/1\n`;
const named = (name: string) => `${name} {W}\nCreature — Bird\nWhen ${name} enters, scry 1.\n1/1\n`;

/** The findings of the rule on the first of some cards, and the card's text after its fixes. */
function findingsOn(cards: readonly string[], style?: string): { found: string[]; fixed: string } {
  const options = new Map(style === undefined ? [] : [['style', style]]);
  const settings = { ...defaultSettings, rules: new Map([['self-reference', { severity: 'info' as const, options }]]) };
  const [text, ...others] = cards;
  const findings = lint({ 'a.cards': text!, 'b.cards': others.join('\n') }, { settings }).filter(
    ({ rule }) => rule === 'self-reference',
  );
  return {
    found: findings.map((finding) => shown(finding, text!)),
    fixed: applyEdits(
      text!,
      findings.flatMap(({ fix }) => fix?.edits ?? []),
    ),
  };
}

describe('how a card refers to itself', () => {
  it('is reported if the set says “this creature”', () => {
    const { found, fixed } = findingsOn([named('Ash Gull'), noun('Ash Hawk'), noun('Ash Kite')]);
    expect(found).toEqual(['self-reference: Ash Gull']);
    expect(fixed).toBe(noun('Ash Gull'));
  });

  it('is left alone if the set uses names, or has too few cards to tell', () => {
    expect(findingsOn([named('Ash Gull'), named('Ash Hawk'), noun('Ash Kite')]).found).toEqual([]);
    expect(findingsOn([named('Ash Gull')]).found).toEqual([]);
  });

  it('is reported on a single card that is worded for an older year', () => {
    const old = named('Ash Gull').replace('enters', 'enters the battlefield');
    expect(findingsOn([old]).found).toEqual(['self-reference: Ash Gull']);
    expect(findingsOn([old, named('Ash Hawk'), named('Ash Kite')]).found).toEqual([]);
  });

  it('follows the option', () => {
    expect(findingsOn([named('Ash Gull')], 'noun').found).toEqual(['self-reference: Ash Gull']);
    expect(findingsOn([named('Ash Gull'), noun('Ash Hawk'), noun('Ash Kite')], 'name').found).toEqual([]);
  });

  it('is one finding for all names on a card', () => {
    const both =
      'Ash Gull {W}\nCreature — Bird\nWhen Ash Gull enters, scry 1.\n{1}, Sacrifice Ash Gull: Ash Gull deals 1 damage to any target.\n1/1\n';
    const { found, fixed } = findingsOn([both], 'noun');
    expect(found).toEqual(['self-reference: Ash Gull']);
    expect(fixed).toContain('When this creature enters, scry 1.\n{1}, Sacrifice this creature: It deals 1 damage');
  });

  it.each([
    ['a noun of another type', 'Land', 'This artifact enters tapped.', ['self-reference: This artifact']],
    ['a noun of its types', 'Artifact — Equipment', 'When this artifact enters, scry 1.\nEquip {1}', []],
    [
      'a noun in the ability of a token',
      'Artifact',
      'Create a 1/1 white Bird creature token with "When this creature dies, scry 1."',
      [],
    ],
    ['a legend', 'Legendary Creature — Bird', 'When Ash Gull enters, scry 1. This creature can’t block.', []],
    ['a spell', 'Sorcery', 'Ash Gull deals 2 damage to any target.', []],
    [
      'its power',
      'Creature — Bird',
      'Ash Gull’s power is equal to the number of Birds you control.\nThis creature can’t block.',
      [],
    ],
  ])('%s', (_what, typeLine, text, expected) => {
    expect(findingsOn([`Ash Gull {W}\n${typeLine}\n${text}\n`], undefined).found).toEqual(expected);
  });
});
