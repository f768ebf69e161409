import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textDocuments } from '../../../server/src/lsp/documents/text-documents.js';
import { blockAt, endsOf, isAtEnd, isWriting, offsetThrough } from '../../../server/src/lsp/writing/writing.js';
import { LineIndex } from '../../../server/src/text/line-index.js';
import { readCards } from '../support/card-text.js';
import { seeded } from '../support/seeded.js';

const text = 'Ring {1}\nArtifact\n\n# A comment.\n\nBear {G}\nCreature — Bear\n2/2\n\n\n';

/** The first line of the card at the cursor; empty if there is none. */
function cardAt(marked: string): string {
  const offset = marked.indexOf('|');
  const plain = marked.replace('|', '');
  const { start, end } = blockAt(readCards(plain).cards, plain, offset);
  return plain.slice(start, end).split(/\r?\n/)[0] ?? '';
}

describe('the card at a cursor', () => {
  it.each([
    ['in a line', 'Ring {1}\nArti|fact\n', 'Ring {1}'],
    ['at the end of the file', 'Ring {1}\nArtifact|', 'Ring {1}'],
    ['on a new line below a card', 'Ring {1}\nArtifact\n|', 'Ring {1}'],
    ['after the indentation of a new line', 'Ring {1}\r\nArtifact\r\n  |', 'Ring {1}'],
    ['below an empty line', 'Ring {1}\nArtifact\n\n|', ''],
    ['before the first card', '|\n\nRing {1}\nArtifact\n', ''],
    ['in the second card', text.replace('2/2', '2|/2'), 'Bear {G}'],
  ])('%s', (_, marked, expected) => {
    expect(cardAt(marked)).toBe(expected);
  });
});

describe('an edit', () => {
  const documents = textDocuments((_, whole) => whole);
  const edited = (before: string, edits: readonly (readonly [number, number, string])[]) => {
    let document = documents.create('a:a', 'cardtext', 1, before);
    for (const [start, end, by] of edits) {
      const range = new LineIndex(document.text.toString()).range({ start, end });
      document = documents.update(document, [{ range, text: by }], document.version + 1);
    }
    return document;
  };
  const isWritingIn = (before: string, start: number, end: number, by: string) => {
    const { text: after, changes } = edited(before, [[start, end, by]]);
    const { cards } = readCards(after.toString());
    const blocks = endsOf(changes).map((offset) => blockAt(cards, after, offset));
    return isWriting(changes, blocks, after);
  };

  it.each([
    ['a key', text.length - 2, text.length - 2, 'A', true],
    ['a line of a card', text.indexOf('2/2'), text.indexOf('2/2'), 'Reach\nTrample\n', true],
    ['a whole card', text.length, text.length, 'Elk {G}\nCreature — Elk\n3/3\n', false],
    ['the whole text', 0, text.length, 'Elk {G}\nCreature — Elk\n3/3\n', false],
    ['a deleted line', text.indexOf('2/2'), text.indexOf('2/2') + 3, '', true],
  ])('is writing or not: %s', (_, start, end, by, expected) => {
    expect(isWritingIn(text, start, end, by)).toBe(expected);
  });

  it('of several places tells where each of them ends', () => {
    const places = [text.indexOf('2/2'), text.indexOf('Artifact'), 0];
    const start = documents.create('a:a', 'cardtext', 1, text);
    const lines = new LineIndex(text);
    // As editors send them: from the last to the first, so that none moves another.
    const events = places.map((at) => ({ range: lines.range({ start: at, end: at }), text: 'xy' }));
    const { text: after, changes } = documents.update(start, events, 2);
    expect(endsOf(changes).map((end) => after.slice(end - 2, end + 3))).toEqual(['xy2/2', 'xyArt', 'xyRin']);
  });

  it('that replaces the whole text tells what changed', () => {
    const start = documents.create('a:a', 'cardtext', 1, text);
    const { changes } = documents.update(start, [{ text: text.replace('2/2', '2/23') }], 2);
    expect(changes).toEqual([
      { start: text.indexOf('2/2') + 3, oldEnd: text.indexOf('2/2') + 3, newEnd: text.indexOf('2/2') + 4 },
    ]);
  });

  it('moves an offset with the characters around it', () => {
    const edits = fc.array(fc.tuple(fc.nat(30), fc.nat(5), fc.string({ maxLength: 4 })), { maxLength: 5 });
    fc.assert(
      fc.property(edits, fc.nat(20), (list, at) => {
        const before = `${'a'.repeat(at)}#${'b'.repeat(20 - at)}`;
        let [now, offset] = [before, at];
        for (const [start, length, by] of list) {
          const span = { start: Math.min(start, now.length), end: Math.min(start + length, now.length) };
          const { text: after, changes } = edited(now, [[span.start, span.end, by.replace('#', '')]]);
          now = after.toString();
          offset = offsetThrough(offset, changes);
        }
        if (now.includes('#')) expect(now.charAt(offset)).toBe('#');
      }),
      seeded,
    );
  });
});

describe('a span at the end of an edit', () => {
  const isAt = (marked: string, word: string) => {
    const end = marked.indexOf('|');
    const plain = marked.replace('|', '');
    const start = plain.indexOf(word);
    const writing = { path: '', ends: [end], blocks: [], turn: 1 };
    return isAtEnd({ start, end: start + word.length }, writing, plain);
  };

  it.each([
    ['create a Tresure| token', 'Tresure', true],
    ['create a Tresure | token', 'Tresure', true],
    ['create a Tresure | token', 'token', true],
    ['create a Tresure tok|', 'Tresure', true],
    ['create a Tresure tok|', 'create a', false],
    ['create a Tresure token |', 'Tresure', false],
    ['Tresure\n|', 'Tresure', false],
  ])('%s: %s', (marked, word, expected) => {
    expect(isAt(marked, word)).toBe(expected);
  });
});
