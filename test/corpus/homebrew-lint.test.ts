import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lintSnapshot } from '../../server/src/lint/engine/engine.js';
import type { Finding, Severity } from '../../server/src/lint/finding.js';
import { fixAll } from '../../server/src/lint/fix/fixes.js';
import { defaultSettings } from '../../server/src/lint/settings.js';
import { type CorpusRecord, filesOf, homebrewSets, jokeCube, snapshotsOf } from './as-set.js';
import { groupBy, missing, readLines } from './corpora.js';

/** The verdict of an expert on one finding. Cards are named, never quoted. */
interface Reviewed {
  /** The source of the cards, and the set's code if it has several. */
  readonly source: string;
  /** Null for findings outside cards. */
  readonly card: string | null;
  readonly rule: string;
  readonly verdict: 'right' | 'wrong' | 'matter of taste';
  readonly why: string;
}

/** The findings in sets, one entry each, and in a sample of the more ordinary cards of the joke cube. */
interface Review {
  readonly sets: readonly Reviewed[];
  readonly jokeCube: readonly Reviewed[];
}

/** A finding, its source and its file. */
interface Located {
  readonly source: string;
  readonly path: string;
  readonly finding: Finding;
}

const review: Review = JSON.parse(readFileSync(`${import.meta.dirname}/homebrew-review.json`, 'utf8'));

/** The least share of the reviewed findings that must be right. */
const MIN_SHARE = 0.98;

const skipped = missing('corpus/homebrew.jsonl');

describe.skipIf(skipped !== '')(`homebrew sets${skipped}`, () => {
  const sets = skipped ? new Map<string, Map<string, string>>() : homebrewSets();
  const ordinary = [...sets].filter(([source]) => source !== jokeCube);
  const findings = ordinary.flatMap(([source, files]) => findingsOf(source, files));
  const joke = skipped ? [] : findingsOf(jokeCube, sets.get(jokeCube)!);

  it('have no error or warning that was not reviewed', () => {
    console.log(`homebrew sets:\n${table(findings)}`);
    const { unseen, gone } = compare(findings, review.sets);
    const heavy = unseen.filter(({ finding }) => isHeavy(finding));
    // Formatted as entries of the review, without a verdict.
    for (const { source, finding } of unseen) {
      const { card, rule, severity, message } = finding;
      console.log(JSON.stringify({ source, card, rule, verdict: '', why: `${severity}: ${message}` }));
    }
    for (const entry of gone) console.log(`no longer found: ${JSON.stringify(entry)}`);
    expect(heavy.map(({ source, finding }) => `${source}: ${finding.card}: ${finding.rule}`)).toEqual([]);
  });

  it('have at least 98 % right findings', () => {
    expect(shareRight(compare(findings, review.sets).seen)).toBeGreaterThanOrEqual(MIN_SHARE);
  });

  it('have no words that two rules would change', () => {
    const files = groupBy([...findings, ...joke], ({ source, path }) => `${source} ${path}`);
    expect([...files.values()].flatMap((list) => changedTwice(list.map(({ finding }) => finding)))).toEqual([]);
  });

  it('have at least 98 % right findings in the sample of the joke cube', () => {
    console.log(`joke cube:\n${table(joke)}`);
    expect(shareRight(compare(joke, review.jokeCube).seen)).toBeGreaterThanOrEqual(MIN_SHARE);
  });

  it('have no new errors or warnings after all safe fixes, and no safe fix left', () => {
    for (const [source, files] of ordinary) {
      const before = groupBy(findingsOf(source, files), ({ finding: { rule } }) => rule);
      const after = findingsOf(source, fixedFiles(files));
      expect(after.filter(({ finding: { fix } }) => fix?.kind === 'safe')).toEqual([]);
      for (const [rule, found] of groupBy(after, ({ finding }) => finding.rule)) {
        const count = before.get(rule)?.length ?? 0;
        expect(found.filter(({ finding }) => isHeavy(finding)).length, rule).toBeLessThanOrEqual(count);
      }
    }
  });
});

