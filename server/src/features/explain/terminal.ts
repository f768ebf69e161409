/** What a line of text in a terminal is read well at. */
const WIDTH = 80;

/**
 * A paragraph in lines of a terminal's width, the first behind `lead`, the others indented as far. Words are never broken.
 * Control characters, which a terminal would obey, are left out.
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

/** Paragraphs one under the other with a line between, those left out as null or empty not missed. */
export function paragraphs(...texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null && text !== '').join('\n\n');
}

/** Texts, each on lines of its own. */
export function lines(...texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null && text !== '').join('\n');
}

function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
