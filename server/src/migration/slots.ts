import { numberWords } from '../language/lexicon.js';

const numbers = ['X', String.raw`\d+`, 'that many', ...[...numberWords.keys()].filter((word) => word !== 'one')].join(
  '|',
);
const symbols = String.raw`(?:\{[^{}\s]{1,9}\})+`;
const someMana = `(?:one|an additional|that much|${numbers})(?: additional)? mana`;
const kinds = [
  'in any combination of colors',
  `in any combination of ${symbols}(?:(?:, ${symbols})*,? and/or ${symbols})?`,
  "of (?:any(?: one)? color|(?:that|the chosen) (?:color|type)|either of the circled colors|any of the exiled card['’]s colors)",
].join('|');

/** What a slot of a kind matches: never more than a line, and bounded, so that matching is linear in the text. */
export const slotPatterns: Readonly<Record<string, string>> = {
  line: String.raw`[^\n"“”()]{1,300}?`,
  words: String.raw`[^.;:\n"“”()•]{1,300}?`,
  clause: String.raw`[^.,;:\n"“”()•]{1,120}?`,
  thing: String.raw`(?:[\p{L}'’-]+ (?!(?:of|with|without|that|for|from|and|unless|enters?)\b)){0,4}?[\p{L}'’-]+`,
  whose: '(?:your|their|his or her)',
  number: `(?:${numbers})`,
  a: 'an?',
  'verb[s]': String.raw`[\p{L}'’]+`,
  verb: String.raw`[\p{L}'’]+`,
  mana: `(?:${symbols}(?:(?:, ${symbols})*,? or ${symbols})?|${someMana} (?:${kinds}))`,
};
