import type { Format } from '../card.js';
import { CardCache } from '../card-cache.js';
import { parseEntry } from './entry.js';
import { readJsonCards } from './read.js';
import { scanJson } from './scan.js';

/** MTGJSON's files begin with the date and the build they are of; their first card may stand far below. */
const mtgjsonHead =
  /^\s{0,40}\{\s{0,40}"meta"\s{0,9}:\s{0,9}\{[^{}]{0,200}"version"\s{0,9}:\s{0,9}"\d+\.\d+\.\d+\+\d{8}"/;

/** Cards in JSON, of every program whose shape is known (`shapes/`); the shape is told by the properties an object has. */
export function createJsonFormat(): Format & { readonly parsedEntries: () => number } {
  const cache = new CardCache(parseEntry);
  return {
    id: 'json',
    about: {
      title: 'Cards in JSON',
      recognized:
        'By an object with the properties of one of the shapes below, one of which holds a type line or a mana cost.',
    },
    files: ['**/*.json'],
    names: ['**/lists/all-cards.json'],
    matches: (path, head) => /\.json$/i.test(path) && holdsCards(head),
    read(_, whole, previous) {
      const text = whole.toString();
      const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
      return readJsonCards('json', text, [{ start, end: text.length }], cache, previous);
    },
    parsedEntries: () => cache.parsed,
  };
}

/**
 * Whether the first part of a file leaves no doubt that there are cards in it; undecided as long as it is JSON that goes on.
 */
function holdsCards(head: string): boolean | 'undecided' {
  if (!/^\s*(?:[[{]|\/[/*])/.test(head)) return false;
  const { entries, endsInCard, isCut } = scanJson(head);
  if (endsInCard || entries.some(({ proven }) => proven) || mtgjsonHead.test(head)) return true;
  return isCut && 'undecided';
}
