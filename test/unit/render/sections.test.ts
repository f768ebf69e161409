import { describe, expect, it } from 'vitest';
import { sectionsOf } from '../../../server/src/render/sections.js';
import { pictured } from '../../drawings/samples.js';

/** The sections of a card with a type line and rules text, one per line: `marks or cost [stats]: lines`. */
function sections(typeLine: string, rules: string): string[] | null {
  const [picture] = pictured(`A Card\n${typeLine}\n`, 'a.cards');
  const found = sectionsOf(picture!, rules.split('\n'));
  return (
    found?.sections.map(({ marks, heading, stats, lines }) => {
      const mark = heading ? `${heading.words} for ${heading.cost}` : marks.join('+');
      return `${mark}${stats === null ? '' : ` [${stats}]`}: ${lines.join(' / ')}`;
    }) ?? null
  );
}

describe('rules text is divided', () => {
  it('into the chapters of a Saga', () => {
    expect(
      sections('Enchantment — Saga', '(Reminder.)\nI, II — Draw a card.\nIII — Choose one —\n• One.\n• Two.'),
    ).toEqual([': (Reminder.)', 'I+II: Draw a card.', 'III: Choose one — / • One. / • Two.']);
  });

  it('into chapters and the abilities of a Saga that is a creature', () => {
    expect(sections('Enchantment Creature — Saga Wolf', 'I — Draw a card.\nVigilance\nHaste')).toEqual([
      'I: Draw a card.',
      ': Vigilance / Haste',
    ]);
  });

  it('into the levels of a Class', () => {
    expect(sections('Enchantment — Class', 'Draw.\n{1}{G}: Level 2\nScry 1.\n{3}: Level 3\nScry 2.\nScry 3.')).toEqual([
      ': Draw.',
      'Level 2 for {1}{G}: Scry 1.',
      'Level 3 for {3}: Scry 2. / Scry 3.',
    ]);
  });

  it('into the levels of a leveler, with power and toughness', () => {
    expect(sections('Creature — Elf', 'Level up {1}\nLEVEL 1-3\n2/3\nFlying\nLEVEL 4+\n4/5\nFlying\nHaste')).toEqual([
      ': Level up {1}',
      'LEVEL+1–3 [2/3]: Flying',
      'LEVEL+4+ [4/5]: Flying / Haste',
    ]);
  });

  it('into the counters of a station card, in both notations', () => {
    expect(sections('Artifact — Spacecraft', 'Station\n8+ | Flying\nHaste')).toEqual([
      ': Station',
      '8+: Flying / Haste',
    ]);
    expect(sections('Land — Planet', 'Station\nSTATION 12+\n{T}: Add {G}.')).toEqual([
      ': Station',
      'STATION+12+: {T}: Add {G}.',
    ]);
  });

  it('into the abilities of a planeswalker', () => {
    expect(
      sections(
        'Legendary Planeswalker — Ann',
        'Static.\n+1: Draw a card.\n-X: Scry X.\n[0]: Choose one —\n• One.\nMore.',
      ),
    ).toEqual([': Static.', '+1: Draw a card.', '−X: Scry X.', '0: Choose one — / • One.', ': More.']);
  });

  it('only if it has such parts', () => {
    expect(sections('Enchantment — Saga', '(Reminder.)\nI draw.')).toBeNull();
    expect(sections('Legendary Planeswalker — Ann', 'Flying')).toBeNull();
    expect(sections('Instant', 'I — Draw a card.\n+1: Draw a card.')).toBeNull();
    expect(sections('Enchantment — Class', '')).toBeNull();
  });

  it('into a limited number of parts', () => {
    const lines = Array.from({ length: 100 }, (_, i) => `+${i}: Draw a card.`);
    expect(sections('Planeswalker — Ann', lines.join('\n'))).toHaveLength(13);
  });
});
