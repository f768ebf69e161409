import text from '../../../../grammar/pairs.txt';
import { WordPairs } from './pairs.js';

let pairs: WordPairs | null = null;

/** Which words follow each other on Magic's cards; read on first use. */
export function magicPairs(): WordPairs {
  pairs ??= new WordPairs(text);
  return pairs;
}
