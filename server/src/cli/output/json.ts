/** Characters that control a terminal or change the writing direction, and that JSON does not escape. */
const controls = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A value as indented JSON with a final line break, safe to print to a terminal. */
export function jsonText(value: unknown): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(value, null, 2).replace(controls, escaped)}\n`;
}
