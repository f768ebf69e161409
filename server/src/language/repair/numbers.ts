import { matchesOf } from '../../util/cheap-search.js';
import { PatternFilter, type Searched } from '../../util/pattern-filter.js';
import { numberWords } from '../lexicon.js';
import { type Candidate, lowerOf, replaceUnit, unitsNear } from './candidate.js';
import type { Place } from './place.js';
import type { Slip, SlipKind } from './slip.js';

/** Card text spells numbers up to twenty. */
const wordOf: ReadonlyMap<string, string> = new Map(
  [...numberWords].filter(([, value]) => value >= 2 && value <= 20).map(([word, value]) => [String(value), word]),
);

/** A number in the wrong form; `right` returns undefined if it cannot be corrected. */
interface NumberPattern extends Searched {
  readonly kind: SlipKind;
  readonly right: (written: string) => string | undefined;
}

const patterns = new PatternFilter<NumberPattern>([
  // "2 cards", "3 or more untapped creatures"
  {
    kind: 'number-in-digits',
    pattern:
      /(?<![\p{L}\d/+−–{.,-])(?:[2-9]|1\d|20)(?= (?:or (?:more|fewer) )?(?:other |target |tapped |untapped |additional |attacking |nonland |noncreature |nontoken |basic |legendary |permanent |(?:artifact|creature|enchantment|land) (?=creature|card|token|spell|permanent))*(?:creature|artifact|land|permanent|card|counter|token|spell|player|opponent|color|planeswalker|enchantment|turn)s\b)/gu,
    right: (digits) => wordOf.get(digits),
  },
  // "draw one card"
  {
    kind: 'wrong-word',
    pattern:
      /(?<=\b(?:draw|discard|create|mill|put|sacrifice)s? )one(?= (?:(?:\+1\/\+1|-1\/-1) counter|\d+\/\d+|card|creature|artifact|land|permanent|token)\b)/gu,
    right: () => 'a',
  },
  // "three damage", "two life"
  {
    kind: 'number-in-words',
    pattern: new RegExp(`\\b(?:${[...numberWords.keys()].join('|')})(?= (?:damage|life)\\b)`, 'g'),
    right: (word) => numberWords.get(word)?.toString(),
  },
]);

/** Numbers that are written in digits where cards spell them, and the other way round. Offsets are UTF-16 units. */
export function numberSlips(text: string): Slip[] {
  return patterns.mayMatch(text).flatMap(({ kind, pattern, right }) =>
    matchesOf(text, pattern).flatMap(({ index, 0: written }): Slip[] => {
      const newText = right(written);
      const place = { start: index, end: index + written.length };
      return newText === undefined ? [] : [{ kind, ...place, repairs: [{ ...place, newText }] }];
    }),
  );
}

/** A number in digits where only its word can be read. */
export function* digits(place: Place): Generator<Candidate> {
  for (const at of unitsNear(place)) {
    const word = wordOf.get(lowerOf(place.units[at]));
    if (word !== undefined) yield replaceUnit(place, 'number-in-digits', at, word);
  }
}
