import { lineUpTo } from '../../../text/line-at.js';
import { withCapitalOf } from '../../../util/capital.js';
import type { SlipPattern } from './slip-pattern.js';

/** What a player has, and no object. */
const playersHave =
  'hands?|librar(?:y|ies)|graveyards?|life(?: total)?|choice|(?:first|second|third) (?:spell|card)|turn|upkeep|(?:draw|end|untap) steps?';

/** What an object has, and no player. */
const objectsHave =
  "mana value|mana cost|power|toughness|base power|(?:owner|controller)(?:['’]s)?|other (?:types|colors|creature types)";

/** Words after which *their* or *them* may mean several objects. */
const severalObjects =
  /\b(?:each|all|both|they|them|those|these|two|three|four|five|X|(?<!one )other|cards|creatures|artifacts|enchantments|lands|permanents|planeswalkers|tokens|spells|sources|\p{Lu}\p{Ll}+s|and)\b/u;

/** Who has a library or a hand, unlike the Horde and other things that play the game. */
const player = /\b(?:player|opponent|controller|owner)/i;

/** Words before *yours* and *theirs* that need no noun: "it’s yours now". */
const predicate = /(?:\b(?:is|are|was|were|be|becomes?|of|like|than)|['’](?:s|re)) $/;

/** *They* and *their* where only players fit. */
const playersPronoun =
  /\b(?:they(?= (?:controls?|own|cast|draw|discard|sacrifice|search|mill|activate|unlock|copy|create|(?:may|can) (?:pay|cast|draw|play|search|discard|sacrifice)|(?:gain|lose) (?:\d+|X|that much|life))\b)|their(?= (?:hand|library|graveyard|life total|upkeep|(?:next |draw |end |untap )?(?:turn|step|upkeep))\b))/gi;

/** Players and others that have a hand, that *they* may mean. */
const someone =
  /\b(?:player|opponent|controller|owner|teammate|friend|foe|voter|monarch|villain|hero|one|who|whose|he or she|his|her|them|they|their)s?\b|\b(?:you and|team)\b/i;

const verbs =
  'sacrifice|exile|destroy|return|put|attach|tap|untap|play|cast|copy|reveal|discard|transform|sacrifices|exiles|returns|puts';

/** What follows the subject of a verb, and no object. */
const predicateStart =
  '(?:are|can|cast|choose|chose|control|could|do|draw|exile|exiled|had|have|may|must|own|owned|played|put|reveal|revealed|sacrifice|sacrificed|were|would)';

/** Pronouns with a wrong case, or of players where only objects fit. */
export const pronouns: readonly SlipPattern[] = [
  { has: ['its '], pattern: new RegExp(`\\bits(?= (?:${playersHave})\\b)`, 'g'), right: 'their', after: player },
  { has: ['its owners', 'its controllers'], pattern: /\bits(?= (?:owners|controllers)['’] )/g, right: 'their' },
  { pattern: new RegExp(`\\bit['’]s(?= (?:${objectsHave})(?![\\p{L}]))`, 'gu'), right: 'its', onUnreadLines: true },
  {
    pattern: new RegExp(`(?<!\\bor )\\b(?:his|her)(?= (?:${playersHave})(?![\\p{L}]))`, 'gu'),
    right: 'their',
    after: player,
  },
  // "You may cast spells as though they have flash."
  {
    has: ['as though '],
    pattern:
      /(?<=\bas though (?:it|they|\p{Ll}+ \p{Ll}+) )(?:ha(?:s|ve)|do(?:es)?n['’]t(?= have)|isn['’]t|aren['’]t)\b/gu,
    right: ([written]) => (/^h/.test(written) ? 'had' : /^d/.test(written) ? "didn't" : "weren't"),
  },
  // "Gain 3 life.", "Whenever this creature attacks, gain 3 life."
  {
    kind: 'missing-word',
    has: ['gain ', 'lose ', 'Gain ', 'Lose '],
    pattern:
      /(?<=^|[.:—•] |[“"]|(?:^|[“"])(?:When|Whenever|At|If) [^,.:]*, )(?:gain|lose)(?= (?:\d+|X|that much|twice that much) life\b| life equal to )/gim,
    right: ([written]) => `${withCapitalOf(written, 'you')} ${written.toLowerCase()}`,
  },
  // "Return it to your hand and lose 3 life."
  {
    kind: 'missing-word',
    pattern:
      /(?<=(?:(?:^|[.:—•] )(?:Draw|Return|Put|Destroy|Exile|Counter|Discard|Sacrifice|Create|Mill)|, (?:draw|return|put|destroy|exile|discard|sacrifice|create|mill)) [^.,:\n“”"]* and )(?:gain|lose)(?= (?:\d+|X|that much) life\b)/gm,
    right: ([written]) => `you ${written}`,
    unless: /\b[Yy]ou(?: may)? (?:draw|return|put|destroy|exile|discard|sacrifice|create|mill)[^.:\n]*$/,
  },
  {
    has: ['hey ', 'heir '],
    isDoubtful: true,
    pattern: playersPronoun,
    right: ([written]) => (written.startsWith('their') ? 'your' : 'you'),
    unlessBefore: someone,
  },
  {
    has: ['your library', 'your life'],
    pattern:
      /(?<=\b(?:player|opponent|controller|owner)s? (?:may )?(?:search(?:es)?|shuffles?|loses? half) )your(?= (?:library|life)\b)/g,
    right: 'their',
  },
  {
    has: ['their other '],
    pattern: /\btheir(?= other (?:types|colors|creature types))/g,
    right: 'its',
    after: /\b(?:is|becomes|it['’]s|that['’]s) (?:an? |the |legendary |\p{Lu})[^.]*$/u,
    unless: /\b(?:are|become|they['’]re)\b[^.]*$/,
  },
  {
    has: ['hands', 'graveyards', 'libraries'],
    isDoubtful: true,
    pattern:
      /(?<=\b(?:your|(?:its|that|an|target) (?:owner|player|opponent|controller)['’]s) )(?:hand|graveyard|librarie)s\b/g,
    right: ([written]) => written.replace(/(?:ie)?s$/, (s) => (s === 's' ? '' : 'y')),
    unless: /\b(?:you and|and you)\b|\b(?:all|any|both|each|either|one) of your $/i,
  },
  {
    has: ["s' ", 's’ '],
    pattern:
      /s['’](?= \p{L})(?<=\b(?:[Tt]hat|[Tt]his|[Aa]n?|[Aa]nother|[Ee]ach(?: other)?|[Ee]nchanted|[Ee]quipped|(?<!\b(?:two|three|four|X|of|other|more) )[Tt]arget) \p{Ll}+[^s\P{L}]s['’])/gu,
    right: ([ending]) => `${ending[1]}s`,
  },
  { has: ['that many '], pattern: /(?<=\bthat )many(?= (?:damage|life|mana)\b)/g, right: 'much' },
  { has: ['that much '], pattern: /(?<=\bthat )much(?= \p{Ll}+s\b)/gu, right: 'many' },
  {
    has: ['their '],
    pattern: new RegExp(`\\btheir(?= (?:${objectsHave})(?![\\p{L}]))`, 'gu'),
    right: 'its',
    unless: severalObjects,
  },
  {
    has: ['hey', 'HEY'],
    // "For each copy they control" has a noun before the subject of another verb.
    pattern: new RegExp(
      `\\bthey\\b(?=[ .,])(?! ${predicateStart}\\b)(?<=\\b(?:${verbs}|on|among|attach|from|with) they)`,
      'gi',
    ),
    right: ({ input, index }) => (severalObjects.test(lineUpTo(input, index)) ? ['them', 'it'] : ['it', 'them']),
  },
  {
    has: ['ose ', 'ese '],
    pattern: /\bth[eo]se(?= \p{Ll}+[^s\P{Ll}]['’]s )/gu,
    right: 'that',
  },
  { has: ['among it'], pattern: /\bit\b(?<=\bamong it)/g, right: 'them' },
  { has: ['them '], pattern: /(?<!\b(?:of|among|on) )\bthem(?= (?:control|own|may|don['’]t)\b)/g, right: 'they' },
  { has: ['theirs '], pattern: /\btheirs(?= \p{Ll})/gu, right: 'their', unless: predicate },
  {
    has: ['yours '],
    pattern:
      /\byours(?= (?:(?<verb>attack|cast|control|draw|gain|get|have|lose|may|own|pay|put|sacrifice)\b|\p{Ll}{3}))/gu,
    right: ({ groups }) => (groups!.verb ? 'you' : 'your'),
    unless: predicate,
  },
];
