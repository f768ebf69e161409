import type { CreatedToken } from '../../analysis/created.js';
import type { SetIndex } from '../../analysis/set-index.js';
import type { Characteristics } from '../../edition/characteristics.js';
import { nameFrom } from '../../edition/describe.js';
import type { Edition } from '../../edition/edition.js';
import { partOf } from '../../language/ast.js';

/**
 * How the set and the rulebook name the token of these subtypes: by them, as no effect gives it another name (111.4), or
 * by an effect's own words; null where nobody makes such a token.
 */
export type NameGiven = 'by default' | 'by effect' | null;

/**
 * How a token with these subtypes, and looked up by them, gets its name.
 * @param subtypes joined by spaces, in printed order
 * @param own what the card that asks makes itself: its file may be no part of the set
 */
export function nameGiven(
  subtypes: string,
  { naming, predefined }: Edition,
  set: SetIndex,
  own: readonly CreatedToken[],
): NameGiven {
  const isDefault = (is: Characteristics) =>
    is.subtypes?.join(' ') === subtypes && is.name === nameFrom(is.subtypes, naming);
  const makers = [...own.filter((token) => makes(token, subtypes)), ...set.makers(subtypes).map(({ token }) => token)];
  if (makers.some(namesItself)) return 'by effect';
  const known = predefined.get(subtypes.toLowerCase());
  const defined = set.definition(subtypes)?.characteristics;
  if (makers.some(({ characteristics }) => isDefault(characteristics)) || (known && isDefault(known.characteristics)))
    return 'by default';
  // "Create a Berry token": the words stand for what a definition says.
  const byName = makers.some(({ origin }) => origin === 'by-name');
  return byName && defined?.subtypes?.join(' ') === subtypes ? 'by default' : null;
}

function makes({ byName, characteristics: { name } }: CreatedToken, words: string): boolean {
  const made = byName ?? name;
  return made === words || made === `${words} Token`;
}

/** Whether the effect gives the name: `named N`, `N, a legendary …`, "except its name is N". */
function namesItself({ item, origin, characteristics: { name } }: CreatedToken): boolean {
  return partOf(item, 'name') !== undefined || (origin === 'copy' && name !== null);
}
