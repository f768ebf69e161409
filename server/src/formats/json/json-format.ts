import type { Format } from '../card.js';
import { CardCache } from '../card-cache.js';
import { parseEntry } from './entry.js';
import { readJsonCards } from './read.js';
import { scanJson } from './scan.js';

/** MTGJSON's files begin with their date and build; the first card may be far below. */
const mtgjsonHead =
  /^\s{0,40}\{\s{0,40}"meta"\s{0,9}:\s{0,9}\{[^{}]{0,200}"version"\s{0,9}:\s{0,9}"\d+\.\d+\.\d+\+\d{8}"/;

/**
 * Cards in JSON, in the known shapes of several programs (`shapes/`), which are recognized by an object's properties.
 */
export function createJsonFormat(): Format & { readonly parsedEntries: () => number } {
  const cache = new CardCache(parseEntry);
  return {
    id: 'json',
    about: {
      title: 'Cards in JSON',
      recognized:
        'By an object with the properties of one of the shapes below, one of which contains a type line or a mana cost.',
    },
    files: ['**/*.json'],
    names: ['**/lists/all-cards.json'],
    matches: (path, head) => /\.json$/i.test(path) && hasCards(head),
    read(_, whole, previous) {
      const text = whole.toString();
      const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
      return readJsonCards('json', text, [{ start, end: text.length }], cache, previous);
    },
    parsedEntries: () => cache.parsed,
  };
}

/** Whether the beginning of a file proves that it contains cards; undecided while it is JSON that continues. */
function hasCards(head: string): boolean | 'undecided' {
  if (!/^\s*(?:[[{]|\/[/*])/.test(head)) return false;
  const { entries, endsInCard, isCut } = scanJson(head);
  if (endsInCard || entries.some(({ proven }) => proven) || mtgjsonHead.test(head)) return true;
  return isCut && 'undecided';
}
