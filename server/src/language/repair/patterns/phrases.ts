import { capitalized, uncapitalized, withCapitalOf } from '../../../util/capital.js';
import type { SlipPattern } from './slip-pattern.js';

const types = 'creature|artifact|enchantment|land|planeswalker|permanent|instant|sorcery|token';

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

/** Set phrases with a wrong word, and words that are doubled, divided or in the wrong order. */
export const phrases: readonly SlipPattern[] = [
  // "a creature legendary card", "target creature tapped you control"
  {
    kind: 'swapped-words',
    pattern:
      /\b((?:artifact|creature|enchantment|land|permanent)s?) (legendary|basic|(?:un)?tapped)(?= (?:cards?|spells?|you control|an opponent|target opponent|its controller)\b)/g,
    right: ([, noun, adjective]) => `${adjective} ${noun}`,
  },
  // "creatures you control you control", "an instant or sorcery or sorcery spell"
  {
    kind: 'doubled-word',
    onReadLines: true,
    pattern: /(?<![\p{L}\d’'-])(\p{Ll}[\p{L}’']*(?: \p{L}[\p{L}’']*){1,3}) \1(?![\p{L}’'-])/gu,
    right: ([, once]) => once!,
  },
  // "Whenever you would draw a card, …"
  {
    kind: 'wrong-word',
    has: [' would '],
    pattern:
      /\bwhen(?:ever)?(?= (?:you|(?:a|an|each|another|that|this|enchanted|equipped) \p{Ll}+(?: (?:you|your opponents|an opponent) controls?)?) would (?!have\b))/giu,
    right: ({ 0: written }) => withCapitalOf(written, 'if'),
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
  {
    kind: 'misspelt-word',
    has: ['n to ', 'an other '],
    pattern: /\b(?:(?:in|on) to|an other)\b(?= (?:an?|the|their|its|your|exile|that|target|\p{L}+)(?!\p{L}))/gu,
    right: ([written]) => written.replace(' ', ''),
    unless: /\b(?:is|are|was|were|it['’]s|added|so) $/,
  },
  { kind: 'wrong-word', has: ['like a sorcery'], pattern: /\blike(?= a sorcery\b)/g, right: 'as' },
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
  { kind: 'misspelt-word', has: ['till '], pattern: /\btill(?= (?:the )?(?:end|your|next)\b)/g, right: 'until' },
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
  {
    kind: 'wrong-word',
    has: [' of '],
    pattern:
      /(?<!\blook(?:s|ed|ing)? )\b(?:at|in)(?= the (?:bottom|top) of (?:your|their|its owner['’]s|that player['’]s) library\b)/gi,
    right: 'on',
  },
  {
    kind: 'wrong-word',
    has: ['into the battlefield', 'onto '],
    pattern:
      /\binto(?= the battlefield\b)|\bonto(?= (?:(?:your|their|a|its owner['’]s|that player['’]s) (?:hand|graveyard)|(?:their|players['’]) (?:owners['’] )?(?:hands|graveyards))\b)/g,
    right: ([written]) => (written === 'into' ? 'onto' : 'into'),
  },
  {
    kind: 'wrong-word',
    has: [' each turn if able'],
    pattern: /(?<=\battacks? each )turn(?= if able)/g,
    right: 'combat',
  },
  // "all spells an abilities"
  {
    kind: 'wrong-word',
    has: [' an '],
    pattern:
      /(?<=\b(?:spells|abilities|creatures|artifacts|enchantments|lands|planeswalkers|permanents|instants|sorceries|players|types) )an (?:abilities|artifacts|enchantments|instants)\b/g,
    right: ([written]) => written.replace('an', 'and'),
  },
];
