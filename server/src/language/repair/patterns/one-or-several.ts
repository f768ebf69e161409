import type { SlipPattern } from './slip-pattern.js';

const object = '(?:card|creature|permanent|token|spell|land|artifact|enchantment|planeswalker|source)';

/** What an object has that players have not. */
const belongings =
  "mana value|mana cost|power|toughness|base power|owner(?:['’]s)?|controller(?:['’]s)?|counters|(?:activated )?abilities|name|text box";

/** Words that mean several objects, or players. */
const several =
  'they|those|these|them|each|all|both|other|two|three|four|five|X|number|more|cards|creatures|artifacts|enchantments|lands|permanents|tokens|spells|players?|opponents?|and (?:an?|target|another|that|up)';

/** One object and nothing else since: "that card. You may cast it without paying". */
const oneObject = new RegExp(
  `\\b(?:[Tt]hat|[Tt]his|an?|target|another|[Ee]nchanted|[Ee]quipped|the exiled|the chosen)(?: non\\p{L}+| legendary| ${object})? ${object}\\b(?:(?!\\b(?:${several})\\b)[^:;"“”]){0,60}$`,
  'u',
);

/** *It* and *its* for several, *them* and *their* for one. */
export const oneOrSeveral: readonly SlipPattern[] = [
  // "If you cast that card, its owner …" and not "their owner"
  {
    has: ['their '],
    pattern: new RegExp(`\\btheir(?= (?:${belongings})(?![\\p{L}]))`, 'gu'),
    right: 'its',
    after: oneObject,
    // "Creatures can't attack a planeswalker you control unless their controller pays {2}."
    unless:
      /\b(?:cards|creatures|artifacts|enchantments|lands|permanents|tokens|spells|planeswalkers|equipment)\b[^.]*$/i,
  },
  // "put them cards into your hand"
  {
    kind: 'wrong-word',
    has: ['them '],
    pattern: /\bthem(?= (?:creatures|cards|tokens|permanents|lands|players|artifacts|counters|spells)\b)/g,
    right: 'those',
  },
  // "(Its an artifact with …)"
  { has: ['Its '], pattern: /\bIts(?= (?:an?|still|not) )/g, right: "It's" },
  // "spells with {X} in its mana costs"
  {
    has: ['its '],
    pattern:
      /(?<!\bpaying )\bits(?= (?:mana costs|powers|toughnesses|controllers(?! \p{Ll}+ step)|starting life total)\b)/gu,
    right: 'their',
  },
  // "Target player skips its next turn."
  {
    has: ['its next '],
    pattern: /\bits(?= next (?:turn|upkeep|(?:draw|untap|end|combat) (?:step|phase))\b)/g,
    right: 'their',
    after: /\b(?:player|opponent|controller|owner)/i,
  },
  // "This creature enters with a +1/+1 counter on them.", "Whenever this creature attacks, put two charge counters on them."
  {
    has: [' on them'],
    pattern:
      /\bthem(?<=\b(?:enters (?:the battlefield )?(?:tapped )?with|[Ww]hen(?:ever)? this \p{Ll}+ (?:attacks|dies|enters), put) [^.,]{0,60}\bcounters? on them)/gu,
    right: 'it',
  },
  // "Search your library for a land card, put them onto the battlefield"
  {
    has: [' them '],
    pattern: /\bthem(?<=\bfor an? (?:(?!\b(?:and|cards)\b)[^.:,]){1,60}, (?:reveal it, )?(?:put|reveal|exile) them)\b/g,
    right: 'it',
  },
  // "a creature you control with a stun counter on them"
  {
    has: [' on them'],
    pattern: new RegExp(
      `\\bthem(?<=\\b(?:[Aa]n?|[Aa]nother|[Tt]arget|[Tt]hat|[Tt]his) (?:\\S+ )?${object}(?: (?:you|your opponents|an opponent|that player) controls?)? with [^.,]{0,40}counters? on them)`,
      'g',
    ),
    right: 'it',
  },
  // "creatures you control with +1/+1 counters on it"
  {
    has: [' on it'],
    pattern: new RegExp(
      `\\bit(?<=(?<!\\b(?:equal to|number of|one of) (?:\\S+ ){0,3})${object}s(?: (?:you|your opponents|an opponent|that player) (?:controls?|owns?(?: in exile)?))? with (?:(?! an? \\p{Ll}+ with )[^.,]){0,40}counters? on it)`,
      'giu',
    ),
    right: 'them',
  },
  // "Search your library for two land cards, put it onto the battlefield"
  {
    has: [' it '],
    pattern:
      /\bit(?<=\bfor (?:up to )?(?:two|three|four|five|X|any number of) (?:(?!\bcard\b)[^.:,]){1,40}\bcards(?:(?! card\b)[^.:,])*,(?: reveal them,)? (?:put|reveal|exile|discard|return) it)\b/g,
    right: 'them',
  },
];
