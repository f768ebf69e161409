/** Draws at random, the same in every run with the same seed. */
export interface Draw {
  /** A whole number from 0 up to, and without, `below`. */
  below(below: number): number;
  /** One of them; there must be one. */
  of<T>(choices: readonly T[]): T;
}

/** Draws by a linear congruence of 32 bits, of which the upper half is used: enough to pick places in a text. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 16) % limit;
  };
  return { below, of: (choices) => choices[below(choices.length)]! };
}
