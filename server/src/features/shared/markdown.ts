import { escapeText } from '../../text/markdown.js';

export { escapeText, plain } from '../../text/markdown.js';

/** Returns the text, escaped, in bold. Empty for an empty text, because bare asterisks would draw a line. */
export function bold(text: string): string {
  const escaped = escapeText(text);
  return escaped === '' ? '' : `**${escaped}**`;
}

/** Returns the text, escaped, in italics. */
export function italic(text: string): string {
  const escaped = escapeText(text);
  return escaped === '' ? '' : `*${escaped}*`;
}

/** Joins paragraphs of Markdown; null and empty ones are left out. */
export function page(...paragraphs: readonly (string | null)[]): string {
  return paragraphs.filter((paragraph) => paragraph !== null && paragraph !== '').join('\n\n');
}

/** Returns texts, escaped, as a list. */
export function list(items: readonly string[]): string {
  return items
    .map((item) => escapeText(item))
    .filter((item) => item !== '')
    .map((item) => `- ${item}`)
    .join('\n');
}

/** Returns paragraphs of Markdown as one block quote. */
export function blockQuote(paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `> ${paragraph}`).join('\n>\n');
}

/** Returns Markdown without its markup, for clients that show plain text. */
export function withoutMarks(markdown: string): string {
  return markdown.replace(
    /\\([!-/:-@[-`{-~])|^```\w*\n?|^> ?|[*`]/gm,
    (_mark, character: string | undefined) => character ?? '',
  );
}
