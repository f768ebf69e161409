import type { SlipPattern } from './slip-pattern.js';

/** An adjective after a verb: "as long as it is untapped". */
const predicate = /(?:\b(?:is|are|be|becomes?|was|were|remains?|stays?|not|nor|or|and)|['’](?:s|re|t)) \p{L}+$/u;

/** Marks in the place of others, and marks between words that belong together. */
export const wrongMarks: readonly SlipPattern[] = [
  // "gets + 1/+1"
  {
    kind: 'punctuation',
    has: ['+ ', '- ', '− ', '– '],
    pattern: /(?<= )([+−–-]) (?=(?:\d+|X)\/[+−–-])/g,
    right: ([, sign]) => sign!,
  },
  // "a +1, +1 counter"
  { kind: 'punctuation', has: [' +1 '], pattern: /\+1,? \+1(?= counter)/g, right: '+1/+1' },
  // "create a +1/+1 green Saproling", "a (1/1) green Saproling"
  {
    kind: 'punctuation',
    has: ['+', '('],
    pattern:
      /(?<=\b(?:an?|X|two|three|four|five) (?:tapped )?)(?:\+(\d+)\/\+(\d+)|\((\d+)\/(\d+)\))(?= (?:white|blue|black|red|green|colorless|legendary)\b)/g,
    right: ([, power, toughness, a, b]) => `${power ?? a}/${toughness ?? b}`,
  },
  // "gets +3 until end of turn"
  {
    kind: 'punctuation',
    has: ['gets ', 'get '],
    pattern: /(?<=\bgets? )[+−–-](?:\d+|X)(?= until| for each| and (?:gains?|has|have)\b| as long|\.$)/gm,
    right: ([power]) => [`${power}/${power}`, `${power}/${power.charAt(0)}0`],
  },
  // "+1/++1", "a [2/2] red Goblin", "{T:} Draw a card.", "<2>: Draw a card."
  { kind: 'punctuation', has: ['/++', '/--'], pattern: /(?<=[\dX]\/)([+-])\1(?=[\dX])/g, right: ([, sign]) => sign! },
  {
    kind: 'punctuation',
    has: ['['],
    pattern: /(?<= )\[(\d+\/\d+)\](?= \p{L})/gu,
    right: ([, pair]) => pair!,
  },
  { kind: 'punctuation', has: [':}'], pattern: /\{([WUBRGCTXQ]|\d+):\}/g, right: ([, symbol]) => `{${symbol}}:` },
  {
    kind: 'punctuation',
    has: ['>'],
    pattern: /<([WUBRGCTXQ]|\d{1,2})>(?=[:,.<{ ]|$)/gm,
    right: ([, symbol]) => `{${symbol}}`,
  },
  // "its owner s hand"
  {
    kind: 'punctuation',
    has: [' s '],
    pattern: /(?<=\b(?:owner|opponent|player|controller|creature|card|spell|it|that)) (?=s )/g,
    right: "'",
  },
  // "draw two (2) cards"
  {
    kind: 'punctuation',
    has: [') '],
    pattern: / \(\d+\)(?= \p{Ll})(?<=\b(?:one|two|three|four|five|six|seven) \(\d+\))/gu,
    right: '',
  },
  // "{U}/{B}"
  {
    kind: 'punctuation',
    has: ['}/{'],
    pattern: /\{([WUBRG2])\}\/\{([WUBRGP])\}/g,
    right: ([, a, b]) => `{${a}/${b}}`,
  },
  // "can 't", "it' s"
  {
    kind: 'punctuation',
    has: [" '", ' ’', "' s", '’ s', "' t", '’ t'],
    pattern: /(?<=\p{Ll}) (['’])(?=(?:s|t|re)\b)|(?<=\p{Ll})(['’]) (?=[st]\b)/gu,
    right: "'",
  },
  // "target creature(s)"
  { kind: 'punctuation', has: ['(s)'], pattern: /(?<=\p{Ll}{3})\(s\)/gu, right: '' },
  // "with ”This creature can't block.“"
  { kind: 'punctuation', has: ['”'], pattern: /(?<= )”(?=\S)/g, right: '“' },
  { kind: 'punctuation', has: ['“'], pattern: /(?<=\S)“(?=$|[ .,)])/gm, right: '”' },
  {
    kind: 'punctuation',
    has: ['«'],
    pattern: /«([^«»\n]*)»/g,
    right: ({ 1: inner, input }) => (/[“’]/.test(input) ? `“${inner}”` : `"${inner}"`),
  },
  // "nonElf"
  { kind: 'punctuation', has: ['on'], pattern: /\b[Nn]on(?=\p{Lu}\p{Ll})/gu, right: ([prefix]) => `${prefix}-` },
  // "until end-of-turn"
  {
    kind: 'punctuation',
    has: ['-'],
    pattern: /\b(?:end-of-turn|end-step|mana-value|mana-cost|up-to|at-random|one-or-more|each-turn|your-turn)\b/gi,
    right: ([words]) => words.replaceAll('-', ' '),
  },
  // "Flying/vigilance"
  {
    kind: 'punctuation',
    has: ['/'],
    pattern: /^(\p{Lu}\p{Ll}+(?: strike)?) ?\/ ?(\p{Ll}+(?: strike)?)$/gmu,
    right: ([, first, second], { known: { keywords } }) =>
      keywords.has(first!.toLowerCase()) && keywords.has(second!) ? `${first}, ${second}` : null,
  },
  // "FLYING", "Haste, TRAMPLE"
  {
    kind: 'capitalization',
    pattern: /(?<=^|, )\p{Lu}{4,}(?: \p{Lu}{4,})?(?=$|,| \()/gmu,
    right: ({ 0: word, index, input }, { known: { keywords } }) => {
      const lower = word.toLowerCase();
      if (!keywords.has(lower)) return null;
      return index === 0 || input[index - 1] === '\n' ? word.charAt(0) + lower.slice(1) : lower;
    },
  },
  // "its owner`s hand", "it‘s", "can;t", "don t"
  {
    kind: 'punctuation',
    has: ['`', '´', '′', '‘', ';t', ' t', ',t', ',s', '"s', '"t'],
    // The mark comes first, as the engine finds that quickly.
    pattern:
      /[`´′‘](?<=\p{Ll}.)(?=\p{Ll})|[`´′](?<=s.)(?= )|[,"](?=[st]\b)(?<=\p{Ll}.)|[;, ](?=t\b)(?<=\b(?:ca|do|does|is|are|was|were|did|has|have)n.)/giu,
    right: "'",
  },
  // "put a +1 counter on it", "two 1/1 counters"
  {
    kind: 'punctuation',
    has: [' counter'],
    pattern: /(?<![\p{L}\d/+−–-])(?:\+1|[+−–-]?1\/1|\/\+1)(?= counters?\b)/gu,
    right: ([text]) => (/^[−–-]/.test(text) ? `${text[0]}1/${text[0]}1` : '+1/+1'),
  },
  // "gets —1/-1", "gets –2/+2"
  {
    kind: 'punctuation',
    has: ['—', '–', '~'],
    pattern: /(?<= )[—–~](?=(?:\d+|X)\/([+−-])[\dX])/g,
    right: ([, sign]) => (sign === '−' ? '−' : '-'),
  },
  // "{2}, {R}, Sacrifice a Goat: Draw a card.", "Flashback {2}, {R}"
  {
    kind: 'punctuation',
    has: ['}, {'],
    pattern:
      /, (?=\{(?:\d+|[XWUBRGCS]|[WUBRG2]\/[WUBRGP])\}(?:[^.\n"“]{0,200}:|$| \())(?<=^(?!Add\b)(?:[\p{L} ]{1,30} (?:— )?)?(?:\{(?:\d+|[XWUBRGCS]|[WUBRG2]\/[WUBRGP])\}(?:, )?){1,9})/gmu,
    right: '',
  },
  // "Flying, vigilance, and trample"
  {
    kind: 'punctuation',
    has: [', and '],
    pattern: /, and (?=\p{Ll}+(?: strike)?$)(?<=^\p{Lu}\p{Ll}+(?: strike)?(?:, \p{Ll}+(?: strike)?){0,9}, and )/gmu,
    right: ', ',
  },
  // "target white, creature"
  {
    kind: 'punctuation',
    has: [', '],
    pattern:
      /, (?=(?:creature|token|card|permanent|spell|land|artifact)s?\b(?!,| (?:and|or|types?)\b))(?<=(?<!, )\b(?:white|blue|black|red|green|colorless|multicolored|nonland|noncreature|nontoken|legendary|basic|attacking|blocking|tapped|untapped), )/g,
    right: ({ index, input }) => (predicate.test(input.slice(Math.max(0, index - 30), index)) ? null : ' '),
  },
  // "with “Draw a card,”" at the end of a line
  {
    kind: 'punctuation',
    has: [',"', ',”'],
    pattern: /(?<=["“][\p{Lu}{][^"“”\n]*[\p{L}\d}]),(?=["”](?:$| \())/gmu,
    right: '.',
  },
  // "artifact/creature", but "and/or", "his/her"
  {
    kind: 'punctuation',
    has: ['/'],
    pattern:
      /\/(?=\p{Ll}{3,}(?![\p{L}/]|\.\p{L}))(?<=(?<![\p{L}/.])(?!and|his|her|him|she|they|them|their)\p{Ll}{3,}\/)/gu,
    right: ' or ',
  },
  // "gains hexproof, and haste", "gets +1/+1, and has trample"
  {
    kind: 'punctuation',
    has: [', and '],
    pattern:
      /,(?= and (?:flying|trample|haste|vigilance|deathtouch|lifelink|menace|reach|first strike|double strike|indestructible|hexproof)\b)(?<=\b(?:has|have|gains?|with) (?:flying|trample|haste|vigilance|deathtouch|lifelink|menace|reach|first strike|double strike|indestructible|hexproof),)|,(?= and (?:has|have|gains?) )(?<=(?<!, )\bgets? [+−–-][\dX]+\/[+−–-][\dX]+(?: for each [^.,]{1,60})?,)|,(?= and gets? [+−–-])(?<=\b(?:has|have|gains?) (?:flying|trample|haste|vigilance|deathtouch|lifelink|menace|reach|first strike|double strike|indestructible|hexproof),)/g,
    right: '',
  },
  // "Draw a card, and create a Food token."
  {
    kind: 'punctuation',
    has: [', and '],
    pattern:
      /,(?= and (?:draw|put|create|destroy|exile|discard|sacrifice|return|tap|untap|scry|surveil|mill|reveal) [^.,]*\.)(?<=(?:^|[.:—•] )(?:Draw|Put|Create|Destroy|Exile|Discard|Sacrifice|Return|Tap|Untap|Scry|Surveil|Mill|Search) [^.,:"“\n]{1,120},)/gm,
    right: '',
  },
  // "whenever a face down creature dies"
  {
    kind: 'punctuation',
    has: ['face down ', 'face up '],
    pattern:
      /(?<=\b(?:an?|the|each|target|other|another|all|that|attacking|exiled) face) (?=(?:up|down) (?:artifact |nonland )?(?:creature|permanent|card|artifact|spell)s?\b)/gi,
    right: '-',
  },
  // "Equip cost {2}"
  {
    kind: 'punctuation',
    has: [' cost {'],
    pattern: / cost(?=(?: |(?:\{[^{}\s]+\}))+(?:$|\())(?<=^\p{Lu}\p{Ll}+ cost)/gmu,
    right: '',
  },
];
