/** How much of one name, ability or phrase is shown; card text is never longer. */
const MAX_LENGTH = 600;

/** White space and control characters of every kind. */
const blanks = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Characters that change the writing direction of the text after them, and so could make it look like another text. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text of a card or a rulebook as Markdown that renders as exactly this text, on one line: whatever it contains, it
 * produces no link, image, HTML, icon, code, emphasis, table, heading, quote or list. Text longer than `maxLength` is
 * cut, with an ellipsis.
 */
export function escapeText(text: string, maxLength = MAX_LENGTH): string {
  return plain(text, maxLength)
    .replace(/[\\`*_[\]<>|~&]/g, '\\$&')
    .replace(/\$(?=\()/g, '\\$')
    .replace(/:(?=\/\/)|(?<=www)\.|(?<=\S)@(?=\S)/gi, '\\$&')
    .replace(/^(?:[#+=-]|\d{1,9}(?=[.)]))/, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
}

/** A text on one line, without control characters, cut to `maxLength` units with an ellipsis. */
export function plain(text: string, maxLength = MAX_LENGTH): string {
  // Don't process what will be cut off anyway.
  const line = text
    .slice(0, 4 * maxLength)
    .replace(directionMarks, '')
    .replace(blanks, ' ')
    .trim();
  return line.length > maxLength || text.length > 4 * maxLength ? `${withoutHalf(line.slice(0, maxLength))}…` : line;
}

/** The text without a trailing surrogate whose other half was cut off. */
function withoutHalf(text: string): string {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last < 0xdc00 ? text.slice(0, -1) : text;
}
