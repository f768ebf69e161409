/** Anything that holds values by keys. */
interface Lookup<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** What is held under a key; made and put there where there is nothing yet. */
export function keptIn<K, V>(held: Lookup<K, V>, key: K, make: () => V): V {
  let value = held.get(key);
  if (value === undefined) {
    value = make();
    held.set(key, value);
  }
  return value;
}
