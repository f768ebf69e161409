const emptyList: readonly never[] = [];
const emptyMap = new Map<never, never>();
const emptySet = new Set<never>();

/**
 * A copy of a list that takes little memory, for lists that are kept. Most are empty and share one object; a list that was
 * filled item by item has spare capacity, which its copy has not.
 */
export function compactList<T>(list: readonly T[]): readonly T[] {
  return list.length > 0 ? list.slice() : emptyList;
}

/** The map, or one shared by all empty maps. */
export function compactMap<K, V>(map: ReadonlyMap<K, V>): ReadonlyMap<K, V> {
  return map.size > 0 ? map : emptyMap;
}

/** The set, or one shared by all empty sets. */
export function compactSet<T>(set: ReadonlySet<T>): ReadonlySet<T> {
  return set.size > 0 ? set : emptySet;
}
