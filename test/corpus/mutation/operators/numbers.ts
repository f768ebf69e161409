import { drop, inPhrases, type Operator, replace } from '../operator.js';
import { likeArticle } from '../words.js';

const plain = /^[0-9]+\/[0-9]+$/;

/** A power and toughness in a malformed notation. */
function malformedPt(name: string, shape: (power: string, toughness: string) => string): Operator {
  return inPhrases(
    `P/T as ${shape('1', '2')}`,
    ({ pt }) => {
      if (!pt || !plain.test(pt.text)) return null;
      const [power = '', toughness = ''] = pt.text.split('/');
      return [replace(pt, shape(power, toughness))];
    },
    { excludes: name },
  );
}

const digits = 'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');

/** Mistakes in the count, in power and toughness, and in the agreement with the count. */
export const numberOperators: readonly Operator[] = [
  inPhrases('drop P/T', ({ count, state, legendary, pt, colors, names, types }, text) => {
    const next = state ?? legendary ?? colors ?? names;
    if (!pt || !next || !types?.text.includes('creature')) return null;
    const article = /^an?$/i.test(count.text) ? [replace(count, likeArticle(count.text, next.text))] : [];
    return [...article, drop(pt, text)];
  }),
  malformedPt('', (power, toughness) => power + toughness),
  malformedPt('', (power) => `${power}/`),
  malformedPt('', (_, toughness) => `/${toughness}`),
  malformedPt('', (power, toughness) => `${power} / ${toughness}`),
  malformedPt('', (power, toughness) => `${power}\\${toughness}`),
  malformedPt('', (power, toughness) => `${power}-${toughness}`),
  malformedPt('', (power, toughness) => `${power}//${toughness}`),
  inPhrases('count as digits', ({ count }) => {
    const value = digits.indexOf(count.text);
    return value < 0 ? null : [replace(count, String(value))];
  }),
  inPhrases('“a” as digit', ({ count }) => (/^an?$/i.test(count.text) ? [replace(count, '1')] : null)),
  inPhrases('wrong article', ({ count }) => {
    const wrong = ({ a: 'an', an: 'a', A: 'An', An: 'A' } as const)[count.text];
    return wrong ? [replace(count, wrong)] : null;
  }),
  inPhrases('plural noun after “a”', ({ count, noun }) =>
    /^an?$/i.test(count.text) ? [replace(noun, 'tokens')] : null,
  ),
  inPhrases('singular noun after a number', ({ count, noun }) =>
    /^an?$/i.test(count.text) ? null : [replace(noun, 'token')],
  ),
];
