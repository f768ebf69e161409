/** Something with a start offset. */
interface WithStart {
  readonly start: number;
}

/** The index of the first item that starts at or after an offset. The items must be sorted by `start`. */
export function lowerBound(items: readonly WithStart[], offset: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (items[middle]!.start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The last item that starts at or before an offset; undefined if there is none. The items must be sorted by `start`.
 */
export function lastAtOrBefore<T extends WithStart>(items: readonly T[], offset: number): T | undefined {
  return items[lowerBound(items, offset + 1) - 1];
}

/** The index of the last of some sorted numbers that is at most `limit`; 0 if there is none. */
export function lastIndexAtMost(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! <= limit) low = middle;
    else high = middle;
  }
  return low;
}
