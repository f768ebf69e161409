import { hasName } from '../noun-phrase.js';
import { atMatches, caught, drop, dropBehind, inPhrases, insert, type Operator, put } from '../operator.js';
import { isPredefined, NOT_A_WORD, today, typo } from '../words.js';

/** The noun, and the names that stand before it. */
export const nounOperators: readonly Operator[] = [
  inPhrases(
    'drop “token”',
    ({ noun }, text) => (/^ cop(?:y|ies)\b/.test(text.slice(noun.end)) ? null : [dropBehind(noun, text)]),
    { leavesOut: '“token copy”: of a copy one may speak' },
  ),
  inPhrases(
    'typo in “token”',
    ({ noun }, _, draw) => {
      const slip = typo(noun.text, draw);
      return slip ? [put(noun, slip)] : null;
    },
    { leavesOut: NOT_A_WORD },
  ),
  inPhrases('capital “Token”', ({ noun }) => [put({ start: noun.start, end: noun.start + 1 }, 'T')]),
  inPhrases('“token” twice', ({ noun }) => [insert(noun.end, ` ${noun.text}`)]),
  inPhrases('a name with “Token” before the noun', ({ names, types, noun }) =>
    names && !types ? [insert(noun.start, 'Token ')] : null,
  ),
  inPhrases('drop the card types and “token”', ({ pt, colors, names, types, noun }, text) =>
    pt && colors && names && types ? [dropBehind({ start: types.start, end: noun.end }, text)] : null,
  ),
  inPhrases(
    'typo in a predefined name',
    ({ names, types }, _, draw) => {
      if (!names || types || !isPredefined(names.text)) return null;
      const slip = typo(names.text.split(' ')[0]!, draw);
      return slip ? [put({ start: names.start, end: names.start + names.text.split(' ')[0]!.length }, slip)] : null;
    },
    { leavesOut: NOT_A_WORD },
  ),
  inPhrases('lower-case predefined name', ({ names, types }) =>
    names && !types && isPredefined(names.text)
      ? [put({ start: names.start, end: names.start + 1 }, names.text.charAt(0).toLowerCase())]
      : null,
  ),
  inPhrases('plural predefined name', ({ names, types, count }) =>
    names && !types && isPredefined(names.text) && !names.text.endsWith('Role') && !/^an?$/i.test(count.text)
      ? [insert(names.end, 's')]
      : null,
  ),
  inPhrases('“counter” for “token”', ({ noun, names, types }) =>
    names && !types && isPredefined(names.text) ? [put(noun, noun.text.replace('token', 'counter'))] : null,
  ),
  inPhrases(
    'named by its subtypes and “Token”',
    ({ names, types, noun }, text) =>
      names && types && !hasName(text, noun.end) ? [insert(noun.end, ` named ${names.text} Token`)] : null,
    { leavesOut: 'tokens that are named' },
  ),
  inPhrases(
    'named by its subtypes',
    ({ names, types, noun }, text) =>
      names && types && !hasName(text, noun.end) ? [insert(noun.end, ` named ${names.text}`)] : null,
    { leavesOut: 'tokens that are named' },
  ),
  atMatches(
    'drop the name of a legendary token',
    /\bcreate ((?:\p{Lu}[\p{L}’'-]*)(?: \p{Lu}[\p{L}’'-]*)*, )an? legendary\b/dgu,
    (match, text) => {
      const name = caught(match, 1);
      return name ? [drop({ start: name.start, end: name.end }, text)] : null;
    },
  ),
  atMatches(
    'drop “legendary” of a named token',
    /\bcreate (?:\p{Lu}[\p{L}’'-]*)(?: \p{Lu}[\p{L}’'-]*)*, (an? legendary) ([0-9X]+\/[0-9X]+)/dgu,
    (match) => {
      const words = caught(match, 1);
      return words ? [put(words, /^(?:8|11|18|X)/.test(match[2]!) ? 'an' : 'a')] : null;
    },
  ),
  atMatches('“nontoken” with a hyphen', /\b[Nn]ontoken\b/g, ({ index }) => [insert(index + 3, '-')]),
  atMatches(
    '“token creatures”',
    /\b(artifact|creature|enchantment)( tokens)\b(?= you control| they control)/g,
    (match) => [put({ start: match.index, end: match.index + match[0].length }, `token ${match[1]}s`)],
  ),
  atMatches('“token cards”', /\btokens(?= you control)/g, (match) => [
    put({ start: match.index, end: match.index + match[0].length }, 'token cards'),
  ]),
  atMatches('capital “Tokens” in a sentence', /(?<=[a-z] )tokens(?= you control)/g, ({ index }) => [
    put({ start: index, end: index + 1 }, 'T'),
  ]),
  atMatches(
    'a token from a graveyard',
    /(?<=\b[Rr]eturn (?:target|a|another target) (?:[a-z]+ )?)card(?= from (?:your|a|their) graveyard)/g,
    ({ index }) => [put({ start: index, end: index + 4 }, 'token')],
  ),
  atMatches('amass without a subtype', /\b[Aa]mass( [A-Z][a-z]+s) (?:[0-9]|X)/dg, (match) => {
    const subtype = caught(match, 1);
    return subtype && today ? [put(subtype, '')] : null;
  }),
  atMatches(
    '“token” for “counter”',
    /\b[Pp]uts? (?:a|two|three|X) [+−-][0-9X]\/[+−-][0-9X] (counters?) on /dg,
    (match) => {
      const noun = caught(match, 1);
      return noun ? [put(noun, noun.text.replace('counter', 'token'))] : null;
    },
  ),
  atMatches(
    'counters are created',
    /\b([Pp])uts?(?= (?:a|two|three|X) [+−-][0-9X]\/[+−-][0-9X] counters? on )/dg,
    (match) => {
      const verb = { start: match.index, end: match.index + match[0].length };
      return [put(verb, match[0].replace(/[Pp]ut/, match[1] === 'P' ? 'Create' : 'create'))];
    },
  ),
];
