import { distance } from 'fastest-levenshtein';
import type { Edition } from '../../edition/edition.js';
import { misspeltWord } from './misspelt.js';
import { slipsAllowed } from './near.js';

/** Keywords have so many words at most, as far as slips are looked for. */
export const MOST_WORDS = 2;

/** So many words that are no keywords are remembered for one edition. */
const CAPACITY = 4000;

/** The keywords of an edition, and what a word near one was meant to be. */
export class Keywords {
  /** Keyword abilities in lower case, those of one word and those of two. */
  private readonly abilities: readonly (readonly string[])[];
  private readonly abilityWords: ReadonlySet<string>;
  private readonly all: ReadonlySet<string>;
  private readonly slips = new Map<string, string | null>();
  private readonly strict = new Map<string, string | null>();

  constructor({ vocabulary, rulebook }: Edition) {
    const abilities = rulebook.words.keywordAbilities.map((keyword) => keyword.toLowerCase());
    const ofWords = (count: number) =>
      abilities.filter((one) => one.split(' ').length === count && /^[a-z -]+$/.test(one));
    this.abilities = [ofWords(1), ofWords(MOST_WORDS)];
    this.abilityWords = new Set(abilities);
    this.all = new Set([...vocabulary.keywords.keys(), ...abilities]);
  }

  /** Whether the words, in lower case, are a keyword ability. */
  hasAbility(words: string): boolean {
    return this.abilityWords.has(words);
  }

  /** Whether the words, in lower case, are a keyword ability or action. */
  has(words: string): boolean {
    return this.all.has(words);
  }

  /** The keyword ability that the words, in lower case, are a slip for, where only keywords can stand; null where none is near. */
  meant(words: string): string | null {
    return remembered(this.slips, words, () => near(words, this.ofLength(words)));
  }

  /** The same where the words may be something else: only a slip that hands make. */
  surelyMeant(words: string): string | null {
    return remembered(this.strict, words, () => {
      const right = misspeltWord(words, this.ofLength(words));
      return right === null || isInflected(words, right) ? null : right;
    });
  }

  private ofLength(words: string): readonly string[] {
    return this.abilities[words.split(' ').length - 1] ?? [];
  }
}

const made = new WeakMap<Edition, Keywords>();

/** The keywords of an edition. */
export function keywordsOf(edition: Edition): Keywords {
  let keywords = made.get(edition);
  if (!keywords) {
    keywords = new Keywords(edition);
    made.set(edition, keywords);
  }
  return keywords;
}

function remembered(memory: Map<string, string | null>, key: string, find: () => string | null): string | null {
  let found = memory.get(key);
  if (found === undefined) {
    found = find();
    if (memory.size >= CAPACITY) memory.clear();
    memory.set(key, found);
  }
  return found;
}

/** Ordinary words of card text that are a letter away from a keyword. */
const ordinary = new Set(['either']);

/** How long a word is whose first letter may be the wrong one. */
const LONG = 6;

/**
 * Within two letters, in a short word one, or two neighbours that changed places; not another form of the word. Hands that slip
 * twice do not begin with the wrong letter.
 */
function near(words: string, known: readonly string[]): string | null {
  if (ordinary.has(words)) return null;
  const sure = misspeltWord(words, known);
  if (sure !== null) return isInflected(words, sure) ? null : sure;
  let best: string | null = null;
  let least = slipsAllowed(words.length) + 1;
  for (const right of known) {
    if (Math.abs(right.length - words.length) >= least || right.length < 4) continue;
    const away = distance(words, right);
    // Hands that slip twice do not begin with the wrong letter; in a short word that gives words of its own: reach, each.
    if (away < least && (right[0] === words[0] || (away === 1 && words.length >= LONG))) [best, least] = [right, away];
  }
  return best === null || least === 0 || isInflected(words, best) ? null : best;
}

/** "shrouded", "tramples", "menacing": other words made of a keyword. */
function isInflected(written: string, right: string): boolean {
  const stem = right.replace(/(?:e|ing)$/, '');
  return written.startsWith(stem) && /^(?:e?[sd]|e?r|ers|ing|y|er|est|e?n)$/.test(written.slice(stem.length));
}
