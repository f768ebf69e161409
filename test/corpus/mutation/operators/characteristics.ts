import { hasName } from '../noun-phrase.js';
import { across, drop, inPhrases, insert, type Operator, replace } from '../operator.js';
import { articleBefore, isPredefined, isSubtype, likeArticle, NOT_A_WORD, typo } from '../words.js';

/** The edit of the article if the word after it changes; none if the count is not an article. */
function article(count: { start: number; end: number; text: string }, next: string) {
  return /^an?$/i.test(count.text) && count.text.toLowerCase() !== articleBefore(next)
    ? [replace(count, likeArticle(count.text, next))]
    : [];
}

/** Mistakes in colors, subtypes and card types, and in their order. */
export const characteristicOperators: readonly Operator[] = [
  inPhrases(
    'drop the card types',
    ({ pt, colors, types }, text) => (types && (pt || colors) ? [drop(types, text)] : null),
    { excludes: 'phrases without P/T and color' },
  ),
  inPhrases('drop “creature” after another type', ({ pt, types }, text) => {
    const match = types && pt && / creature$/.exec(types.text);
    return match ? [drop({ start: types.start + match.index + 1, end: types.end }, text)] : null;
  }),
  inPhrases(
    'typo in a card type',
    ({ types }, _, draw) => {
      const [word = ''] = types ? types.text.split(' ') : [];
      const misspelled = types && typo(word, draw);
      return types && misspelled ? [replace({ start: types.start, end: types.start + word.length }, misspelled)] : null;
    },
    { excludes: NOT_A_WORD },
  ),
  inPhrases('capital card type', ({ types }) =>
    types ? [replace({ start: types.start, end: types.start + 1 }, types.text.charAt(0).toUpperCase())] : null,
  ),
  inPhrases('card type before subtype', ({ names, types, noun }, text) =>
    names && types ? [replace(across(text, names, types), `${types.text} ${names.text}`)] : noun && null,
  ),
  inPhrases('color before P/T', ({ count, pt, colors }, text) =>
    pt && colors
      ? [...article(count, colors.text), replace(across(text, pt, colors), `${colors.text} ${pt.text}`)]
      : null,
  ),
  inPhrases('color after subtype', ({ names, colors, types }, text) =>
    names && colors && types ? [replace(across(text, colors, names), `${names.text} ${colors.text}`)] : null,
  ),
  inPhrases('P/T after subtype', ({ count, pt, colors, names, types }, text) =>
    pt && colors && names && types
      ? [...article(count, colors.text), replace(across(text, pt, names), `${colors.text} ${names.text} ${pt.text}`)]
      : null,
  ),
  inPhrases('“legendary” after P/T', ({ count, legendary, pt }, text) =>
    legendary && pt ? [...article(count, pt.text), replace(across(text, legendary, pt), `${pt.text} legendary`)] : null,
  ),
  inPhrases('“tapped” after P/T', ({ count, state, pt }, text) =>
    state && pt ? [...article(count, pt.text), replace(across(text, state, pt), `${pt.text} ${state.text}`)] : null,
  ),
  inPhrases('drop the color', ({ pt, colors }, text) => (pt && colors ? [drop(colors, text)] : null)),
  inPhrases(
    'typo in a color',
    ({ colors }, _, draw) => {
      if (!colors) return null;
      const words = [...colors.text.matchAll(/[a-z]{3,}/g)].filter(([word]) => word !== 'and');
      const match = draw.of(words);
      const misspelled = typo(match[0], draw);
      const start = colors.start + match.index;
      return misspelled ? [replace({ start, end: start + match[0].length }, misspelled)] : null;
    },
    { excludes: NOT_A_WORD },
  ),
  inPhrases('capital color', ({ colors }) =>
    colors ? [replace({ start: colors.start, end: colors.start + 1 }, colors.text.charAt(0).toUpperCase())] : null,
  ),
  inPhrases('two colors in the other order', ({ colors }) => {
    const [, first, second] = /^(\w+) and (\w+)$/.exec(colors?.text ?? '') ?? [];
    return colors && first ? [replace(colors, `${second} and ${first}`)] : null;
  }),
  inPhrases('colors without “and”', ({ colors }) => {
    const [, first, second] = /^(\w+) and (\w+)$/.exec(colors?.text ?? '') ?? [];
    return colors && first ? [replace(colors, `${first} ${second}`)] : null;
  }),
  inPhrases('colorless, and a color', ({ colors, pt }) =>
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
      const misspelled = typo(match[0], draw);
      const start = names.start + match.index;
      return misspelled ? [replace({ start, end: start + match[0].length }, misspelled)] : null;
    },
    { excludes: `${NOT_A_WORD}; words of two letters` },
  ),
  inPhrases('lower-case subtype', ({ names, types }) => {
    const [word = ''] = names?.text.split(' ') ?? [];
    return names && types && isSubtype(word)
      ? [replace({ start: names.start, end: names.start + word.length }, word.toLowerCase())]
      : null;
  }),
  inPhrases('all subtypes in lower case', ({ names, types }) =>
    names && types && names.text.includes(' ') && names.text.split(' ').every(isSubtype)
      ? [replace(names, names.text.toLowerCase())]
      : null,
  ),
  inPhrases('plural subtype', ({ names, types }) =>
    names && types && isSubtype(names.text) && !isSubtype(`${names.text}s`) ? [replace(names, `${names.text}s`)] : null,
  ),
  inPhrases(
    'drop the subtypes',
    ({ names, types, pt }, text) =>
      names && types && pt && !hasName(text, types.end) && !/^ tokens? with changeling\b/.test(text.slice(types.end))
        ? [drop(names, text)]
        : null,
    { excludes: 'tokens that are named, or have changeling' },
  ),
  inPhrases('P/T on an artifact', ({ pt, types, names, count, colors }) =>
    !pt && types?.text === 'artifact' && colors && names && !/Vehicle|Spacecraft/.test(names.text)
      ? [...article(count, '2/2'), insert(colors.start, '2/2 ')]
      : null,
  ),
  inPhrases('“artifact” for “creature”', ({ pt, colors, names, types, count }, text) =>
    pt && colors && names && types?.text === 'creature' && names.text.split(' ').every(isCreatureType)
      ? [...article(count, colors.text), replace(across(text, pt, types), `${colors.text} ${names.text} artifact`)]
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
