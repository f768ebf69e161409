import type { AbilitiesReading, Ability } from '../../../server/src/language/abilities/ability.js';
import { phrasesOf } from '../../../server/src/language/abilities/phrases.js';
import type { Lexeme } from '../../../server/src/language/grammar/lexemes.js';

/** Words at the head of an ability that belong to no phrase: labels, chapters, levels, modes, costs of loyalty. */
const LONGEST_HEAD = 14;

/** The words of a text that belong neither to a phrase nor to an unread piece, although they stand after one. */
export function lostWords({ abilities, unread }: AbilitiesReading): string[] {
  const lost: string[] = [];
  for (const [offset, { words, covered }] of coveredWords(abilities)) {
    const first = covered.indexOf(true);
    words.forEach(({ kind, lower, text, start }, index) => {
      const at = offset + start;
      if (covered[index] || unread.some((piece) => piece.start <= at && at < piece.end)) return;
      if (!/^(?:word|number|pair|symbol|quote|self)$/.test(kind) || !/[\p{L}\p{N}]/u.test(text)) return;
      // The word before a trigger, which says when it is.
      if (/^(?:when|whenever|at)$/.test(lower) && covered[index + 1]) return;
      if (first < 0 || index < first ? index >= LONGEST_HEAD : true) lost.push(text);
    });
  }
  return lost;
}

/** The words of each line that is an ability, and which of them are in a phrase. */
function coveredWords(abilities: readonly Ability[]) {
  const lines = new Map<number, { readonly words: readonly Lexeme[]; readonly covered: boolean[] }>();
  for (const ability of abilities) {
    for (const { phrase, line } of phrasesOf(ability)) {
      const known = lines.get(line.offset) ?? { words: line.lexemes.words, covered: [] };
      lines.set(line.offset, known);
      for (let index = phrase.start; index < phrase.end; index++) known.covered[index] = true;
    }
  }
  return lines;
}
