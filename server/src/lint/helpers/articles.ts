import { articleFor } from '../../language/article.js';
import type { PartOf } from '../../language/tokens/ast.js';
import type { Edit } from '../finding.js';
import { replacement } from '../fix/edits.js';

/**
 * The edit that makes the article of a noun phrase fit the word that will follow it; empty if the article fits or there
 * is none.
 */
export function articleEdits(count: PartOf<'count'> | undefined, next: string): Edit<'text'>[] {
  if (!count || !/^an?$/i.test(count.text)) return [];
  const right = articleFor(next);
  const written = count.text[0] === 'A' ? right.replace('a', 'A') : right;
  return written === count.text ? [] : [replacement(count.span, written)];
}
