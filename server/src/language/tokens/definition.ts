import { type Dialect, numberWords } from '../lexicon.js';
import { readAfterNoun } from './after-noun.js';
import type { AbilityNode, Item, PhrasePart, Source } from './ast.js';
import { partOf } from './ast.js';
import { readBeforeNoun } from './before-noun.js';
import { Cursor } from './cursor.js';
import { nodeOf, readSource } from './source.js';

/** A sentence of the rules that defines a token: "A Treasure token is a colorless Treasure artifact token with …". */
export interface Definition {
  /** The words before *token*: `Treasure`, `Wicked Role`, `Sand Soldier`. */
  readonly words: string;
  readonly front: Item;
  readonly back: Item | null;
}

/** Reads a definition sentence (111.10a…; Riftbound 184.1…); null if the text is not one. */
export function readDefinition(text: string, dialect: Dialect): Definition | null {
  const source = readSource(text, dialect);
  const cursor = new Cursor(source, 0, source.words.length);
  if (!cursor.take('a') && !cursor.take('an') && !cursor.take('the')) return null;
  const subject = readBeforeNoun(cursor);
  const words = subject.parts.filter((part) => part.kind === 'subtype').map((part) => part.word);
  if (!subject.reachedNoun || words.length === 0) return null;
  while (!cursor.done && cursor.lower !== 'is' && cursor.lower !== '.') cursor.skip();
  if (!cursor.take('is')) return null;
  const front = readBody(cursor);
  if (!front) return null;
  const name = words.join(' ');
  if (!partOf(front, 'double-faced')) return { words: name, front, back: null };
  return { words: name, front: readFaceOf(source, 'front') ?? front, back: readFaceOf(source, 'back') };
}

function readBody(cursor: Cursor): Item | null {
  const first = cursor.at;
  const before = readBeforeNoun(cursor);
  const parts: PhrasePart[] = [...before.parts];
  if (before.parts.length === 0) return null;
  const given = cursor.source.dialect === 'riftbound' ? readGiven(cursor) : null;
  if (given) parts.push(...given);
  parts.push(...readAfterNoun(cursor));
  return { kind: 'described', span: cursor.nodeFrom(first).span, parts };
}

/** "Its front face is a colorless Incubator artifact with …" */
function readFaceOf(source: Source, side: 'front' | 'back'): Item | null {
  const cursor = new Cursor(source, 0, source.words.length);
  while (!cursor.done && !cursor.take('its', side, 'face', 'is')) cursor.skip();
  return cursor.done ? null : readBody(cursor);
}

/** Riftbound: "with 3 Might, the Fae tag, and the Temporary keyword" — or quoted abilities. */
function readGiven(cursor: Cursor): PhrasePart[] | null {
  const first = cursor.at;
  if (!cursor.take('with')) return null;
  const parts: PhrasePart[] = [];
  for (;;) {
    const part = readOneGiven(cursor);
    if (!part) break;
    parts.push(part);
    if (cursor.take(',')) cursor.take('and');
    else if (!cursor.take('and')) break;
  }
  if (parts.length > 0) return parts;
  cursor.at = first;
  return null;
}

function readOneGiven(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  const { word } = cursor;
  if (word.kind === 'open-quote') {
    cursor.skip();
    const node = cursor.nodeFrom(first);
    const inner = { start: word.end, end: node.span.end - 1 };
    const ability: AbilityNode = {
      kind: 'quoted',
      span: node.span,
      inner,
      text: cursor.source.text.slice(inner.start, inner.end),
    };
    return { kind: 'abilities', span: node.span, abilities: [ability] };
  }
  const value = word.kind === 'number' ? Number(word.text) : numberWords.get(word.lower);
  if (value !== undefined && ['might', '[m]', '[might]'].includes(cursor.ahead(1).lower)) {
    cursor.skip(2);
    return { kind: 'might', span: cursor.nodeFrom(first).span, value, text: word.text };
  }
  if (!cursor.take('the')) return null;
  const at = cursor.at;
  while (cursor.word.capital) cursor.skip();
  if (cursor.at === at) return null;
  const node = nodeOf(cursor.source, at, cursor.at - 1);
  if (cursor.take('tag')) return { kind: 'tag', span: node.span, word: node.text };
  if (cursor.take('keyword')) return { kind: 'abilities', span: node.span, abilities: [{ kind: 'keyword', ...node }] };
  return null;
}
