/**
 * Whether two values of plain data (primitives, arrays, and objects without a class) have the same content. The order
 * of an object's keys does not matter. Identical values are not compared further.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, at) => isEqual(item, b[at]));
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key as never], b[key as never]))
  );
}
