/** Something that begins somewhere. */
interface Starting {
  readonly start: number;
}

/** How many of the items, which stand in order, begin before an offset: the index of the first that begins there or later. */
export function firstFrom(items: readonly Starting[], offset: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (items[middle]!.start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The last of the items that begins at an offset or before it; undefined where all begin later. */
export function lastUpTo<T extends Starting>(items: readonly T[], offset: number): T | undefined {
  return items[firstFrom(items, offset + 1) - 1];
}

/** The index of the last of some numbers, which stand in order, that is not above a limit; 0 where all are. */
export function lastNotAbove(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! <= limit) low = middle;
    else high = middle;
  }
  return low;
}
