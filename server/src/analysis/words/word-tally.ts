import type { WordCounts } from './chunk-words.js';
import { type WordUse, wordUses } from './word-use.js';

/**
 * How many cards of a set use each word. Updated with the chunks that an edit changed, since adding up all chunks would
 * make every keystroke as slow as the set is large.
 */
export class WordTally {
  private readonly byUse = Object.fromEntries(wordUses.map((use) => [use, new Map()])) as Record<
    WordUse,
    Map<string, number>
  >;

  constructor(chunks: Iterable<WordCounts> = []) {
    this.change([], chunks);
  }

  get counts(): Readonly<Record<WordUse, ReadonlyMap<string, number>>> {
    return this.byUse;
  }

  /** Replaces chunks by others. Returns whether a word is now used by more or fewer cards. */
  change(removed: Iterable<WordCounts>, added: Iterable<WordCounts>): boolean {
    const differences = new Map<string, number>();
    const note = (chunks: Iterable<WordCounts>, sign: number) => {
      for (const chunk of chunks)
        for (const [word, cards] of chunk) differences.set(word, (differences.get(word) ?? 0) + sign * cards);
    };
    note(removed, -1);
    note(added, 1);
    let isChanged = false;
    for (const [used, by] of differences) {
      if (by === 0) continue;
      isChanged = true;
      const space = used.indexOf(' ');
      const counts = this.byUse[used.slice(0, space) as WordUse];
      const word = used.slice(space + 1);
      const cards = (counts.get(word) ?? 0) + by;
      if (cards > 0) counts.set(word, cards);
      else counts.delete(word);
    }
    return isChanged;
  }
}
