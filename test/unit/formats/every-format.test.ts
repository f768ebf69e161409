import { describe, expect, it } from 'vitest';
import { indexFile } from '../../../server/src/analysis/set/file-index.js';
import { type Declared, SetIndex } from '../../../server/src/analysis/set/set-index.js';
import type { Snapshot } from '../../../server/src/analysis/set/snapshot.js';
import { disableInFile } from '../../../server/src/features/code-actions/disable-file.js';
import { disableOnLines } from '../../../server/src/features/code-actions/disable-line.js';
import type { CardDocument } from '../../../server/src/formats/card.js';
import { formatFor, formatOf, formats } from '../../../server/src/formats/index.js';
import { lintSnapshot } from '../../../server/src/lint/engine/engine.js';
import type { CardFileView } from '../../../server/src/lint/file-view.js';
import type { Finding } from '../../../server/src/lint/finding.js';
import { applyEdits, fixAll } from '../../../server/src/lint/fix/fixes.js';
import { defaultSettings } from '../../../server/src/lint/settings.js';
import { toText } from '../../../server/src/text/region.js';
import { faceTexts } from '../support/card-text.js';
import { knownByName } from '../support/known-cards.js';
import { edition } from '../support/phrases.js';
import { snapshotOf } from '../support/snapshot.js';
import { slips as cards, writers } from './support/written-set.js';

function read(path: string, text: string): CardDocument {
  const format = formatFor(path, text.slice(0, 4096));
  if (!format) throw new Error(`no format reads ${path}`);
  return format.read(path, text);
}

function lint(path: string, text: string): readonly Finding[] {
  const document = read(path, text);
  const rules = edition();
  const set = new SetIndex(new Map([[path, indexFile(path, document, rules)]]));
  return lintSnapshot({ path, text, document, edition: rules, set }, defaultSettings);
}

/** Each finding with the card text at its position, decoded. */
function atWords(path: string, text: string): string[] {
  const { cards: placed } = read(path, text);
  return lint(path, text).map(({ rule, span, card: name }) => {
    for (const { card: read, start } of placed) {
      for (const { rulesText, typeLine } of read.faces) {
        for (const region of [rulesText, typeLine]) {
          const [from, to] = region
            ? [toText(region, span.start - start), toText(region, span.end - start)]
            : [null, null];
          if (region && from !== null && to !== null) return `${name}: ${rule}: ${region.text.slice(from, to)}`;
        }
      }
    }
    return `${name}: ${rule}: ?`;
  });
}

/** The card text after all safe fixes. */
function fixed(path: string, text: string) {
  const result = fixAll(text, (now) => lint(path, now));
  return { count: result.count, faces: read(path, result.text).cards.map(({ card: one }) => one.faces.map(faceTexts)) };
}

/** A file with findings, and the snapshot of any text in its place. */
interface Sample {
  readonly path: string;
  readonly text: string;
  readonly snapshotOf: (text: string) => Snapshot;
}

function sample(path: string, text: string, declared: Partial<Declared> = {}): Sample {
  return { path, text, snapshotOf: (now) => snapshotOf({ [path]: now }, { declared }) };
}

/** One set in every format, plus a format without a writer: a list that only names cards. */
const samples: readonly Sample[] = [
  ...writers.map(([path, write]) => sample(path, write(cards))),
  sample('table.cube.txt', '# Ashes\n2x Vault Keeper\n\n1 Moss Calller\nTwin Sentrry\n', {
    cards: knownByName(['Vault Keeper', 'Moss Caller', 'Twin Sentry']),
  }),
];

const formatOfSample = ({ path, text }: Sample) => formatFor(path, text.slice(0, 4096))?.id;
const withComments = formats.filter(({ comments }) => comments).map(({ id }) => id);

describe('a comment', () => {
  it('is tested in every format that has comments', () => {
    const tried = new Set(samples.map(formatOfSample));
    const missing = withComments.filter((id) => !tried.has(id));
    expect(missing, 'these formats need a writer in support/written-set.ts').toEqual([]);
  });

  const cases = samples.filter((each) => withComments.includes(formatOfSample(each) ?? ''));

  describe.each(cases)('in $path', ({ path, text, snapshotOf: at }) => {
    const lintNow = (now: string) => lintSnapshot(at(now), defaultSettings);
    const view = { snapshot: at(text) } as CardFileView;
    const findings = lintNow(text);
    /** The remaining findings without their positions, which a comment shifts. */
    const remaining = (now: string) => lintNow(now).map(describeFinding).sort();
    const describeFinding = ({ rule, card, message }: Finding) => `${card}: ${rule}: ${message}`;

    it('has findings to disable', () => {
      expect(findings.length).toBeGreaterThan(0);
    });

    it('above a line disables the named rule there, and nothing else', () => {
      for (const { rule, span } of findings) {
        const edits = disableOnLines(rule, [span.start], view)!;
        const line = (offset: number) =>
          formatOf(view.snapshot.document).comments!.above(view.snapshot.document, text, offset);
        const others = findings.filter((each) => each.rule !== rule || line(each.span.start) !== line(span.start));
        expect(remaining(applyEdits(text, edits)), `${path}: ${rule}`).toEqual(others.map(describeFinding).sort());
      }
    });

    it('without a rule disables all findings of the line', () => {
      const { comments } = formatOf(view.snapshot.document);
      const start = comments!.above(view.snapshot.document, text, findings[0]!.span.start);
      const comment = `${comments!.write('tokenwright-disable-next-line')}\n`;
      const now = text.slice(0, start) + comment + text.slice(start);
      const others = findings.filter(({ span }) => comments!.above(view.snapshot.document, text, span.start) !== start);
      expect(remaining(now)).toEqual(others.map(describeFinding).sort());
    });

    it('at the top disables a rule in the whole file, and no other', () => {
      for (const rule of new Set(findings.map((each) => each.rule))) {
        const { span } = findings.find((each) => each.rule === rule)!;
        const now = applyEdits(text, [disableInFile(rule, span.start, view)!]);
        expect(remaining(now), `${path}: ${rule}`).toEqual(
          findings
            .filter((each) => each.rule !== rule)
            .map(describeFinding)
            .sort(),
        );
      }
    });
  });
});

describe('one set in every format', () => {
  const [[plainPath, writeAll]] = writers as [(typeof writers)[number]];
  const plainText = writeAll(cards);
  const expected = atWords(plainPath, plainText).sort();

  it('has mistakes of many kinds', () => {
    expect(new Set(expected.map((each) => each.split(': ')[1])).size).toBeGreaterThanOrEqual(8);
    expect(expected.filter((each) => each.endsWith('?'))).toEqual([]);
  });

  it.each(writers)('%s has the same findings at the same words', (path, write) => {
    expect(atWords(path, write(cards)).sort()).toEqual(expected);
  });

  it.each(writers)('%s has the same card text after all safe fixes', (path, write) => {
    const there = fixed(path, write(cards));
    const here = fixed(plainPath, plainText);
    expect(there.count).toBe(here.count);
    expect(there.faces.map(([face]) => face?.rulesText)).toEqual(here.faces.map(([face]) => face?.rulesText));
  });
});
