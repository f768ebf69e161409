import { SetKeywords } from '../../analysis/keywords/set-keywords.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import type { SetQueries } from '../engine/queries.js';

/** The set's own keywords that make tokens, queried so that a change of them is noticed, but not one of others. */
export function makersOfSet(queries: Pick<SetQueries, 'queryKeywords'>): SetKeywords {
  return SetKeywords.parse(queries.queryKeywords(makersText, ''));
}

function makersText(set: SetIndex): string {
  return set.keywords.makersKey;
}
