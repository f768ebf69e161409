import { type CreatedToken, createdBy } from '../analysis/card/created.js';
import { createdIn } from '../analysis/card/face-analysis.js';
import { reminderDefinitions } from '../analysis/card/reminder.js';
import { keyOf } from '../analysis/card/token-key.js';
import { dialectOf } from '../edition/derive.js';
import type { Edition } from '../edition/edition.js';
import { parseRules } from '../language/parse.js';
import type { Json } from '../util/json.js';
import { tokenToJson } from './token-json.js';

/**
 * The tokens that a piece of rules text speaks of, in the order of the text, each in the shape of the cases file. Those
 * of reminder text are among them, with the context `reminder`: they are read, though they create nothing (207.2a).
 * Reminder text that only repeats what a keyword before it makes is left out: the keyword's entry says it. What the text
 * itself says of a token it names ("It's an artifact with …") is part of the token's entry.
 */
export function phrasesToJson(text: string, edition: Edition): Record<string, Json>[] {
  const tree = parseRules(text, dialectOf(edition.game));
  const created = createdIn(tree, edition);
  const reminders = tree.phrases
    .filter(({ context, span }) => context === 'reminder' && !explainsKeyword(text, span.start, created))
    .flatMap((phrase) => createdBy(phrase, edition));
  const tokens = [...created, ...reminders].sort((a, b) => a.span.start - b.span.start);
  const isNamed = tokens.some(({ byName }) => byName !== null);
  const definitions = new Map(
    isNamed
      ? reminderDefinitions(tree, created, edition).map(({ key, characteristics }) => [key, characteristics])
      : [],
  );
  return tokens.map((token) =>
    tokenToJson(token, edition, token.byName === null ? undefined : definitions.get(keyOf(token.byName))),
  );
}

/** Whether a keyword that makes tokens stands before the reminder, in the same line of rules text. */
function explainsKeyword(text: string, reminder: number, created: readonly CreatedToken[]): boolean {
  const line = text.lastIndexOf('\n', reminder) + 1;
  return created.some(({ via, span }) => via !== null && span.start >= line && span.end <= reminder);
}
