import { partsOf } from '../language/ast.js';
import type { CreatedToken } from './created.js';

/** The words of a token phrase that are colours of the set's own, by those that it declares. */
export function ownColorsIn({ item }: CreatedToken, declared: readonly string[]): string[] {
  if (declared.length === 0) return [];
  const known = new Set(declared.map((color) => color.toLowerCase()));
  return partsOf(item, 'unknown').flatMap(({ text }) => (known.has(text.toLowerCase()) ? [text] : []));
}
