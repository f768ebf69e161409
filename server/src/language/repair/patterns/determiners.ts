import { lineUpTo } from '../../../text/line-at.js';
import { withCapitalOf } from '../../../util/capital.js';
import { articleFor } from '../../article.js';
import type { PatternContext, SlipPattern } from './slip-pattern.js';

const types = 'creature|artifact|enchantment|land|planeswalker|permanent|spell';
const plurals = ['cards', 'players', 'opponents', 'abilities', 'sources', 'graveyards', 'libraries', 'hands'].concat(
  types.split('|').map((type) => `${type}s`),
);

/** Words between a determiner and its noun. */
const adjective = `(?:non)?(?:${types}|instant|sorcery|token|legendary|basic|snow|attacking|blocking|tapped|untapped|enchanted|equipped|modified|white|blue|black|red|green|colorless|multicolored|face-down|other|historic|triggered|activated)`;
const adjectives = `(?:${adjective} )*(?:${adjective}(?:, ${adjective})*,? (?:and\\/)?or (?:${adjective} )*)?`;

/** Before *target* if several things are meant. */
const several =
  '(?:[Tt]wo|[Tt]hree|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{Ll}+teen|twenty|X|\\d+|other|many|more|all|those|new|fewer|both|of|as|hundred|the|their|its|these|number of other) ';

/** After a plural that is a possessive without its apostrophe, or part of a longer word. */
const goesOn = "(?!['’/-]| (?:end step|draw step|upkeep|turn|graveyard|hand|library|life|control)\\b)";

/** What says by itself which one is meant, and so may be new on a card. */
const saidAfter =
  "(?!['’-]| (?:(?:card )?types?|frame|name|text|who|whose|you chose|chosen|created|exiled|milled|revealed|discarded|sacrificed|it|that|they|named|this|or (?:planeswalker|permanent))\\b|(?: [^ .,]+){0,3} with the | [^.,]* this (?:way|turn)\\b| to (?:your|their|the|its) (?:left|right)\\b| (?:he|she)['’]s | \\p{Lu})";

/** A noun with "the" on a card that has not mentioned it before. */
function unmentioned(noun: string, before: string): SlipPattern {
  return {
    kind: 'wrong-word',
    onReadLines: true,
    pattern: new RegExp(
      `\\b[Tt]he (?!attacking player)(?:(?:${adjective}|additional|instant or sorcery|\\d+/\\d+|\\p{Lu}\\p{Ll}+) )*?(?:${noun})\\b${saidAfter}`,
      'gu',
    ),
    right: indefinite,
    unlessBefore: new RegExp(before, 'i'),
    unless: /\b(?:named|of|becomes?) $|\([^)]*$/,
  };
}

/** Another determiner in the place of "the": none, "that" for a target, "this" if the card itself is one. */
function indefinite({ 0: written, index, input }: RegExpExecArray, { card: { typeLine } }: PatternContext): string[] {
  const rest = written.slice('the '.length);
  if (/^(?:equipped|enchanted) /.test(rest)) return [withCapitalOf(written, rest)];
  const sentences = lineUpTo(input, index);
  if (/^\p{Ll}+$/u.test(rest) && new RegExp(`\\btarget ${rest}\\b`).test(sentences))
    return [withCapitalOf(written, `that ${rest}`)];
  const isSelf = !rest.includes(' ') && typeLine.toLowerCase().includes(rest);
  const determiners = isSelf ? ['this', articleFor(rest)] : [articleFor(rest)];
  return determiners.map((determiner) => `${withCapitalOf(written, determiner)} ${rest}`);
}

