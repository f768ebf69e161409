import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Random choices that are the same for the same seed. */
export class SeededRandom {
  private readonly source;

  constructor(seed: number) {
    this.source = xoroshiro128plus(seed);
  }

  /** An integer from 0 up to, but not including, `limit`. */
  below(limit: number): number {
    return limit <= 1 ? 0 : uniformInt(this.source, 0, limit - 1);
  }

  /** True with a probability of one in `times`. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  pick<T>(list: readonly T[]): T {
    const found = list[this.below(list.length)];
    if (found === undefined) throw new Error('there is nothing to choose from');
    return found;
  }
}
