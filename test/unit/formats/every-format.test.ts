import { describe, expect, it } from 'vitest';
import { indexFile } from '../../../server/src/analysis/file-index.js';
import { SetIndex } from '../../../server/src/analysis/set-index.js';
import type { CardDocument } from '../../../server/src/formats/card.js';
import { formatFor } from '../../../server/src/formats/index.js';
import { lintSnapshot } from '../../../server/src/lint/engine.js';
import type { Finding } from '../../../server/src/lint/finding.js';
import { fixAll } from '../../../server/src/lint/fixes.js';
import { ownSettings } from '../../../server/src/lint/settings.js';
import { toText } from '../../../server/src/text/region.js';
import { said } from '../support/card-text.js';
import { edition } from '../support/phrases.js';
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
  return lintSnapshot({ path, text, document, edition: rules, set }, ownSettings);
}

/** A finding by the words of card text that it stands at, however the file writes them. */
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

/** What the cards say after all safe fixes. */
function fixed(path: string, text: string) {
  const result = fixAll(text, (now) => lint(path, now));
  return { count: result.count, faces: read(path, result.text).cards.map(({ card: one }) => one.faces.map(said)) };
}

describe('one set in every format', () => {
  const [[plainPath, writeAll]] = writers as [(typeof writers)[number]];
  const plainText = writeAll(cards);
  const expected = atWords(plainPath, plainText).sort();

  it('has slips of many kinds', () => {
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
