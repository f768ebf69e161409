import { describe, expect, it } from 'vitest';
import { isWritingAt, subjectIn, subjectOfItem } from '../../../client/src/preview/subject.js';

const change = (rangeOffset: number, rangeLength: number, text: string) => ({ rangeOffset, rangeLength, text });

describe('the place of the last change', () => {
  it('is after a typed letter, after a deleted one, and inside a pair of brackets', () => {
    expect(isWritingAt([change(4, 0, 'a')], 5)).toBe(true);
    expect(isWritingAt([change(4, 1, '')], 4)).toBe(true);
    expect(isWritingAt([change(4, 0, '{}')], 5)).toBe(true);
    expect(isWritingAt([change(4, 3, 'Treasure token')], 18)).toBe(true);
  });

  it('is not elsewhere, nor inside text that was pasted', () => {
    expect(isWritingAt([], 0)).toBe(false);
    expect(isWritingAt([change(4, 0, 'a')], 4)).toBe(false);
    expect(isWritingAt([change(4, 0, 'Treasure token')], 8)).toBe(false);
  });

  it('is found with several cursors, whatever the order of the changes', () => {
    const changes = [change(20, 0, 'ab'), change(4, 2, '')];
    expect([4, 20, 22].filter((cursor) => isWritingAt(changes, cursor))).toEqual([4, 20]);
  });
});

describe('what a picture is drawn from', () => {
  const subject = { textDocument: { uri: 'file:///a.cards' }, position: { line: 2, character: 3 } };

  it('is read from the state of a page, unless that is something else', () => {
    expect(subjectIn({ ...subject, writing: true })).toEqual(subject);
    for (const other of [undefined, null, 'a', {}, { ...subject, position: { line: '2' } }]) {
      expect(subjectIn(other)).toBeNull();
    }
  });

  it('is the words that make a token, or the place of a row in a view', () => {
    const place = (line: number) => ({
      uri: 'file:///a.cards',
      range: { start: { line, character: 3 }, end: { line, character: 9 } },
    });
    expect(subjectOfItem({ place: place(9), children: [{ place: place(2) }] })).toEqual(subject);
    expect(subjectOfItem({ place: place(2), children: [] })).toEqual(subject);
    for (const other of [undefined, { place: null, children: [] }, { webview: 'tokenwright.preview' }, 'a']) {
      expect(subjectOfItem(other)).toBeNull();
    }
  });
});
