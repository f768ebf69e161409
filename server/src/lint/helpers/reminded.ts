import { keyOf } from '../../analysis/token-key.js';
import type { Characteristics } from '../../edition/characteristics.js';
import type { FaceReading } from '../face-reading.js';

/**
 * What reminder text says a token of this name is, as one line that can be compared with `inReminder`: the card's own
 * reminder text, else that of another card of the set. Null where there is none.
 */
export function reminded(words: string, on: FaceReading): string | null {
  const key = keyOf(words);
  const own = on.whole.faces.flatMap(({ reminders }) => reminders).find((reminder) => reminder.key === key);
  if (own) return inReminder(own.characteristics);
  return on.ask(words, (set) => {
    const defined = set.definition(words);
    return defined?.by === 'reminder' ? inReminder(defined.characteristics) : null;
  });
}

/**
 * What reminder text says of a token's characteristics, as one line. It leaves out subtypes and colors, and since 2025 the
 * abilities say "this token" for "this artifact". Null where that is too little to know a token by.
 */
export function inReminder({ types, pt, keywords, abilities }: Characteristics): string | null {
  if (abilities.length === 0 && pt === null) return null;
  const said = abilities.map((ability) =>
    ability.replace(/\bthis (?:artifact|enchantment|creature|land|Aura)\b/g, 'this token'),
  );
  return JSON.stringify([types?.toSorted(), pt, keywords.toSorted(), said]);
}
