import { type NounPhrase, nounPhrases } from '../noun-phrase.js';
import { atMatches, caught, dropBehind, inPhrases, insert, type Operator, put } from '../operator.js';
import { likeArticle } from '../words.js';

/** Where a phrase ends whose words may be followed by a place: its noun, or the keywords behind it. */
function endOf({ noun }: NounPhrase, text: string): number | null {
  const rest = text.slice(noun.end);
  const match = /^(?: with [a-z]+(?:(?:,| and|, and) [a-z]+)*)?(?=[.,])/.exec(rest);
  return match ? noun.end + match[0].length : null;
}

/** Whether the verb creates nothing else. */
function isAlone({ verb }: NounPhrase, text: string): boolean {
  return nounPhrases(text).filter((phrase) => phrase.verb.start === verb.start).length === 1;
}

/** The wording before 2016: "put … onto the battlefield", and before 2009: "put … into play". */
function legacy(place: string): Operator {
  return inPhrases(`“put … ${place}”`, (phrase, text) => {
    const { verb, count, state, noun } = phrase;
    const end = endOf(phrase, text);
    if (end === null || state || !/^create$/i.test(verb.text) || !isAlone(phrase, text) || !count || !noun) return null;
    return [put(verb, verb.text.startsWith('C') ? 'Put' : 'put'), insert(end, ` ${place}`)];
  });
}

/** What stands before a verb of which nobody is named who does it. */
const standsAlone = /(?:^|[\n:.—•(] ?|(?:^|\n)(?:When|Whenever|At) [^,.\n]*, |\bmay )$/;

/** Who creates, and where to. */
export const verbOperators: readonly Operator[] = [
  atMatches('“you creates”', /\b[Yy]ou create(?= (?:an?|two|three|X|that many) )/g, ({ index, 0: words }) => [
    insert(index + words.length, 's'),
  ]),
  atMatches('“its controller create”', /\b(?:player|opponent|controller|owner) (creates)\b/dg, (match) => {
    const verb = caught(match, 1);
    return verb ? [put(verb, 'create')] : null;
  }),
  inPhrases(
    '“creates” without a subject',
    ({ verb }, text) =>
      verb.text.endsWith('s') || !standsAlone.test(text.slice(0, verb.start)) ? null : [insert(verb.end, 's')],
    { leavesOut: 'verbs that stand neither first in a sentence nor right behind its condition or “may”' },
  ),
  legacy('onto the battlefield'),
  legacy('into play'),
  inPhrases('“put … onto the battlefield tapped”', (phrase, text) => {
    const { verb, count, state, pt, names } = phrase;
    const end = endOf(phrase, text);
    const next = pt ?? names;
    if (end === null || !next || state?.text !== 'tapped' || !/^create$/i.test(verb.text) || !isAlone(phrase, text))
      return null;
    const edits = [put(verb, verb.text.startsWith('C') ? 'Put' : 'put')];
    if (/^an?$/i.test(count.text)) edits.push(put(count, likeArticle(count.text, next.text)));
    return [...edits, dropBehind(state, text), insert(end, ' onto the battlefield tapped')];
  }),
  inPhrases('“create … onto the battlefield”', (phrase, text) => {
    const end = endOf(phrase, text);
    return end === null ? null : [insert(end, ' onto the battlefield')];
  }),
  inPhrases('“create … under your control”', (phrase, text) => {
    const end = endOf(phrase, text);
    return end === null ||
      !/^create$/i.test(phrase.verb.text) ||
      /\b(?:player|opponent|controller|owner)s? (?:may )?create|have [^.]* create/.test(text)
      ? null
      : [insert(end, ' under your control')];
  }),
  inPhrases('“tapped” behind the noun', ({ count, state, pt, names, noun }, text) => {
    const next = pt ?? names;
    if (state?.text !== 'tapped' || !next) return null;
    const article = /^an?$/i.test(count.text) ? [put(count, likeArticle(count.text, next.text))] : [];
    return [...article, dropBehind(state, text), insert(noun.end, ' tapped')];
  }),
  atMatches('“enters the battlefield”', /(?<=^When(?:ever)? [^,.\n]*) enters(?=,)/gm, ({ index }) => [
    insert(index + 7, ' the battlefield'),
  ]),
  atMatches(
    'drop “attached to”',
    /\btokens?(?: named [A-Z]\w+)?( attached to [^.,]*)(?=[.,])/dg,
    (match) => {
      const words = caught(match, 1);
      return words ? [put(words, '')] : null;
    },
    { leavesOut: 'copies' },
  ),
  atMatches(
    '“that is” for “that’s”',
    /\btoken( with [a-z ,]+)? (that['’]s)(?= (?:a copy|tapped|attacking|all colors))/dg,
    (match) => {
      const words = caught(match, 2);
      return words ? [put(words, 'that is')] : null;
    },
  ),
  atMatches('“tokens that’s”', /\btokens( with [a-z ,]+)? (that are)(?= (?:copies|tapped|attacking))/dg, (match) => {
    const words = caught(match, 2);
    return words ? [put(words, "that's")] : null;
  }),
  atMatches('“token that are”', /\btoken( with [a-z ,]+)? (that['’]s)(?= (?:a copy|tapped|attacking))/dg, (match) => {
    const words = caught(match, 2);
    return words ? [put(words, 'that are')] : null;
  }),
  atMatches(
    '“token copy of”',
    /\ba (token that['’]s a copy)(?= of)/dg,
    (match, text) => {
      const words = caught(match, 1);
      return words && !isInParentheses(text, words.start) ? [put(words, 'token copy')] : null;
    },
    { leavesOut: 'reminder text' },
  ),
  atMatches(
    'no comma before “except”',
    /(,) except(?= (?:it|its|it['’]s|they|their|they['’]re|the token)\b)/dg,
    (match, text) => {
      const comma = caught(match, 1);
      const sentence = text.slice(0, match.index).split(/[.\n]/).at(-1) ?? '';
      return comma && /\bcop(?:y|ies) of\b/.test(sentence) ? [put(comma, '')] : null;
    },
  ),
  atMatches(
    'a token that’s a copy of an instant',
    /\btoken that['’]s a copy of target (creature|permanent|artifact)(?=[.,] (?!creature)| you control)/dg,
    (match) => {
      const noun = caught(match, 1);
      return noun ? [put(noun, 'instant')] : null;
    },
  ),
];

function isInParentheses(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
}
