import type { SetIndex } from '../../analysis/set/set-index.js';
import type { Characteristics } from '../../edition/characteristics.js';
import type { Edition } from '../../edition/edition.js';
import { nearest } from './nearest-word.js';

/**
 * The predefined token that reminder text describes under a name one typo away from it; null if the reminder text
 * defines the set's own token.
 */
export function predefinedFromReminder(set: SetIndex, words: string, { predefined }: Edition): string | null {
  const defined = set.definition(words);
  const reminder = defined?.by === 'reminder' ? reminderIdentity(defined.characteristics) : null;
  if (reminder === null) return null;
  const matching = [...predefined.values()].filter(
    ({ characteristics }) => reminderIdentity(characteristics) === reminder,
  );
  return nearest(
    words,
    matching.map((token) => token.words),
  );
}

/**
 * The characteristics that reminder text gives a token, as one string. It omits subtypes and colors, and abilities say
 * "this token" since 2025 instead of "this artifact". Null if that is too little to identify a token.
 */
function reminderIdentity({ types, pt, keywords, abilities }: Characteristics): string | null {
  if (abilities.length === 0 && pt === null) return null;
  const reminder = abilities.map((ability) =>
    ability.replace(/\bthis (?:artifact|enchantment|creature|land|Aura)\b/g, 'this token'),
  );
  return JSON.stringify([types?.toSorted(), pt, keywords.toSorted(), reminder]);
}
