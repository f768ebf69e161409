import type { Repair, Slip, SlipKind } from './slip.js';

/** A pronoun or ending that does not fit the words around it, whatever the sentence says. */
interface Pattern {
  /** By default the word has the wrong form. */
  readonly kind?: SlipKind;
  /** Whether it counts only on lines that are not read whole, as the grammar reports it on others. */
  readonly onUnreadLines?: true;
  readonly pattern: RegExp;
  /** What may be right, the likeliest first. */
  readonly right: readonly string[] | ((written: string) => readonly string[]);
  /** Words before it on the line without which it is no slip. */
  readonly after?: RegExp;
  /** Words before it on the line with which it is no slip. */
  readonly unless?: RegExp;
}

/** What a player has, and no object. */
const playersHave =
  'hands?|librar(?:y|ies)|graveyards?|life(?: total)?|choice|(?:first|second|third) (?:spell|card)|turn|upkeep|(?:draw|end|untap) steps?';

/** What an object has, and no player. */
const objectsHave =
  "mana value|mana cost|power|toughness|base power|(?:owner|controller)(?:['’]s)?|other (?:types|colors|creature types)";

/** Words after which *their* or *them* may mean several objects. */
const severalObjects =
  /\b(?:each|all|both|they|them|those|these|two|three|four|five|X|other|cards|creatures|artifacts|enchantments|lands|permanents|planeswalkers|tokens|spells|sources|\p{Lu}\p{Ll}+s|and)\b/u;

/** Who has a library or a hand, unlike the Horde and other things that play the game. */
const player = /\b(?:player|opponent|controller|owner)/i;

/** Words before *yours* and *theirs* that need no noun: "it’s yours now". */
const predicate = /(?:\b(?:is|are|was|were|be|becomes?|of|like|than)|['’](?:s|re)) $/;

const verbs =
  'sacrifice|exile|destroy|return|put|attach|tap|untap|play|cast|copy|reveal|counter|discard|transform|sacrifices|exiles|returns|puts';

const patterns: readonly Pattern[] = [
  { pattern: new RegExp(`\\bits(?= (?:${playersHave})\\b)`, 'g'), right: ['their'], after: player },
  { pattern: /\bits(?= (?:owners|controllers)['’] )/g, right: ['their'] },
  { pattern: new RegExp(`\\bit['’]s(?= (?:${objectsHave})(?![\\p{L}]))`, 'gu'), right: ['its'], onUnreadLines: true },
  // "You may cast spells as though they have flash."
  {
    pattern:
      /(?<=\bas though (?:it|they|\p{Ll}+ \p{Ll}+) )(?:ha(?:s|ve)|do(?:es)?n['’]t(?= have)|isn['’]t|aren['’]t)\b/gu,
    right: (written) => [/^h/.test(written) ? 'had' : /^d/.test(written) ? "didn't" : "weren't"],
  },
  // "Gain 3 life."
  {
    kind: 'missing-word',
    pattern: /(?<=^|[.:—•] |[“"])(?:Gain|Lose)(?= (?:\d+|X|that much|twice that much) life\b| life equal to )/gm,
    right: (written) => [`You ${written.toLowerCase()}`],
  },
  {
    pattern: /\btheir(?= other (?:types|colors|creature types))/g,
    right: ['its'],
    after: /\b(?:is|becomes|it['’]s|that['’]s) (?:an? |the |legendary |\p{Lu})[^.]*$/u,
    unless: /\b(?:are|become|they['’]re)\b[^.]*$/,
  },
  {
    pattern: /(?<=\byour )(?:hand|graveyard|librarie)s\b/g,
    right: (written) => [written.replace(/(?:ie)?s$/, (s) => (s === 's' ? '' : 'y'))],
    unless: /\b(?:you and|and you)\b|\bof your $/i,
  },
  { pattern: /(?<=\b(?:that|this|an?|another) \p{Ll}+[^s\P{L}])s['’](?= \p{L})/gu, right: () => ["'s"] },
  { pattern: /(?<=\bthat )many(?= (?:damage|life|mana)\b)/g, right: ['much'] },
  { pattern: /(?<=\bthat )much(?= \p{Ll}+s\b)/gu, right: ['many'] },
  { pattern: new RegExp(`\\btheir(?= (?:${objectsHave})(?![\\p{L}]))`, 'gu'), right: ['its'], unless: severalObjects },
  {
    pattern: new RegExp(`\\bthey\\b(?=[ .,])(?<=\\b(?:${verbs}|on|among|attach|from|with) they)`, 'gi'),
    right: ['them', 'it'],
  },
  { pattern: /\bit\b(?<=\bamong it)/g, right: ['them'] },
  { pattern: /(?<!\b(?:of|among) )\bthem(?= (?:control|own|may|don['’]t)\b)/g, right: ['they'] },
  { pattern: /\btheirs(?= \p{Ll})/gu, right: ['their'], unless: predicate },
  { pattern: /\byours(?= \p{Ll}{3})/gu, right: ['your', 'you'], unless: predicate },
];

/**
 * Pronouns with a wrong case, or of players where only objects fit. Offsets are UTF-16 units of the rules text.
 * @param isRead whether the line with an offset is read whole
 */
export function pronounSlips(text: string, isRead: (at: number) => boolean): Slip[] {
  return patterns.flatMap(({ kind = 'word-agreement', onUnreadLines, pattern, right, after, unless }) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: written }): Slip[] => {
      const before = text.slice(text.lastIndexOf('\n', index) + 1, index);
      if (unless?.test(before) || after?.test(before) === false || (onUnreadLines && isRead(index))) return [];
      const place = { start: index, end: index + written.length };
      const repairs: Repair[] = (typeof right === 'function' ? right(written) : right).map((newText) => ({
        ...place,
        newText,
      }));
      return [{ kind, ...place, repairs }];
    }),
  );
}
