import { numberWords } from '../../language/lexicon.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { appendTo } from '../../util/multimap.js';
import { TwoGenerationCache } from '../../util/two-generation-cache.js';
import type { KeywordKind } from './explanation.js';
import { speaksOfTokens } from './speaks-of-tokens.js';

/** A keyword that the settings of a set declare. */
export interface DeclaredKeyword {
  /** As written, without its number: `Ploy`. */
  readonly word: string;
  readonly kind: KeywordKind;
  /** What stands for the number behind it, and in its reminder text: `N` as a rule. Null where no number follows. */
  readonly number: string | null;
  /** Its reminder text; null where it is only named. */
  readonly meaning: string | null;
}

/**
 * A keyword as settings write it: `Ploy`, `Muster N`; `Ploy [cost]` is the same as `Ploy`. Null for what is no keyword.
 * @param meaning its reminder text, with or without parentheses
 */
export function declaredKeyword(written: string, meaning: string | null, kind: KeywordKind): DeclaredKeyword | null {
  const match = /^(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}?)(?: (N|X|\d{1,4})| \[?cost\]?)?$/u.exec(written.trim());
  if (!match) return null;
  const text = meaning?.trim().replace(/^\(([^()]*)\)$/, '$1') ?? null;
  return { word: match[1]!.replaceAll('’', "'"), kind, number: match[2] ?? null, meaning: text === '' ? null : text };
}

/** What one reminder text says of a keyword. */
export interface KeywordMeaning {
  /** The number that the keyword is followed by where the reminder text stands. */
  readonly number: string | null;
  readonly meaning: string;
}

/** A keyword of the set's own. */
export interface SetKeyword {
  /** In lower case. */
  readonly word: string;
  readonly kinds: readonly KeywordKind[];
  /** Its reminder texts, those of the settings first, then in file order; each once. Empty where it is only declared. */
  readonly meanings: readonly KeywordMeaning[];
}

/** What `SetKeywords` is made from: explanations on cards, in file order. */
export interface KeywordSource {
  readonly word: string;
  readonly kind: KeywordKind;
  readonly number: string | null;
  readonly meaning: string;
}

/** The keywords of a set: those its settings declare, and those that reminder text on its cards explains. Never changes. */
export class SetKeywords {
  private readonly byWord: ReadonlyMap<string, SetKeyword>;
  /** Those whose reminder text speaks of tokens. */
  readonly makers: readonly SetKeyword[];
  /** The makers as one line: equal where what cards make by keywords is. */
  readonly makersKey: string;
  private written: string | null = null;

  private constructor(readonly all: readonly SetKeyword[]) {
    this.byWord = new Map(all.map((keyword) => [keyword.word, keyword]));
    this.makers = all.filter(({ meanings }) => meanings.some(({ meaning }) => speaksOfTokens(meaning)));
    this.makersKey = this.makers.length === 0 ? '' : JSON.stringify(this.makers);
  }

  static of(declared: readonly DeclaredKeyword[], explained: Iterable<KeywordSource>): SetKeywords {
    const found = new Map<string, (DeclaredKeyword | KeywordSource)[]>();
    for (const keyword of declared) appendTo(found, keyword.word.toLowerCase(), keyword);
    for (const keyword of explained) appendTo(found, keyword.word, keyword);
    return found.size === 0 ? SetKeywords.none : new SetKeywords([...found].map(([word, all]) => keywordOf(word, all)));
  }

  /** The keywords from what `toString` made of them. Equal texts give one and the same object while they are in use. */
  static parse(text: string): SetKeywords {
    if (text === '') return SetKeywords.none;
    return getOrInsert(parsed, text, () => new SetKeywords(JSON.parse(text) as SetKeyword[]));
  }

  static readonly none = new SetKeywords([]);

  /** All of them as one line, empty where there are none: equal where the keywords are. */
  toString(): string {
    this.written ??= this.all.length === 0 ? '' : JSON.stringify(this.all);
    return this.written;
  }

  /** The keyword of a word in lower case; null where the set has none. */
  get(word: string): SetKeyword | null {
    return this.byWord.get(word) ?? null;
  }
}

/** Few sets are worked on at a time. */
const parsed = new TwoGenerationCache<string, SetKeywords>(8);

function keywordOf(word: string, all: readonly (DeclaredKeyword | KeywordSource)[]): SetKeyword {
  const meanings = new Map<string, KeywordMeaning>();
  for (const { number, meaning } of all) {
    if (meaning !== null && !meanings.has(`${number} ${meaning}`))
      meanings.set(`${number} ${meaning}`, { number, meaning });
  }
  return { word, kinds: [...new Set(all.map(({ kind }) => kind))], meanings: [...meanings.values()] };
}

/** What a keyword means with a number behind it. */
export interface MeaningFor {
  readonly text: string;
  /** Whether the text says how many tokens there are with this number: not where the known reminder text is for one. */
  readonly isCounted: boolean;
}

/**
 * What a keyword means where a card uses it: the reminder text for the same number, else one for another number with this one
 * in its place. Null where no reminder text speaks of tokens.
 */
export function meaningFor({ meanings }: SetKeyword, number: string | null): MeaningFor | null {
  const makers = meanings.filter(({ meaning }) => speaksOfTokens(meaning));
  const [first] = makers;
  if (!first) return null;
  // The settings say it for any number, and hold before the cards.
  const general = first.number === 'N' && number !== null ? withNumber(first.meaning, 'N', number) : null;
  if (general !== null) return { text: general, isCounted: true };
  const same = makers.find((each) => digits(each.number) === digits(number));
  if (same) return { text: same.meaning, isCounted: true };
  for (const { number: other, meaning } of makers) {
    const text = number !== null && other !== null ? withNumber(meaning, other, number) : null;
    if (text !== null) return { text, isCounted: true };
  }
  return { text: first.meaning, isCounted: number === null || first.number === null };
}

const small = [...numberWords.keys()];

/** A number as digits; X and N as they are. */
function digits(number: string | null): string | null {
  return number === null ? null : String(numberWords.get(number) ?? number);
}

/** A reminder text with another number, written as the first one was; null where that number does not stand in it. */
function withNumber(meaning: string, from: string, to: string): string | null {
  const value = digits(from)!;
  // "A" and "one" may be more than the number, and "a" is hard to make several of.
  if (value === '1') return null;
  const spelled = /^\d+$/.test(value) ? small[Number(value)] : undefined;
  const target = digits(to)!;
  let isThere = false;
  const text = meaning.replace(/(?<![\w{/+-])(?:\d+|[XYN]|[a-z]+)(?![\w}/])/g, (word) => {
    if (word !== value && word !== spelled) return word;
    isThere = true;
    // A number that stands for others (N, X) is written out, as card text does.
    const isWord = word === spelled || /^[XYN]$/.test(word);
    return isWord && /^\d+$/.test(target) ? (small[Number(target)] ?? target) : target;
  });
  return isThere ? text : withSize(meaning, value, target);
}

/** "Create a 2/2 token" for the number 2, with another size; null where the number is not its power and toughness. */
function withSize(meaning: string, value: string, target: string): string | null {
  let isThere = false;
  const text = meaning.replace(/(?<![\w/+-])([\dXYN]+)\/([\dXYN]+)(?![\w/])/g, (size, power, toughness) => {
    if (power !== value || toughness !== value) return size;
    isThere = true;
    return `${target}/${target}`;
  });
  return isThere ? text : null;
}
