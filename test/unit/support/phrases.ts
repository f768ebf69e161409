import type { CreatedToken } from '../../../server/src/analysis/card/created.js';
import { createdIn } from '../../../server/src/analysis/card/face-analysis.js';
import { editionOf } from '../../../server/src/edition/derive.js';
import type { Edition } from '../../../server/src/edition/edition.js';
import { tokenToJson } from '../../../server/src/export/token-json.js';
import { parseRules } from '../../../server/src/language/tokens/parse.js';
import { bundledRulebook, defaultRulebookId } from '../../../server/src/rulebook/bundled.js';
import type { Json } from '../../../server/src/util/json.js';

/** A bundled edition by its id. */
export function edition(id: string = defaultRulebookId): Edition {
  const rulebook = bundledRulebook(id);
  if (!rulebook) throw new Error(`no rulebook ${id}`);
  return editionOf(rulebook);
}

/** The tokens that rules text creates. */
export function created(text: string, id?: string): CreatedToken[] {
  const rules = edition(id);
  return createdIn(parseRules(text, rules.game), rules);
}

/** The tokens that rules text creates, in the form that `tokenwright parse` prints. */
export function parsed(text: string, id?: string): Record<string, Json>[] {
  return created(text, id).map((token) => tokenToJson(token, edition(id)));
}

/** The only token that rules text creates, in the form that `tokenwright parse` prints. */
export function token(text: string, id?: string): Record<string, Json> {
  const tokens = parsed(text, id);
  if (tokens.length !== 1) throw new Error(`${tokens.length} tokens in: ${text}`);
  return tokens[0]!;
}

/** The names of all tokens that rules text creates. */
export function names(text: string, id?: string): Json[] {
  return parsed(text, id).map((json) => json.name ?? null);
}
