import type { CreatedToken } from '../../analysis/card/created.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import type { Characteristics } from '../../edition/characteristics.js';
import { nameFrom } from '../../edition/describe.js';
import type { Edition } from '../../edition/edition.js';
import { partOf } from '../../language/tokens/ast.js';

/**
 * Whether the set or the rulebook has a token of these subtypes (joined by spaces, in printed order) that no effect
 * names, so that it is named by its subtypes (111.4).
 */
export function isNamedByDefault(set: SetIndex, subtypes: string, { naming, predefined }: Edition): boolean {
  const isDefault = (is: Characteristics | undefined) =>
    is?.subtypes?.join(' ') === subtypes && is.name === nameFrom(is.subtypes, naming);
  const makers = set.makers(subtypes).map(({ token }) => token);
  if (makers.some(isNamedByEffect)) return false;
  if (makers.some(({ characteristics }) => isDefault(characteristics))) return true;
  if (isDefault(predefined.get(subtypes.toLowerCase())?.characteristics)) return true;
  // "Create a Berry token": the words refer to a definition.
  const defined = set.definition(subtypes)?.characteristics;
  return makers.some(({ origin }) => origin === 'by-name') && defined?.subtypes?.join(' ') === subtypes;
}

/** Whether the effect gives the name: `named N`, `N, a legendary …`, "except its name is N". */
function isNamedByEffect({ item, origin, characteristics: { name } }: CreatedToken): boolean {
  return partOf(item, 'name') !== undefined || (origin === 'copy' && name !== null);
}
