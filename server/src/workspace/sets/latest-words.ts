import type { SetKeywords } from '../../analysis/keywords/set-keywords.js';
import type { FileIndex } from '../../analysis/set/file-index.js';
import { type Declared, wordsOf } from '../../analysis/set/set-index.js';
import { mayChangeWords } from '../../analysis/words/set-words.js';
import { WordTally } from '../../analysis/words/word-tally.js';
import type { OwnWords } from '../../language/grammar/vocabulary.js';
import { isEqual } from '../../util/equal.js';
import { withoutCommonEnds } from './index-changes.js';

/** The words that a set adds to those of the rules, kept up to date from their first use on. */
export class LatestWords {
  private tally: WordTally | null = null;
  private words: OwnWords | null = null;
  private keywords: SetKeywords | null = null;

  /** Forgets everything, as the settings have changed. */
  clear(): void {
    this.tally = null;
    this.words = null;
  }

  /** The words of a set. @param files in the order of the set */
  of(files: readonly FileIndex[], keywords: SetKeywords, declared: Declared): OwnWords {
    this.tally ??= new WordTally(files.flatMap((file) => file.wordCounts()));
    this.words ??= wordsOf(files, keywords, declared, this.tally);
    this.keywords = keywords;
    return this.words;
  }

  /**
   * Updates the words after a change of files. Returns whether there are others now. If nothing depends on the words, they
   * are not computed.
   * @param before the changed files as they were; undefined for a new one
   * @param after all files as they are
   */
  update(
    before: ReadonlyMap<string, FileIndex | undefined>,
    after: ReadonlyMap<string, FileIndex>,
    files: readonly FileIndex[],
    keywords: SetKeywords,
    declared: Declared,
  ): boolean {
    const { tally, words } = this;
    if (!tally || !words) return false;
    let isChanged = this.keywords?.toString() !== keywords.toString();
    for (const [path, earlier] of before) {
      const now = after.get(path);
      if (!isEqual([...(earlier?.declaredSubtypes ?? [])], [...(now?.declaredSubtypes ?? [])])) isChanged = true;
      const [removed, added] = withoutCommonEnds(earlier?.wordCounts() ?? [], now?.wordCounts() ?? []);
      const changes = tally.change(removed, added);
      if (files[0] && changes.some((change) => mayChangeWords(change, files[0]!.edition))) isChanged = true;
    }
    if (!isChanged) return false;
    this.words = null;
    const latest = this.of(files, keywords, declared);
    // Equal words are one object, so that what follows from them is computed once.
    if (isEqual(words, latest)) this.words = words;
    return this.words !== words;
  }
}
