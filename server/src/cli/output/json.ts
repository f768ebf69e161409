/** Characters that command a terminal or turn its writing direction, and that JSON would show as they are. */
const commanding = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A value as JSON, indented, with an end of line. Whoever looks at it in a terminal sees what it says, and nothing else happens. */
export function jsonText(value: unknown): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(value, null, 2).replace(commanding, escaped)}\n`;
}
