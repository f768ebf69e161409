import { type CreatedToken, createdBy } from '../analysis/card/created.js';
import { createdIn } from '../analysis/card/face-analysis.js';
import { reminderDefinitions } from '../analysis/card/reminder.js';
import { keyOf } from '../analysis/card/token-key.js';
import { dialectOf } from '../edition/derive.js';
import type { Edition } from '../edition/edition.js';
import type { TokensBetween } from '../language/meaning/effect.js';
import { parseRules } from '../language/tokens/parse.js';
import type { Json } from '../util/json.js';
import { tokenToJson } from './token-json.js';

/** The tokens in a piece of rules text, as {@link placedTokens} without their places. */
export function phrasesToJson(text: string, edition: Edition): Record<string, Json>[] {
  return placedTokens(text, edition).map(({ token }) => token);
}

/** The tokens that stretches of a text create. The text is read when the first is requested. */
export function tokensIn(text: string, edition: Edition): TokensBetween {
  let placed: readonly PlacedToken[] | null = null;
  return (start, end) => {
    placed ??= placedTokens(text, edition);
    return placed.flatMap(({ start: at, token }) => (at >= start && at < end ? [token] : []));
  };
}

interface PlacedToken {
  /** Where the verb or keyword that makes it begins, in UTF-16 units. */
  readonly start: number;
  readonly token: Record<string, Json>;
}

/**
 * The tokens in a piece of rules text, in text order, each in the shape of the cases file. Those in reminder text are
 * included, with the context `reminder`, although they create nothing (207.2a), unless the reminder only repeats what a
 * preceding keyword makes. If the text describes a token that it names elsewhere ("It's an artifact with …"), the
 * description is part of the token's entry.
 */
function placedTokens(text: string, edition: Edition): PlacedToken[] {
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
  return tokens.map((token) => ({
    // "Create one of each" means tokens of an earlier clause.
    start: token.via === null ? token.phrase.verb.span.start : token.span.start,
    token: tokenToJson(token, edition, token.byName === null ? undefined : definitions.get(keyOf(token.byName))),
  }));
}

/** Whether a keyword that makes tokens precedes the reminder on the same line of rules text. */
function explainsKeyword(text: string, reminder: number, created: readonly CreatedToken[]): boolean {
  const line = text.lastIndexOf('\n', reminder) + 1;
  return created.some(({ via, span }) => via !== null && span.start >= line && span.end <= reminder);
}
