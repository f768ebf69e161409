import { capitalized } from '../../util/capital.js';
/** A word whose first letter gets the case of another word's: `create` like `Put` is `Create`. */
export function withCaseOf(like: string, word: string): string {
  const first = like.charAt(0);
  return first === first.toLowerCase() ? word : capitalized(word);
}

/** A text whose kind of apostrophe is known. */
interface Typeset {
  readonly isCurly: boolean;
}

/** Text with the kind of apostrophe that another text uses. */
export function withApostropheOf({ isCurly }: Typeset, text: string): string {
  return isCurly ? text.replaceAll("'", '’') : text;
}
