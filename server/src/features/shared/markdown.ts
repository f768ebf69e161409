import { escapeText } from '../../text/markdown.js';

export { escapeText, plain } from '../../text/markdown.js';

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
