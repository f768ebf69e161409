/** Adds items to a list. `push(...items)` would pass them as arguments and overflow the stack at about 100,000. */
export function addAll<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}
