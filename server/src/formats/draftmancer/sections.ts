import type { Span } from '../../text/span.js';
import { LineReader } from '../plain/lines.js';

/** A section of a list: `[CustomCards]`, `[Settings]`, `[Common(10)]`, `[MainSlot {"collation": "random"}]`. */
export interface Section {
  /** Its name in lower case, without what follows it in the brackets; empty for what stands above the first section. */
  readonly name: string;
  /** Whether the header says more than a name, as those of slots and sheets do. */
  readonly hasSettings: boolean;
  /** The lines below the header, up to the next one. */
  readonly body: Span;
}

/** In UTF-16 units: what is longer is no header. */
const LONGEST_HEADER = 2000;

/** The sections of a list, in one pass. Comments may stand anywhere. */
export function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  let open = { name: '', hasSettings: false, start: 0 };
  const endAt = (end: number) => {
    const { start, ...rest } = open;
    sections.push({ ...rest, body: { start, end } });
  };
  const lines = new LineReader(text, text.charCodeAt(0) === 0xfeff ? 1 : 0);
  while (lines.advance()) {
    const header = headerIn(text, lines.content);
    if (!header) continue;
    endAt(lines.line.start);
    open = { ...header, start: lines.nextLine };
  }
  endAt(text.length);
  return sections;
}

/**
 * A line that begins a section. No line of JSON with cards does: a list of theirs begins with a brace, a quotation mark or a
 * number.
 */
function headerIn(text: string, { start, end }: Span): Pick<Section, 'name' | 'hasSettings'> | null {
  if (text.charAt(start) !== '[' || text.charAt(end - 1) !== ']' || end - start > LONGEST_HEADER) return null;
  const header = /^([A-Za-z][\w .'-]*?)\s*(\(\s*\d{1,5}\s*\)|\{.*\})?$/.exec(text.slice(start + 1, end - 1).trim());
  if (!header || /^(?:true|false|null)$/.test(header[1]!)) return null;
  return { name: header[1]!.toLowerCase(), hasSettings: header[2] !== undefined };
}

/**
 * A stretch of JSON whose lines of comments (`#`) are blanks, so that what is left is JSON with everything in its place. No
 * text of JSON goes over a line's end, so that a line that begins with `#` can be nothing else.
 */
export function withoutComments(json: string): string {
  return json.includes('#') ? json.replace(/^[ \t]*#[^\r\n]*/gm, (line) => ' '.repeat(line.length)) : json;
}
