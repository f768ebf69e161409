/** The width of a line in a terminal, in characters. */
const WIDTH = 80;

/**
 * Wraps a paragraph to the terminal's width. The first line begins with `lead`, the others are indented as far. Words
 * are never broken. Control characters are removed, because a terminal would interpret them.
 */
export function wrapped(text: string, lead = ''): string {
  const indent = ' '.repeat(lead.length);
  const lines: string[] = [];
  let line = lead;
  let empty = true;
  for (const word of withoutControls(text).split(/\s+/)) {
    if (word === '') continue;
    if (!empty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line.trimEnd()].join('\n');
}

/** Joins paragraphs with blank lines; null and empty ones are left out. */
export function paragraphs(...texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null && text !== '').join('\n\n');
}

/** Joins texts with line breaks; null and empty ones are left out. */
export function lines(...texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null && text !== '').join('\n');
}

function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ');
}
