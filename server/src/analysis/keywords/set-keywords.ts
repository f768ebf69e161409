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
  /** The placeholder for its number, here and in its reminder text: usually `N`. Null if no number follows. */
  readonly number: string | null;
  /** Its reminder text; null if there is none. */
  readonly meaning: string | null;
}

/**
 * A keyword as written in settings: `Ploy`, `Muster N`; `Ploy [cost]` is the same as `Ploy`. Null if it is not a keyword.
 * @param meaning its reminder text, with or without parentheses
 */
export function declaredKeyword(serialized: string, meaning: string | null, kind: KeywordKind): DeclaredKeyword | null {
  const match = /^(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}?)(?: (N|X|\d{1,4})| \[?cost\]?)?$/u.exec(
    serialized.trim(),
  );
  if (!match) return null;
  const text = meaning?.trim().replace(/^\(([^()]*)\)$/, '$1') ?? null;
  return { word: match[1]!.replaceAll('’', "'"), kind, number: match[2] ?? null, meaning: text === '' ? null : text };
}

/** One reminder text of a keyword. */
export interface KeywordMeaning {
  /** The number after the keyword that the reminder text explains. */
  readonly number: string | null;
  readonly meaning: string;
}

/** A custom keyword of a set. */
export interface SetKeyword {
  /** In lower case. */
  readonly word: string;
  readonly kinds: readonly KeywordKind[];
  /**
   * Its reminder texts without duplicates, those of the settings first, then in file order. Empty if it is only
   * declared.
   */
  readonly meanings: readonly KeywordMeaning[];
}

/** An explanation on a card, from which `SetKeywords` is built. */
export interface KeywordSource {
  readonly word: string;
  readonly kind: KeywordKind;
  readonly number: string | null;
  readonly meaning: string;
}

/** The keywords of a set: those its settings declare, and those that reminder text on its cards explains. Immutable. */
export class SetKeywords {
  private readonly byWord: ReadonlyMap<string, SetKeyword>;
  /** Those whose reminder text mentions creating tokens. */
  readonly makers: readonly SetKeyword[];
  /** A string that changes if and only if `makers` does. */
  readonly makersKey: string;
  private serialized: string | null = null;

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

  /** The keywords for a result of `toString`. Equal strings give the same object as long as it is in use. */
  static parse(text: string): SetKeywords {
    if (text === '') return SetKeywords.none;
    return getOrInsert(parsed, text, () => new SetKeywords(JSON.parse(text) as SetKeyword[]));
  }

  static readonly none = new SetKeywords([]);

  /** The keywords as a string, empty if there are none; equal for equal keywords. */
  toString(): string {
    this.serialized ??= this.all.length === 0 ? '' : JSON.stringify(this.all);
    return this.serialized;
  }

  /** The keyword of a word in lower case; null if the set has none. */
  get(word: string): SetKeyword | null {
    return this.byWord.get(word) ?? null;
  }
}

/** Small, as few sets are worked on at a time. */
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
  /**
   * Whether the text contains the number of tokens for this number; false if the known reminder text is for another
   * one.
   */
  readonly isCounted: boolean;
}

/**
 * The reminder text that applies to a keyword with a number: one for the same number, else one for another number with
 * that number replaced. Null if no reminder text mentions tokens.
 */
export function meaningFor({ meanings }: SetKeyword, number: string | null): MeaningFor | null {
  return meaningAmong(
    meanings.filter(({ meaning }) => speaksOfTokens(meaning)),
    number,
  );
}

/** The reminder text of a keyword with a number, without parentheses; null if it is known only for other numbers. */
export function reminderFor({ meanings }: SetKeyword, number: string | null): string | null {
  const found = meaningAmong(meanings, number);
  return found?.isCounted ? found.text : null;
}

function meaningAmong(meanings: readonly KeywordMeaning[], number: string | null): MeaningFor | null {
  const [first] = meanings;
  if (!first) return null;
  // Settings give it for any number, and take precedence over cards.
  const general = first.number === 'N' && number !== null ? withNumber(first.meaning, 'N', number) : null;
  if (general !== null) return { text: general, isCounted: true };
  const same = meanings.find((each) => digits(each.number) === digits(number));
  if (same) return { text: same.meaning, isCounted: true };
  for (const { number: other, meaning } of meanings) {
    const text = number !== null && other !== null ? withNumber(meaning, other, number) : null;
    if (text !== null) return { text, isCounted: true };
  }
  return { text: first.meaning, isCounted: number === null || first.number === null };
}

const spelledNumbers = [...numberWords.keys()];

/** A number as digits; X and N unchanged. */
function digits(number: string | null): string | null {
  return number === null ? null : String(numberWords.get(number) ?? number);
}

/** A reminder text for another number, in the same notation; null if it does not contain the first number. */
function withNumber(meaning: string, from: string, to: string): string | null {
  const value = digits(from)!;
  // "A" and "one" may have other meanings, and "a" is hard to turn into a plural.
  if (value === '1') return null;
  const spelled = /^\d+$/.test(value) ? spelledNumbers[Number(value)] : undefined;
  const target = digits(to)!;
  let isThere = false;
  const text = meaning.replace(/(?<![\w{/+-])(?:\d+|[XYN]|[a-z]+)(?![\w}/])/g, (word) => {
    if (word !== value && word !== spelled) return word;
    isThere = true;
    // A placeholder (N, X) is spelled out, as on cards.
    const isWord = word === spelled || /^[XYN]$/.test(word);
    return isWord && /^\d+$/.test(target) ? (spelledNumbers[Number(target)] ?? target) : target;
  });
  return isThere ? text : withSize(meaning, value, target);
}

/** "Create a 2/2 token" for the number 2, with another size; null if the number is not its power and toughness. */
function withSize(meaning: string, value: string, target: string): string | null {
  let isThere = false;
  const text = meaning.replace(/(?<![\w/+-])([\dXYN]+)\/([\dXYN]+)(?![\w/])/g, (size, power, toughness) => {
    if (power !== value || toughness !== value) return size;
    isThere = true;
    return `${target}/${target}`;
  });
  return isThere ? text : null;
}
