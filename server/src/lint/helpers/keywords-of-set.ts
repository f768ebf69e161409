import { SetKeywords } from '../../analysis/keywords/set-keywords.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import type { SetQueries } from '../engine/queries.js';

/** The set's own keywords, queried so that a change of them is noticed. */
export function keywordsOfSet(queries: Pick<SetQueries, 'queryKeywords'>): SetKeywords {
  return SetKeywords.parse(queries.queryKeywords(keywordsText, ''));
}

function keywordsText(set: SetIndex): string {
  return set.keywords.toString();
}

/** Those of them that make tokens: a change of others is not one of what cards make. */
export function makersOfSet(queries: Pick<SetQueries, 'queryKeywords'>): SetKeywords {
  return SetKeywords.parse(queries.queryKeywords(makersText, ''));
}

function makersText(set: SetIndex): string {
  return set.keywords.makersKey;
}
