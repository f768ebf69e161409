import type { Span } from '../text/span.js';

/** A directive in a comment: disables rules for the next line, or for the rest of the file. */
export interface Directive {
  readonly reach: 'next-line' | 'rest';
  readonly comment: Span;
  readonly rules: readonly { readonly id: string; readonly span: Span }[];
}

/** Disables rules for the rest of the file. */
export const DISABLE = 'tokenwright-disable';
/** Disables rules for the next line. */
export const DISABLE_NEXT_LINE = 'tokenwright-disable-next-line';

/**
 * Reads `tokenwright-disable[-next-line] rule-id …`. Ids are separated by white space or commas; two hyphens or a dash
 * (XML comments cannot contain two hyphens) start an explanation, which is ignored. Null for any other comment.
 * @param comment the whole comment
 * @param inner the comment without its delimiters
 */
export function readDirective(text: string, comment: Span, inner: Span): Directive | null {
  const words = wordsOf(text, inner);
  const first = words.next().value;
  if (!first) return null;
  const keyword = text.slice(first.start, first.end);
  if (keyword !== DISABLE && keyword !== DISABLE_NEXT_LINE) return null;
  const rules: { id: string; span: Span }[] = [];
  for (const span of words) {
    const id = text.slice(span.start, span.end);
    if (/^(?:--|[–—])/.test(id)) break;
    rules.push({ id, span });
  }
  return { reach: keyword === DISABLE ? 'rest' : 'next-line', comment, rules };
}

/** The words of a comment, separated by white space and commas. */
function* wordsOf(text: string, within: Span): Generator<Span, undefined> {
  let start = within.start;
  for (let at = within.start; at <= within.end; at++) {
    if (at < within.end && !' \t\r\n\u00a0,'.includes(text.charAt(at))) continue;
    if (at > start) yield { start, end: at };
    start = at + 1;
  }
  return undefined;
}
