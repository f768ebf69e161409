import { SetKeywords } from '../../analysis/keywords/set-keywords.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import type { Asking } from '../engine/queries.js';

/** The keywords of the set's own, as a rule may know them: asked for, so that it is seen when they change. */
export function keywordsOfSet(asking: Pick<Asking, 'askKeywords'>): SetKeywords {
  return SetKeywords.parse(asking.askKeywords(written, ''));
}

function written(set: SetIndex): string {
  return set.keywords.toString();
}
