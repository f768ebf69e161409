import type { Span } from '../text/span.js';

/** What a comment asks for: silence on the next line, or to the end of the file. */
export interface Directive {
  readonly reach: 'next-line' | 'rest';
  readonly comment: Span;
  readonly rules: readonly { readonly id: string; readonly span: Span }[];
}

const KEYWORD = 'tokenwright-disable';
const NEXT_LINE = '-next-line';

/**
 * Reads `tokenwright-disable[-next-line] rule-id …`. Ids are parted by white space or commas; two hyphens or a dash (XML
 * comments cannot hold two hyphens) begin an explanation, which is for people. Null for any other comment.
 * @param comment the whole comment
 * @param inner what it says, without the marks that make it one
 */
export function readDirective(text: string, comment: Span, inner: Span): Directive | null {
  const words = wordsOf(text, inner);
  const first = words.next().value;
  if (!first) return null;
  const keyword = text.slice(first.start, first.end);
  if (keyword !== KEYWORD && keyword !== KEYWORD + NEXT_LINE) return null;
  const rules: { id: string; span: Span }[] = [];
  for (const span of words) {
    const id = text.slice(span.start, span.end);
    if (/^(?:--|[–—])/.test(id)) break;
    rules.push({ id, span });
  }
  return { reach: keyword === KEYWORD ? 'rest' : 'next-line', comment, rules };
}

/** The stretches of a comment between white space and commas. */
function* wordsOf(text: string, within: Span): Generator<Span, undefined> {
  let start = within.start;
  for (let at = within.start; at <= within.end; at++) {
    if (at < within.end && !' \t\r\n\u00a0,'.includes(text.charAt(at))) continue;
    if (at > start) yield { start, end: at };
    start = at + 1;
  }
  return undefined;
}
