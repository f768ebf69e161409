/** Words that an edition words differently, and how. */
export interface SayingEdit {
  /** UTF-16 offsets in the rules text. */
  readonly start: number;
  readonly end: number;
  /** The text that belongs there. */
  readonly text: string;
  /** The lint rule that the present words break. */
  readonly rule: string;
}

/** The same for words of which it may depend on the card what is right: `text` is null then. */
export interface WrongWording extends Omit<SayingEdit, 'text'> {
  readonly text: string | null;
}

/** A text with its edits made; they are in order and do not overlap. */
export function withEdits(text: string, edits: readonly Omit<WrongWording, 'rule'>[]): string {
  let result = '';
  let at = 0;
  for (const edit of edits) {
    if (edit.text === null) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
