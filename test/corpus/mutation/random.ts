/** A random number generator that gives the same results for the same seed. */
export interface Draw {
  /** An integer from 0 up to, but not including, `below`. */
  below(below: number): number;
  /** One of the choices, of which there must be at least one. */
  of<T>(choices: readonly T[]): T;
}

/** A 32-bit linear congruential generator, of which the upper half is used: good enough to pick places in a text. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 16) % limit;
  };
  return { below, of: (choices) => choices[below(choices.length)]! };
}
