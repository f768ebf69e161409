/** A text with straight apostrophes instead of curly ones; all offsets stay the same. */
export function withStraightApostrophes(text: string): string {
  return text.includes('’') ? text.replaceAll('’', "'") : text;
}

/** Words as they are compared: in lower case, with straight apostrophes. */
export function folded(words: string): string {
  return withStraightApostrophes(words.toLowerCase());
}

/** Words with straight apostrophes, in the kind of apostrophe that a text has. */
export function withApostrophesOf(text: string, words: string): string {
  return words.includes("'") && text.includes('’') ? words.replaceAll("'", '’') : words;
}
