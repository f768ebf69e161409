import { pluralOf } from '../../analysis/card/plural.js';
import { articleFor } from '../../language/article.js';
import type { Edit } from '../../lint/finding.js';
import { withCaseOf } from '../../lint/helpers/letter-case.js';
import { lineBreakOf } from '../../text/line-break.js';
import { isEditable, toSource } from '../../text/region.js';
import { inFile } from '../../text/span.js';
import type { Text } from '../../text/text.js';
import type { PlacedWords, Role } from './occurrence.js';

/**
 * The edit that replaces a name in a file, with the article before it and in the plural if it is; null if it cannot be
 * replaced there. @param text of the file
 */
export function replacement(
  { region, start, plural, span: words }: PlacedWords,
  role: Role,
  name: string,
  text: Text,
): Edit | null {
  const article = plural || role === 'link' ? null : articleBefore(region.text, words.start);
  const span = article ? { start: article.start, end: words.end } : words;
  if (!isEditable(region, span)) return null;
  const bare = plural ? pluralOf(name) : name;
  const wanted = article ? `${withCaseOf(article.text, articleFor(name))} ${bare}` : bare;
  const written = region.encode ? region.encode(wanted) : wanted;
  if (written === null) return null;
  return { span: inFile(toSource(region, span), start), newText: written.replaceAll('\n', lineBreakOf(text)) };
}

/** The article directly before an offset, which depends on the sound of the name. */
function articleBefore(text: string, at: number): { readonly start: number; readonly text: string } | null {
  const found = /(?<![\p{L}'’-])an? $/iu.exec(text.slice(Math.max(0, at - 4), at));
  return found && { start: at - found[0].length, text: found[0].trimEnd() };
}

/** Edits in order of the text, without those that overlap the one before. */
export function distinct<E extends Edit>(edits: readonly E[]): E[] {
  const sorted = edits.toSorted((a, b) => a.span.start - b.span.start);
  return sorted.filter(({ span }, i) => i === 0 || sorted[i - 1]!.span.end <= span.start);
}
