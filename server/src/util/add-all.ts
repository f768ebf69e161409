/**
 * Adds items to a list, however many there are: as arguments of one call (`push(...items)`) they would have to fit on the
 * engine's stack, which a hundred thousand and some do not.
 */
export function addAll<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}
