/** A `Map`, a `WeakMap`, or anything with the same methods. */
interface MapLike<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The value of a key, which is computed and inserted if there is none yet. */
export function getOrInsert<K, V>(map: MapLike<K, V>, key: K, compute: (key: K) => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = compute(key);
    map.set(key, value);
  }
  return value;
}
