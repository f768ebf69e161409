import type { Item, PartOf } from '../../language/tokens/ast.js';
import { partOf } from '../../language/tokens/ast.js';
import type { Edit } from '../finding.js';
import { insertion, removal, replacement } from '../fix/edits.js';
import { withCaseOf } from './letter-case.js';

/**
 * The edits that move *tapped* from after the noun to before the characteristics: "a 2/2 … token tapped" to "a tapped
 * 2/2 … token". Null if the words name what the token attacks or form their own clause.
 */
export function moveStateBeforeNoun(item: Item, state: PartOf<'state'>, text: string): Edit<'text'>[] | null {
  const count = partOf(item, 'count');
  const written = text.slice(state.span.start, state.span.end);
  if (!count || state.target !== null || !/^tapped(?:\s+and\s+attacking)?$/i.test(written)) return null;
  const end = count.span.end;
  const edits = [removal(text, state.span)];
  if (/^an?$/i.test(count.text)) edits.push(replacement(count.span, `${withCaseOf(count.text, 'a')} ${written}`));
  else edits.push(insertion(end, ` ${written}`));
  return edits;
}
