import { articleFor } from '../language/article.js';
import { inPrintedOrder } from '../language/color-order.js';
import { colorLetters, numberWord } from '../language/lexicon.js';
import { type Characteristics, customColorsOf, lettersOf } from './characteristics.js';
import { nameFrom } from './describe.js';
import type { NamingRule } from './edition.js';

/**
 * The token phrase that creates a token with these characteristics, as cards phrase it: words in a fixed order,
 * abilities after *with*, the name before the phrase if the token is legendary (111.9), else after *named*.
 */
export function printPhrase(is: Characteristics, naming: NamingRule, count = 1): string {
  const noun = count === 1 ? 'token' : 'tokens';
  const legendary = is.supertypes?.includes('Legendary') ?? false;
  const customName = is.name !== nameFrom(is.subtypes ?? [], naming) ? is.name : null;
  const words = [
    legendary ? 'legendary' : '',
    is.pt === '*/*' ? '' : (is.pt ?? ''),
    colorWords(is),
    is.supertypes?.includes('Snow') ? 'snow' : '',
    is.subtypes?.join(' ') ?? '',
    is.types?.join(' ').toLowerCase() ?? '',
    noun,
  ].filter((word) => word !== '');
  const phrase = `${countWord(count, words[0]!)} ${words.join(' ')}`;
  const named = customName === null ? '' : legendary ? `${customName}, ` : '';
  const tail = customName !== null && !legendary ? ` named ${customName}` : '';
  return named + phrase + tail + withAbilities(is);
}

/** The colors in words: `white and blue`, `colorless`; empty if they are not determined. */
export function colorWords({ colors }: Characteristics): string {
  if (colors === null) return '';
  if (colors.length === 0) return 'colorless';
  const names = new Map([...colorLetters].map(([word, letter]) => [letter, word]));
  return listed([...inPrintedOrder(lettersOf(colors)).map((letter) => names.get(letter)!), ...customColorsOf(colors)]);
}

function countWord(count: number, next: string): string {
  if (count === 1) return articleFor(next);
  return numberWord(count) ?? String(count);
}

/** `with flying, haste, and “This token can't block.”`: the comma of the list is inside the quotation marks. */
function withAbilities({ keywords, abilities }: Characteristics): string {
  const quoted = abilities.map((ability) => `"${ability}"`);
  const all = [...keywords, ...quoted];
  if (all.length === 0) return '';
  if (all.length === 2) return ` with ${all[0]} and ${all[1]}`;
  const pieces = all.map((piece, index) => (index < all.length - 1 && all.length > 1 ? withComma(piece) : piece));
  if (pieces.length > 1) pieces[pieces.length - 1] = `and ${pieces.at(-1)}`;
  return ` with ${pieces.join(' ')}`;
}

function withComma(piece: string): string {
  return piece.endsWith('."') ? `${piece.slice(0, -2)},"` : `${piece},`;
}

/** `white`, `white and blue`, `red, green, and white`. */
function listed(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}
