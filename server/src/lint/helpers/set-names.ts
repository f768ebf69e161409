import { partOf } from '../../language/ast.js';
import type { FaceReading } from '../face-reading.js';

/** Whether a card of the set has this very name, or an effect or a definition gives it to a token as a name of its own. */
export function isNameOfItsOwn(name: string, face: FaceReading): boolean {
  const suffix = face.edition.naming.suffix ?? '';
  return face.ask(name, (set) => {
    if (set.hasCard(name)) return true;
    if (set.makers(name).some(({ token }) => partOf(token.item, 'name')?.name.text === name)) return true;
    const defined = set.definition(name);
    return defined?.name === name && defined.characteristics.subtypes?.join(' ') + suffix !== name;
  });
}

/** Whether the set says what a token of these words is, in a definition, a reminder or its settings. */
export function isTokenOfSet(words: string, face: FaceReading): boolean {
  return face.ask(words, (set) => set.definition(words) !== null || set.isDeclared(words));
}
