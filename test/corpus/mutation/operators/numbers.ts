import { drop, inPhrases, type Operator, put } from '../operator.js';
import { likeArticle } from '../words.js';

const plain = /^[0-9]+\/[0-9]+$/;

/** Power and toughness, written in a way that says nothing. */
function misshapen(name: string, shape: (power: string, toughness: string) => string): Operator {
  return inPhrases(
    `P/T as ${shape('1', '2')}`,
    ({ pt }) => {
      if (!pt || !plain.test(pt.text)) return null;
      const [power = '', toughness = ''] = pt.text.split('/');
      return [put(pt, shape(power, toughness))];
    },
    { leavesOut: name },
  );
}

const digits = 'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');

/** How many, how large, and whether the words agree with it. */
export const numberOperators: readonly Operator[] = [
  inPhrases('drop P/T', ({ count, state, legendary, pt, colors, names, types }, text) => {
    const next = state ?? legendary ?? colors ?? names;
    if (!pt || !next || !types?.text.includes('creature')) return null;
    const article = /^an?$/i.test(count.text) ? [put(count, likeArticle(count.text, next.text))] : [];
    return [...article, drop(pt, text)];
  }),
  misshapen('', (power, toughness) => power + toughness),
  misshapen('', (power) => `${power}/`),
  misshapen('', (_, toughness) => `/${toughness}`),
  misshapen('', (power, toughness) => `${power} / ${toughness}`),
  misshapen('', (power, toughness) => `${power}\\${toughness}`),
  misshapen('', (power, toughness) => `${power}-${toughness}`),
  misshapen('', (power, toughness) => `${power}//${toughness}`),
  inPhrases('count as digits', ({ count }) => {
    const value = digits.indexOf(count.text);
    return value < 0 ? null : [put(count, String(value))];
  }),
  inPhrases('“a” as digit', ({ count }) => (/^an?$/i.test(count.text) ? [put(count, '1')] : null)),
  inPhrases('wrong article', ({ count }) => {
    const wrong = ({ a: 'an', an: 'a', A: 'An', An: 'A' } as const)[count.text];
    return wrong ? [put(count, wrong)] : null;
  }),
  inPhrases('plural noun after “a”', ({ count, noun }) => (/^an?$/i.test(count.text) ? [put(noun, 'tokens')] : null)),
  inPhrases('singular noun after a number', ({ count, noun }) =>
    /^an?$/i.test(count.text) ? null : [put(noun, 'token')],
  ),
];
