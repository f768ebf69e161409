/**
 * A string with the same characters as the engine keeps property names: each once. Two such strings are compared by
 * identity and not letter by letter, which counts for names that are compared many times for each card.
 */
export function internalized(text: string): string {
  return Symbol.for(text).description!;
}
