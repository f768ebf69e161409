import { appendTo } from '../../util/multimap.js';

/** So many questions are answered by asking every source. */
const FEW = 16;

/**
 * Lists by key that many sources have parts of. One edit asks a few questions, which go to every source; a check of all files
 * asks thousands, for which the parts are brought together once.
 */
export class MergedIndex<S, T> {
  private asked = 0;
  private all: Map<string, T[]> | null = null;

  /**
   * @param sources in the order in which their parts stand in a list
   * @param part what one source has under a key
   * @param everything all that a source has, with the keys; what stands under one key in the order of `part`
   */
  constructor(
    private readonly sources: readonly S[],
    private readonly part: (source: S, key: string) => readonly T[],
    private readonly everything: (source: S) => Iterable<readonly [key: string, item: T]>,
  ) {}

  /** All that stands under a key. */
  get(key: string): readonly T[] {
    if (!this.all && ++this.asked <= FEW) return this.sources.flatMap((source) => this.part(source, key));
    return this.lists().get(key) ?? [];
  }

  private lists(): ReadonlyMap<string, readonly T[]> {
    if (!this.all) {
      this.all = new Map();
      for (const source of this.sources)
        for (const [key, item] of this.everything(source)) appendTo(this.all, key, item);
    }
    return this.all;
  }
}
