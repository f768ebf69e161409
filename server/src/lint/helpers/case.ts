/** A word with the case of its first letter taken from another one: `create` like `Put` is `Create`. */
export function withCaseOf(like: string, word: string): string {
  const first = like.charAt(0);
  return first === first.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
}

/** Text with the kind of apostrophe that another text uses. */
export function withApostropheOf(like: string, text: string): string {
  return like.includes('’') ? text.replaceAll("'", '’') : text;
}
