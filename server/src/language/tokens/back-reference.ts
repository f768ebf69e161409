import { readAfterNoun } from './after-noun.js';
import type { Item, PhrasePart } from './ast.js';
import type { Cursor } from './cursor.js';

/** `one of those tokens`, `that token`, `one of each`: tokens mentioned before. */
export function readBackReference(cursor: Cursor): Item | null {
  const first = cursor.at;
  const reference = (words: string): Item => {
    const { span } = cursor.nodeFrom(first);
    const count: PhrasePart = { kind: 'count', span, text: words, count: { kind: 'reference', words } };
    const parts = [count, ...readAfterNoun(cursor)];
    return { kind: 'back-reference', span: cursor.nodeFrom(first).span, parts };
  };
  if (cursor.take('one', 'of', 'each')) return reference('one of each');
  if (cursor.take('that', 'many', 'plus') && readNounOf(cursor)) return reference('that many plus');
  cursor.at = first;
  const plain = cursor.fork();
  if (plain.take('that') || plain.take('those') || plain.take('the')) {
    const words = cursor.lower;
    plain.take('same');
    if (
      (plain.take('token') || plain.take('tokens')) &&
      plain.lower !== "that's" &&
      plain.lower !== 'copy' &&
      plain.lower !== 'copies' &&
      !plain.sees('that', 'are')
    ) {
      cursor.at = plain.at;
      return reference(words);
    }
  }
  // "two of those tokens", "twice that many of those tokens", "X of them".
  const counted = cursor.fork();
  for (let i = 0; i < 4 && !counted.done && counted.word.kind === 'word'; i++) {
    if (counted.lower === 'of') {
      const words = cursor.source.text.slice(cursor.word.start, cursor.source.words[counted.at - 1]!.end);
      if (i > 0 && readNounOf(counted)) {
        cursor.at = counted.at;
        return reference(words.toLowerCase());
      }
      return null;
    }
    counted.skip();
  }
  return null;
}

function readNounOf(cursor: Cursor): boolean {
  cursor.take('of');
  if (cursor.take('them')) return true;
  const pointed = cursor.take('those') || cursor.take('these') || cursor.take('that');
  return pointed && (cursor.take('tokens') || cursor.take('token'));
}
