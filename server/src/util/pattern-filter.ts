import { requiredTexts } from './required-texts.js';
import { TextFinder } from './text-finder.js';

/** What is found by a pattern. */
export interface Searched {
  readonly pattern: RegExp;
  /** One of these is in every text with a match, in any case. By default those that the pattern shows. */
  readonly has?: readonly string[];
}

/** Tells which of many patterns a text may match, with one search for the texts that their matches contain. */
export class PatternFilter<T extends Searched> {
  /** Finds the items by their index. It is built for the first text. */
  private finder: TextFinder | null = null;
  /** By item: whether nothing is known that its matches contain. */
  private readonly isUnknown: boolean[] = [];

  constructor(private readonly items: readonly T[]) {}

  /** Those whose pattern may match, in their order: all that do, and few others. */
  mayMatch(text: string): T[] {
    this.finder ??= this.finderOfAll();
    const found = this.finder.groupsIn([text]);
    return this.items.filter((_, index) => found[index] || this.isUnknown[index]);
  }

  private finderOfAll(): TextFinder {
    const texts = this.items.map(({ has, pattern }) => has ?? requiredTexts(pattern));
    this.isUnknown.push(...texts.map((each) => each === null));
    return new TextFinder(
      texts.map((each) => each ?? []),
      { ignoreCase: true },
    );
  }
}
