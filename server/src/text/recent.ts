/** What was asked for or put in last, in two generations: when the newer one is full it becomes the older one, whose place it takes. */
export class Recent<K, V> {
  private newer = new Map<K, V>();
  private older: ReadonlyMap<K, V> = new Map();

  /** @param room how many values a generation has, so that twice as many are held at most; it may change at any time */
  constructor(public room: number) {}

  /** A value that is still held. */
  get(key: K): V | undefined {
    const value = this.newer.get(key);
    if (value !== undefined) return value;
    const older = this.older.get(key);
    if (older !== undefined) this.set(key, older);
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
