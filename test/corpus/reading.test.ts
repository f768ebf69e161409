import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../server/src/analysis/set/snapshot.js';
import { readingOf, readingOfText } from '../../server/src/export/reading.js';
import { READING_VERSION, readingToJson } from '../../server/src/export/reading-json.js';
import { repairedReading } from '../../server/src/export/repaired.js';
import { magicWordings } from '../../server/src/language/grammar/magic.js';
import { noOwnWords, type OwnWords } from '../../server/src/language/grammar/vocabulary.js';
import { slipKinds } from '../../server/src/language/repair/slip.js';
import { lintSnapshot } from '../../server/src/lint/engine/engine.js';
import { applyEdits } from '../../server/src/lint/fix/fixes.js';
import { defaultSettings } from '../../server/src/lint/settings.js';
import { LineIndex } from '../../server/src/text/line-index.js';
import type { FileSpan, TextSpan } from '../../server/src/text/span.js';
import { lint } from '../unit/support/lint.js';
import { edition as editionOf } from '../unit/support/phrases.js';
import { schemaErrors } from '../unit/support/reading-schema.js';
import { type CorpusRecord, filesOf, jokeCube, snapshotsOf } from './as-set.js';
import { groupBy, missing, readCorpus, readLines } from './corpora.js';

interface CorpusFace {
  readonly source: string;
  readonly name: string;
  readonly typeLine: string;
  readonly text: string;
  readonly asOf?: string;
}

const edition = editionOf('magic-2026-09');

/** Every so many faces are read, as reading all of them takes longer than a test should. */
const SAMPLE = 4;

/** The shares of faces and lines that are read whole. */
function shares(faces: readonly CorpusFace[], own?: OwnWords, read = edition): { faces: number; lines: number } {
  let whole = 0;
  let lines = 0;
  let wholeLines = 0;
  for (const { name, typeLine, text } of faces) {
    const { unread } = readingOf(text, { name, typeLine }, read, own);
    if (unread.length === 0) whole++;
    let start = 0;
    for (const line of text.split('\n')) {
      const end = start + line.length;
      lines++;
      if (!unread.some((piece) => piece.start < end && piece.end > start)) wholeLines++;
      start = end + 1;
    }
  }
  return { faces: whole / faces.length, lines: wholeLines / lines };
}

/** The rules that find slips, and not words that are outdated or a matter of habit. */
const slipRules: ReadonlySet<string> = new Set([
  ...slipKinds,
  'missing-apostrophe',
  'misspelt-keyword',
  'missing-braces',
]);

