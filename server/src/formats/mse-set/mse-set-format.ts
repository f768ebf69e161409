import type { Format, FormatProblem } from '../card.js';
import { CardCache } from '../card-cache.js';
import { unreadableCharacters } from '../unreadable.js';
import { parseMseCard, roleByStyle } from './card-parser.js';
import { entriesOf } from './entries.js';

/**
 * The text file in the folder of an unpacked Magic Set Editor set: `set`, or an included file `card …`. The program
 * drops comments when it saves, so rules cannot be disabled by comments. Built from the program's manual and public
 * templates, and not yet tested on users' sets. A set may also have any other file name.
 */
export function createMseSetFormat(): Format {
  const caches = {
    card: new CardCache((source) => parseMseCard(source, 'card')),
    token: new CardCache((source) => parseMseCard(source, 'token')),
  };
  return {
    id: 'mse-set',
    about: {
      title: 'Magic Set Editor sets',
      recognized:
        'By the file’s name (`set`, or `card …` for an included file) and a first line such as `mse_version:`.',
    },
    files: ['**/set', '**/card *'],
    // The file itself may be an archive, which only the command line reads.
    names: ['**/set', '**/*.mse-set'],
    matches: (path, head) => (isNamedAsSet(path) ? isMagicSet(head) : isSetByContent(head)),
    read(_path, whole, previous) {
      const text = whole.toString();
      const { cards, stylesheet, spaces } = entriesOf(text);
      const cache = caches[roleByStyle(stylesheet)];
      cache.begin(previous, cards.length);
      const problems: FormatProblem[] = unreadableCharacters(text, { start: 0, end: text.length });
      if (spaces) problems.push({ id: 'set-indented-by-spaces', span: spaces, message: indentedBySpaces });
      return {
        format: 'mse-set',
        header: null,
        cards: cards.map(({ start, end }) => ({ card: cache.card(text.slice(start, end)), start })),
        suppressions: [],
        problems,
      };
    },
  };
}

const indentedBySpaces =
  'Set files are indented by tabs. This line is indented by spaces, so Magic Set Editor does not read it as a field.';

/** The file names that Magic Set Editor uses for a set. */
function isNamedAsSet(path: string): boolean {
  return /(?:^|[\\/])(?:set|card(?: |%20)[^\\/]*|[^\\/]*\.mse-set)$/i.test(path);
}

/** Whether a file begins like a set or a card of one. The program is used for other games too. */
function isMagicSet(head: string): boolean {
  if (!/^\ufeff?(?:mse[_ ]version|card):/m.test(head)) return false;
  const game = /^game:[ \t]*(\S*)/m.exec(head);
  return game === null || game[1]!.toLowerCase() === 'magic';
}

/** Whether a file is a set, whatever its name. The program's templates begin in the same way, but lack these lines. */
function isSetByContent(head: string): boolean {
  return /^\ufeff?\s{0,20}mse[_ ]version:/.test(head) && /^(?:stylesheet|card):/m.test(head) && isMagicSet(head);
}
