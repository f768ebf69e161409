/**
 * A cache of recently used values in two generations: when the newer one is full it replaces the older one, whose
 * values are dropped unless they were used again. Contains at most twice its capacity.
 */
export class TwoGenerationCache<K, V> {
  private newer = new Map<K, V>();
  private older: ReadonlyMap<K, V> = new Map();

  /**
   * @param capacity the size of one generation; may change at any time
   * @param keyToKeep the key to store a value under when it is used again; needed if the requested key is a slice of a
   *   larger string, which it would keep in memory
   */
  constructor(
    public capacity: number,
    private readonly keyToKeep: (key: K, value: V) => K = (key) => key,
  ) {}

  /** The cached value of a key. */
  get(key: K): V | undefined {
    const value = this.newer.get(key);
    if (value !== undefined) return value;
    const older = this.older.get(key);
    if (older !== undefined) this.set(this.keyToKeep(key, older), older);
    return older;
  }

  set(key: K, value: V): void {
    if (this.newer.size >= this.capacity && !this.newer.has(key)) {
      this.older = this.newer;
      this.newer = new Map();
    }
    this.newer.set(key, value);
  }
}
