import { describe, expect, it } from 'vitest';
import { comparedRules } from '../../../server/src/features/rules-document/compared-rules.js';
import { rulesOf } from '../rulebook/changes/rules.js';

const section = (number: number, name: string, verb: string) =>
  `702.${number}. ${name}\n\n702.${number}a ${name} is an ability of hedges that lets them ${verb}.\n\n`;
const before = rulesOf(
  `702. Abilities\n\n${section(2, 'Thorns', 'sting')}702.9. Hedges sleep in winter.\n\nGlossary\n\nGate\nA part of a hedge.\n`,
);
const after = rulesOf(
  `702. Abilities\n\n${section(2, 'Scent', 'smell of roses')}${section(3, 'Thorns', 'sting')}Glossary\n\nGate\nThe open part of a hedge.\n`,
  'June 6, 2025',
);

describe('two rulebooks side by side', () => {
  const { before: older, after: newer, summary, links } = comparedRules(before, after);

  it('have moved rules beside each other, in the order of the newer one', () => {
    expect(older.split('\n').filter((line) => line !== '')).toEqual([
      before.title,
      '702 Abilities',
      '702.2. Thorns',
      '702.2a Thorns is an ability of hedges that lets them sting.',
      '702.9. Hedges sleep in winter.',
      'Gate',
      'A part of a hedge.',
    ]);
    expect(newer).toContain('702.3. Thorns\n\n702.3a Thorns');
    expect(newer.indexOf('702.2. Scent')).toBeLessThan(newer.indexOf('702.3. Thorns'));
  });

  it('have a summary by kind, whose numbers lead to the changes', () => {
    expect(summary.split('\n').filter((line) => line !== '')).toEqual([
      `${before.title} → ${after.title}`,
      'Added (2)',
      '702.2  Scent',
      '702.2a  Scent is an ability of hedges that lets them smell of roses.',
      'Removed (1)',
      '702.9  Hedges sleep in winter.',
      'Changed (1)',
      'Gate  The open part of a hedge.',
      'Moved (2)',
      '702.2 → 702.3  Thorns',
      '702.2a → 702.3a  Thorns is an ability of hedges that lets them sting.',
    ]);
    const leadsTo = links.map(({ line, start, end, target }) => [
      summary.split('\n')[line]!.slice(start, end),
      newer.split('\n')[target],
    ]);
    expect(leadsTo).toContainEqual(['702.2a → 702.3a', '702.3a Thorns is an ability of hedges that lets them sting.']);
    expect(leadsTo).toContainEqual(['702.9', 'Gate']);
  });

  it('are the same but for their titles if nothing changed', () => {
    const same = comparedRules(before, before);
    expect(same.summary).toContain('Nothing changed.');
    expect(same.before).toBe(same.after);
  });
});
