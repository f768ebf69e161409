import type { OfficialCard } from '../../official.js';
import { nounPhrases } from '../noun-phrase.js';
import { atMatches, insert, type Operator, put } from '../operator.js';
import { type Right, rulesTextOf, withLine } from '../right.js';
import { BEFORE_SUFFIX, isOldSubtype, NOT_A_WORD, typo } from '../words.js';

/** The subtypes of the tokens that a card creates without giving them a name; reminder text creates nothing. */
function subtypesOn({ text }: OfficialCard): string[] {
  if (/\bnamed\b|, an? legendary\b|\(/.test(text)) return [];
  // Sentences behind a phrase may say more of its token.
  if (/\b(?:It|They|That token|Those tokens|The tokens?) (?:has|have|gains?)\b/.test(text)) return [];
  const phrases = nounPhrases(text).filter(
    ({ pt, names, types }) => pt && types?.text === 'creature' && names?.text.split(' ').every(isOldSubtype),
  );
  return [...new Set(phrases.map(({ names }) => names!.text))];
}

function inLine(card: OfficialCard, suffix: string, rulebook?: string): Right[] {
  return subtypesOn(card).map((subtypes) => {
    const line = `Sacrifice a creature named ${subtypes}${suffix}: Draw a card.`;
    return { ...withLine(card, line), ...(rulebook === undefined ? {} : { rulebook }) };
  });
}

function definitions(card: OfficialCard, suffix: string, rulebook?: string): Right[] {
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

/** The ending that a default name has, or has not, under each rulebook. */
export const suffixOperators: readonly Operator[] = [
  atMatches(
    'a reference without “Token”',
    reference,
    ({ index, 1: suffix }) => (suffix ? [put({ start: index, end: index + 6 }, '')] : null),
    {
      rights: (card) => inLine(card, ' Token'),
    },
  ),
  atMatches(
    'a reference with “Token” before 2021-11',
    reference,
    ({ index, 1: suffix }) => (suffix ? null : [insert(index, ' Token')]),
    {
      rights: (card) => inLine(card, '', BEFORE_SUFFIX),
    },
  ),
  {
    name: 'a definition without “Token”',
    rights: (card) => definitions(card, ' Token'),
    slips: (text) => {
      const end = name.exec(text)![0].length;
      return [[put({ start: end - 6, end }, '')]];
    },
  },
  {
    name: 'a definition with “Token” before 2021-11',
    rights: (card) => definitions(card, '', BEFORE_SUFFIX),
    slips: (text) => [[insert(name.exec(text)![0].length, ' Token')]],
  },
  {
    name: 'typo in the name of a definition',
    leavesOut: NOT_A_WORD,
    rights: (card) => definitions(card, ' Token'),
    slips: (text, draw) => {
      const [first = ''] = text.split(' ');
      const slip = typo(first, draw);
      return slip ? [[put({ start: 0, end: first.length }, slip)]] : [];
    },
  },
];
