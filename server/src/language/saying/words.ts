import { articleFor } from '../article.js';

/** Marks that stand directly after a word. */
const closing = /^(?:[,.:;)]|['’](?:s\b|$))/;

/** Joins words and marks to text, with the article that each noun requires. */
export function joinWords(words: readonly string[]): string {
  let text = '';
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    const written = /^an?$/.test(word) && next !== undefined ? articleFor(next) : word;
    if (words[index - 1] === 'non') text += /^\p{Lu}/u.test(written) ? `-${written}` : written;
    else text += text === '' || isClosing(word) || /[—(]$/.test(text) ? written : ` ${written}`;
  }
  return text;
}

/** Whether a text begins with a mark or ending that belongs to the word before it. */
export function isClosing(text: string): boolean {
  return closing.test(text);
}
