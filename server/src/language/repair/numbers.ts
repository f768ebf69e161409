import { matchesOf } from '../../util/cheap-search.js';
import { numberWords } from '../lexicon.js';
import { type Candidate, lowerOf, replaceUnit, unitsNear } from './candidate.js';
import type { Place } from './place.js';
import type { Slip } from './slip.js';

/** Card text spells numbers up to twenty. */
const wordOf: ReadonlyMap<string, string> = new Map(
  [...numberWords].filter(([, value]) => value >= 2 && value <= 20).map(([word, value]) => [String(value), word]),
);

/** What is counted in words: "two cards", "three or more untapped creatures". */
const counted =
  /(?<![\p{L}\d/+−–{.,-])(?:[2-9]|1\d|20)(?= (?:or (?:more|fewer) )?(?:other |target |tapped |untapped |additional |attacking |nonland |noncreature |basic )*(?:creature|artifact|land|permanent|card|counter|token|spell|player|opponent|color|planeswalker|enchantment|turn)s\b)/gu;

/** Amounts that are written in digits: "3 damage", "2 life". */
const amount = new RegExp(`\\b(?:${[...numberWords.keys()].join('|')})(?= (?:damage|life)\\b)`, 'g');

/** What is not counted unless there are several: "draw one card". */
const single =
  /(?<=\b(?:draw|discard|create|mill|put|sacrifice)s? )one(?= (?:(?:\+1\/\+1|-1\/-1) counter|\d+\/\d+|card|creature|artifact|land|permanent|token)\b)/gu;

/** Numbers that are written in digits where cards spell them, and the other way round. Offsets are UTF-16 units. */
export function numberSlips(text: string): Slip[] {
  const slips = (kind: Slip['kind'], pattern: RegExp, right: (written: string) => string | undefined): Slip[] =>
    matchesOf(text, pattern).flatMap(({ index, 0: written }) => {
      const newText = right(written);
      const repair = { start: index, end: index + written.length, newText: newText ?? '' };
      return newText === undefined ? [] : [{ kind, start: repair.start, end: repair.end, repairs: [repair] }];
    });
  return [
    ...slips('number-in-digits', counted, (digits) => wordOf.get(digits)),
    ...slips('wrong-word', single, () => 'a'),
    ...slips('number-in-words', amount, (word) => numberWords.get(word)?.toString()),
  ];
}

/** A number in digits where only its word can be read. */
export function* digits(place: Place): Generator<Candidate> {
  for (const at of unitsNear(place)) {
    const word = wordOf.get(lowerOf(place.units[at]));
    if (word !== undefined) yield replaceUnit(place, 'number-in-digits', at, word);
  }
}
