/** A word with the case of its first letter taken from another one: `create` like `Put` is `Create`. */
export function withCaseOf(like: string, word: string): string {
  const first = like.charAt(0);
  return first === first.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
}

/** A text of which is known what apostrophes it uses. */
interface Typeset {
  readonly isCurly: boolean;
}

/** Text with the kind of apostrophe that another text uses. */
export function withApostropheOf({ isCurly }: Typeset, text: string): string {
  return isCurly ? text.replaceAll("'", '’') : text;
}
