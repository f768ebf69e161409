/** A replacement in rules text. */
export interface SayingEdit {
  /** UTF-16 offsets in the rules text. */
  readonly start: number;
  readonly end: number;
  /** The text that belongs there. */
  readonly text: string;
  /** The lint rule that the present text breaks. */
  readonly rule: string;
}

/** A text with its edits made; they are in order and do not overlap. */
export function withEdits(text: string, edits: readonly SayingEdit[]): string {
  let result = '';
  let at = 0;
  for (const edit of edits) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
