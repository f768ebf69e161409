import { readAfterNoun } from './after-noun.js';
import type { FollowUpBase, PhrasePart } from './ast.js';
import { readBeforeNoun } from './before-noun.js';
import type { Cursor } from './cursor.js';
import { readAbilities, readWith } from './with-list.js';

/** Fifth Edition: "Treat this token as a 4/4 red creature that counts as a Chicken." */
export function readTreat(cursor: Cursor, first: number): FollowUpBase | null {
  const named =
    cursor.take('this', 'token') ||
    cursor.take('these', 'tokens') ||
    cursor.take('it') ||
    cursor.take('them') ||
    cursor.take('the', 'token') ||
    cursor.take('each', 'token') ||
    cursor.take('each', 'of', 'these', 'tokens');
  if (!named || !cursor.take('as')) return null;
  const parts = [...readBeforeNoun(cursor).parts];
  for (;;) {
    const more = [...readAfterNoun(cursor)];
    const part = readMore(cursor);
    parts.push(...more, ...(part ? [part] : []));
    if (!part) break;
  }
  return { kind: 'treat', span: cursor.nodeFrom(first).span, parts, text: '' };
}

/** Reads additions of a *Treat* sentence after the description. */
function readMore(cursor: Cursor): PhrasePart | null {
  return readWith(cursor) ?? readHas(cursor) ?? readCountsAs(cursor);
}

/** `that has "When this damages a player, …"`. */
function readHas(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  if (cursor.take('that', 'has') || cursor.take('that', 'have')) {
    const abilities = readAbilities(cursor);
    if (abilities.length > 0) return { kind: 'abilities', span: cursor.nodeFrom(first).span, abilities };
  }
  cursor.at = first;
  return null;
}

function readCountsAs(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  cursor.take('and');
  const plural = cursor.take('that', 'count', 'as');
  if (!plural && !cursor.take('that', 'counts', 'as')) {
    cursor.at = first;
    return null;
  }
  if (cursor.lower === 'a' || cursor.lower === 'an') cursor.skip();
  const words: string[] = [];
  while (cursor.word.capital) {
    words.push(cursor.word.text);
    cursor.skip();
  }
  return { kind: 'counts as', span: cursor.nodeFrom(first).span, words, plural };
}
