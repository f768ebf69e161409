import type { Face } from '../../formats/card.js';
import type { Node } from '../../language/tokens/ast.js';
import { parseTypeLine, type TypeLine } from '../../language/type-line.js';

/** The type line of a face of a card; null if it has none, or two side by side. */
export function typeLineOf({ typeLine }: Face): TypeLine | null {
  return typeLine && !typeLine.text.includes('//') ? parseTypeLine(typeLine.text) : null;
}

/** The subtype on a type line, in any case; undefined if it is not there. */
export function subtypeOn(line: TypeLine, subtype: string): Node | undefined {
  return line.subtypes.find(({ text }) => text.toLowerCase() === subtype);
}
