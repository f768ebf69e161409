import type { Span } from '../../text/span.js';

/** What a block of Markdown can stand in. */
export type Container =
  | { readonly kind: 'quote' }
  /** A list item, with how far its content is indented behind what it stands in. */
  | { readonly kind: 'item'; readonly indent: number };

/** What a line stands in, and where it goes on behind that. */
export interface Within {
  readonly containers: readonly Container[];
  readonly at: number;
}

/** Nothing that people write is nested deeper; what is, is left alone. */
const DEEPEST = 50;

/** In how many columns further in a line is code and no block. */
const CODE = 4;

/** Which of the open containers a line continues. A blank line continues list items, but no quotes. */
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

/** The line with the containers that begin on it as well. */
export function markersFrom(text: string, line: Span, within: Within): Within {
  const containers = [...within.containers];
  let { at } = within;
  while (containers.length < DEEPEST) {
    const quote = quoteMarker(text, at, line.end);
    const item = quote === null ? itemMarker(text, at, line.end) : null;
    if (quote === null && item === null) break;
    containers.push(item ? { kind: 'item', indent: item - at } : { kind: 'quote' });
    at = quote ?? item!;
  }
  return { containers, at };
}

/** Where a block begins behind at most three columns of white space; null where it would be code. */
export function blockFrom(text: string, rest: Span): number | null {
  let at = rest.start;
  while (at < rest.end && text.charAt(at) === ' ') at++;
  return at - rest.start < CODE && text.charAt(at) !== '\t' ? at : null;
}

/** Behind a `>` and the space that may follow; null where there is none. */
function quoteMarker(text: string, at: number, end: number): number | null {
  const mark = blockFrom(text, { start: at, end });
  if (mark === null || mark >= end || text.charAt(mark) !== '>') return null;
  return text.charAt(mark + 1) === ' ' && mark + 1 < end ? mark + 2 : mark + 1;
}

/** Behind a list marker (`-`, `+`, `*`, `1.`, `1)`) and the white space that follows, where the item's content stands. */
function itemMarker(text: string, at: number, end: number): number | null {
  const mark = blockFrom(text, { start: at, end });
  if (mark === null) return null;
  const marker = /^(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/.exec(text.slice(mark, Math.min(end, mark + 12)))?.[0];
  if (!marker) return null;
  const behind = mark + marker.length;
  const content = blockFrom(text, { start: Math.min(behind + 1, end), end });
  return content === null || content >= end ? Math.min(behind + 1, end) : content;
}

/** Behind so many columns of white space; null where there are fewer. A tab stands for as many as are missing. */
function indented(text: string, at: number, end: number, columns: number): number | null {
  for (let left = columns; left > 0; left--, at++) {
    if (at >= end) return null;
    if (text.charAt(at) === '\t') return at + 1;
    if (text.charAt(at) !== ' ') return null;
  }
  return at;
}
