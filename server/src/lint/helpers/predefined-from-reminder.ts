import type { SetIndex } from '../../analysis/set/set-index.js';
import type { Characteristics } from '../../edition/characteristics.js';
import type { Edition } from '../../edition/edition.js';
import { nearest } from './nearest-word.js';

/**
 * Reminder text defines a token for the set, unless it says what a predefined token is whose name is one slip away:
 * that token's words, else null.
 */
export function predefinedFromReminder(set: SetIndex, words: string, { predefined }: Edition): string | null {
  const defined = set.definition(words);
  const said = defined?.by === 'reminder' ? inReminder(defined.characteristics) : null;
  if (said === null) return null;
  const alike = [...predefined.values()].filter(({ characteristics }) => inReminder(characteristics) === said);
  return nearest(
    words,
    alike.map((token) => token.words),
  );
}

/**
 * What reminder text says of a token's characteristics, as one line. It leaves out subtypes and colors, and since 2025
 * the abilities say "this token" for "this artifact". Null where that is too little to know a token by.
 */
function inReminder({ types, pt, keywords, abilities }: Characteristics): string | null {
  if (abilities.length === 0 && pt === null) return null;
  const said = abilities.map((ability) =>
    ability.replace(/\bthis (?:artifact|enchantment|creature|land|Aura)\b/g, 'this token'),
  );
  return JSON.stringify([types?.toSorted(), pt, keywords.toSorted(), said]);
}
