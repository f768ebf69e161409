import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lintTracked } from '../../../server/src/lint/engine/engine.js';
import { FileFindings } from '../../../server/src/lint/engine/file-findings.js';
import type { Finding, Severity } from '../../../server/src/lint/finding.js';
import { defaultSettings } from '../../../server/src/lint/settings.js';
import { seeded } from '../support/seeded.js';
import { snapshotOf } from '../support/snapshot.js';

const fromWorst: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

/** Cards with findings of several severities, and one without any. */
const card = fc.constantFrom(
  'Baker {1}{B}\nCreature — Human\nWhen this creature enters, create a Fodo token.\n2/1',
  'Host {R}\nSorcery\nCreate a 1/1 red Zorbling creature token.',
  'Lookout {R}\nCreature — Goblin\nWhen Lookout enters the battlefield, draw a card.\n1/1',
  'Statue {4}\nArtifact Creature — Golem\nVigilance',
  'Quiet {1}\nInstant\nDraw a card.',
);
const text = fc
  .tuple(
    fc.constantFrom('', 'Set: A\nno header line\n\n', '# tokenwright-disable enters-the-battlefield\n\n'),
    fc.array(card, { maxLength: 60 }),
  )
  .map(([head, cards]) => head + cards.join('\n\n'));

/** The expected selection: the worst findings, of equal ones the first. */
function worstOf(findings: readonly Finding[], most: number): readonly Finding[] {
  const listed = new Set(
    fromWorst.flatMap((each) => findings.filter(({ severity }) => severity === each)).slice(0, most),
  );
  return findings.filter((finding) => listed.has(finding));
}

describe('the findings of a file', () => {
  it('are limited to the worst, in text order, whether or not all were requested before', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (source, most) => {
        const snapshot = snapshotOf({ 'a.cards': source });
        const { findings } = lintTracked(snapshot, defaultSettings);
        const { listed, omitted } = findings.worst(most);
        const { all } = lintTracked(snapshot, defaultSettings).findings;
        expect(findings.count).toBe(all.length);
        expect(listed).toEqual(worstOf(all, most));
        expect(omitted).toBe(all.length - listed.length);
        expect(findings.all).toEqual(all);
        expect(findings.worst(most)).toEqual({ listed, omitted });
      }),
      { ...seeded, numRuns: 100 },
    );
  });

  it('can be given from the start', () => {
    const found = FileFindings.of([]);
    expect([found.count, found.all, found.worst(3)]).toEqual([0, [], { listed: [], omitted: 0 }]);
  });
});
