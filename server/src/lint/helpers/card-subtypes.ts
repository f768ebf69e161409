import type { Face } from '../../formats/card.js';
import type { Node } from '../../language/tokens/ast.js';
import { parseTypeLine, type TypeLine } from '../../language/type-line.js';
import { memoize } from '../../util/memoize.js';

/** The type line of a face of a card; null if it has none, or two side by side. */
export const typeLineOf = memoize<Face, TypeLine | null>(({ typeLine }) =>
  typeLine && !typeLine.text.includes('//') ? parseTypeLine(typeLine.text) : null,
);

/** The subtype on a type line, in any case; undefined if it is not there. */
export function subtypeOn(line: TypeLine, subtype: string): Node | undefined {
  return line.subtypes.find(({ text }) => text.toLowerCase() === subtype);
}
