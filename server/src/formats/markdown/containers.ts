import type { Span } from '../../text/span.js';

/** A block of Markdown that can contain others. */
export type Container =
  | { readonly kind: 'quote' }
  /** A list item; its content is indented by this many columns relative to its container. */
  | { readonly kind: 'item'; readonly indent: number };

/** The containers of a line, and where its content begins after their markers. */
export interface Within {
  readonly containers: readonly Container[];
  readonly at: number;
}

/** Real documents are not nested this deeply; deeper markers are ignored. */
const MAX_DEPTH = 50;

/** From this many columns of indentation on, a line is code and does not begin a block. */
const CODE_INDENT = 4;

/** The open containers that a line continues. A blank line continues list items, but not quotes. */
export function containersFrom(text: string, line: Span, open: readonly Container[]): Within {
  let at = line.start;
  const isBlank = (from: number) => text.slice(from, line.end).trim() === '';
  for (const [depth, container] of open.entries()) {
    const next =
      container.kind === 'quote' ? quoteMarker(text, at, line.end) : indented(text, at, line.end, container.indent);
    if (next !== null) at = next;
    else if (container.kind === 'quote' || !isBlank(at)) return { containers: open.slice(0, depth), at };
  }
  return { containers: open, at };
}

/** The same with the containers that begin on the line. */
export function markersFrom(text: string, line: Span, within: Within): Within {
  const containers = [...within.containers];
  let { at } = within;
  while (containers.length < MAX_DEPTH) {
    const quote = quoteMarker(text, at, line.end);
    const item = quote === null ? itemMarker(text, at, line.end) : null;
    if (quote === null && item === null) break;
    containers.push(item ? { kind: 'item', indent: item - at } : { kind: 'quote' });
    at = quote ?? item!;
  }
  return { containers, at };
}

/** Where a block begins after at most three columns of white space; null if the line is code. */
export function blockFrom(text: string, rest: Span): number | null {
  let at = rest.start;
  while (at < rest.end && text.charAt(at) === ' ') at++;
  return at - rest.start < CODE_INDENT && text.charAt(at) !== '\t' ? at : null;
}

/** The offset after a `>` and the optional space; null if there is none. */
function quoteMarker(text: string, at: number, end: number): number | null {
  const mark = blockFrom(text, { start: at, end });
  if (mark === null || mark >= end || text.charAt(mark) !== '>') return null;
  return text.charAt(mark + 1) === ' ' && mark + 1 < end ? mark + 2 : mark + 1;
}

/** The offset after a list marker (`-`, `+`, `*`, `1.`, `1)`) and its white space, where the item's content begins. */
function itemMarker(text: string, at: number, end: number): number | null {
  const mark = blockFrom(text, { start: at, end });
  if (mark === null) return null;
  const marker = /^(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/.exec(text.slice(mark, Math.min(end, mark + 12)))?.[0];
  if (!marker) return null;
  const after = mark + marker.length;
  const content = blockFrom(text, { start: Math.min(after + 1, end), end });
  return content === null || content >= end ? Math.min(after + 1, end) : content;
}

/** The offset after this many columns of white space; null if there are fewer. A tab counts for all that are left. */
function indented(text: string, at: number, end: number, columns: number): number | null {
  for (let left = columns; left > 0; left--, at++) {
    if (at >= end) return null;
    if (text.charAt(at) === '\t') return at + 1;
    if (text.charAt(at) !== ' ') return null;
  }
  return at;
}