/** Nouns in the other number than the word before them says, and "the" before something that no word has mentioned. */
export const determiners: readonly SlipPattern[] = [
  // "each creatures", "a graveyards"
  {
    has: plurals,
    pattern: new RegExp(
      `(?<!\\p{L})(?:${plurals.join('|')})\\b${goesOn}(?<=\\b(?:[Aa]n?|[Aa]nother|each|every|one other) ${adjectives}\\p{Ll}+)`,
      'giu',
    ),
    right: singular,
  },
  // "a Dragons spell"
  {
    pattern: /(?<=\b(?:[Aa]n?|[Aa]nother|each|every) )\p{Lu}\p{Ll}+s(?= \p{L})/gu,
    right: ([types], { known: { capitalized } }) => {
      const one = types.slice(0, -1);
      return capitalized.has(types.toLowerCase()) && capitalized.has(one.toLowerCase()) ? one : null;
    },
  },
  // "three +1/+1 counter"
  {
    has: ['two ', 'three ', 'four ', 'five ', 'six ', 'seven ', 'eight ', 'nine ', 'ten '],
    pattern:
      /(?<=(?<!\bless than )\b(?:two|three|four|five|six|seven|eight|nine|ten) (?:(?:[a-z]+(?<!s|\bof)|\+1\/\+1|-1\/-1) )?)(?:counter|card|creature|land|permanent|enchantment)\b(?! (?:cards?|creatures?|types?|names?|spells?|tokens?|or|and)\b)/g,
    right: ([noun]) => `${noun}s`,
  },
  {
    has: ['each of your '],
    pattern: /(?<=\beach of your )(?:upkeep|turn|end step|creature|land)(?=[ ,.])/g,
    right: ([noun]) => `${noun}s`,
  },
  {
    has: ['players ', 'opponents '],
    pattern:
      /\b(?:each|every) (?:player|opponent)s(?= (?:has|may|can|can['’]t|gains|loses|draws|discards|sacrifices|mills|creates|puts|gets)\b)/gi,
    right: ([words]) => words.slice(0, -1),
  },
  // "target creature or planeswalkers"
  {
    has: ['target '],
    pattern: new RegExp(
      `(?<!\\p{L})(?:${plurals.join('|')})\\b${goesOn}(?<=(?<!\\b${several}|number of )\\b(?<!\\b(?:can|may|could|don['’]t|that) )[Tt]arget ${adjectives}\\p{Ll}+)`,
      'gu',
    ),
    right: singular,
  },
  // "destroy up to one creature"
  {
    kind: 'missing-word',
    has: ['up to '],
    pattern: new RegExp(
      `(?<=\\b(?:[Dd]estroy|[Ee]xile|[Rr]eturn|[Tt]ap|[Gg]oad|on|fights?) )up to (?:one|two|three|four|five)(?: other)?(?= (?!untapped)(?:${adjective} )*?(?:creature|artifact|enchantment|planeswalker|permanent|player|opponent)s?\\b(?! cards?\\b| and\\/or|['’]))`,
      'gu',
    ),
    right: ([written]) => `${written} target`,
  },
  // "two other creature"
  {
    has: types.split('|'),
    pattern: new RegExp(
      `(?<![\\p{L}-])(?:${types}|card|player|opponent)(?=[.]| (?:you|your|that|with|without|from|in|into|on|onto|as|get|gain|have|they|can['’]t|are|attack|die|enter|deal|this|until)\\b)(?<=(?<!/)\\b(?:[Tt]wo|[Tt]hree|[Ff]our|five|six|seven|[Aa]ll|[Tt]hose|[Tt]hese|both|several|[Aa]ny number of|[Oo]ne or more)(?: (?:${adjective}|target|of (?:the|those|your|their|these)))* \\p{Ll}+)`,
      'gu',
    ),
    right: ([written]) => `${written}s`,
  },
  ...[
    ['creature', 'creature|token'],
    ['player', 'player|opponent|owner|controller|you may have'],
    ['opponent', 'opponent|player'],
    ['land', 'land'],
    ['artifact', 'artifact'],
    ['enchantment', 'enchantment|\\bAura'],
    ['planeswalker', 'planeswalker'],
    ['permanent|card|spell', `permanent|card|${types}|sorcery|copy|copies`],
    ['additional cost', 'additional cost'],
  ].map(([noun, before]) => unmentioned(noun!, before!)),
  // "becomes the 3/3 Elf creature", "Sacrifice the Goblin:", "put the +1/+1 counter on it"
  {
    kind: 'wrong-word',
    onReadLines: true,
    has: ['the '],
    // What every match begins with comes first, as the engine finds that quickly.
    pattern: new RegExp(
      `(?=the )(?:${[
        `(?<=\\b(?:becomes?|is) )the (?:\\d+/\\d+|\\p{Lu}\\p{Ll}+(?= in addition to| (?:artifact )?creature with))`,
        `(?<=\\bonly as )the (?:sorcery|instant)`,
        `(?<=\\blibrary for )the (?:basic|\\p{Lu}\\p{Ll}+|${types}|instant)(?= \\p{Ll})`,
        `(?<=\\bthat['’]s )the copy(?= of)`,
        `(?<=(?:^|["“]|— )When(?:ever)? )the ${adjectives}(?:${types}|player|opponent)(?= you control|,? (?:enters|dies|attacks|blocks|casts|draws|an opponent controls|is (?:exiled|dealt|tapped)))`,
        `(?<=\\bdamage to )(?<!\\b(?:player|opponent|creature)s?\\b.*)the (?:player|opponent|creature)(?=[.,])`,
        `(?<=(?:^|, |: )(?:Sacrifice|Discard|Tap) )the (?:${adjective}|\\p{Lu}\\p{Ll}+)(?=[^,.:]{0,40}:)`,
        `(?<=\\b[Rr]emoves? |\\b[Pp]uts? |\\band )the \\S+(?= counters? (?:from|on)\\b)`,
        `(?<=\\b[Cc]reates? )the (?!same |number |chosen |following |other )\\S+`,
        `(?<=\\b(?:controls?|sacrificed) )the (?:${adjective}|\\p{Lu}\\p{Ll}+)(?=[.,]| this turn)`,
        `(?<=\\bof )the ${adjectives}(?:${types})(?=[.,]| you control)`,
        `(?<=\\bon )(?<!target creature you control[^]*)the ${adjectives}(?:${types})(?= you control)`,
        `(?<=\\b(?:discards?|draws?|mills?) )the card(?=[.,]| and)`,
        `(?<=\\bchooses? )the \\p{Ll}+(?= card name| type\\b)`,
        `(?<=\\bcasts? )the (?:${adjective}|instant or sorcery)(?= spell (?!this way))`,
      ].join('|')})`,
      'gmu',
    ),
    right: indefinite,
    unless: /\b(?:target|copy|becomes?|cost) of $/,
  },
];

function singular([written]: RegExpExecArray): string {
  return written.replace(/ies$/, 'y').replace(/s$/, '');
}
