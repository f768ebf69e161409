import type { Span } from '../../text/span.js';
import type { Card } from '../card.js';
import { LineReader } from '../plain/lines.js';
import { blockFrom, type Container, containersFrom, markersFrom } from './containers.js';

/** A fenced block of card text in a Markdown file. */
export interface Fence {
  readonly role: Card['role'];
  /** Its lines, without line breaks and without the markers of the surrounding quotes and lists. */
  readonly lines: readonly Span[];
  /** Whether it is in a quote or a list, so that its lines have a prefix. */
  readonly isNested: boolean;
  /** The number of surrounding quotes: each line begins with this many `>`. */
  readonly quotes: number;
}

/** The info strings of fenced blocks with card text. */
const roles: ReadonlyMap<string, Card['role']> = new Map([
  ['cardtext', 'card'],
  ['tokentext', 'token'],
]);

/** An open block, with what is needed to find its closing fence. */
interface Open {
  readonly mark: string;
  readonly length: number;
  readonly containers: readonly Container[];
  /** Null for a block in another language, which is skipped. */
  readonly fence: (Fence & { readonly lines: Span[] }) | null;
}

/**
 * The fenced blocks of card text in a Markdown file, by CommonMark 0.31 (4.5, 5.1, 5.2). A block ends with its closing
 * fence, with the quote or list item that contains it, or with the file.
 * @param outside called with each line outside all blocks, without the markers of quotes and lists
 */
export function fencesOf(text: string, outside?: (line: Span) => void): Fence[] {
  const found: Fence[] = [];
  let containers: readonly Container[] = [];
  let open: Open | null = null;
  const reader = new LineReader(text, text.charCodeAt(0) === 0xfeff ? 1 : 0);
  while (reader.advance()) {
    const { line } = reader;
    const within = containersFrom(text, line, containers);
    if (open && within.containers.length === open.containers.length) {
      if (isClosing(text, { start: within.at, end: line.end }, open)) open = null;
      else open.fence?.lines.push({ start: within.at, end: line.end });
      continue;
    }
    const block = markersFrom(text, line, within);
    containers = block.containers;
    open = openingOf(text, { start: block.at, end: line.end }, containers);
    if (open?.fence) found.push(open.fence);
    if (!open) outside?.({ start: block.at, end: line.end });
  }
  return found;
}

/** Reads a line as an opening fence: at least three backticks or tildes, followed by the info string. */
function openingOf(text: string, rest: Span, containers: readonly Container[]): Open | null {
  const start = blockFrom(text, rest);
  if (start === null) return null;
  const line = text.slice(start, rest.end);
  const marks = /^(?:`{3,}|~{3,})/.exec(line)?.[0];
  if (!marks) return null;
  const info = line.slice(marks.length);
  // A backtick fence with more backticks on the line is inline code.
  if (marks.startsWith('`') && info.includes('`')) return null;
  const role = roles.get(/^[ \t]*(\S*)/.exec(info)![1]!.toLowerCase());
  const quotes = containers.filter(({ kind }) => kind === 'quote').length;
  const fence = role ? { role, lines: [], isNested: containers.length > 0, quotes } : null;
  return { mark: marks.charAt(0), length: marks.length, containers, fence };
}

function isClosing(text: string, rest: Span, { mark, length }: Open): boolean {
  const start = blockFrom(text, rest);
  if (start === null || text.charAt(start) !== mark) return false;
  let end = start;
  while (end < rest.end && text.charAt(end) === mark) end++;
  return end - start >= length && text.slice(end, rest.end).trim() === '';
}
