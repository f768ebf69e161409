import { articleFor } from '../../article.js';
import type { SlipPattern } from './slip-pattern.js';

const types = 'creature|artifact|enchantment|land|planeswalker|permanent|instant|sorcery|token';

/** Counters of which nothing says what they are on: "creatures with oil counters get +1/+1". */
function countersWithoutPlace(ending: string, pronoun: string, verbs: string): SlipPattern {
  const kind = '(?:[+−–-]\\d/[+−–-]\\d|\\p{Ll}+) ';
  return {
    kind: 'missing-word',
    has: [' counter'],
    pattern: new RegExp(
      `(?<=\\b(?:${types})${ending} (?:you control )?with (?:an? |one or more )?)${kind}counters?(?= (?:${verbs})\\b)`,
      'giu',
    ),
    right: ([written]) => `${written} on ${pronoun}`,
  };
}

/** Words without which a set phrase is not complete. */
export const missingWords: readonly SlipPattern[] = [
  // "Reveal the top card your library."
  {
    kind: 'missing-word',
    pattern:
      /(?<=\b(?:top|bottom)(?: \p{L}+)? cards?)(?= (?:your|their|his|her|that|target|each) (?:[\p{L} ]+['’]s )?library\b)/gu,
    right: ' of',
  },
  // "Destroy creatures you control."
  {
    kind: 'missing-word',
    has: ['estroy ', 'xile ', 'eturn ', 'ap '],
    pattern: new RegExp(
      `(?<=(?:^|[.:—•] |, |\\b(?:and|then) )(?:destroy|exile|return|tap|untap) )(?=(?:(?:non)?(?:${types}|tapped|untapped|attacking|other|white|blue|black|red|green) )*(?:(?:creature|artifact|enchantment|land|planeswalker|permanent|token)s|(?:${types}) cards)\\b)`,
      'gimu',
    ),
    right: 'all ',
  },
  // "Distribute two +1/+1 counters among target creatures."
  {
    kind: 'missing-word',
    has: ['among target '],
    pattern: new RegExp(`(?<=\\bamong )target (?:[\\p{Ll}'’-]+ )*?(?:${types}|player|opponent)s\\b`, 'gu'),
    right: ([written]) => [`any number of ${written}`, `one or two ${written}`],
  },
  // "Each opponent loses 2 life and gain 2 life."
  {
    kind: 'missing-word',
    has: ['life and gain '],
    pattern: /(?<=\b(?:opponent|player) loses (\d+|X) life and )(?=gain \1 life)/g,
    right: 'you ',
  },
  // "Whenever you attack, you pay {1}. If you do, draw a card."
  {
    kind: 'missing-word',
    has: ['if you do'],
    pattern:
      /(?<=^|[,:—.] )you(?= (?:pay|sacrifice|discard|exile|return|put|tap|untap|remove|reveal|cast|search|copy|mill) [^.\n]{1,200}\. If you do\b)/gim,
    right: ([written]) => `${written} may`,
    unless: /\bunless\b|\b(?:if|when|whenever|as|until|while) $/i,
  },
  // "Gain control of target creature as long as you control this creature."
  {
    kind: 'missing-word',
    has: ['as long as'],
    pattern:
      /(?<=\b(?:gains? control of [^.,"“]{1,60}|goaded|(?:cast|play) (?:it|them|that card|those cards)) )(?<!\bfor )(?=as long as )/gi,
    right: 'for ',
  },
  // "Counter target creature."
  {
    kind: 'missing-word',
    has: ['ounter target '],
    pattern:
      /(?<=\bcounters? target (?:non)?(?:creature|artifact|enchantment|planeswalker|instant|sorcery))(?=\.| unless\b)/gi,
    right: ' spell',
  },
  // "can't blocked"
  {
    kind: 'missing-word',
    onUnreadLines: true,
    has: [' can'],
    pattern: /(?<=\bcan['’]t )(?=\p{Ll}+[^e\P{Ll}]ed\b)/gu,
    right: 'be ',
  },
  // "until the end of next turn"
  {
    kind: 'missing-word',
    onUnreadLines: true,
    has: ['end of next turn'],
    pattern: /(?<=\bend of )(?=next turn\b)/g,
    right: 'your ',
  },
  // "Creatures with oil counters get +1/+1."
  countersWithoutPlace('s', 'them', "get|gain|have|can['’]t|lose|enter"),
  countersWithoutPlace('', 'it', "gets|gains|has|can['’]t|loses|enters"),
  // "gets +2/+2 and flying"
  {
    kind: 'missing-word',
    has: [' and '],
    pattern:
      /(?<=\bgets? [-+−–][\dX]+\/[-+−–][\dX]+ and )(?=(?:flying|trample|haste|vigilance|lifelink|deathtouch|reach|menace|first strike|double strike|hexproof|indestructible|ward|shroud|protection)\b(?<last>[^.\n]*))/g,
    right: ({ index, input, groups }) => {
      const isPlural = / get [^ ]+ and $/.test(input.slice(0, index));
      if (/\buntil\b/.test(groups!.last!)) return isPlural ? 'gain ' : 'gains ';
      return isPlural ? 'have ' : 'has ';
    },
  },
  // "This creature enters with two +1/+1 counters."
  {
    kind: 'missing-word',
    has: ['enters '],
    pattern:
      /(?<=\benters (?:the battlefield )?(?:tapped )?with (?!\S+ fewer)[^.,\n]*?\bcounters?)(?=\.|, where\b| for each\b)/g,
    right: ' on it',
    unless: /\bon (?:it|them|him|her)\b[^.\n]*$/,
  },
  // "as long as it has stun counter on it"
  {
    kind: 'missing-word',
    has: [' counter on it'],
    pattern:
      /(?<=\b(?:has|with) )(?!(?:an?|another|any|each|every|more|no|one|some|that|the|this) )\p{Ll}+(?= counter on it\b)/gu,
    right: ([kind]) => `${articleFor(kind)} ${kind}`,
  },
  // "Put a counter on target creature."
  {
    kind: 'missing-word',
    has: [' counter'],
    pattern:
      /(?<=(?:^|[.:—•,] |\bthen |\band |\byou may )[Pp]ut (?:a|two|three|four|five|X) |\benters with (?:a|two|three|X) )(?=counters? on\b)/gm,
    right: '+1/+1 ',
  },
  // "Put the rest on the bottom in a random order."; reminder text is shorter
  {
    kind: 'missing-word',
    has: ['on the bottom in'],
    pattern: /(?<=(?:^|[."”)] )(?:(?!library)[^.\n])*\bon the bottom)(?<!\([^()\n]*)(?= in (?:a random|any) order\b)/gm,
    right: ' of your library',
  },
  {
    kind: 'missing-word',
    has: ['s life become'],
    pattern: /(?<=\b(?:player|opponent)['’]s life)(?= becomes?\b)/g,
    right: ' total',
  },
];
