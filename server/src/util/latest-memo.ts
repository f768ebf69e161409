/**
 * Memoizes the latest value computed for each key. A value is kept as long as its key is reachable, and replaced when
 * it is requested with another dependency (such as another rulebook), so memory is bounded by the number of live keys.
 */
export class LatestMemo<K extends WeakKey, Dependency, V> {
  private readonly latest = new WeakMap<K, { readonly dependency: Dependency; readonly value: V }>();

  /** The value of a key, computed unless the latest one was computed under the same dependency (by identity). */
  get(key: K, dependency: Dependency, compute: () => V): V {
    const latest = this.latest.get(key);
    if (latest?.dependency === dependency) return latest.value;
    const value = compute();
    this.latest.set(key, { dependency, value });
    return value;
  }
}
