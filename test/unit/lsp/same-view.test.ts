import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../server/src/lint/finding.js';
import { isSameView, type View } from '../../../server/src/lsp/diagnostics/same-view.js';
import { positionMapper, rangeOf } from '../../../server/src/lsp/documents/convert.js';
import { PiecedText } from '../../../server/src/text/pieced-text.js';
import { seeded } from '../support/seeded.js';

/** A view of a text with a finding at each `bad`. */
function viewOf(text: string): View {
  const listed = [...text.matchAll(/bad/g)].map(({ index, 0: word }): Finding => {
    const span = { start: index, end: index + word.length } as Finding['span'];
    return { rule: 'bad', severity: 'info', message: 'Bad.', cite: null, card: null, span, fix: null };
  });
  return { text: PiecedText.of(text, 8), listed, omitted: 0 };
}

function rangesOf({ text, listed }: View) {
  return listed.map(({ span }) => rangeOf(span, positionMapper(text)));
}

describe('the diagnostics after a keystroke', () => {
  it.each([
    ['the same after an edit on another line', 'bad\nBea\nbad', 'bad\nBear\nbad', true],
    ['the same without findings', 'Bea', 'Bear', true],
    ['the same on the line below', 'Bea\r\nbad', 'Bear\r\nbad', true],
    ['others if a finding is on the line', 'bad one\nbad', 'bad on\nbad', false],
    ['others if a finding begins at the edit', 'A\nbad', 'A\nxbad', false],
    ['others after a line break', 'A\nbad', 'A\n\nbad', false],
    ['others if a line break is divided', 'A\r\nbad', 'A\r-\nbad', false],
    ['others with another finding', 'ba\nbad', 'bad\nbad', false],
  ])('are %s', (_, before, after, expected) => {
    expect(isSameView(viewOf(before), viewOf(after))).toBe(expected);
  });

  it('are others if more findings are not listed', () => {
    const view = viewOf('bad\nA');
    expect(isSameView(view, { ...view, omitted: 1 })).toBe(false);
  });

  it('have the same ranges whenever they are the same', () => {
    const part = fc.constantFrom('bad', 'b', 'ad', ' ', '\n', '\r', '\r\n');
    const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, text, text, (head, removed, added, tail) => {
        const [before, after] = [viewOf(head + removed + tail), viewOf(head + added + tail)];
        if (isSameView(before, after)) expect(rangesOf(after)).toEqual(rangesOf(before));
      }),
      seeded,
    );
  });
});
