import type { Game } from '../../../rulebook/rulebook.js';
import { getOrInsert } from '../../../util/get-or-insert.js';
import fifth from './fifth.txt';
import magic from './magic.txt';
import riftbound from './riftbound.txt';

/** How the cards of a game use words. All words are in lower case, and in all lists the most common come first. */
export interface Usage {
  readonly words: readonly string[];
  /** Nouns with a plural in -s. */
  readonly nouns: ReadonlySet<string>;
  readonly keywords: readonly string[];
  readonly subtypes: readonly string[];
  /** Subtypes that mostly follow another subtype. */
  readonly second: ReadonlySet<string>;
  /** The words that are common after a word, or after two words joined by a space. */
  readonly after: ReadonlyMap<string, readonly string[]>;
}

const texts: Readonly<Record<Game, string>> = { magic, fifth, riftbound };
const read = new Map<Game, Usage>();

/** Returns how a game uses words; read when first needed. */
export function usageOf(game: Game): Usage {
  return getOrInsert(read, game, () => readUsage(texts[game]));
}

/**
 * Reads a file of usage: lists of bare words, the most common first.
 *
 * - `Words`: words of sentences; `Nouns`: those of them that have a plural in -s
 * - `Keywords`, `Subtypes`, `Types`: by how many cards have them; `legendary—` is the context of types after *Legendary*
 * - `Second`: subtypes that mostly follow another one, as in *Goblin Wizard*
 * - `x y → z`: words that follow x or y more often than they follow other words. `a_b` is a context of two words. Several
 *   lines of one context count in file order, so exceptions come before groups.
 *
 * In contexts, `~` is the card's name, `{}` a symbol, `0` a number, `0/0` a size or a counter, `<subtype>` any subtype.
 * `^creature` is the start of a creature's rules text, `^creature+` of a later line, and a comma is `,k` in a line of
 * keywords. An indented line continues the one above.
 */
export function readUsage(text: string): Usage {
  const after = new Map<string, string[]>();
  for (const line of text.replace(/\n +/g, ' ').split('\n')) {
    const [head = '', list] = line.split(' → ');
    if (list === undefined || line.startsWith('#')) continue;
    const words = list.split(' ').map((word) => spaced(word.toLowerCase()));
    for (const context of head.split(' ').map(spaced)) after.set(context, [...(after.get(context) ?? []), ...words]);
  }
  const list = (name: string) => after.get(name) ?? [];
  return {
    words: list('Words'),
    nouns: new Set(list('Nouns')),
    keywords: list('Keywords'),
    subtypes: list('Subtypes'),
    second: new Set(list('Second')),
    after,
  };
}

function spaced(word: string): string {
  return word.replaceAll('_', ' ');
}
