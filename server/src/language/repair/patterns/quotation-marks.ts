import { cardNames } from '../../abilities/card-context.js';
import type { SlipPattern } from './slip-pattern.js';

/** Quotation marks and apostrophes: other characters, or at the wrong place. */
export const quotationMarks: readonly SlipPattern[] = [
  // "its owner s hand"
  {
    kind: 'punctuation',
    has: [' s '],
    pattern: /(?<=\p{L}) (?=s [\p{L}\d])/gu,
    right: "'",
  },
  // "equal to Dunewalkers power", "Dunewalkers' power", "Dunewalker power": the card's name
  {
    kind: 'punctuation',
    pattern: /(?<=\p{L})(?:s['’]?)? (?=(?:base )?(?:power|toughness|mana value|owner|controller)\b)/gu,
    right: ({ index, input }, { card }) =>
      cardNames(card).some((name) => /\p{Lu}/u.test(name) && input.slice(0, index).endsWith(name)) ? "'s " : null,
  },
  // "tokens "with This token can't block.""
  {
    kind: 'punctuation',
    has: ['"', '“'],
    pattern: /(["“])(with|has|have|gains?) (?=[\p{Lu}{])/gu,
    right: ([, mark, word]) => `${word} ${mark}`,
  },
  // "with (This token can't block.)"
  {
    kind: 'punctuation',
    has: ['.)'],
    pattern: /(?<=\b(?:with|has|have|gains?|and) )\(((?:\p{Lu}|\{)[^()"“”\n]*\.)\)/gu,
    right: ({ 1: inner, input }) => (/[“’]/.test(input) ? `“${inner}”` : `"${inner}"`),
  },
  // "can 't", "it' s"
  {
    kind: 'punctuation',
    has: [" '", ' ’', "' s", '’ s', "' t", '’ t'],
    pattern: /(?<=\p{Ll}) (['’])(?=(?:s|t|re)\b)|(?<=\p{Ll})(['’]) (?=[st]\b)/gu,
    right: "'",
  },
  // "with ”This creature can't block.“"
  { kind: 'punctuation', has: ['”'], pattern: /(?<= )”(?=\S)/g, right: '“' },
  { kind: 'punctuation', has: ['“'], pattern: /(?<=\S)“(?=$|[ .,)])/gm, right: '”' },
  {
    kind: 'punctuation',
    has: ['«'],
    pattern: /«([^«»\n]*)»/g,
    right: ({ 1: inner, input }) => (/[“’]/.test(input) ? `“${inner}”` : `"${inner}"`),
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
  // "gains "trample" until end of turn"
  {
    kind: 'punctuation',
    has: [' "', ' “'],
    pattern: /(?<=\b(?:has|have|gains?) )["“](\p{Ll}[\p{Ll} ]{2,24})["”]/gu,
    right: ([, keyword], { known: { keywords } }) =>
      keyword!.split(' ').every((word) => keywords.has(word)) ? keyword! : null,
  },
  // "with “Draw a card,”" at the end of a line
  {
    kind: 'punctuation',
    has: [',"', ',”'],
    pattern: /(?<=["“][\p{Lu}{][^"“”\n]*[\p{L}\d}]),(?=["”](?:$| \())/gmu,
    right: '.',
  },
  {
    kind: 'punctuation',
    has: [', "', ', “'],
    pattern: /(?<=\b(?:has|have|gains?|with)),(?= ["“](?:\p{L}|\{))/gu,
    right: '',
  },
];
