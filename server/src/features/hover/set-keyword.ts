import type { HoverSubject, Spot } from '../shared/cursor/spot.js';
import { setKeywordHelp, setKeywordIn } from '../shared/set-keyword.js';

/** The hover on a keyword of the set: its reminder text, its source, and the tokens it makes. */
export function setKeywordAt({ tree, index, snapshot, field }: Spot): HoverSubject | null {
  if (field !== 'rules text') return null;
  const found = setKeywordIn(tree.words, index, snapshot);
  if (!found) return null;
  const span = { start: tree.words[found.first]!.start, end: tree.words[found.last]!.end };
  return { span, markdown: setKeywordHelp(found.keyword, snapshot) };
}
