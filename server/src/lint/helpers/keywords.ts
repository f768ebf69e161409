import type { Edition } from '../../edition/edition.js';
import { copyString } from '../../util/copy-string.js';
import { memoize } from '../../util/memoize.js';
import { isSwapped, type NearPolicy, nearestWord } from '../../util/near-words.js';
import { TwoGenerationCache } from '../../util/two-generation-cache.js';
import { misspeltWord } from './misspelt-words.js';
import { slipsAllowed } from './nearest-word.js';

/** How many words that are not keywords one generation of the cache of an edition contains. */
const CAPACITY = 2000;

/**
 * How likely it is that words in a place for keywords are a misspelt keyword: nothing else can be there (`sure`), words
 * on their own line may be the designer's keyword (`alone`), and words with reminder text most likely are
 * (`explained`).
 */
export type Certainty = 'sure' | 'alone' | 'explained';

/** The keywords of an edition, and the keyword that a similar word was meant to be. */
export class Keywords {
  /** Keyword abilities of one or two words, in lower case. */
  private readonly abilities: readonly string[];
  private readonly abilityWords: ReadonlySet<string>;
  private readonly all: ReadonlySet<string>;
  private readonly cachedSlips: Readonly<Record<Certainty, TwoGenerationCache<string, string | null>>> = {
    sure: new TwoGenerationCache(CAPACITY, copyString),
    alone: new TwoGenerationCache(CAPACITY, copyString),
    explained: new TwoGenerationCache(CAPACITY, copyString),
  };

  constructor({ vocabulary, rulebook }: Edition) {
    const abilities = rulebook.words.keywordAbilities.map((keyword) => keyword.toLowerCase());
    // Some are sentences, and one is not a word.
    this.abilities = abilities.filter((one) => /^[a-z-]+(?: [a-z]+)?$/.test(one));
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

  /** The keyword ability that the words, in lower case, are a misspelling of; null if none is similar enough. */
  intended(words: string, certainty: Certainty): string | null {
    const cache = this.cachedSlips[certainty];
    let found = cache.get(words);
    if (found === undefined) {
      const right = ordinary.has(words) ? null : finders[certainty](words, this.abilities);
      found = right === null || isInflected(words, right) ? null : right;
      cache.set(copyString(words), found);
    }
    return found;
  }
}

/** The keywords of an edition. */
export const keywordsOf = memoize((edition: Edition) => new Keywords(edition));

/** Ordinary words of card text that differ from a keyword in one or two letters. */
const ordinary = new Set(
  (
    'affect assign blast boat boost bound complete completed copper declared defence defense delete devoted devout either emblem encoded energy ' +
    'engine escort exiled explain flaking flask flesh grant grants hunt killer kicked landing leave mental mirage outlaw paradise paying pilot ' +
    'playing power powers process progress rampant reborn remove removed replace rift root rot scried shrewd should silver skull slice solace source ' +
    'sphere spores sprite square static store stored story street temple unlash unless vision wand war warped watcher weather whether winner winter ' +
    'wishes word'
  ).split(' '),
);

/** The minimum length of a word whose first letter may be wrong: among shorter words that often gives another word. */
const LONG = 6;

type Finder = (words: string, known: readonly string[]) => string | null;

const finders: Readonly<Record<Certainty, Finder>> = {
  sure: nearKeyword,
  alone: likelyKeyword,
  explained: typingError,
};

/** Differs in at most two letters, in a short word one, or in two swapped neighbours. */
function nearKeyword(words: string, known: readonly string[]): string | null {
  return likelyKeyword(words, known) ?? nearestWord(words, known, nearPolicy);
}

const nearPolicy: NearPolicy = {
  maxEdits: (written, right) => {
    if (right.length < 4) return -1;
    if (right[0] === written[0]) return slipsAllowed(written.length);
    // A word with two wrong letters rarely has a wrong first letter.
    return right.length < LONG ? 0 : 1;
  },
};

/** Differs in one letter, which is rarely the first, or in two swapped neighbours; in a long word in two letters. */
function likelyKeyword(words: string, known: readonly string[]): string | null {
  return misspeltWord(words, known) ?? known.find((right) => differsAtStart(words, right)) ?? null;
}

/** "lying", "fflying": the first letter is missing, or an extra letter precedes it. */
function differsAtStart(written: string, right: string): boolean {
  return right.length >= LONG && (right.slice(1) === written || written.slice(1) === right);
}

/** The minimum length of a keyword that does not become another word when a letter is left out. */
const LONG_ENOUGH = 7;

/** Typing errors as opposed to puns: two neighbours swapped, a letter typed twice, once too few, or not at all. */
function typingError(words: string, known: readonly string[]): string | null {
  return known.find((right) => isSwapped(words, right) || isLetterOff(words, right)) ?? null;
}

function isLetterOff(written: string, right: string): boolean {
  const [longer, shorter] = written.length > right.length ? [written, right] : [right, written];
  if (longer.length - shorter.length !== 1) return false;
  let at = 0;
  while (at < shorter.length && longer[at] === shorter[at]) at++;
  if (longer.slice(at + 1) !== shorter.slice(at)) return false;
  // In a run of equal letters, the first difference is at its end.
  if (at > 0 && longer[at] === longer[at - 1]) return true;
  return longer === right && right.length >= LONG_ENOUGH && at > 0 && at < right.length - 1;
}

/** "shrouded", "tramples", "menacing": words derived from a keyword. */
function isInflected(written: string, right: string): boolean {
  const stem = right.replace(/(?:e|ing)$/, '');
  // "tramplr" is not one: a keyword that lost its *e* takes no ending without one.
  const endings = right.endsWith('e') ? /^(?:e[sdrn]|ers|ing|y|est)$/ : /^(?:e?s|e[drn]|ers|ing|y|est)$/;
  return written.startsWith(stem) && endings.test(written.slice(stem.length));
}
