import { capitalized, uncapitalized, withCapitalOf } from '../../../util/capital.js';
import { numberWord } from '../../lexicon.js';
import type { SlipPattern } from './slip-pattern.js';

const types = 'creature|artifact|enchantment|land|planeswalker|permanent|instant|sorcery|token';

/** Words of a sentence that tells what happened before, where "you controlled" is right. */
const past =
  /\b(?:died|dealt|left|was|were|did|had|entered|attacked|blocked|resolved|as (?:you|this|it)|beginning of|this (?:way|turn|game))\b/;

/** *Controlled* in a sentence that tells nothing that happened before, unless "if you controlled it" says so itself. */
function controlled(players: string, right: string): SlipPattern {
  return {
    has: [' controlled'],
    pattern: new RegExp(
      `(?<=\\b(?:${players}) )controlled\\b(?! (?:it|that|them|those)\\b)(?![^.]*${past.source})`,
      'gi',
    ),
    right,
    unless: new RegExp(`${past.source}[^.]*$`, 'i'),
  };
}

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

/** A number of things: "a", "two", "up to three". */
const someOf = '(?:an?|another|one|two|three|four|five|up to \\p{Ll}+|that many|X|\\d+)';

/** Further words of the same clause. */
const onward = '(?: [^\\s.,:;()"“”]+)*?';

/** Keywords of two words, of which only the first one begins with a capital, and only at the beginning of a line. */
const twoWordKeywords =
  /(?<!\p{Lu}\p{Ll}+ )\b(?:(?:[Ff]irst|[Dd]ouble) Strike|[Ss]plit Second|[Ll]iving Weapon|[Bb]attle Cry|[Uu]mbra Armor|[Cc]umulative Upkeep)\b(?! \p{Lu})/gu;

/** An effect with its trigger after it, and what that trigger begins with. */
const lateTrigger = / (whenever|when(?! you draft\b)|at the beginning of(?! (?:the|that|its|your|their) next|that\b)) /;

/** Words that begin an effect, and no name. */
const effectStart =
  /^(?:You|Each|Target|This|That|It|An?|The|All|Other|Another|Enchanted|Equipped|Draw|Create|Put|Destroy|Exile|Return|Sacrifice|Discard|Scry|Surveil|Mill|Tap|Untap|Search|Reveal|Counter|Add|Creatures|Look|Choose|Attach|Copy|Transform|Investigate|Proliferate|Double) /;

/** "Draw a card when this creature enters." with its trigger first. */
function triggerFirst([written]: RegExpExecArray): string {
  const found = lateTrigger.exec(written)!;
  const effect = written.slice(0, found.index);
  const event = written.slice(found.index + found[0].length, -1);
  return `${capitalized(found[1]!)} ${event}, ${effectStart.test(written) ? uncapitalized(effect) : effect}.`;
}

