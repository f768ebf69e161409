import { describe, expect, test } from 'vitest';
import { diffRulebooks } from '../../../../server/src/rulebook/changes/diff.js';
import { rulesOf, shown } from './rules.js';

const diff = (before: string, after: string) => diffRulebooks(rulesOf(before), rulesOf(after)).map(shown);

describe('the difference between two rulebooks', () => {
  test('is empty for the same rules in another layout', () => {
    const text = '701. Verbs\n\n701.1. Prune\n\n701.1a To prune a hedge is to make it smaller.\nExample: Ada prunes.';
    expect(diff(text, text.replaceAll('\n\n', '\n').replace('701.1. Prune', '• 701.1 Prune'))).toEqual([]);
  });

  test('lists rules that were added, removed and changed, word by word and in order', () => {
    const before =
      '101. Hedges\n\n101.1. A hedge has four sides.\n\n101.2. Hedges sleep in winter.\n\n101.3. A gate opens.';
    const after =
      '101. Hedges\n\n101.1. A hedge has five sides.\n\n101.3. A gate opens.\n\n101.4. Nobody may climb over someone’s fence.';
    expect(diff(before, after)).toEqual([
      'changed 101.1: A hedge has [-four-]{+five+} sides.',
      'removed 101.2: [-Hedges sleep in winter.-]',
      'added 101.4: {+Nobody may climb over someone’s fence.+}',
    ]);
  });

  test('reports a section under another number as moved, with its rules', () => {
    const section = (number: number, name: string, verb: string) =>
      `702.${number}. ${name}\n\n702.${number}a ${name} is an ability of hedges that lets them ${verb}.\n\n702.${number}b More than one instance of ${name.toLowerCase()} is redundant.\n\n`;
    const before = `702. Abilities\n\n${section(2, 'Thorns', 'sting')}${section(3, 'Shade', 'cool the lawn')}`;
    const after = `702. Abilities\n\n${section(2, 'Scent', 'smell of roses')}${section(3, 'Thorns', 'sting')}${section(4, 'Shade', 'cool the lawn')}`;
    const changes = diff(before, after);
    expect(changes.filter((change) => change.startsWith('moved'))).toEqual([
      'moved 702.2 > 702.3: Thorns',
      'moved 702.2a > 702.3a: Thorns is an ability of hedges that lets them sting.',
      'moved 702.2b > 702.3b: More than one instance of thorns is redundant.',
      'moved 702.3 > 702.4: Shade',
      'moved 702.3a > 702.4a: Shade is an ability of hedges that lets them cool the lawn.',
      'moved 702.3b > 702.4b: More than one instance of shade is redundant.',
    ]);
    expect(changes.filter((change) => change.startsWith('added'))).toHaveLength(3);
    expect(changes).toHaveLength(9);
  });

  test('finds a rule that was moved and changed', () => {
    const text = 'The gardener who planted a hedge may prune it once each spring';
    expect(
      diff(`101. Hedges\n\n101.1. ${text}.`, `101. Hedges\n\n101.1. Hedges are green.\n\n101.2. ${text} or autumn.`),
    ).toEqual(['added 101.1: {+Hedges are green.+}', `moved 101.1 > 101.2: ${text}{+ or autumn+}.`]);
  });

  test('tells which rules only cite others by their new numbers', () => {
    const before =
      '101. Hedges\n\n101.1. Hedges grow as rule 102.1 says.\n\n102. Growth\n\n102.1. Things grow in the sun.';
    const after =
      '101. Hedges\n\n101.1. Hedges grow as rule 103.1 says.\n\n103. Growth\n\n103.1. Things grow in the sun.';
    expect(diff(before, after)[0]).toBe('changed 101.1 (renumbered): Hedges grow as rule [-102.1-]{+103.1+} says.');
  });

  test('shows examples that come or go as a whole', () => {
    const rule = '100.1. A gardener plants.\nExample: Ada plants a yew.';
    expect(diff(rule, `${rule.replace('plants.', 'digs.')}\nExample: Bo plants a box.`)).toEqual([
      'changed 100.1: A gardener [-plants-]{+digs+}.\nExample: Ada plants a yew.{+\nExample: Bo plants a box.+}',
    ]);
  });

  test('compares examples and the glossary', () => {
    const before =
      '100.1. A gardener plants.\nExample: Ada plants a yew.\n\nGlossary\n\nClimb\nTo go over a hedge.\n\nHedge\nA row of shrubs.\n';
    const after =
      '100.1. A gardener plants.\nExample: Ada plants a box.\n\nGlossary\n\nHedge\nA row of shrubs or trees.\n\nScale\nTo go over a hedge.\n';
    expect(diff(before, after)).toEqual([
      'changed 100.1: A gardener plants.\nExample: Ada plants a [-yew-]{+box+}.',
      'changed Hedge: A row of shrubs{+ or trees+}.',
      'moved Climb > Scale: To go over a hedge.',
    ]);
  });
});
