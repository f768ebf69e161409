import type { CardDocument, Format } from '../card.js';
import { CardCache } from '../card-cache.js';
import { hashComments, suppressionsIn } from '../hash-comments.js';
import { unreadableCharacters } from '../unreadable.js';
import { parseScript } from './card-parser.js';
import { firstLine, scriptsIn } from './script-lines.js';

/**
 * Card scripts and token scripts of Forge, and its custom editions. An edition only lists names of cards and token
 * scripts, so it contains no cards.
 */
export function createForgeFormat(): Format {
  const caches = {
    card: new CardCache((source) => parseScript(source, false)),
    token: new CardCache((source) => parseScript(source, true)),
  };
  return {
    id: 'forge',
    about: {
      title: 'Forge scripts and editions',
      recognized:
        'By a first line `Name:` with a line `Types:` below it, or by a first section `[metadata]`, in a `.txt` file.',
    },
    files: ['**/*.txt'],
    matches: (path, head) => /\.txt$/i.test(path) && (isScript(head) || isEdition(head)),
    read(path, whole, previous): CardDocument {
      const text = whole.toString();
      const scripts = isEdition(text) ? [] : scriptsIn(text);
      const cache = caches[isTokenPath(path) ? 'token' : 'card'];
      cache.begin(previous, scripts.length);
      return {
        format: 'forge',
        header: null,
        cards: scripts.map(({ start, end }) => ({ card: cache.card(text.slice(start, end)), start })),
        suppressions: suppressionsIn(text),
        problems: unreadableCharacters(text, { start: 0, end: text.length }),
      };
    },
    comments: hashComments,
  };
}

/** A script begins with its name, apart from comments, and has a line with its types. */
function isScript(head: string): boolean {
  return head.startsWith('Name:', firstLine(head).start) && /^Types:/m.test(head);
}

function isEdition(head: string): boolean {
  const { start } = firstLine(head);
  return /^\[metadata\]/i.test(head.slice(start, start + 10));
}

/**
 * Token scripts are in their own folder (`tokenscripts`; `tokens` for custom cards), and their file names contain
 * color, power and toughness: `r_1_1_goblin`, `c_a_food_sac`.
 */
function isTokenPath(path: string): boolean {
  return (
    /[\\/]tokens?(?:scripts?)?[\\/]/i.test(path) || /(?:^|[\\/])[wubrgc]{1,5}_(?:\d+|[a-z]{1,2})_[^\\/]*$/i.test(path)
  );
}
