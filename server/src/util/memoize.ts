import { getOrInsert } from './get-or-insert.js';

/**
 * Returns a function that computes the result for each object once. Results are kept as long as the object is
 * reachable; `undefined` is not kept.
 */
export function memoize<K extends WeakKey, V>(compute: (object: K) => V): (object: K) => V {
  const results = new WeakMap<K, V>();
  return (object) => getOrInsert(results, object, compute);
}

/**
 * Returns a function that computes the result for each object and name once. Results are kept as long as the object is
 * reachable; `undefined` is not kept.
 * @param compute may use a third argument, which must be the same for equal objects and names, as it is not compared
 */
export function memoizeByName<K extends WeakKey, N extends string, V, C = void>(
  compute: (object: K, name: N, context: C) => V,
): (object: K, name: N, context: C) => V {
  const resultsOf = memoize<K, Map<N, V>>(() => new Map());
  return (object, name, context) => getOrInsert(resultsOf(object), name, () => compute(object, name, context));
}
