import { createdIn } from '../analysis/card-analysis.js';
import { createdBy } from '../analysis/created.js';
import { dialectOf } from '../edition/derive.js';
import type { Edition } from '../edition/edition.js';
import { parseRules } from '../language/parse.js';
import { type Json, tokenToJson } from './token-json.js';

/**
 * The tokens that a piece of rules text speaks of, in the order of the text, each in the shape of the cases file. Those
 * of reminder text are among them, with the context `reminder`: they are read, though they create nothing (207.2a).
 */
export function phrasesToJson(text: string, edition: Edition): Record<string, Json>[] {
  const tree = parseRules(text, dialectOf(edition.game));
  const reminders = tree.phrases.filter(({ context }) => context === 'reminder');
  const tokens = [...createdIn(tree, edition), ...reminders.flatMap((phrase) => createdBy(phrase, edition))];
  return tokens.sort((a, b) => a.span.start - b.span.start).map((token) => tokenToJson(token, edition));
}
