import type { WordCounts } from './chunk-words.js';
import { type WordUse, wordUses } from './word-use.js';

/** A word that more or fewer cards use than before. */
export interface WordChange {
  readonly use: WordUse;
  readonly word: string;
  /** How many cards used it before. */
  readonly before: number;
  /** How many cards use it now. */
  readonly cards: number;
}

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

  /** Replaces chunks by others. Returns the words that more or fewer cards use now. */
  change(removed: Iterable<WordCounts>, added: Iterable<WordCounts>): readonly WordChange[] {
    const differences = new Map<string, number>();
    const note = (chunks: Iterable<WordCounts>, sign: number) => {
      for (const chunk of chunks)
        for (const [word, cards] of chunk) differences.set(word, (differences.get(word) ?? 0) + sign * cards);
    };
    note(removed, -1);
    note(added, 1);
    const changes: WordChange[] = [];
    for (const [used, by] of differences) {
      if (by === 0) continue;
      const space = used.indexOf(' ');
      const use = used.slice(0, space) as WordUse;
      const counts = this.byUse[use];
      const word = used.slice(space + 1);
      const before = counts.get(word) ?? 0;
      const cards = before + by;
      changes.push({ use, word, before, cards });
      if (cards > 0) counts.set(word, cards);
      else counts.delete(word);
    }
    return changes;
  }
}
