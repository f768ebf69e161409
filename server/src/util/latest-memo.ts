/**
 * Memoizes the latest value computed for each key. A value is kept while the key is reachable, and replaced once it is asked
 * for under another dependency (such as another rulebook): memory stays bounded by the number of live keys.
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
