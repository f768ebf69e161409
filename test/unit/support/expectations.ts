import type { Finding } from '../../../server/src/lint/finding.js';
import { LineIndex } from '../../../server/src/text/line-index.js';

/** A finding in the form that fixtures mark and tests compare: its place and its rule. */
export type Expectation = string;

/**
 * A line of marks: carets below the words of the line above, then the rule. A caret directly after `#` marks from the
 * start of the line.
 */
const marks = /^#(\s*)(\^+)\s+([a-z-]+)\s*$/;

/**
 * The findings that a fixture expects. They are in comments below the line they refer to, so that the fixture remains
 * valid card text:
 *
 *     Create a Treasure Token token.
 *     #                 ^^^^^^^^^^^ token-word-doubled
 */
export function expectedIn(fixture: string): Expectation[] {
  const expected: Expectation[] = [];
  let line = -1;
  for (const [number, text] of fixture.split('\n').entries()) {
    const [, space = '', carets = '', rule] = marks.exec(text) ?? [];
    if (rule === undefined) line = number;
    else {
      const start = space === '' ? 0 : 1 + space.length;
      expected.push(place(line, start, 1 + space.length + carets.length, rule));
    }
  }
  return expected.sort();
}

/** Findings in the same form. */
export function asExpectations(findings: readonly Finding[], text: string): Expectation[] {
  const lines = new LineIndex(text);
  return findings
    .map(({ span, rule }) => {
      const { start, end } = lines.range(span);
      return place(start.line, start.character, end.character, rule);
    })
    .sort();
}

function place(line: number, start: number, end: number, rule: string): Expectation {
  return `line ${line + 1}, ${start}–${end}: ${rule}`;
}
