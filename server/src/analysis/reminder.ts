import type { Characteristics } from '../edition/characteristics.js';
import { describe } from '../edition/describe.js';
import type { Edition } from '../edition/edition.js';
import type { RulesTree } from '../language/ast.js';
import { readReminder } from '../language/reminder.js';
import type { Span } from '../text/span.js';
import type { CreatedToken } from './created.js';
import { keyOf } from './token-key.js';

/** A token that reminder text defines for the set: "create a Berry token. (It's an artifact with “…”)". */
export interface ReminderDefinition {
  readonly key: string;
  readonly characteristics: Characteristics;
  /** The reminder in the rules text, parentheses included. */
  readonly span: Span;
}

/**
 * Definitions in reminder text. A reminder that begins with *It's* or *They're* speaks of the token created just
 * before it; one that begins "A Berry token is" names its own. Tokens the rules define are not defined again.
 */
export function reminderDefinitions(
  tree: RulesTree,
  created: readonly CreatedToken[],
  edition: Edition,
): ReminderDefinition[] {
  const found: ReminderDefinition[] = [];
  for (const reminder of readReminder(tree)) {
    const before = created.findLast((token) => token.span.end <= reminder.span.start);
    const words = reminder.words ?? (before?.origin === 'by-name' ? before.byName : null);
    if (words === null || edition.predefined.has(words.toLowerCase())) continue;
    const described = describe({ parts: reminder.parts }, edition);
    const suffix = edition.naming.suffix ?? '';
    const subtypes = described.subtypes?.length ? described.subtypes : words.split(' ');
    found.push({
      key: keyOf(words),
      span: reminder.span,
      characteristics: { ...described, subtypes, name: words + suffix },
    });
  }
  return found;
}
