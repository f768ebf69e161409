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

/** The text, escaped, in bold. Empty for an empty text: bare asterisks would draw a line. */
export function bold(text: string): string {
  const escaped = escapeText(text);
  return escaped === '' ? '' : `**${escaped}**`;
}

/** The text, escaped, in italics. */
export function italic(text: string): string {
  const escaped = escapeText(text);
  return escaped === '' ? '' : `*${escaped}*`;
}

/** Paragraphs of Markdown, those left out as null or empty not missed. */
export function page(...paragraphs: readonly (string | null)[]): string {
  return paragraphs.filter((paragraph) => paragraph !== null && paragraph !== '').join('\n\n');
}

/** Texts, escaped, as a list. */
export function list(items: readonly string[]): string {
  return items
    .map((item) => escapeText(item))
    .filter((item) => item !== '')
    .map((item) => `- ${item}`)
    .join('\n');
}

/** Paragraphs of Markdown as one block quote. */
export function blockQuote(paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `> ${paragraph}`).join('\n>\n');
}

/** What Markdown written here says, for an editor that shows plain text. */
export function withoutMarks(markdown: string): string {
  return markdown.replace(
    /\\([!-/:-@[-`{-~])|^```\w*\n?|^> ?|[*`]/gm,
    (_mark, character: string | undefined) => character ?? '',
  );
}
