import { folded } from '../../../text/apostrophes.js';
import { lineEndAt, lineUpTo } from '../../../text/line-at.js';
import { capitalized, uncapitalized } from '../../../util/capital.js';
import { matchesOf } from '../../../util/cheap-search.js';
import type { Slip } from '../slip.js';
import type { KnownWords } from '../words/known-words.js';

/** A word with a capital that is not its first letter. */
const mixed = /(?<![\p{L}\d’'{/-])(?=\p{L}*[\p{L}’']\p{Lu})[\p{L}’']{2,}(?![\p{L}\d}/-])/gu;

/** What every text with such a word has: a quick look, since the pattern above takes long at every word. */
const capitalInside = /[A-Za-z'’\x80-\uffff][A-Z\x80-\u1fff\u2070-\uffff]/;

/** What a sentence begins after, on its line. */
const beforeSentence = /(?:^|[^.]\. |: | — |• |[(“"])$/;

/**
 * Known words with capitals inside: "tArget creature", "WHen", "DESTROY". Lines in nothing but capitals are left alone.
 * Offsets are UTF-16 units of the rules text.
 * @param names the card's names, which may have any capitals
 */
export function mixedCaseSlips(
  text: string,
  { lower, capitalized: subtypes }: KnownWords,
  names: readonly string[],
): Slip[] {
  if (!capitalInside.test(text)) return [];
  return matchesOf(text, mixed).flatMap(({ index, 0: written }): Slip[] => {
    const end = index + written.length;
    const before = lineUpTo(text, index);
    const rest = before + text.slice(end, lineEndAt(text, end));
    const word = folded(written);
    const isSubtype = subtypes.has(word);
    if (!(isSubtype || lower.has(word)) || !/\p{Ll}{3}/u.test(rest)) return [];
    if (isAmongCapitals(text, index, end) || names.some((name) => name.split(/[ ,]+/).includes(written))) return [];
    const right = written.toLowerCase();
    const newText = isSubtype || beforeSentence.test(before) ? capitalized(right) : right;
    return [{ kind: 'capitalization', start: index, end, repairs: [{ start: index, end, newText }] }];
  });
}

/** Whether a word next to another one is in capitals too: "MR. CRIME". */
function isAmongCapitals(text: string, start: number, end: number): boolean {
  return /\p{Lu}{2}['’.,]? ?$/u.test(text.slice(0, start)) || /^[,.]? \p{Lu}{2}/u.test(text.slice(end));
}

/** A name that nothing but a name can be: "the Ashen Elf". */
const articleOfName = /^the \p{Lu}/u;

/** The name of the card without the capital that it begins with: "nemata gets +1/+1". */
export function nameCaseSlips(text: string, { lower }: KnownWords, names: readonly string[]): Slip[] {
  return names.flatMap((name) => {
    const written = uncapitalized(name);
    if (name.length < 5 || written === name) return [];
    const [first] = written.split(/[ ,]/);
    // Names may begin with ordinary words.
    if (lower.has(folded(first!)) && !articleOfName.test(written)) return [];
    const slips: Slip[] = [];
    for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
      const end = at + written.length;
      if (/[\p{L}\d’'-]/u.test(text[at - 1] ?? '') || /^(?:[\p{L}\d-]|['’](?!s))/u.test(text.slice(end, end + 2)))
        continue;
      slips.push({ kind: 'capitalization', start: at, end, repairs: [{ start: at, end, newText: name }] });
    }
    return slips;
  });
}
