import { distance } from 'fastest-levenshtein';
import type { Edition } from '../../edition/edition.js';
import { copyString } from '../../util/copied-string.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { TwoGenerationCache } from '../../util/two-generation-cache.js';
import { misspeltWord } from './misspelt.js';
import { isSwapped, slipsAllowed } from './near.js';

/** How many words that are not keywords one generation of the cache of an edition contains. */
const CAPACITY = 2000;

/**
 * How sure it is that words where a keyword would stand are one that is misspelt: nothing else can stand there (`sure`), a
 * line of their own may be the designer's own keyword (`alone`), and what reminder text explains most likely is (`explained`).
 */
export type Certainty = 'sure' | 'alone' | 'explained';

/** The keywords of an edition, and what a word near one was meant to be. */
export class Keywords {
  /** Keyword abilities of one word or two, in lower case. */
  private readonly abilities: readonly string[];
  private readonly abilityWords: ReadonlySet<string>;
  private readonly all: ReadonlySet<string>;
  private readonly slips: Readonly<Record<Certainty, TwoGenerationCache<string, string | null>>> = {
    sure: new TwoGenerationCache(CAPACITY, copyString),
    alone: new TwoGenerationCache(CAPACITY, copyString),
    explained: new TwoGenerationCache(CAPACITY, copyString),
  };

  constructor({ vocabulary, rulebook }: Edition) {
    const abilities = rulebook.words.keywordAbilities.map((keyword) => keyword.toLowerCase());
    // Some are sentences, and one is no word at all.
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

  /** The keyword ability that the words, in lower case, are a slip for; null where none is near enough. */
  meant(words: string, certainty: Certainty): string | null {
    const memory = this.slips[certainty];
    let found = memory.get(words);
    if (found === undefined) {
      const right = ordinary.has(words) ? null : finders[certainty](words, this.abilities);
      found = right === null || isInflected(words, right) ? null : right;
      memory.set(copyString(words), found);
    }
    return found;
  }
}

const made = new WeakMap<Edition, Keywords>();

/** The keywords of an edition. */
export function keywordsOf(edition: Edition): Keywords {
  return getOrInsert(made, edition, () => new Keywords(edition));
}

/** Ordinary words of card text that are a letter or two away from a keyword. */
const ordinary = new Set(
  (
    'affect assign blast boat boost bound complete completed copper declared defence defense delete devoted either emblem encoded energy ' +
    'engine escort exiled explain flaking flask flesh grant grants hunt killer kicked landing leave mental mirage outlaw paradise paying pilot ' +
    'playing power powers process progress rampant reborn remove removed replace rift root rot shrewd should silver skull slice solace source ' +
    'sphere spores sprite square static store stored story street temple unlash unless vision wand war warped watcher weather whether winner winter ' +
    'wishes word'
  ).split(' '),
);

/** How long a word is whose first letter may be the wrong one: among short ones that gives words of their own. */
const LONG = 6;

type Finder = (words: string, known: readonly string[]) => string | null;

const finders: Readonly<Record<Certainty, Finder>> = {
  sure: near,
  alone: likely,
  explained: slipOfFingers,
};

/** Within two letters, in a short word one, or two neighbours that changed places. */
function near(words: string, known: readonly string[]): string | null {
  const found = likely(words, known);
  if (found !== null) return found;
  let best: string | null = null;
  let least = slipsAllowed(words.length) + 1;
  for (const right of known) {
    if (Math.abs(right.length - words.length) >= least || right.length < 4) continue;
    const away = distance(words, right);
    // Hands that slip twice do not begin with the wrong letter.
    const isOther = right[0] !== words[0] && (away > 1 || right.length < LONG);
    if (away < least && !isOther) [best, least] = [right, away];
  }
  return best;
}

/** But for one letter, which is hardly ever a wrong first one, or two neighbours that changed places; in a long word two. */
function likely(words: string, known: readonly string[]): string | null {
  return misspeltWord(words, known) ?? known.find((right) => isBeheaded(words, right)) ?? null;
}

/** "lying", "fflying": the first letter is missing, or there is one more before it. */
function isBeheaded(written: string, right: string): boolean {
  return right.length >= LONG && (right.slice(1) === written || written.slice(1) === right);
}

/** How long a keyword is that has no other word made of it by leaving out a letter. */
const LONG_ENOUGH = 7;

/** What fingers do and puns do not: two neighbours changed places, a letter was typed twice, once too few, or not at all. */
function slipOfFingers(words: string, known: readonly string[]): string | null {
  return known.find((right) => isSwapped(words, right) || isLetterOff(words, right)) ?? null;
}

function isLetterOff(written: string, right: string): boolean {
  const [longer, shorter] = written.length > right.length ? [written, right] : [right, written];
  if (longer.length - shorter.length !== 1) return false;
  let at = 0;
  while (at < shorter.length && longer[at] === shorter[at]) at++;
  if (longer.slice(at + 1) !== shorter.slice(at)) return false;
  // The first difference in a run of equal letters is at its end.
  if (at > 0 && longer[at] === longer[at - 1]) return true;
  return longer === right && right.length >= LONG_ENOUGH && at > 0 && at < right.length - 1;
}

/** "shrouded", "tramples", "menacing": other words made of a keyword. */
function isInflected(written: string, right: string): boolean {
  const stem = right.replace(/(?:e|ing)$/, '');
  // "tramplr" is none: what lost its *e* takes no ending without one.
  const endings = right.endsWith('e') ? /^(?:e[sdrn]|ers|ing|y|est)$/ : /^(?:e?s|e[drn]|ers|ing|y|est)$/;
  return written.startsWith(stem) && endings.test(written.slice(stem.length));
}