const riftbound = missing('corpus/riftbound.jsonl');

describe.skipIf(riftbound !== '')(`official Riftbound cards${riftbound}`, () => {
  it('have no errors or warnings', () => {
    const files = filesOf(readLines<CorpusRecord>('corpus/riftbound.jsonl'), []);
    const findings = findingsOf('riftbound', files, 'riftbound');
    console.log(`riftbound:\n${table(findings)}`);
    expect(findings.filter(({ finding }) => isHeavy(finding))).toEqual([]);
  });
});

function findingsOf(source: string, files: ReadonlyMap<string, string>, rulebook?: string): Located[] {
  return snapshotsOf(files, rulebook).flatMap((snapshot) =>
    lintSnapshot(snapshot, defaultSettings).map((finding) => ({ source, path: snapshot.path, finding })),
  );
}

/** Pairs of findings of different rules in a file whose fixes change the same characters. */
function changedTwice(findings: readonly Finding[]): string[] {
  const edits = findings.flatMap(({ card, rule, fix }) =>
    (fix?.edits ?? []).map(({ span: { start, end } }) => ({ card, rule, start, end })),
  );
  edits.sort((a, b) => a.start - b.start);
  return edits.flatMap((first, at) => {
    const pairs: string[] = [];
    for (const { card, rule, start, end } of edits.slice(at + 1)) {
      if (start > first.end) break;
      const isSame = start < first.end || (start === first.start && end === start);
      if (rule !== first.rule && isSame) pairs.push(`${card}: ${first.rule} and ${rule}`);
    }
    return pairs;
  });
}

/** The files after all safe fixes, one after the other: each is linted with the fixed versions of those before it. */
function fixedFiles(files: ReadonlyMap<string, string>): Map<string, string> {
  const fixed = new Map(files);
  for (const path of files.keys()) {
    const lint = (text: string) => {
      const snapshots = snapshotsOf(new Map([...fixed, [path, text]]));
      return lintSnapshot(snapshots.find((snapshot) => snapshot.path === path)!, defaultSettings);
    };
    fixed.set(path, fixAll(fixed.get(path)!, lint).text);
  }
  return fixed;
}

function isHeavy({ severity }: Finding): boolean {
  return severity === 'error' || severity === 'warning';
}

/** Matches findings with entries of the review; several of one rule on one card need as many entries. */
function compare(findings: readonly Located[], entries: readonly Reviewed[]) {
  const open = groupBy(entries, keyOf);
  const seen: Reviewed[] = [];
  const unseen: Located[] = [];
  for (const located of findings) {
    const entry = open.get(keyOf({ source: located.source, ...located.finding }))?.pop();
    if (entry) seen.push(entry);
    else unseen.push(located);
  }
  return { seen, unseen, gone: [...open.values()].flat() };
}

function keyOf({ source, card, rule }: Pick<Reviewed, 'source' | 'card' | 'rule'>): string {
  return JSON.stringify([source, card, rule]);
}

function shareRight(seen: readonly Reviewed[]): number {
  const right = seen.filter(({ verdict }) => verdict === 'right').length;
  console.log(`${right} of ${seen.length} reviewed findings are right`);
  return right / seen.length;
}

const order: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

/** The number of findings per rule and severity, the most severe first. */
function table(findings: readonly Located[]): string {
  const groups = groupBy(findings, ({ finding: { severity, rule } }) => `${severity.padEnd(8)}${rule}`);
  const rank = (key: string) => order.indexOf(key.split(' ')[0] as Severity);
  return [...groups]
    .sort(([a, { length: m }], [b, { length: n }]) => rank(a) - rank(b) || n - m)
    .map(([key, { length }]) => `${String(length).padStart(5)}  ${key}`)
    .join('\n');
}
