import type { Lexeme } from './lexemes.js';
import { PLURAL, SINGULAR } from './notation.js';
import type { Terminal } from './terminal.js';

/** Words of rules texts that are written with a capital without being subtypes. */
const rulesWords: ReadonlySet<string> = new Set(
  'might mights energy power xp bonus main rune runes victory beginning champion legend summon summons enchant interrupt interrupts'.split(
    ' ',
  ),
);

/**
 * Subtypes in games without a list of them: in Fifth Edition a creature type was any word, and Riftbound's cards have more
 * tags than its rules name. A word with a capital is one, except where every word has a capital.
 */
export function freeSubtypes(known: Terminal, keywords: { has(word: string): boolean }): Terminal {
  const isFree = ({ kind, capital, lower }: Lexeme) =>
    kind === 'word' && capital && !rulesWords.has(lower) && !keywords.has(lower);
  return {
    begins: (word) => known.begins(word) || isFree(word),
    read: (lexemes, at) => {
      const found = known.read(lexemes, at);
      const word = lexemes.words[at]!;
      const before = lexemes.words[at - 1];
      const opensSentence = !before || before.kind === 'dash' || /^[.:•"]$/.test(before.lower);
      if (found.length > 0 || opensSentence || !isFree(word)) return found;
      const isPlural = /[^s]s$/.test(word.lower);
      return [{ end: at + 1, number: isPlural ? PLURAL : SINGULAR, value: isPlural ? singular(word.text) : word.text }];
    },
  };
}

function singular(plural: string): string {
  if (/ves$/.test(plural)) return `${plural.slice(0, -3)}f`;
  if (/ies$/.test(plural)) return `${plural.slice(0, -3)}y`;
  return plural.replace(/(?<=ch|sh|x|s)es$|s$/, '');
}
