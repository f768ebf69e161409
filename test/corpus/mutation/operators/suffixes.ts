import type { OfficialCard } from '../../official.js';
import { nounPhrases } from '../noun-phrase.js';
import { atMatches, insert, type Operator, replace } from '../operator.js';
import { rulesTextOf, type ValidText, withLine } from '../valid-text.js';
import { BEFORE_SUFFIX, isOldSubtype, NOT_A_WORD, typo } from '../words.js';

/** The subtypes of the tokens that a card creates without a name; reminder text creates nothing. */
function subtypesOn({ text }: OfficialCard): string[] {
  if (/\bnamed\b|, an? legendary\b|\(/.test(text)) return [];
  // Sentences after a phrase may describe its token further.
  if (/\b(?:It|They|That token|Those tokens|The tokens?) (?:has|have|gains?)\b/.test(text)) return [];
  const phrases = nounPhrases(text).filter(
    ({ pt, names, types }) => pt && types?.text === 'creature' && names?.text.split(' ').every(isOldSubtype),
  );
  return [...new Set(phrases.map(({ names }) => names!.text))];
}

function inLine(card: OfficialCard, suffix: string, rulebook?: string): ValidText[] {
  return subtypesOn(card).map((subtypes) => {
    const line = `Sacrifice a creature named ${subtypes}${suffix}: Draw a card.`;
    return { ...withLine(card, line), ...(rulebook === undefined ? {} : { rulebook }) };
  });
}

function definitions(card: OfficialCard, suffix: string, rulebook?: string): ValidText[] {
  const { files } = rulesTextOf(card);
  return nounPhrases(card.text).flatMap(({ pt, names, types, colors, noun }) => {
    const isWhole = /^[.,]/.test(card.text.slice(noun.end));
    if (!isWhole || !pt || !names || types?.text !== 'creature' || !subtypesOn(card).includes(names.text)) return [];
    const color = colors && colors.text !== 'colorless' ? `Color: ${colors.text}\n` : '';
    const text = `${names.text}${suffix}\nCreature — ${names.text}\n${color}${pt.text}`;
    return [{ files: { 'a.tokens': text, ...files }, at: 0, text, ...(rulebook === undefined ? {} : { rulebook }) }];
  });
}

const reference = /(?<=^Sacrifice a creature named [\p{L}’' -]*?)( Token)?(?=: Draw a card\.$)/gmu;
const name = /^.+$/m;

/** Mistakes in the suffix of default names under each rulebook. */
export const suffixOperators: readonly Operator[] = [
  atMatches(
    'a reference without “Token”',
    reference,
    ({ index, 1: suffix }) => (suffix ? [replace({ start: index, end: index + 6 }, '')] : null),
    {
      validTexts: (card) => inLine(card, ' Token'),
    },
  ),
  atMatches(
    'a reference with “Token” before 2021-11',
    reference,
    ({ index, 1: suffix }) => (suffix ? null : [insert(index, ' Token')]),
    {
      validTexts: (card) => inLine(card, '', BEFORE_SUFFIX),
    },
  ),
  {
    name: 'a definition without “Token”',
    validTexts: (card) => definitions(card, ' Token'),
    mistakes: (text) => {
      const end = name.exec(text)![0].length;
      return [[replace({ start: end - 6, end }, '')]];
    },
  },
  {
    name: 'a definition with “Token” before 2021-11',
    validTexts: (card) => definitions(card, '', BEFORE_SUFFIX),
    mistakes: (text) => [[insert(name.exec(text)![0].length, ' Token')]],
  },
  {
    name: 'typo in the name of a definition',
    excludes: NOT_A_WORD,
    validTexts: (card) => definitions(card, ' Token'),
    mistakes: (text, draw) => {
      const [first = ''] = text.split(' ');
      const misspelled = typo(first, draw);
      return misspelled ? [[replace({ start: 0, end: first.length }, misspelled)]] : [];
    },
  },
];
