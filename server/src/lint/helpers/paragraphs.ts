/** A line of rules text. Reminder text and what is in quotation marks are spaces, so that offsets stay the same. */
export interface Paragraph {
  /** The offset in the rules text, in UTF-16 units. */
  readonly start: number;
  readonly text: string;
}

/** The lines of a rules text without reminder text and the abilities of other objects. */
export function paragraphsOf(text: string): Paragraph[] {
  const own = text.replace(apart, (words) => ' '.repeat(words.length));
  let start = 0;
  return own.split('\n').map((line) => {
    const paragraph = { start, text: line };
    start += line.length + 1;
    return paragraph;
  });
}

const apart = /\([^()\n]*\)?|“[^”\n]*”?|"[^"\n]*"?/g;
