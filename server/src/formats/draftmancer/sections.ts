import type { Span } from '../../text/span.js';
import { LineReader } from '../plain/lines.js';

/** A section of a list: `[CustomCards]`, `[Settings]`, `[Common(10)]`, `[MainSlot {"collation": "random"}]`. */
export interface Section {
  /** The name in lower case, without settings or counts; empty for the part above the first section. */
  readonly name: string;
  /** Whether the brackets contain more than the name, as for slots and sheets. */
  readonly hasSettings: boolean;
  /** The lines below the header, up to the next one. */
  readonly body: Span;
}

/** A longer line is not a header. In UTF-16 units. */
const MAX_HEADER_LENGTH = 2000;

/** The sections of a list, found in one pass. Comments may occur anywhere. */
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
 * The header in a line that begins a section. A line of JSON cannot be mistaken for one: its lists begin with a brace,
 * a quotation mark or a number.
 */
function headerIn(text: string, { start, end }: Span): Pick<Section, 'name' | 'hasSettings'> | null {
  if (text.charAt(start) !== '[' || text.charAt(end - 1) !== ']' || end - start > MAX_HEADER_LENGTH) return null;
  const header = /^([A-Za-z][\w .'-]*?)\s*(\(\s*\d{1,5}\s*\)|\{.*\})?$/.exec(text.slice(start + 1, end - 1).trim());
  if (!header || /^(?:true|false|null)$/.test(header[1]!)) return null;
  return { name: header[1]!.toLowerCase(), hasSettings: header[2] !== undefined };
}

/**
 * JSON with its comment lines (`#`) blanked out, so that offsets stay the same. A JSON string cannot span lines, so a
 * line that begins with `#` is always a comment.
 */
export function withoutComments(json: string): string {
  return json.includes('#') ? json.replace(/^[ \t]*#[^\r\n]*/gm, (line) => ' '.repeat(line.length)) : json;
}
