import type { Characteristics } from '../../edition/characteristics.js';
import { partsOf } from '../../language/tokens/ast.js';
import type { CreatedToken } from '../card/created.js';

/**
 * The characteristics of a created token in its set: words of its phrase that the set declares as custom colors are
 * added to its colors, wherever they are.
 */
export function withCustomColors(
  { item, characteristics: is }: CreatedToken,
  declared: readonly string[],
): Characteristics {
  if (declared.length === 0 || is.colors === null) return is;
  const known = new Set(declared.map((color) => color.toLowerCase()));
  const { colors } = is;
  const more = partsOf(item, 'unknown').flatMap(({ text }) => (known.has(text.toLowerCase()) ? [text] : []));
  const others = more.filter((word) => !colors.includes(word));
  return others.length > 0 ? { ...is, colors: [...colors, ...others] } : is;
}
