import { folded } from '../../../text/apostrophes.js';
import { capitalized, uncapitalized } from '../../../util/capital.js';
import { matchesOf } from '../../../util/cheap-search.js';
import type { Slip } from '../slip.js';
import type { KnownWords } from '../words/known-words.js';

/** A line that begins in lower case after the end of a sentence. */
const lowerStart = /(?<=(?<![\s\S])|[.!?)”"]\n)\p{Ll}{2,}(?= \p{Ll}+ .*\.$)/gmu;

/** An effect that begins in lower case after a cost of symbols: "{2}, {T}: draw a card." */
const lowerEffect = /(?<=(?:^|["“])(?:\{[^}\s]+\}(?:, ?)?)+: )\p{Ll}{2,}/gmu;

/** Words after which a name would need more words than one. */
const beforeOrdinary =
  'gains?|has|have|with|loses?|target|each|all|another|other|destroy|exile|return|counter|draws?|discards?|sacrifices?|two|three';

/** A word with a capital between words without one. */
const capital = new RegExp(
  `(?<=(?:^|[^\\p{L}])(?:${beforeOrdinary}) )\\p{Lu}\\p{Ll}{2,}(?= \\p{Ll}| ?[.,:;](?! ?\\p{Lu})|$)`,
  'gmu',
);

/**
 * Wrong capitals on lines that are not read whole; on others, the grammar shows them. Offsets are UTF-16 units of the
 * rules text.
 * @param names the card's names, which may have any capitals
 */
export function unreadCapitalSlips(
  text: string,
  { lower, capitalized: subtypes, withCapital }: KnownWords,
  names: readonly string[],
  isRead: (at: number) => boolean,
): Slip[] {
  const slip = (index: number, written: string, newText: string): Slip => {
    const place = { start: index, end: index + written.length };
    return { kind: 'capitalization', ...place, repairs: [{ ...place, newText }] };
  };
  const isOrdinary = (word: string) => lower.has(word) && !subtypes.has(word);
  return [
    ...[lowerStart, lowerEffect]
      .flatMap((pattern) => matchesOf(text, pattern))
      .flatMap(({ index, 0: written }) =>
        isRead(index) || !lower.has(written) || names.some((name) => name.startsWith(written))
          ? []
          : [slip(index, written, capitalized(written))],
      ),
    ...matchesOf(text, capital).flatMap(({ index, 0: written }) =>
      isRead(index) ||
      !isOrdinary(folded(written)) ||
      withCapital.has(written) ||
      names.some((name) => name.includes(written))
        ? []
        : [slip(index, written, uncapitalized(written))],
    ),
  ];
}
