import type { Edition } from '../../edition/edition.js';

/** The rule that says what it is to create: 701.7, in other editions under another number; null where none is known. */
export function createRule({ rulebook }: Edition): string | null {
  for (const { number, text } of rulebook.rules.values()) if (text === 'Create') return number;
  return null;
}
