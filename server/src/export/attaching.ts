import type { CreatedToken } from '../analysis/card/created.js';
import type { Edition } from '../edition/edition.js';

const attaching = /\battach (?:it|~|cardname|this [a-z]+|[^.\n]{1,60}?) to (?:it|that token|one of them)\b/i;

/**
 * Whether a card attaches itself to the token that it makes, as Equipment with living weapon does: stated after the
 * phrase on its line, or in the meaning of the keyword that makes the token.
 */
export function attachesItself(token: CreatedToken, text: string, edition: Edition): boolean {
  const { via, span } = token;
  if (via !== null) {
    return [...edition.makers.values()]
      .flat()
      .some(({ keyword, meaning }) => keyword === via && attaching.test(meaning));
  }
  const lineEnd = text.indexOf('\n', span.end);
  return attaching.test(text.slice(span.end, lineEnd < 0 ? undefined : lineEnd));
}
