const emptyList: readonly never[] = [];
const emptyMap = new Map<never, never>();
const emptySet = new Set<never>();

/**
 * A copy of a list that takes little memory, for lists that are cached. Most are empty and share one object; a list
 * that was filled item by item has spare capacity, which its copy does not.
 */
export function compactList<T>(list: readonly T[]): readonly T[] {
  return list.length > 0 ? list.slice() : emptyList;
}

/** The map itself, or a shared empty one if it is empty. */
export function compactMap<K, V>(map: ReadonlyMap<K, V>): ReadonlyMap<K, V> {
  return map.size > 0 ? map : emptyMap;
}

/** The set itself, or a shared empty one if it is empty. */
export function compactSet<T>(set: ReadonlySet<T>): ReadonlySet<T> {
  return set.size > 0 ? set : emptySet;
}
