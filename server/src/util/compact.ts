const none: readonly never[] = [];

/**
 * A list as it is kept for long. Most lists are empty, and one serves them all; of one that was put together piece by piece
 * it is a copy, as engines leave room for more than a dozen further pieces.
 */
export function lasting<T>(list: readonly T[]): readonly T[] {
  return list.length > 0 ? list.slice() : none;
}

const noMap = new Map<never, never>();
const noSet = new Set<never>();

/** A map as it is kept for long: engines make room for some keys in each, and one serves all that are empty. */
export function lastingMap<K, V>(map: ReadonlyMap<K, V>): ReadonlyMap<K, V> {
  return map.size > 0 ? map : noMap;
}

/** A set as it is kept for long, as `lastingMap` is. */
export function lastingSet<T>(set: ReadonlySet<T>): ReadonlySet<T> {
  return set.size > 0 ? set : noSet;
}
