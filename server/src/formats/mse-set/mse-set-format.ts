import type { Format, FormatProblem } from '../card.js';
import { CardCache } from '../card-cache.js';
import { unreadableCharacters } from '../unreadable.js';
import { parseMseCard, roleByStyle } from './card-parser.js';
import { entriesOf } from './entries.js';

/**
 * The text file in the folder of an unpacked Magic Set Editor set: `set`, or `card …`, one of those that it includes.
 * Comments are dropped when the program saves, so there is nothing to silence a rule by. Built from the program's manual and
 * its public templates, and not yet tried on a set of somebody's own. A set may also be in a file of any other name.
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
    // The file itself may be packed, and then only the command line reads it.
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

/** The names that Magic Set Editor gives the files of a set. */
function isNamedAsSet(path: string): boolean {
  return /(?:^|[\\/])(?:set|card(?: |%20)[^\\/]*|[^\\/]*\.mse-set)$/i.test(path);
}

/** Whether a file begins as a set does, or a card of one. The program is used for other games too. */
function isMagicSet(head: string): boolean {
  if (!/^\ufeff?(?:mse[_ ]version|card):/m.test(head)) return false;
  const game = /^game:[ \t]*(\S*)/m.exec(head);
  return game === null || game[1]!.toLowerCase() === 'magic';
}

/** Whether a file is a set whatever it is called. The program's templates begin in the same way, but have no such lines. */
function isSetByContent(head: string): boolean {
  return /^\ufeff?\s{0,20}mse[_ ]version:/.test(head) && /^(?:stylesheet|card):/m.test(head) && isMagicSet(head);
}
