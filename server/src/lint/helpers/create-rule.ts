import type { Edition } from '../../edition/edition.js';

/** The rule that defines "create": 701.7, or another number in other editions; null if there is none. */
export function createRule({ rulebook }: Edition): string | null {
  for (const { number, text } of rulebook.rules.values()) if (text === 'Create') return number;
  return null;
}
