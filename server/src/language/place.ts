import type { Part } from './ast.js';
import type { Cursor } from './cursor.js';

const places: readonly (readonly string[])[] = [
  ['onto', 'the', 'battlefield'],
  ['into', 'play'],
  ['to', 'your', 'base'],
  ['into', 'your', 'base'],
  ['in', 'your', 'base'],
  ['at', 'your', 'base'],
  ['to', 'the', 'board'],
  ['here'],
  ['there'],
];

/** Where the token arrives, and under whose control: old wordings, and Riftbound's places. */
export function readPlace(cursor: Cursor): Part | null {
  const first = cursor.at;
  if (cursor.lower === 'under') {
    const owner = cursor.ahead(1).lower;
    if (cursor.ahead(2).lower === 'control' && owner !== '') {
      cursor.skip(3);
      return { kind: 'control', span: cursor.nodeFrom(first).span };
    }
    if (cursor.ahead(3).lower === 'control') {
      cursor.skip(4);
      return { kind: 'control', span: cursor.nodeFrom(first).span };
    }
    return null;
  }
  for (const words of places) {
    if (!cursor.takeAll(words)) continue;
    const place = words.length === 1 ? words[0]! : words.slice(1).join(' ');
    return { kind: 'place', span: cursor.nodeFrom(first).span, place };
  }
  return null;
}
