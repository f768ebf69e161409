import introduced from '../../rulebooks/introduced.txt';
import magic201708 from '../../rulebooks/magic-2017-08.txt';
import magic202001 from '../../rulebooks/magic-2020-01.txt';
import magic202111 from '../../rulebooks/magic-2021-11.txt';
import magic202406 from '../../rulebooks/magic-2024-06.txt';
import magic202608 from '../../rulebooks/magic-2026-08.txt';
import magic202609 from '../../rulebooks/magic-2026-09.txt';
import magicFifth from '../../rulebooks/magic-fifth.txt';
import riftbound from '../../rulebooks/riftbound.txt';
import wordsFifth from '../../rulebooks/words-fifth.txt';
import wordsMagic from '../../rulebooks/words-magic.txt';
import wordsMagicOlder from '../../rulebooks/words-magic-older.txt';
import wordsRiftbound from '../../rulebooks/words-riftbound.txt';
import { getOrInsert } from '../util/get-or-insert.js';
import { readFacts } from './facts.js';
import { type ReadRulebook, type RulebookLibrary, readRulebook } from './load.js';
import type { Rulebook } from './rulebook.js';
import type { RulebookWords } from './words.js';
import { readWordsFile } from './words-file.js';

/** The bundled rulebooks, the newest of each game first. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['magic-2026-09', magic202609],
  ['magic-2026-08', magic202608],
  ['magic-2024-06', magic202406],
  ['magic-2021-11', magic202111],
  ['magic-2020-01', magic202001],
  ['magic-2017-08', magic201708],
  ['magic-fifth', magicFifth],
  ['riftbound', riftbound],
]);

const WORD_FILES: ReadonlyMap<string, string> = new Map([
  ['magic', wordsMagic],
  ['magic-older', wordsMagicOlder],
  ['fifth', wordsFifth],
  ['riftbound', wordsRiftbound],
]);

/** The ids of the bundled rulebooks. */
export const bundledRulebookIds: readonly string[] = [...TEXTS.keys()];

/** The rulebook used if no setting names another. */
export const defaultRulebookId = 'magic-2026-09';

const read = lazyLookup(TEXTS, (text, id) => readRulebook(text, { id, library: bundledLibrary }));
const readWords = lazyLookup(WORD_FILES, (text) => readWordsFile(text).words);

/** A bundled rulebook, read on first use; null for any other id. */
export function bundledRulebook(id: string): Rulebook | null {
  return read(id)?.rulebook ?? null;
}

/** The problems found while reading a bundled rulebook; none if its file is correct. */
export function bundledRulebookProblems(id: string): ReadRulebook['problems'] {
  return read(id)?.problems ?? [];
}

/** The bundled rulebooks and word lists, for the user's rulebooks to refer to. */
export const bundledLibrary: RulebookLibrary = {
  rulebook: bundledRulebook,
  words: (name: string): RulebookWords | null => readWords(name),
};

let facts: ReadonlyMap<string, string> | null = null;

/**
 * The set in which a predefined token first appeared (`Treasure` → `Ixalan block`), by the words before "token"; null
 * if the sources do not mention it. `Wicked Role` is looked up as a Role.
 */
export function introducedIn(words: string): string | null {
  facts ??= readFacts(introduced);
  const key = words.trim().toLowerCase();
  return facts.get(key) ?? facts.get(key.slice(key.lastIndexOf(' ') + 1)) ?? null;
}

/** A function that computes a value from the text of a name on first use, and caches it; null for unknown names. */
function lazyLookup<T>(texts: ReadonlyMap<string, string>, compute: (text: string, name: string) => T) {
  const cache = new Map<string, T>();
  return (name: string): T | null => {
    const text = texts.get(name);
    return text === undefined ? null : getOrInsert(cache, name, () => compute(text, name));
  };
}
