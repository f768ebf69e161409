import type { Vocabulary } from '../../edition/edition.js';
import { colorLetters, numberWords } from '../../language/lexicon.js';
import { folded } from '../../text/apostrophes.js';

/** Words that reminder text can add, drop or exchange without a change of meaning. */
const small = new Set(
  (
    'a also an and any are as be been being but by can do each he her him his if in into is it its may more of on one onto ' +
    'only or other s she that the their them then there these they this those to was were when whenever with you your'
  ).split(' '),
);

/**
 * Reminder text as a list of words for comparison: without numbers, symbols, small words, endings, the card's name, and
 * types of objects, which differ from card to card.
 * @param card the name of its card
 */
export function reminderForm(meaning: string, card: string, vocabulary: Vocabulary): readonly string[] {
  let text = folded(meaning);
  for (const name of namesOf(card)) text = text.replaceAll(name, ' ');
  text = text.replace(/\{[^{}]*\}|\bthe battlefield\b|\bcardname\b|\bn't\b/g, ' ');
  const types = [vocabulary.cardTypes, vocabulary.subtypes, vocabulary.supertypes];
  const words = text.match(/[a-z]+(?:'[a-z]+)?/g) ?? [];
  return words.flatMap((word) => {
    const base = stem(word);
    const isLeftOut =
      base.length < 2 ||
      small.has(word) ||
      small.has(base) ||
      numberWords.has(word) ||
      colorLetters.has(word) ||
      objectWords.has(base) ||
      [word, word.replace(/s$/, '')].some((type) => types.some((known) => known.has(type)));
    return isLeftOut ? [] : [base];
  });
}

/** General words for objects. */
const objectWords = new Set([
  'card',
  'permanent',
  'spell',
  'object',
  'token',
  'nontoken',
  'nonland',
  'color',
  'colorles',
  'self',
]);

function namesOf(card: string): string[] {
  const name = folded(card);
  const short = name.split(/,| the | of /)[0] ?? '';
  return [name, short].filter((each) => each.length > 2);
}

const irregular: ReadonlyMap<string, string> = new Map([
  ['dealt', 'deal'],
  ['lost', 'lose'],
  ['drawn', 'draw'],
  ['chosen', 'choose'],
  ['dies', 'die'],
]);

/** A word without endings of plurals and verbs: *creatures*, *dies*, *exiled*. */
function stem(word: string): string {
  const bare = irregular.get(word) ?? word.replace(/'.*$/, '');
  return bare.length <= 3 ? bare : bare.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '');
}

/**
 * Whether two texts have the same content, or one contains the other. Word order is ignored, since reminder text is
 * often shortened.
 */
export function isSameReminder(a: readonly string[], b: readonly string[]): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, new Set(b)] : [b, new Set(a)];
  return shorter.every((word) => longer.has(word));
}
