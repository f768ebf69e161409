import { describe, expect, it } from 'vitest';
import { editionOf } from '../../../server/src/edition/derive.js';
import { reminderPatterns, reminderText } from '../../../server/src/edition/reminder-text.js';
import { bundledLibrary } from '../../../server/src/rulebook/bundled.js';
import { readRulebook } from '../../../server/src/rulebook/load.js';

const header = `Rulebook: own
Base: magic-2026-09
Title: Rules of our own
Date: 2026-10-01
Source: invented

`;

/** The reminder text of a keyword under a rulebook with one more rule. */
function under(rule: string, keyword: string, argument = ''): string | null {
  const { rulebook } = readRulebook(`${header}${rule}\n`, { id: 'own', library: bundledLibrary });
  const [first] = keyword.split(' ');
  const patterns = reminderPatterns(editionOf(rulebook!)).get(first!) ?? [];
  const pattern = patterns.find((each) => each.keyword === keyword);
  return pattern ? reminderText(pattern, argument, 'creature') : null;
}

describe('reminder text from the rulebook', () => {
  it.each([
    [
      '“Ward [cost]” means “Whenever this permanent is targeted, its controller may pay [cost].”',
      'ward',
      '{2}',
      'Whenever this creature is targeted, its controller may pay {2}.',
    ],
    [
      'Cycling is an ability. Cycling [cost] means “[Cost], Discard this card: Draw a card.”',
      'cycling',
      '{1}',
      '{1}, Discard this card: Draw a card.',
    ],
    [
      '“Fading N” means “This permanent enters with N fade counters on it.”',
      'fading',
      '3',
      'This creature enters with three fade counters on it.',
    ],
    [
      '“Fading N” means “This permanent enters with N fade counters on it.”',
      'fading',
      '1',
      'This creature enters with a fade counter on it.',
    ],
    [
      '“Exploit” means “When this creature enters, you may say ‘Farewell.’ Do so once.”',
      'exploit',
      '',
      'When this creature enters, you may say “Farewell.” Do so once.',
    ],
  ])('%s', (rule, keyword, argument, expected) => {
    expect(under(`702.900a ${rule}`, keyword, argument)).toBe(expected);
  });

  it.each([
    [
      'only a part of the definition',
      '“Fading N” means “This permanent enters with N fade counters” and “Remove one.”',
    ],
    ['more than fits on a card', `“Fading N” means “${'Remove N counters from this permanent. '.repeat(9)}Done.”`],
    ['placeholders of another kind', '“Fading [quality]” means “This permanent fades to [quality].”'],
    ['a word that is not a keyword', '“Gleaming N” means “This permanent gleams N times.”'],
  ])('is not %s', (_, rule) => {
    expect(under(`702.900a ${rule}`, 'fading', '2')).toBeNull();
    expect(under(`702.900a ${rule}`, 'gleaming', '2')).toBeNull();
  });

  it('is ours where the rulebook has none', () => {
    expect(under('702.900a Vigilance is a static ability.', 'vigilance')).toBe(
      'This creature doesn’t tap when it attacks.',
    );
  });
});
