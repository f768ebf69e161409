import { withApostrophesOf } from '../../../text/apostrophes.js';
import type { SlipPattern } from './slip-pattern.js';

/** An adjective after a verb: "as long as it is untapped". */
const predicate = /(?:\b(?:is|are|be|becomes?|was|were|remains?|stays?|not|nor|or|and)|['’](?:s|re|t)) \p{L}+$/u;

/** Marks in the place of others, and marks between words that belong together. */
export const wrongMarks: readonly SlipPattern[] = [
  // "its owner`s hand", "it‘s", "can;t", "don t"
  {
    kind: 'punctuation',
    has: ['`', '´', '′', '‘', ';t', ' t', ',t'],
    pattern:
      /(?<=\p{Ll})[`´′‘](?=\p{Ll})|(?<=s)[`´′](?= )|(?<=\b(?:ca|do|does|is|are|was|were|did|has|have)n)[;, ](?=t\b)/giu,
    right: ({ input }) => withApostrophesOf(input, "'"),
  },
  // "put a +1 counter on it", "two 1/1 counters"
  {
    kind: 'punctuation',
    has: [' counter'],
    pattern: /(?<![\p{L}\d/+−–-])(?:\+1|[+−–-]?1\/1|\/\+1)(?= counters?\b)/gu,
    right: ([text]) => (/^[−–-]/.test(text) ? `${text[0]}1/${text[0]}1` : '+1/+1'),
  },
  // "gets —1/-1"
  {
    kind: 'punctuation',
    has: ['—', '~'],
    pattern: /(?<= )[—~](?=\d+\/([+−–-])\d)/gu,
    right: ([, sign]) => sign!,
  },
  // "{2}, {R}, Sacrifice a Goat: Draw a card.", "Flashback {2}, {R}"
  {
    kind: 'punctuation',
    has: ['}, {'],
    pattern:
      /, (?=\{(?:\d+|[XWUBRGCS]|[WUBRG2]\/[WUBRGP])\}(?:[^.\n"“]*:|$| \())(?<=^(?!Add\b)(?:[\p{L} ]{1,30} (?:— )?)?(?:\{(?:\d+|[XWUBRGCS]|[WUBRG2]\/[WUBRGP])\}(?:, )?){1,9})/gmu,
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
  // "Equip cost {2}"
  {
    kind: 'punctuation',
    has: [' cost {'],
    pattern: / cost(?=(?: |(?:\{[^{}\s]+\}))+(?:$|\())(?<=^\p{Lu}\p{Ll}+ cost)/gmu,
    right: '',
  },
];
