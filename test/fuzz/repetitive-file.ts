import { files, snippets } from './inputs.js';
import type { SeededRandom } from './seeded-random.js';

/** A file that repeats something many times. */
export interface RepetitiveFile {
  readonly path: string;
  readonly text: string;
  /** What is repeated where and how often, as the text itself is too long to print. */
  readonly description: string;
}

/** Its length in UTF-16 units: just less than the longest card. Anything quadratic takes seconds. */
const LENGTH = 150_000;

/** One of the files with a piece of it, or another snippet, repeated many times at one position. */
export function anyRepetitiveFile(random: SeededRandom): RepetitiveFile {
  const path = random.pick(Object.keys(files));
  const text = files[path]!;
  const from = random.below(text.length);
  const own = text.slice(from, from + 1 + random.below(random.oneIn(4) ? 900 : 60));
  const piece = random.pick([
    own,
    random.pick(snippets),
    random.pick(snippets) + random.pick(snippets),
    own + random.pick(snippets),
  ]);
  const at = random.below(text.length + 1);
  const times = Math.ceil(LENGTH / piece.length);
  return {
    path,
    text: text.slice(0, at) + piece.repeat(times) + text.slice(at),
    description: `${path}: ${JSON.stringify(piece)} ${times} times at ${at}`,
  };
}
