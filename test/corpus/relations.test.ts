import { describe, expect, it } from 'vitest';
import { missing } from './corpora.js';
import reviewed from './disagreements.json' with { type: 'json' };
import { compareWithList, type Disagreement } from './relations.js';

const skipped = missing('corpus/token-relations.jsonl');

describe.skipIf(skipped !== '')(`tokens computed from text, against an independent list of tokens${skipped}`, () => {
  it('agree, except for the reviewed disagreements', () => {
    const { agreed, disagreements } = compareWithList();
    const known = new Map(reviewed.map((entry) => [keyOf(entry as Disagreement), entry.class]));
    const ours = disagreements.filter((entry) => (known.get(keyOf(entry)) ?? 'ours') === 'ours');
    const rates = (list: readonly Disagreement[]) => {
      const share = (side: Disagreement['side']) =>
        agreed / (agreed + list.filter((entry) => entry.side === side).length);
      return { recall: share('missing'), precision: share('extra') };
    };
    const show = ({ recall, precision }: ReturnType<typeof rates>) =>
      `recall ${percent(recall)}, precision ${percent(precision)}`;
    console.log(
      `links found in text: ${agreed}; raw ${show(rates(disagreements))}; without theirs and open ${show(rates(ours))}`,
    );
    for (const entry of ours) console.log(`not yet classed: ${JSON.stringify(entry)}`);
    expect(rates(ours).recall).toBeGreaterThanOrEqual(0.995);
    expect(rates(ours).precision).toBeGreaterThanOrEqual(0.995);
  });
});

function keyOf({ card, side, token }: Disagreement): string {
  return `${card}|${side}|${token}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}
