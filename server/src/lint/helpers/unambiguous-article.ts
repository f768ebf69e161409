import { articleFor } from '../../language/article.js';

/**
 * The article before a word whose pronunciation is clear. Null for words with several pronunciations (*herb*,
 * abbreviations), words whose spelling does not show it (*Uthden*) and words that take no article (*each*).
 */
export function unambiguousArticle(word: string): 'a' | 'an' | null {
  // A bare number takes no article: "a 11 white Spirit" has lost a slash.
  if (/^[0-9]+$/.test(word)) return null;
  if (/^[0-9X*+\-−]/.test(word)) return articleFor(word);
  const first = word.split(/[^\p{L}]/u)[0] ?? '';
  if (first.length < 2 || /^\p{Lu}{2}/u.test(first)) return null;
  // "a each creature": the article itself is too many.
  if (/^(?:each|all|any|every|an)$/i.test(first)) return null;
  if (/^[aei]/i.test(first)) return /^(?:eu|ewe)/i.test(first) ? 'a' : 'an';
  if (/^o/i.test(first)) return /^(?:one|once)$/i.test(first) ? 'a' : /^(?:one|once|ou)/i.test(first) ? null : 'an';
  if (/^u/i.test(first)) return /^uni(?:corn|t|que)/i.test(first) ? 'a' : /^un(?!i|an)/i.test(first) ? 'an' : null;
  if (/^h/i.test(first)) return /^(?:hour|heir|honest|honor|herb|homage)/i.test(first) ? null : 'a';
  return /^(?:[b-df-gj-np-tv-xz]|y[aeiou])/i.test(first) ? 'a' : null;
}
