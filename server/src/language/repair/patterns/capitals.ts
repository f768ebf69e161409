import { capitalized, uncapitalized, withCapitalOf } from '../../../util/capital.js';
import type { SlipPattern } from './slip-pattern.js';

/** Keywords of two words, of which only the first one begins with a capital, and only at the beginning of a line. */
const twoWordKeywords =
  /(?<!\p{Lu}\p{Ll}+ )\b(?:(?:[Ff]irst|[Dd]ouble) Strike|[Ss]plit Second|[Ll]iving Weapon|[Bb]attle Cry|[Uu]mbra Armor|[Cc]umulative Upkeep)\b(?! \p{Lu})/gu;

/** Capitals of words that are no names, and keywords in capitals. */
export const capitals: readonly SlipPattern[] = [
  // "FLYING", "Haste, TRAMPLE"
  {
    kind: 'capitalization',
    pattern: /(?<=^|, )\p{Lu}{4,}(?: \p{Lu}{4,})?(?=$|,| \()/gmu,
    right: ({ 0: word, index, input }, { known: { keywords } }) => {
      const lower = word.toLowerCase();
      if (!keywords.has(lower)) return null;
      return index === 0 || input[index - 1] === '\n' ? capitalized(lower) : lower;
    },
  },
  // "this Planeswalker"
  {
    kind: 'capitalization',
    pattern:
      /(?<=\b(?:this|that|each) )(?:Creature|Artifact|Enchantment|Land|Planeswalker|Instant|Sorcery|Spell|Permanent|Player|Opponent|Card)\b/g,
    right: ([noun]) => noun.toLowerCase(),
  },
  // "an Oil Counter on it"
  {
    kind: 'capitalization',
    has: ['Counter'],
    pattern:
      /(?<=\b(?:an?|the|one|two|three|four|of|each|many|more|X|\d+) )(?:\p{Lu}\p{Ll}+ )?Counters?(?= (?:on|from)\b)/gu,
    right: ([words]) => words.toLowerCase(),
  },
  // "where x is"
  {
    kind: 'capitalization',
    has: [' x'],
    onReadLines: true,
    pattern: /x(?<![\p{L}\d/'’-]x)(?![\p{L}\d'’-])/gu,
    right: 'X',
  },
  // "gains Flying"
  {
    kind: 'capitalization',
    onUnreadLines: true,
    has: ['gain', 'lose'],
    pattern:
      /(?<=\b(?:gains?|loses?) )(?:Flying|Trample|Haste|Vigilance|Reach|Menace|Lifelink|Deathtouch|Hexproof|Indestructible|Defender|Shadow|Fear|Intimidate|Flash|Shroud|Infect|Wither|Prowess)(?=[.,”"]|$| (?:until|and|as|for)\b)/gm,
    right: ([written]) => uncapitalized(written),
  },
  // "First Strike"
  {
    kind: 'capitalization',
    has: [' Strike', ' Second', ' Weapon', ' Cry', ' Armor', ' Upkeep'],
    pattern: twoWordKeywords,
    right: ({ 0: written, index, input }) =>
      /^$|[\n“"]$/.test(input.slice(0, index)) ? withCapitalOf(written, written.toLowerCase()) : written.toLowerCase(),
  },
];
