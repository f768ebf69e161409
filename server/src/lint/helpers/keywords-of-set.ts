import { SetKeywords } from '../../analysis/keywords/set-keywords.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import type { SetQueries } from '../engine/queries.js';

/** The keywords of the set's own, as a rule may know them: asked for, so that it is seen when they change. */
export function keywordsOfSet(asking: Pick<SetQueries, 'queryKeywords'>): SetKeywords {
  return SetKeywords.parse(asking.queryKeywords(written, ''));
}

function written(set: SetIndex): string {
  return set.keywords.toString();
}
