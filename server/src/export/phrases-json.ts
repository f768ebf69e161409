import { type CreatedToken, createdBy } from '../analysis/card/created.js';
import { createdIn } from '../analysis/card/face-analysis.js';
import { reminderDefinitions } from '../analysis/card/reminder.js';
import { keyOf } from '../analysis/card/token-key.js';
import { dialectOf } from '../edition/derive.js';
import type { Edition } from '../edition/edition.js';
import { parseRules } from '../language/tokens/parse.js';
import type { Json } from '../util/json.js';
import { tokenToJson } from './token-json.js';

/**
 * The tokens in a piece of rules text, in text order, each in the shape of the cases file. Those in reminder text are
 * included, with the context `reminder`, although they create nothing (207.2a), unless the reminder only repeats what a
 * preceding keyword makes. If the text describes a token that it names elsewhere ("It's an artifact with …"), the
 * description is part of the token's entry.
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

/** Whether a keyword that makes tokens precedes the reminder on the same line of rules text. */
function explainsKeyword(text: string, reminder: number, created: readonly CreatedToken[]): boolean {
  const line = text.lastIndexOf('\n', reminder) + 1;
  return created.some(({ via, span }) => via !== null && span.start >= line && span.end <= reminder);
}
