import type { Edition } from '../../../server/src/edition/edition.js';
import { edition } from '../../unit/support/phrases.js';
import type { Draw } from './random.js';
import { typoIn } from './typos.js';

/** The current rules, which valid texts follow. */
export const currentEdition: Edition = edition();

/** Rules of 2020, by which tokens are named by their subtypes alone. */
export const BEFORE_SUFFIX = 'magic-2020-01';

const { vocabulary, predefined } = currentEdition;

/** Whether words are those of a predefined token. */
export function isPredefined(words: string): boolean {
  return predefined.has(words.toLowerCase());
}

/** Whether a word is a subtype of the rules. */
export function isSubtype(word: string): boolean {
  return vocabulary.subtypes.has(word.toLowerCase());
}

const old = edition(BEFORE_SUFFIX);

/** Whether a word was already a subtype in 2020. */
export function isOldSubtype(word: string): boolean {
  return old.vocabulary.subtypes.has(word.toLowerCase());
}

/** Whether a word is a keyword of the rules. */
export function isKeyword(words: string): boolean {
  return vocabulary.keywords.has(words.toLowerCase());
}

/** All words of the rules, which typos must not result in, as the text might still be valid. */
const known: ReadonlySet<string> = new Set(
  [
    ...vocabulary.subtypes.keys(),
    ...vocabulary.keywords.keys(),
    ...vocabulary.cardTypes.keys(),
    ...predefined.keys(),
    ...['white', 'blue', 'black', 'red', 'green', 'colorless', 'token', 'tokens', 'tapped'],
  ].flatMap((words) => words.split(' ')),
);

/** What `typo` excludes, for the table. */
export const NOT_A_WORD = 'typos that give a word of the rules';

/** A word with a typo that is not another word of the rules; null if the random typo is one, or changes nothing. */
export function typo(word: string, draw: Draw): string | null {
  const misspelled = typoIn(word, draw);
  return misspelled === word || known.has(misspelled.toLowerCase()) ? null : misspelled;
}

/** The indefinite article before a word of a token phrase. */
export function articleBefore(next: string): 'a' | 'an' {
  return /^(?:8|11\/|18\/|X\/|[AEIOaeio]|U[nr])/.test(next) && !/^(?:One|Uni)/.test(next) ? 'an' : 'a';
}

/** The indefinite article before a word, capitalized like another one. */
export function likeArticle(written: string, next: string): string {
  const article = articleBefore(next);
  return written.startsWith('A') ? `A${article.slice(1)}` : article;
}