/** Set phrases with a wrong word or one too few, and divided words. */
export const phrases: readonly SlipPattern[] = [
  // "creatures you control you control", "an instant or sorcery or sorcery spell"
  {
    kind: 'doubled-word',
    onReadLines: true,
    pattern: /(?<![\p{L}\d’'-])(\p{Ll}[\p{L}’']*(?: \p{L}[\p{L}’']*){1,3}) \1(?![\p{L}’'-])/gu,
    right: ([, once]) => once!,
  },
  // "Return the target creature to its owner's hand."
  {
    kind: 'extra-word',
    onUnreadLines: true,
    has: [' target '],
    pattern: new RegExp(
      `\\b(?:[Aa]n?|[Tt](?:he|hat|his|hose|hese)) target(?= (?:(?:non)?(?:${types}|instant|sorcery|attacking|blocking|tapped|untapped|legendary|white|blue|black|red|green|\\p{Lu}\\p{Ll}+),? (?:or |and\\/or )?)*(?:${types}|card|spell|player|opponent|\\p{Lu}\\p{Ll}+)s?\\b)`,
      'gu',
    ),
    right: ({ 0: written }) => withCapitalOf(written, 'target'),
  },
  // "Whenever you cast a creature ability", "This ability costs {1} less to cast"
  {
    kind: 'wrong-word',
    has: ['abilit'],
    pattern:
      /\babilit(?:y|ies)\b(?:(?<=\b[Cc]asts? (?:an?|another|their|your|this|that|target) (?:\p{Ll}+ )?\p{Ll}+)|(?<=\b[Tt]his \p{Ll}+)(?= costs (?:\{[^}]+\})+ (?:less|more) to cast))/gu,
    right: ({ 0: written }) => (written === 'ability' ? 'spell' : 'spells'),
  },
  // "Return target creature card in your graveyard to your hand."
  {
    kind: 'wrong-word',
    has: [' in '],
    pattern:
      /(?<=\b(?:return|exile|cast|play)s? (?:(?:target|an?|another|all|each|up to \w+|two|three|any number of) )+(?:(?!among|as|card|from|of|or|you)[\p{L}/-]+ ){0,4}cards? (?:with [^,.]{1,30} )?)in(?= (?:a|your|their|(?:that|target) player['’]s) (?:graveyard|hand|library)(?!s? that (?:was|were)\b))/giu,
    right: 'from',
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
  {
    kind: 'misspelt-word',
    has: ['n to ', 'an other '],
    pattern: /\b(?:(?:in|on) to|an other)\b(?= (?:an?|the|their|its|your|exile|that|target|\p{L}+)(?!\p{L}))/gu,
    right: ([written]) => written.replace(' ', ''),
    unless: /\b(?:is|are|was|were|it['’]s|added|so) $/,
  },
  // "Whenever a creature you controlled attacks"
  controlled('you|they', 'control'),
  controlled('player|opponent|controller', 'controls'),
  { kind: 'wrong-word', has: ['like a sorcery'], pattern: /\blike(?= a sorcery\b)/g, right: 'as' },
  // "Choose one: Draw a card; or …"
  {
    kind: 'punctuation',
    has: ['hoose '],
    pattern:
      /(?<=\b[Cc]hooses? (?:one|two|three|any number|one or (?:both|more)|up to \p{Ll}+|\p{Ll}+ that ha(?:s|ve)n['’]t been chosen)):(?=\s)/gu,
    right: ' —',
  },
  // "Draw a card when this creature enters."
  {
    kind: 'swapped-words',
    has: [' when', ' at the beginning of '],
    pattern: new RegExp(
      `(?<=^(?:\\p{Lu}[^—.:\\n]* — )?)(?!When|Whenever|At )\\p{Lu}[^.,:;—\\n"“”()]{0,200}${lateTrigger.source}[^.,:;—\\n"“”()]{0,200}\\.(?=$| )`,
      'gmu',
    ),
    right: triggerFirst,
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
  // "If your check revealed a card. Put it into your hand."
  {
    kind: 'punctuation',
    onUnreadLines: true,
    has: ['. '],
    pattern:
      /(?=\. \p{Lu})(?<=(?:^|[.:—] )(?:If|When|Whenever|At the beginning of|As long as)\b[^,.:;\n()"“”]*\p{Ll}{3})\. (?:You|Put|Draw|Create|Target|Each|It|That|Exile|Destroy|Return|Sacrifice|Discard|Scry)\b/gmu,
    right: ([written]) => written.replace('.', ',').toLowerCase(),
    unless: /\b(?:reveal|draw|create|put|destroy|exile|return|look|search|may|where)\b[^.]*$/i,
  },
  { kind: 'misspelt-word', has: ['till '], pattern: /\btill(?= (?:the )?(?:end|your|next)\b)/g, right: 'until' },
  // "Target creature gains +2/+2"
  {
    kind: 'wrong-word',
    has: ['gain'],
    pattern: /\bgains?(?= (?:an additional )?[+−–-][\dXY]+\/[+−–-][\dXY]+(?! counter))/g,
    right: ([written]) => written.replace('gain', 'get'),
  },
  // "Make a 1/1 white Soldier creature token.", "Place a stun counter on it."
  {
    kind: 'wrong-word',
    has: ['ake'],
    pattern: new RegExp(
      `\\bmakes?(?= ${someOf}${onward} (?:tokens?|Foods?|Treasures?|Clues?|Bloods?|Maps?)\\b)`,
      'giu',
    ),
    right: ([written]) => withCapitalOf(written, written.endsWith('s') ? 'creates' : 'create'),
    unless: /['’]d $/,
  },
  {
    kind: 'wrong-word',
    has: ['lace'],
    pattern: new RegExp(`\\bplaces?(?= ${someOf}${onward} counters?\\b)`, 'giu'),
    right: ([written]) => withCapitalOf(written, written.endsWith('s') ? 'puts' : 'put'),
  },
  { kind: 'wrong-word', has: ['so long as'], pattern: /(?<!\bfor )\bso(?= long as\b)/g, right: 'as' },
  { kind: 'wrong-word', has: ['where X'], pattern: /(?<=\bwhere X)(?:['’]s| equals)\b/g, right: ' is' },
  {
    kind: 'misspelt-word',
    has: ['step'],
    pattern: /\b(?:end|draw|untap)steps?\b/g,
    right: ([written]) => written.replace('step', ' step'),
  },
  {
    has: [' you '],
    pattern:
      /(?<=\bunder )you(?= control\b)|(?<=\b(?:in|into|from|of|onto|to) )you(?= (?:hand|graveyard|library|upkeep|end step)\b)/g,
    right: 'your',
  },
  // "Creature you control get +1/+1."
  {
    has: [' you control '],
    pattern:
      /(?<=^|[.:—•] |["“])(?:Creature|Artifact|Land|Permanent|Enchantment)(?= you control (?:get|gain|have|lose|can|can['’]t|enter)\b)/gm,
    right: ([noun]) => `${noun}s`,
  },
  // "Enchanted creature gets “{T}: Draw a card.”", "tokens with, “This token can’t block.”"
  {
    kind: 'wrong-word',
    has: ['get'],
    pattern: /\bgets?(?= ["“](?:\p{Lu}|\{))/gu,
    right: ({ 0: verb, index, input }) => {
      const lasts = /^[^\n]*["”],? until\b/.test(input.slice(index));
      if (verb === 'gets') return lasts ? 'gains' : 'has';
      return lasts ? 'gain' : 'have';
    },
    unless: /\b(?:[Yy]ou|player|opponent|emblem)s? $/,
  },
  {
    kind: 'punctuation',
    has: [', "', ', “'],
    pattern: /(?<=\b(?:has|have|gains?|with)),(?= ["“](?:\p{L}|\{))/gu,
    right: '',
  },
  // "That player gains a poison counter."
  {
    kind: 'wrong-word',
    has: ['gain'],
    pattern: new RegExp(`\\bgains?(?= ${someOf} (?:poison|energy|experience|rad) counters?\\b)`, 'gu'),
    right: ([written]) => written.replace('gain', 'get'),
  },
  // "Whenever this creature gets tapped"
  {
    kind: 'wrong-word',
    has: ['get'],
    pattern: /\bgets?(?= (?:tapped|untapped|blocked|attached|monstrous)\b)/g,
    right: ([written]) => (written === 'gets' ? 'becomes' : 'become'),
  },
  // "until the end of next turn"
  {
    kind: 'missing-word',
    onUnreadLines: true,
    has: ['end of next turn'],
    pattern: /(?<=\bend of )(?=next turn\b)/g,
    right: 'your ',
  },
  // "a silver- bordered spell"
  {
    kind: 'punctuation',
    has: ['- '],
    pattern: /(?<=\p{Ll}{2}-) (?=(?:bordered|faced|colored|sided|player)\b)/gu,
    right: '',
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
  // "Choose 1:"
  {
    kind: 'punctuation',
    has: ['hoose '],
    pattern: /(?<=\bchoose )[1-4](?:: ?| ?[-–])$/gim,
    right: ([written]) => `${numberWord(Number(written[0]))} —`,
  },
  // "First Strike"
  {
    kind: 'capitalization',
    has: [' Strike', ' Second', ' Weapon', ' Cry', ' Armor', ' Upkeep'],
    pattern: twoWordKeywords,
    right: ({ 0: written, index, input }) =>
      /^$|[\n“"]$/.test(input.slice(0, index)) ? withCapitalOf(written, written.toLowerCase()) : written.toLowerCase(),
  },
  // "Creatures with oil counters get +1/+1."
  countersWithoutPlace('s', 'them', "get|gain|have|can['’]t|lose|enter"),
  countersWithoutPlace('', 'it', "gets|gains|has|can['’]t|loses|enters"),
  // "This creature costs {1} less to cast."
  {
    kind: 'wrong-word',
    has: ['his '],
    pattern: new RegExp(
      `(?<=\\b[Tt]his )(?:${types}|Aura|Equipment|Vehicle|card)(?= costs (?:\\{[^}]+\\})+ (?:less|more)\\b)`,
      'g',
    ),
    right: 'spell',
  },
  {
    kind: 'wrong-word',
    has: ['less '],
    pattern:
      /\bless(?= (?:cards|creatures|lands|permanents|counters|tokens|artifacts|enchantments|spells|opponents|players)\b)/gi,
    right: ([word]) => withCapitalOf(word, 'fewer'),
  },
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
  // "Put the rest on the bottom in a random order."; reminder text is shorter
  {
    kind: 'missing-word',
    has: ['on the bottom in'],
    pattern: /(?<=(?:^|[."”)] )(?:(?!library)[^.\n])*\bon the bottom)(?<!\([^()\n]*)(?= in (?:a random|any) order\b)/gm,
    right: ' of your library',
  },
  {
    kind: 'misspelt-word',
    has: ['chs', 'shs'],
    pattern: /\b(?:search|attach|reach|match|vanish|finish)s\b/g,
    right: ([verb]) => verb.replace(/s$/, 'es'),
  },
  {
    kind: 'missing-word',
    has: ['s life become'],
    pattern: /(?<=\b(?:player|opponent)['’]s life)(?= becomes?\b)/g,
    right: ' total',
  },
  // "Equipped creature gets +1/+1 and gains flying."
  {
    kind: 'wrong-word',
    has: [' and gain'],
    pattern:
      /(?<=^(?:Equipped|Enchanted|Other|Each other|As long as [^.\n]+,) [^.\n]*\bgets? [+−–-][\dX]+\/[+−–-][\dX]+(?: for each [^.,\n]+)? and )gains?\b(?![^.\n]*\b(?:until|this turn)\b)/gm,
    right: ([verb]) => (verb === 'gain' ? 'have' : 'has'),
  },
  {
    kind: 'wrong-word',
    has: [' of '],
    pattern:
      /(?<!\blook(?:s|ed|ing)? )\b(?:at|in)(?= the (?:bottom|top) of (?:your|their|its owner['’]s|that player['’]s) library\b)/gi,
    right: 'on',
  },
  {
    kind: 'wrong-word',
    has: [' each turn if able'],
    pattern: /(?<=\battacks? each )turn(?= if able)/g,
    right: 'combat',
  },
];
