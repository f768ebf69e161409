import { type NounPhrase, nounPhrases } from '../noun-phrase.js';
import { atMatches, dropWithSpaceBefore, groupOf, inPhrases, insert, type Operator, replace } from '../operator.js';
import { likeArticle } from '../words.js';

/** The end of a phrase that a place may follow: after its noun, or after the keywords. */
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
    return [replace(verb, verb.text.startsWith('C') ? 'Put' : 'put'), insert(end, ` ${place}`)];
  });
}

/** The text before a verb without a subject. */
const withoutSubject = /(?:^|[\n:.—•(] ?|(?:^|\n)(?:When|Whenever|At) [^,.\n]*, |\bmay )$/;

/** Mistakes in who creates a token, and in where it goes. */
export const verbOperators: readonly Operator[] = [
  atMatches('“you creates”', /\b[Yy]ou create(?= (?:an?|two|three|X|that many) )/g, ({ index, 0: words }) => [
    insert(index + words.length, 's'),
  ]),
  atMatches('“its controller create”', /\b(?:player|opponent|controller|owner) (creates)\b/dg, (match) => {
    const verb = groupOf(match, 1);
    return verb ? [replace(verb, 'create')] : null;
  }),
  inPhrases(
    '“creates” without a subject',
    ({ verb }, text) =>
      verb.text.endsWith('s') || !withoutSubject.test(text.slice(0, verb.start)) ? null : [insert(verb.end, 's')],
    { excludes: 'verbs that are neither first in a sentence nor directly after its condition or “may”' },
  ),
  legacy('onto the battlefield'),
  legacy('into play'),
  inPhrases('“put … onto the battlefield tapped”', (phrase, text) => {
    const { verb, count, state, pt, names } = phrase;
    const end = endOf(phrase, text);
    const next = pt ?? names;
    if (end === null || !next || state?.text !== 'tapped' || !/^create$/i.test(verb.text) || !isAlone(phrase, text))
      return null;
    const edits = [replace(verb, verb.text.startsWith('C') ? 'Put' : 'put')];
    if (/^an?$/i.test(count.text)) edits.push(replace(count, likeArticle(count.text, next.text)));
    return [...edits, dropWithSpaceBefore(state, text), insert(end, ' onto the battlefield tapped')];
  }),
  inPhrases('“create … onto the battlefield”', (phrase, text) => {
    const end = endOf(phrase, text);
    return end === null ? null : [insert(end, ' onto the battlefield')];
  }),
  inPhrases('“create … under your control”', (phrase, text) => {
    const end = endOf(phrase, text);
    return end === null ||
      !/^create$/i.test(phrase.verb.text) ||
      /\b(?:(?:player|opponent|controller|owner)s?|they) (?:each |may )?create|have [^.]* create/.test(text)
      ? null
      : [insert(end, ' under your control')];
  }),
  inPhrases('“tapped” after the noun', ({ count, state, pt, names, noun }, text) => {
    const next = pt ?? names;
    if (state?.text !== 'tapped' || !next) return null;
    const article = /^an?$/i.test(count.text) ? [replace(count, likeArticle(count.text, next.text))] : [];
    return [...article, dropWithSpaceBefore(state, text), insert(noun.end, ' tapped')];
  }),
  atMatches('“enters the battlefield”', /(?<=^When(?:ever)? [^,.\n]*) enters(?=,)/gm, ({ index }) => [
    insert(index + 7, ' the battlefield'),
  ]),
  atMatches(
    'drop “attached to”',
    /\btokens?(?: named [A-Z]\w+)?( attached to [^.,]*)(?=[.,])/dg,
    (match) => {
      const words = groupOf(match, 1);
      return words ? [replace(words, '')] : null;
    },
    { excludes: 'copies' },
  ),
  atMatches(
    '“that is” for “that’s”',
    /\btoken( with [a-z ,]+)? (that['’]s)(?= (?:a copy|tapped|attacking|all colors))/dg,
    (match) => {
      const words = groupOf(match, 2);
      return words ? [replace(words, 'that is')] : null;
    },
  ),
  atMatches('“tokens that’s”', /\btokens( with [a-z ,]+)? (that are)(?= (?:copies|tapped|attacking))/dg, (match) => {
    const words = groupOf(match, 2);
    return words ? [replace(words, "that's")] : null;
  }),
  atMatches('“token that are”', /\btoken( with [a-z ,]+)? (that['’]s)(?= (?:a copy|tapped|attacking))/dg, (match) => {
    const words = groupOf(match, 2);
    return words ? [replace(words, 'that are')] : null;
  }),
  atMatches(
    '“token copy of”',
    /\ba (token that['’]s a copy)(?= of)/dg,
    (match, text) => {
      const words = groupOf(match, 1);
      return words && !isInParentheses(text, words.start) ? [replace(words, 'token copy')] : null;
    },
    { excludes: 'reminder text' },
  ),
  atMatches(
    'no comma before “except”',
    /(,) except(?= (?:it|its|it['’]s|they|their|they['’]re|the token)\b)/dg,
    (match, text) => {
      const comma = groupOf(match, 1);
      const sentence = text.slice(0, match.index).split(/[.\n]/).at(-1) ?? '';
      return comma && /\bcop(?:y|ies) of\b/.test(sentence) ? [replace(comma, '')] : null;
    },
  ),
  atMatches(
    'a token that’s a copy of an instant',
    /\btoken that['’]s a copy of target (creature|permanent|artifact)(?=[.,] (?!creature)| you control)/dg,
    (match) => {
      const noun = groupOf(match, 1);
      return noun ? [replace(noun, 'instant')] : null;
    },
  ),
];

function isInParentheses(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
}
