import type { Face } from '../../formats/card.js';
import type { Node } from '../../language/tokens/ast.js';
import { parseTypeLine, type TypeLine } from '../../language/type-line.js';
import { TwoGenerationCache } from '../../util/two-generation-cache.js';

/** How many type lines are cached: the rules check one face after another. */
const MAX_FACES = 20;
const typeLines = new TwoGenerationCache<Face, TypeLine | null>(MAX_FACES);

/** The type line of a face of a card; null if it has none, or two side by side. */
export function typeLineOf(face: Face): TypeLine | null {
  let line = typeLines.get(face);
  if (line === undefined) {
    const text = face.typeLine?.text ?? '';
    line = text === '' || text.includes('//') ? null : parseTypeLine(text);
    typeLines.set(face, line);
  }
  return line;
}

/** The subtype on a type line, in any case; undefined if it is not there. */
export function subtypeOn(line: TypeLine, subtype: string): Node | undefined {
  return line.subtypes.find(({ text }) => text.toLowerCase() === subtype);
}
