import { numberWords } from '../lexicon.js';

const numbers = ['X', '\\d+', 'that many', ...[...numberWords.keys()].filter((word) => word !== 'one')].join('|');
const symbols = '(?:\\{[^{}\\s]{1,9}\\})+';
const someMana = `(?:one|an additional|that much|${numbers})(?: additional)? mana`;
const kinds = [
  'in any combination of colors',
  `in any combination of ${symbols}(?:(?:, ${symbols})*,? and/or ${symbols})?`,
  "of (?:any(?: one)? color|(?:that|the chosen) (?:color|type)|any of the exiled card['’]s colors)",
].join('|');
const withinClause = '[^.,;:\\n"“”()•]';

/** Words of a clause or controller of its own: what enters is no plain noun then. */
const clauseWords = '\\b(?:you|your|they|their|its|own|owns|controls?|that|which|whose|who)';

const word = "[\\p{L}'’-]+";

/** What a slot of a kind matches: never more than a line, and bounded, so that matching is linear in the text. */
export const slotPatterns: Readonly<Record<string, string>> = {
  line: '[^\\n"“”()]{1,300}?',
  words: '[^.;:\\n"“”()•]{1,300}?',
  clause: '[^.,;:\\n"“”()•]{1,120}?',
  kind: `(?:(?!${clauseWords}\\b|(?:with|without|of|named)\\b|or an?\\b)${withinClause}){1,120}?`,
  quality: `(?:(?!${clauseWords}\\b|or\\b(?! (?:greater|less|more)\\b))${withinClause}){1,120}?`,
  several: `(?:(?!\\b(?:had|have|has|can|could|would|may|might|to|do|does|did)\\b|n['’]t\\b)${withinClause}){1,120}?`,
  thing: `(?:${word} (?!(?:of|with|without|that|for|from|and|unless|this|enters?)\\b)){0,4}?${word}`,
  effect: '(?!if )[\\p{L}\\d]+',
  whose: '(?:your|their|his or her)',
  number: `(?:${numbers})`,
  a: 'an?',
  'verb[s]': "[\\p{L}'’]+",
  verb: "[\\p{L}'’]+",
  mana: `(?:${symbols}(?:(?:, ${symbols})*,? or ${symbols})?|${someMana} (?:${kinds}))`,
};