/** How many of the lines that are not read whole have a finding of a slip. */
function unreadWithSlip(snapshot: Snapshot, faces: readonly CorpusFace[]): number {
  const { set } = snapshot;
  const text = snapshot.text.toString();
  const found = new Set<string>();
  for (const { rule, span } of lintSnapshot(snapshot, defaultSettings)) {
    if (!slipRules.has(rule)) continue;
    const end = text.indexOf('\n', span.start);
    found.add(text.slice(text.lastIndexOf('\n', span.start - 1) + 1, end < 0 ? text.length : end).trim());
  }
  const isUnread = (line: string, { name, typeLine }: CorpusFace) =>
    readingOf(line, { name, typeLine }, edition, set.words).unread.length > 0;
  return faces.reduce(
    (sum, face) => sum + face.text.split('\n').filter((line) => found.has(line.trim()) && isUnread(line, face)).length,
    0,
  );
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const skipped = missing('corpus/official.jsonl');

describe.skipIf(skipped !== '')(`whole cards${skipped}`, () => {
  const withText = (file: string) =>
    readLines<CorpusFace>(file).filter(({ text }, index) => text !== '' && index % SAMPLE === 0);

  it('official cards', () => {
    const faces = withText('corpus/official.jsonl');
    const all = shares(faces);
    const recent = shares(faces.filter(({ asOf }) => (asOf ?? '') >= '2024-07'));
    console.log(
      `The grammar of Magic's cards has ${magicWordings().length} wordings.\nR1 official faces read whole: ${percent(recent.faces)} since 2024-07, ${percent(all.faces)} of all; R2 lines: ${percent(all.lines)}`,
    );
    expect(recent.faces).toBeGreaterThan(0.975);
    expect(all.faces).toBeGreaterThan(0.965);
    expect(all.lines).toBeGreaterThan(0.975);
  });

  it('homebrew cards, with the words of their sets', () => {
    const sets = groupBy(readLines<CorpusRecord>('corpus/homebrew.jsonl'), ({ source }) => source);
    const figures = [...sets].map(([source, cards]) => {
      const snapshot = snapshotsOf(filesOf(cards, []))[0]!;
      const own = snapshot.set.words;
      const faces = cards.filter(({ text }, index) => text !== '' && (source !== jokeCube || index % SAMPLE === 0));
      return {
        source,
        ...shares(faces, own),
        slips: source === jokeCube ? 0 : unreadWithSlip(snapshot, faces),
        count: faces.reduce((sum, { text }) => sum + text.split('\n').length, 0),
      };
    });
    for (const { source, faces, lines } of figures)
      console.log(`R3 ${source}: lines read whole: ${percent(lines)} (faces: ${percent(faces)})`);
    const serious = figures.filter(({ source }) => source !== jokeCube);
    const total = serious.reduce((sum, { count }) => sum + count, 0);
    const share = serious.reduce((sum, { lines, count }) => sum + lines * count, 0) / total;
    const slips = serious.reduce((sum, figure) => sum + figure.slips, 0);
    console.log(
      `R3 homebrew lines read whole, without the joke cube: ${percent(share)} of ${total}; without ${slips} in which a slip is found: ${percent((share * total) / (total - slips))}`,
    );
    expect(share).toBeGreaterThan(0.9);
  });

  it.skipIf(missing('corpus/riftbound.jsonl') !== '')("Riftbound's cards", () => {
    const cards = readLines<CorpusFace>('corpus/riftbound.jsonl').filter(({ text }) => text !== '');
    const { faces, lines } = shares(cards, undefined, editionOf('riftbound'));
    console.log(`Riftbound's cards read whole: ${percent(faces)} (lines: ${percent(lines)})`);
    expect(faces).toBeGreaterThan(0.985);
    expect(lines).toBeGreaterThan(0.99);
  });
});

interface ReadingCase {
  readonly edition: string;
  readonly card: string;
  readonly typeLine: string;
  readonly text: string;
  readonly expect: {
    readonly whole?: boolean;
    readonly abilities?: readonly unknown[];
    readonly findings?: readonly { readonly at: string; readonly fix?: string }[];
  };
}

const casesFile = 'design/card-language-cases.json';
const casesSkipped = missing(casesFile);

describe.skipIf(casesSkipped !== '')(`the specified cases of the language of cards${casesSkipped}`, () => {
  it('are read as they specify', () => {
    const { cases } = JSON.parse(readCorpus(casesFile)) as { cases: ReadingCase[] };
    const wrong = cases.filter((each) => !isReadRight(each) || !areFound(each)).map(({ card }) => card);
    console.log(
      `card-language cases: ${cases.length - wrong.length} of ${cases.length} are read as specified; not: ${wrong.join(', ')}`,
    );
    expect(wrong).toEqual([]);
  });
});

function isReadRight({ edition: id, card, typeLine, text, expect: expected }: ReadingCase): boolean {
  const { reading } = repairedReading(readingOfText(text, { name: card, typeLine }, editionOf(id)));
  if (expected.whole !== undefined && expected.whole !== reading.whole) return false;
  return !expected.abilities || agrees(reading.abilities, expected.abilities, 'abilities');
}

/** Whether each expected finding touches the words where it belongs, and its fix makes the expected line. */
function areFound({ edition: id, card, typeLine, text, expect: { findings = [] } }: ReadingCase): boolean {
  if (findings.length === 0) return true;
  const file = `${card}\n${typeLine}\n${text}\n`;
  const found = lint({ 'a.cards': file }, { rulebook: id });
  return findings.every(({ at, fix }) => {
    const start = file.indexOf(at, card.length + typeLine.length + 2);
    return found.some((finding) => {
      if (finding.span.start > start + at.length || finding.span.end < start) return false;
      if (fix === undefined) return true;
      return applyEdits(file, finding.fix?.edits ?? []).includes(`\n${fix}\n`);
    });
  });
}

describe.skipIf(casesSkipped !== '')(`the JSON of the specified cases${casesSkipped}`, () => {
  it('satisfies the published schema', () => {
    const { cases } = JSON.parse(readCorpus(casesFile)) as { cases: ReadingCase[] };
    const faces = cases.map(({ edition: id, card, typeLine, text }) => {
      const read = editionOf(id);
      const reading = readingOf(text, { name: card, typeLine }, read);
      const place = (span: TextSpan) => span as unknown as FileSpan;
      const face = { card, face: card, typeLine, text, edition: read, own: noOwnWords, reading, start: 0, place };
      return readingToJson(face, '', new LineIndex(text));
    });
    expect(schemaErrors({ version: READING_VERSION, faces })).toEqual([]);
  });
});

const sets: ReadonlySet<string> = new Set(['types', 'subtypes', 'colors', 'keywords']);

/** Whether a value has what is expected of it, as the cases file describes the comparison. */
function agrees(value: unknown, expected: unknown, key: string): boolean {
  if (expected === null || expected === undefined) return true;
  if (Array.isArray(expected)) {
    if (!Array.isArray(value)) return false;
    if (sets.has(key)) return [...expected].map(plain).sort().join() === [...value].map(plain).sort().join();
    const open = expected.indexOf('…');
    if (open >= 0) return expected.slice(0, open).every((each, index) => agrees(value[index], each, key));
    return expected.length === value.length && expected.every((each, index) => agrees(value[index], each, key));
  }
  if (typeof expected === 'object') {
    if (typeof value !== 'object' || value === null) return false;
    return Object.entries(expected).every(([name, each]) =>
      agrees((value as Record<string, unknown>)[name], each, name),
    );
  }
  return plain(value) === plain(expected);
}

function plain(value: unknown): string {
  return String(value).replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replaceAll('−', '-').toLowerCase();
}
