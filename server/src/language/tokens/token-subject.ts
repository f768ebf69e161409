import { type Item, partOf } from './ast.js';
import type { Cursor } from './cursor.js';

/** `It`, `They`, `That token`, `The tokens`, or the name in the phrase. */
export function readSubject(cursor: Cursor, items: readonly Item[]): boolean {
  if (cursor.take('it') || cursor.take('they')) return true;
  const pointed = cursor.fork();
  if (
    pointed.take('that') ||
    pointed.take('those') ||
    pointed.take('these') ||
    pointed.take('the') ||
    pointed.take('each') ||
    pointed.take('this')
  ) {
    pointed.take('of', 'those');
    if (subjectNouns.some((noun) => pointed.take(noun)) || takeKind(pointed, items)) {
      cursor.at = pointed.at;
      return true;
    }
  }
  for (const item of items) {
    const name = partOf(item, 'name')?.name.text;
    if (name && takeName(cursor, name)) return true;
  }
  return false;
}

const subjectNouns = ['token', 'tokens', 'copy', 'copies'];

/** "The Goblin", "Those Goblins": the tokens by their last subtype. */
function takeKind(cursor: Cursor, items: readonly Item[]): boolean {
  const lower = cursor.lower;
  const isKind = items.some((item) => {
    const kind = item.parts.findLast((part) => part.kind === 'subtype')?.word.toLowerCase();
    return kind !== undefined && (lower === kind || lower === `${kind}s`);
  });
  if (!isKind || !cursor.word.capital) return false;
  cursor.skip();
  cursor.take('token');
  return true;
}

/** The whole name, or its first part: *Ragavan*, *Voja* for *Voja, Friend to Elves*. */
function takeName(cursor: Cursor, name: string): boolean {
  const from = cursor.word.start;
  const { text } = cursor.source;
  for (const form of [name, name.split(',')[0]!]) {
    if (!text.startsWith(form, from)) continue;
    const end = from + form.length;
    while (!cursor.done && cursor.word.start < end) cursor.skip();
    return true;
  }
  return false;
}
