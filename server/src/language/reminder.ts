import type { Span } from '../text/span.js';
import { readAfterNoun } from './after-noun.js';
import type { Part, RulesTree } from './ast.js';
import { readBeforeNoun } from './before-noun.js';
import { Cursor } from './cursor.js';

/** Reminder text that says what a token is. */
export interface Reminder {
  /** The parentheses and what stands in them. */
  readonly span: Span;
  /** The name it gives ("A Berry token is …"), or null for *It's* and *They're*. */
  readonly words: string | null;
  readonly parts: readonly Part[];
}

/** All definitions in parentheses: "(It's an artifact with “…”)", "(They're 2/2 black Zombie creatures.)", "(A Berry token is …)". */
export function readReminder(source: RulesTree): Reminder[] {
  const found: Reminder[] = [];
  for (let i = 0; i < source.words.length; i++) {
    if (source.words[i]!.kind !== 'open') continue;
    const close = source.closes[i]!;
    if (close <= i) continue;
    const cursor = new Cursor(source, i + 1, close);
    const words = readSubject(cursor);
    if (words === undefined) continue;
    const parts = [...readBeforeNoun(cursor, true).parts, ...readAfterNoun(cursor)];
    if (!parts.some((part) => part.kind === 'type')) continue;
    found.push({ span: { start: source.words[i]!.start, end: source.words[close]!.end }, words, parts });
  }
  return found;
}

/** The name the reminder gives, null for a pronoun, undefined where it is no definition. */
function readSubject(cursor: Cursor): string | null | undefined {
  // "(Its a land with …": the apostrophe is easily forgotten.
  if (cursor.sees('its', 'a') || cursor.sees('its', 'an')) {
    cursor.skip();
    return null;
  }
  if (cursor.take("it's") || cursor.take("they're") || cursor.take('it', 'is') || cursor.take('they', 'are'))
    return null;
  const before = readBeforeNoun(cursor);
  if (!before.reachedNoun || !(cursor.take('is') || cursor.take('are'))) return undefined;
  const words = before.parts.flatMap((part) => (part.kind === 'subtype' ? [part.word] : []));
  return words.length > 0 ? words.join(' ') : undefined;
}
