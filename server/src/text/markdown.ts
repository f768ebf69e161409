/** How much of one name, ability or phrase is shown; a card says nothing that is longer. */
const LONGEST = 600;

/** White space and control characters of every kind. */
const blanks = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Characters that turn the writing direction of what follows, and so could show a text as another. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text of a card or a rulebook as Markdown that shows exactly this text, on one line: whatever it holds, it makes no link,
 * image, HTML, icon, code, emphasis, table, heading, quote or list. What is longer than `longest` is cut, with an ellipsis.
 */
export function escapeText(text: string, longest = LONGEST): string {
  return plain(text, longest)
    .replace(/[\\`*_[\]<>|~&]/g, '\\$&')
    .replace(/\$(?=\()/g, '\\$')
    .replace(/:(?=\/\/)|(?<=www)\.|(?<=\S)@(?=\S)/gi, '\\$&')
    .replace(/^(?:[#+=-]|\d{1,9}(?=[.)]))/, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
}

/** A text on one line, without control characters, and not longer than anybody reads. */
export function plain(text: string, longest = LONGEST): string {
  // What is cut off anyway need not be looked at.
  const line = text
    .slice(0, 4 * longest)
    .replace(turns, '')
    .replace(blanks, ' ')
    .trim();
  return line.length > longest || text.length > 4 * longest ? `${withoutHalf(line.slice(0, longest))}…` : line;
}

/** The text without a surrogate whose other half was cut off. */
function withoutHalf(text: string): string {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last < 0xdc00 ? text.slice(0, -1) : text;
}
