import { hasName } from '../noun-phrase.js';
import {
  atMatches,
  drop,
  dropWithSpaceBefore,
  groupOf,
  inPhrases,
  insert,
  type Operator,
  replace,
} from '../operator.js';
import { currentEdition, isPredefined, NOT_A_WORD, typo } from '../words.js';

/** Mistakes in the noun, and in the names before it. */
export const nounOperators: readonly Operator[] = [
  inPhrases(
    'drop “token”',
    ({ noun }, text) => (/^ cop(?:y|ies)\b/.test(text.slice(noun.end)) ? null : [dropWithSpaceBefore(noun, text)]),
    { excludes: '“token copy”, as “copy” alone is valid' },
  ),
  inPhrases(
    'typo in “token”',
    ({ noun }, _, draw) => {
      const misspelled = typo(noun.text, draw);
      return misspelled ? [replace(noun, misspelled)] : null;
    },
    { excludes: NOT_A_WORD },
  ),
  inPhrases('capital “Token”', ({ noun }) => [replace({ start: noun.start, end: noun.start + 1 }, 'T')]),
  inPhrases('“token” twice', ({ noun }) => [insert(noun.end, ` ${noun.text}`)]),
  inPhrases('a name with “Token” before the noun', ({ names, types, noun }) =>
    names && !types ? [insert(noun.start, 'Token ')] : null,
  ),
  inPhrases('drop the card types and “token”', ({ pt, colors, names, types, noun }, text) =>
    pt && colors && names && types ? [dropWithSpaceBefore({ start: types.start, end: noun.end }, text)] : null,
  ),
  inPhrases(
    'typo in a predefined name',
    ({ names, types }, _, draw) => {
      if (!names || types || !isPredefined(names.text)) return null;
      const misspelled = typo(names.text.split(' ')[0]!, draw);
      return misspelled
        ? [replace({ start: names.start, end: names.start + names.text.split(' ')[0]!.length }, misspelled)]
        : null;
    },
    { excludes: NOT_A_WORD },
  ),
  inPhrases('lower-case predefined name', ({ names, types }) =>
    names && !types && isPredefined(names.text)
      ? [replace({ start: names.start, end: names.start + 1 }, names.text.charAt(0).toLowerCase())]
      : null,
  ),
  inPhrases('plural predefined name', ({ names, types, count }) =>
    names && !types && isPredefined(names.text) && !names.text.endsWith('Role') && !/^an?$/i.test(count.text)
      ? [insert(names.end, 's')]
      : null,
  ),
  inPhrases('“counter” for “token”', ({ noun, names, types }) =>
    names && !types && isPredefined(names.text) ? [replace(noun, noun.text.replace('token', 'counter'))] : null,
  ),
  inPhrases(
    'named by its subtypes and “Token”',
    ({ names, types, noun }, text) =>
      names && types && !hasName(text, noun.end) ? [insert(noun.end, ` named ${names.text} Token`)] : null,
    { excludes: 'tokens that are named' },
  ),
  inPhrases(
    'named by its subtypes',
    ({ names, types, noun }, text) =>
      names && types && !hasName(text, noun.end) ? [insert(noun.end, ` named ${names.text}`)] : null,
    { excludes: 'tokens that are named' },
  ),
  atMatches(
    'drop the name of a legendary token',
    /\bcreate ((?:\p{Lu}[\p{L}’'-]*)(?: \p{Lu}[\p{L}’'-]*)*, )an? legendary\b/dgu,
    (match, text) => {
      const name = groupOf(match, 1);
      return name ? [drop({ start: name.start, end: name.end }, text)] : null;
    },
  ),
  atMatches(
    'drop “legendary” of a named token',
    /\bcreate (?:\p{Lu}[\p{L}’'-]*)(?: \p{Lu}[\p{L}’'-]*)*, (an? legendary) ([0-9X]+\/[0-9X]+)/dgu,
    (match) => {
      const words = groupOf(match, 1);
      return words ? [replace(words, /^(?:8|11|18|X)/.test(match[2]!) ? 'an' : 'a')] : null;
    },
  ),
  atMatches('“nontoken” with a hyphen', /\b[Nn]ontoken\b/g, ({ index }) => [insert(index + 3, '-')]),
  atMatches(
    '“token creatures”',
    /\b(artifact|creature|enchantment)( tokens)\b(?= you control| they control)/g,
    (match) => [replace({ start: match.index, end: match.index + match[0].length }, `token ${match[1]}s`)],
  ),
  atMatches('“token cards”', /\btokens(?= you control)/g, (match) => [
    replace({ start: match.index, end: match.index + match[0].length }, 'token cards'),
  ]),
  atMatches('capital “Tokens” in a sentence', /(?<=[a-z] )tokens(?= you control)/g, ({ index }) => [
    replace({ start: index, end: index + 1 }, 'T'),
  ]),
  atMatches(
    'a token from a graveyard',
    /(?<=\b[Rr]eturn (?:target|a|another target) (?:[a-z]+ )?)card(?= from (?:your|a|their) graveyard)/g,
    ({ index }) => [replace({ start: index, end: index + 4 }, 'token')],
  ),
  atMatches('amass without a subtype', /\b[Aa]mass( [A-Z][a-z]+s) (?:[0-9]|X)/dg, (match) => {
    const subtype = groupOf(match, 1);
    return subtype && currentEdition ? [replace(subtype, '')] : null;
  }),
  atMatches(
    '“token” for “counter”',
    /\b[Pp]uts? (?:a|two|three|X) [+−-][0-9X]\/[+−-][0-9X] (counters?) on /dg,
    (match) => {
      const noun = groupOf(match, 1);
      return noun ? [replace(noun, noun.text.replace('counter', 'token'))] : null;
    },
  ),
  atMatches(
    'counters are created',
    /\b([Pp])uts?(?= (?:a|two|three|X) [+−-][0-9X]\/[+−-][0-9X] counters? on )/dg,
    (match) => {
      const verb = { start: match.index, end: match.index + match[0].length };
      return [replace(verb, match[0].replace(/[Pp]ut/, match[1] === 'P' ? 'Create' : 'create'))];
    },
  ),
];
