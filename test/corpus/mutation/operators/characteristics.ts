import { hasName } from '../noun-phrase.js';
import { across, drop, inPhrases, insert, type Operator, put } from '../operator.js';
import { articleBefore, isPredefined, isSubtype, likeArticle, NOT_A_WORD, typo } from '../words.js';

/** The article, where what stands behind it changes; nothing where the number is none. */
function article(count: { start: number; end: number; text: string }, next: string) {
  return /^an?$/i.test(count.text) && count.text.toLowerCase() !== articleBefore(next)
    ? [put(count, likeArticle(count.text, next))]
    : [];
}

/** What a token is: its colours, subtypes and card types, and the order they stand in. */
export const characteristicOperators: readonly Operator[] = [
  inPhrases(
    'drop the card types',
    ({ pt, colors, types }, text) => (types && (pt || colors) ? [drop(types, text)] : null),
    { leavesOut: 'phrases without P/T and colour' },
  ),
  inPhrases('drop “creature” beside another type', ({ pt, types }, text) => {
    const match = types && pt && / creature$/.exec(types.text);
    return match ? [drop({ start: types.start + match.index + 1, end: types.end }, text)] : null;
  }),
  inPhrases(
    'typo in a card type',
    ({ types }, _, draw) => {
      const [word = ''] = types ? types.text.split(' ') : [];
      const slip = types && typo(word, draw);
      return types && slip ? [put({ start: types.start, end: types.start + word.length }, slip)] : null;
    },
    { leavesOut: NOT_A_WORD },
  ),
  inPhrases('capital card type', ({ types }) =>
    types ? [put({ start: types.start, end: types.start + 1 }, types.text.charAt(0).toUpperCase())] : null,
  ),
  inPhrases('card type before subtype', ({ names, types, noun }, text) =>
    names && types ? [put(across(text, names, types), `${types.text} ${names.text}`)] : noun && null,
  ),
  inPhrases('colour before P/T', ({ count, pt, colors }, text) =>
    pt && colors ? [...article(count, colors.text), put(across(text, pt, colors), `${colors.text} ${pt.text}`)] : null,
  ),
  inPhrases('colour behind subtype', ({ names, colors, types }, text) =>
    names && colors && types ? [put(across(text, colors, names), `${names.text} ${colors.text}`)] : null,
  ),
  inPhrases('P/T behind subtype', ({ count, pt, colors, names, types }, text) =>
    pt && colors && names && types
      ? [...article(count, colors.text), put(across(text, pt, names), `${colors.text} ${names.text} ${pt.text}`)]
      : null,
  ),
  inPhrases('“legendary” behind P/T', ({ count, legendary, pt }, text) =>
    legendary && pt ? [...article(count, pt.text), put(across(text, legendary, pt), `${pt.text} legendary`)] : null,
  ),
  inPhrases('“tapped” behind P/T', ({ count, state, pt }, text) =>
    state && pt ? [...article(count, pt.text), put(across(text, state, pt), `${pt.text} ${state.text}`)] : null,
  ),
  inPhrases('drop the colour', ({ pt, colors }, text) => (pt && colors ? [drop(colors, text)] : null)),
  inPhrases(
    'typo in a colour',
    ({ colors }, _, draw) => {
      if (!colors) return null;
      const words = [...colors.text.matchAll(/[a-z]{3,}/g)].filter(([word]) => word !== 'and');
      const match = draw.of(words);
      const slip = typo(match[0], draw);
      const start = colors.start + match.index;
      return slip ? [put({ start, end: start + match[0].length }, slip)] : null;
    },
    { leavesOut: NOT_A_WORD },
  ),
  inPhrases('capital colour', ({ colors }) =>
    colors ? [put({ start: colors.start, end: colors.start + 1 }, colors.text.charAt(0).toUpperCase())] : null,
  ),
  inPhrases('two colours in the other order', ({ colors }) => {
    const [, first, second] = /^(\w+) and (\w+)$/.exec(colors?.text ?? '') ?? [];
    return colors && first ? [put(colors, `${second} and ${first}`)] : null;
  }),
  inPhrases('colours without “and”', ({ colors }) => {
    const [, first, second] = /^(\w+) and (\w+)$/.exec(colors?.text ?? '') ?? [];
    return colors && first ? [put(colors, `${first} ${second}`)] : null;
  }),
  inPhrases('colorless, and a colour', ({ colors, pt }) =>
    colors && pt && /^(?:white|blue|black|red|green)$/.test(colors.text)
      ? [insert(colors.start, 'colorless and ')]
      : null,
  ),
  inPhrases(
    'typo in a subtype',
    ({ names, types }, _, draw) => {
      if (!names || !types) return null;
      const words = [...names.text.matchAll(/[\p{L}]+/gu)].filter(([word]) => word.length > 2 && isSubtype(word));
      if (words.length === 0) return null;
      const match = draw.of(words);
      const slip = typo(match[0], draw);
      const start = names.start + match.index;
      return slip ? [put({ start, end: start + match[0].length }, slip)] : null;
    },
    { leavesOut: `${NOT_A_WORD}; words of two letters` },
  ),
  inPhrases('lower-case subtype', ({ names, types }) => {
    const [word = ''] = names?.text.split(' ') ?? [];
    return names && types && isSubtype(word)
      ? [put({ start: names.start, end: names.start + word.length }, word.toLowerCase())]
      : null;
  }),
  inPhrases('all subtypes in lower case', ({ names, types }) =>
    names && types && names.text.includes(' ') && names.text.split(' ').every(isSubtype)
      ? [put(names, names.text.toLowerCase())]
      : null,
  ),
  inPhrases('plural subtype', ({ names, types }) =>
    names && types && isSubtype(names.text) && !isSubtype(`${names.text}s`) ? [put(names, `${names.text}s`)] : null,
  ),
  inPhrases(
    'drop the subtypes',
    ({ names, types, pt }, text) =>
      names && types && pt && !hasName(text, types.end) && !/^ tokens? with changeling\b/.test(text.slice(types.end))
        ? [drop(names, text)]
        : null,
    { leavesOut: 'tokens that are named, or have changeling' },
  ),
  inPhrases('P/T on an artifact', ({ pt, types, names, count, colors }) =>
    !pt && types?.text === 'artifact' && colors && names && !/Vehicle|Spacecraft/.test(names.text)
      ? [...article(count, '2/2'), insert(colors.start, '2/2 ')]
      : null,
  ),
  inPhrases('“artifact” for “creature”', ({ pt, colors, names, types, count }, text) =>
    pt && colors && names && types?.text === 'creature' && names.text.split(' ').every(isCreatureType)
      ? [...article(count, colors.text), put(across(text, pt, types), `${colors.text} ${names.text} artifact`)]
      : null,
  ),
  inPhrases('predefined token with its card type', ({ names, types, count, noun }) =>
    names && !types && isPredefined(names.text) && !names.text.endsWith('Role') && noun.text && count
      ? [insert(names.end, ' creature')]
      : null,
  ),
];

function isCreatureType(word: string): boolean {
  return isSubtype(word) && !/^(?:Equipment|Vehicle|Food|Clue|Treasure|Blood|Aura|Army)$/.test(word);
}
