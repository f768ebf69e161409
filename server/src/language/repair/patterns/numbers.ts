import { articleFor } from '../../article.js';
import { numberKeywords } from '../../keyword-costs.js';
import { anyNumberWord, numberWord, numberWords } from '../../lexicon.js';
import type { SlipPattern } from './slip-pattern.js';

/** Numbers that are written in digits where cards spell them, and the other way round. */
export const numbers: readonly SlipPattern[] = [
  // "2 cards", "3 or more untapped creatures"
  {
    kind: 'number-in-digits',
    pattern:
      /(?<![\p{L}\d/+−–{.,-])(?:[2-9]|1\d|20)(?= (?:or (?:more|fewer) )?(?:other |target |tapped |untapped |additional |attacking |nonland |noncreature |nontoken |basic |legendary |permanent |(?:artifact|creature|enchantment|land) (?=creature|card|token|spell|permanent))*(?:creature|artifact|land|permanent|card|counter|token|spell|player|opponent|color|planeswalker|enchantment|turn)s\b)/gu,
    right: ([digits]) => numberWord(Number(digits)) ?? null,
  },
  // "two +1/+1 counters"
  {
    kind: 'number-in-digits',
    has: [' counters'],
    pattern: /(?<![\p{L}\d/+−–{.,-])(?:[2-9]|1\d|20)(?= [+−–-]\d\/[+−–-]\d counters\b)/gu,
    right: ([digits]) => numberWord(Number(digits)) ?? null,
  },
  // "3 or more Goats", but "power 3 or more", "3 or more life"
  {
    kind: 'number-in-digits',
    has: [' or more ', ' or fewer '],
    pattern:
      /(?<![\p{L}\d/+−–{.,-])(?<!\b(?:power|toughness|value|loyalty|is|cost|gained|lost|gains?|loses?) )(?:[1-9]|1\d|20)(?= or (?:more|fewer) (?!life|damage|(?:non)?combat|mana|poison|power|toughness|from|to|than|as|on|and|or|in|with)[\p{L}+])/gu,
    right: ([digits]) => numberWord(Number(digits)) ?? null,
  },
  // "draw 2x cards", "add 1 mana of any color", "Choose 1 —"
  {
    kind: 'number-in-digits',
    has: ['x ', ' mana of', 'hoose ', 'up to 1 ', '1 of ', '1 or '],
    pattern:
      /(?<=^|[ (])(?:[2-9]x(?= \p{Ll})|(?<=\b[Aa]dds? )[1-9](?= mana of\b)|(?<=\b[Cc]hooses? )[1-4](?= (?:—|(?:or|of|at|that)\b))|(?<=\bup to )1(?= \p{Ll})|1(?= of them\b| or more tokens\b))/gmu,
    right: ([digits]) => (digits === '1' ? 'one' : (numberWord(parseInt(digits, 10)) ?? null)),
  },
  // "create one Food token", "control one Mountain", "only as one sorcery"
  {
    kind: 'wrong-word',
    has: [' one '],
    pattern:
      /(?<=\b(?:[Cc]reates?|controls?|is|becomes?|only as) )one(?= (?:(?:(?!plus|minus|of|or|more)\p{Ll}+ ){0,3}(?:token|sorcery|instant)\b|\p{Lu}\p{Ll}+(?!s\b)\b(?! (?:and|of))))(?! or )/gu,
    right: ({ index, input }) => articleFor(input.slice(index + 'one '.length)),
  },
  // "draw one card"
  {
    kind: 'wrong-word',
    pattern:
      /(?<=\b(?:draw|discard|create|mill|put|sacrifice)s? |\blibrary for )one(?= (?:basic land card|(?:\+1\/\+1|-1\/-1) counter|\d+\/\d+|card|creature|artifact|land|permanent|token)\b)/giu,
    right: 'a',
  },
  // "Crew three", "Crew—2", "Crew {2}"
  {
    kind: 'punctuation',
    pattern: new RegExp(
      `^(${numberKeywords})(?: ?[—–,:-] ?| \\{| (?=\\p{L}))(${anyNumberWord}|\\d+)\\}?(?=$| \\()`,
      'gimu',
    ),
    right: ([, keyword, amount]) => `${keyword} ${numberWords.get(amount!.toLowerCase()) ?? amount}`,
  },
  // "three damage", "two life"
  {
    kind: 'number-in-words',
    pattern: new RegExp(`\\b(?:${anyNumberWord})(?= (?:damage|life)\\b)`, 'g'),
    right: ([word]) => String(numberWords.get(word)),
  },
];
