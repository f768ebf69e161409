import type { Lexeme, Lexemes } from '../../grammar/lexemes.js';

/** How unusual the words of a text are next to each other. */
export interface Strangeness {
  /** How many of the words rarely follow the one before them. */
  readonly odd: number;
  /** Lower for words that often follow the one before them: for texts that are equally odd. */
  readonly rank: number;
}

/** Which words follow each other on printed cards. */
export class WordPairs {
  /** By word: the words that follow it, with their rank by frequency. */
  private readonly following = new Map<string, ReadonlyMap<string, number>>();

  /** @param text a line for each word: `word → the words that follow it`, the most frequent first */
  constructor(text: string) {
    for (const line of text.split('\n')) {
      const [word, following] = line.split(' → ');
      if (following !== undefined)
        this.following.set(word!, new Map(following.split(' ').map((next, rank) => [next, rank])));
    }
  }

  /** Whether a word is never or rarely after another one. */
  isOdd(before: string, word: string): boolean {
    return !this.following.get(before)?.has(word);
  }

  /** The words that most often follow another one. */
  after(word: string, count: number): readonly string[] {
    return [...(this.following.get(word)?.keys() ?? [])].slice(0, count);
  }

  /**
   * The words that are common after one word and before another.
   * @param maxRank how frequent both are: only words that are among this many
   */
  *between(before: string, next: string, maxRank = Number.POSITIVE_INFINITY): Generator<string> {
    for (const [word, rank] of this.following.get(before) ?? []) {
      if (rank >= maxRank) return;
      if ((this.following.get(word)?.get(next) ?? maxRank) < maxRank) yield word;
    }
  }

  strangenessOf({ words }: Lexemes): Strangeness {
    let odd = 0;
    let rank = 0;
    let before = '^';
    for (let at = 0; at <= words.length; at++) {
      const word = at < words.length ? classOf(words, at) : '$';
      const known = this.following.get(before)?.get(word);
      if (known === undefined) odd++;
      else rank += Math.log2(known + 1);
      if (words[at]?.kind === 'word' && this.hasOddCase(words[at]!, word, before)) odd++;
      before = word;
    }
    return { odd, rank };
  }

  /** Whether an ordinary word begins a sentence without a capital, or has one within a sentence. */
  private hasOddCase({ lower, capital }: Lexeme, word: string, before: string): boolean {
    return capital ? word === 'N' && this.following.has(lower) : before === '.';
  }
}

/** Marks after which a sentence begins. */
const opening = new Set(['.', ':', '—', '•', '|']);

/** A word as pairs are counted: names, numbers and symbols are each alike. */
export function classOf(words: readonly Lexeme[], at: number): string {
  const { kind, lower, capital, text } = words[at]!;
  switch (kind) {
    case 'word':
      if (capital && at > 0 && !opening.has(words[at - 1]!.lower) && !/^[XYZ]$/.test(text)) return 'N';
      return lower === 'an' ? 'a' : lower;
    case 'number':
      return '1';
    case 'pair':
      return '1/1';
    case 'symbol':
      return '{}';
    case 'implied':
      return '.';
    default:
      return kind === 'self' || kind === 'quote' ? lower : text;
  }
}
