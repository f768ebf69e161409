/** What was asked for or put in last, in two generations: when the newer one is full it becomes the older one, whose place it takes. */
export class Recent<K, V> {
  private newer = new Map<K, V>();
  private older: ReadonlyMap<K, V> = new Map();

  /**
   * @param room how many values a generation has, so that twice as many are held at most; it may change at any time
   * @param keyToHold the key to hold a value by that was asked for, where that by which it was asked for is part of something
   *   larger: a text cut out of another one keeps it in memory
   */
  constructor(
    public room: number,
    private readonly keyToHold: (key: K, value: V) => K = (key) => key,
  ) {}

  /** A value that is still held. */
  get(key: K): V | undefined {
    const value = this.newer.get(key);
    if (value !== undefined) return value;
    const older = this.older.get(key);
    if (older !== undefined) this.set(this.keyToHold(key, older), older);
    return older;
  }

  set(key: K, value: V): void {
    if (this.newer.size >= this.room && !this.newer.has(key)) {
      this.older = this.newer;
      this.newer = new Map();
    }
    this.newer.set(key, value);
  }
}
