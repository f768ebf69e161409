import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../server/src/lint/finding.js';
import { homebrewSets, jokeCube, snapshotsOf } from './as-set.js';
import { groupBy, missing } from './corpora.js';
import { findingsIn } from './fixed-set.js';

/** A clear slip on a card, found by eye before any rule ran. Cards are named, and quoted in no more than a few words. */
interface Slip {
  /** The source of the card, and the set's code if it has several. */
  readonly source: string;
  readonly card: string;
  readonly kind: string;
  /** The wrong words or, where some are missing, those next to the gap. */
  readonly at: string;
  /** Which occurrence of these words is meant; from 1, the first by default. */
  readonly occurrence?: number;
  /** By default the rules text. */
  readonly field?: 'name' | 'typeLine';
}

/** The cards that were read, by source, and their slips. */
interface Slips {
  readonly read: Readonly<Record<string, readonly string[]>>;
  readonly slips: readonly Slip[];
}

const { read, slips }: Slips = JSON.parse(readFileSync(`${import.meta.dirname}/homebrew-slips.json`, 'utf8'));

/** The least share of slips that must be found; the spelling of names is left to designers. */
const MIN_SHARE = 0.8;
const measured = slips.filter(({ field }) => field !== 'name');

const skipped = missing('corpus/homebrew.jsonl');

describe.skipIf(skipped !== '')(`slips on homebrew cards${skipped}`, () => {
  const cards = Object.values(read).flat().length;

  it('are mostly found', () => {
    const findings = new Map(
      [...homebrewSets()].filter(([source]) => source !== jokeCube).map(([source, files]) => [source, linted(files)]),
    );
    const missed = measured.filter((slip) => !isFound(slip, findings.get(slip.source)!));
    const share = 1 - missed.length / measured.length;
    const lines = [...groupBy(measured, ({ kind }) => kind)].map(([kind, all]) => {
      const open = missed.filter((slip) => slip.kind === kind);
      const names = open.map(({ card, at }) => `${card} (${at})`).join(', ');
      return `${String(all.length - open.length).padStart(4)} of ${all.length}  ${kind}  ${names}`;
    });
    console.log(
      `${cards} cards, ${measured.length} slips, ${(share * 100).toFixed(1)} % found; missed:\n${lines.join('\n')}`,
    );
    expect(share).toBeGreaterThanOrEqual(MIN_SHARE);
  });
});

/** A file of a set and the findings in it. */
interface Linted {
  readonly text: string;
  readonly findings: readonly Finding[];
}

function linted(files: ReadonlyMap<string, string>): Linted[] {
  return snapshotsOf(files).map((snapshot) => ({ text: String(snapshot.text), findings: findingsIn(snapshot) }));
}

/** Whether a finding or its fix touches the words of a slip. */
function isFound(slip: Slip, files: readonly Linted[]): boolean {
  return files.some(({ text, findings }) => {
    const place = placeOf(slip, text);
    if (!place) return false;
    const touches = ({ start, end }: Place) => start <= place.end && place.start <= end;
    return findings.some(({ span, fix }) => touches(span) || fix?.edits.some((edit) => touches(edit.span)));
  });
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where the words of a slip are in a file of cards; null if the card is in another file. */
function placeOf({ card, at, occurrence = 1 }: Slip, text: string): Place | null {
  const head = headOf(card, text);
  if (head < 0) return null;
  let start = text.indexOf('\n', head);
  for (let n = 0; n < occurrence; n++) start = text.indexOf(at, start + 1);
  return { start, end: start + at.length };
}

/** The offset of a card's first line, which has its name and cost; -1 if it is not there. */
function headOf(card: string, text: string): number {
  const name = card.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.search(new RegExp(`^${name}(?: \\S*)?$`, 'm'));
}
