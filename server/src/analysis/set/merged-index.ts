import { appendTo } from '../../util/multimap.js';

/** How many queries are answered from the sources directly. */
const MAX_DIRECT = 16;

/**
 * Lists by key of which many sources have parts. An edit makes a few queries, which are passed to every source; a check
 * of all files makes thousands, for which the parts are merged once.
 */
export class MergedIndex<S, T> {
  private queries = 0;
  private merged: Map<string, T[]> | null = null;

  /**
   * @param sources in the order of their parts in a list
   * @param part the items of one source under a key
   * @param everything all items of a source with their keys; those of one key in the order of `part`
   */
  constructor(
    private readonly sources: readonly S[],
    private readonly part: (source: S, key: string) => readonly T[],
    private readonly everything: (source: S) => Iterable<readonly [key: string, item: T]>,
  ) {}

  /** All items of a key. */
  get(key: string): readonly T[] {
    if (!this.merged && ++this.queries <= MAX_DIRECT) return this.sources.flatMap((source) => this.part(source, key));
    return this.lists().get(key) ?? [];
  }

  private lists(): ReadonlyMap<string, readonly T[]> {
    if (!this.merged) {
      this.merged = new Map();
      for (const source of this.sources)
        for (const [key, item] of this.everything(source)) appendTo(this.merged, key, item);
    }
    return this.merged;
  }
}
