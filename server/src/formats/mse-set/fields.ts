import type { Region } from '../../text/region.js';
import { Pieces, trimmed } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';
import { codesOf, symbolsOf } from '../notation/mse-symbols.js';
import { encoder, taggedText } from '../notation/mse-tags.js';
import { LineReader, regionOf, trimmed as trimmedSpan } from '../plain/lines.js';

/** What precedes each line of a multi-line text below its key. */
const LINE_BREAK = '\n\t\t';

const encodeTagged = encoder(null);
const encodeTaggedLines = encoder(LINE_BREAK);

/** The fields of one card by key: `rule_text_2`, in the notation of any version of the program. */
export class MseFields {
  private readonly values: ReadonlyMap<string, FieldLines>;

  constructor(private readonly source: string) {
    this.values = linesOf(source);
  }

  /** A field of tagged text, trimmed; null if empty. */
  text(key: string): Region | null {
    const field = this.values.get(key);
    if (!field) return null;
    const region = trimmed(taggedText(this.source, field.lines, field.isBelow ? encodeTaggedLines : encodeTagged));
    return region.text === '' ? null : region;
  }

  /** A field of tagged text, one region per line, without empty lines. */
  lines(key: string): Region[] {
    const lines = this.values.get(key)?.lines ?? [];
    return lines
      .map((line) => trimmed(taggedText(this.source, [line], encodeTagged)))
      .filter(({ text }) => text !== '');
  }

  /** A mana cost, whose symbols are written without tags or separators: `2R/G`. */
  cost(key: string): Region | null {
    const field = this.values.get(key);
    const [line] = field?.lines ?? [];
    if (!field || !line || field.lines.length > 1) return this.text(key);
    const codes = regionOf(this.source, line);
    if (/[<{]/.test(codes.text)) return this.text(key);
    if (codes.text === '') return null;
    const pieces = new Pieces();
    let text = '';
    for (const symbol of symbolsOf(codes.text)) {
      pieces.atom(symbol.length, symbol.text.length);
      text += symbol.text;
    }
    return pieces.region(text, codes.start, codesOf);
  }

  /** A field that the program does not treat as card text: it has no tags, and `<` is a literal character. */
  note(key: string): Region | null {
    const field = this.values.get(key);
    if (!field) return null;
    const [first, ...rest] = field.lines;
    if (!first) return null;
    const pieces = new Pieces();
    let text = this.source.slice(first.start, first.end);
    pieces.add(text.length, text.length);
    let before = first;
    for (const line of rest) {
      pieces.atom(line.start - before.end, 1);
      pieces.add(line.end - line.start, line.end - line.start);
      text += `\n${this.source.slice(line.start, line.end)}`;
      before = line;
    }
    return pieces.region(text, first.start, field.isBelow ? encodeLines : encodeLine);
  }
}

/** The value of a field. */
interface FieldLines {
  /** Its lines, without the indentation. */
  readonly lines: Span[];
  /** Whether they are below the key, where there may be any number of them. */
  readonly isBelow: boolean;
}

/**
 * The lines of each field. A value follows its key on the same line, or is on the lines below, indented one tab deeper;
 * further tabs belong to the text.
 */
function linesOf(source: string): Map<string, FieldLines> {
  const fields = new Map<string, FieldLines>();
  let below: FieldLines | null = null;
  const reader = new LineReader(source, 0);
  while (reader.advance()) {
    const { line, content } = reader;
    if (source.startsWith('\t\t', line.start)) {
      below?.lines.push({ start: line.start + 2, end: line.end });
      continue;
    }
    if (content.start === content.end) {
      // A blank line that has lost its tabs. MSE ends the text here, but users see one text.
      below?.lines.push({ start: line.end, end: line.end });
      continue;
    }
    const keyLength = source.slice(content.start, content.end).indexOf(':');
    if (source.charAt(line.start) !== '\t' || keyLength < 0) continue;
    const colon = content.start + keyLength;
    const value = trimmedSpan(source, { start: colon + 1, end: line.end });
    const isBelow = value.start === value.end;
    const field = { lines: isBelow ? [] : [value], isBelow };
    fields.set(canonical(source.slice(content.start, colon)), field);
    below = isBelow ? field : null;
  }
  return fields;
}

/** Older versions of the program write `rule text`, newer ones `rule_text`. */
function canonical(key: string): string {
  return key.trim().toLowerCase().replaceAll(' ', '_');
}

function encodeLine(text: string): string | null {
  return /[\r\n]/.test(text) ? null : text;
}

function encodeLines(text: string): string | null {
  return text.includes('\r') ? null : text.replaceAll('\n', LINE_BREAK);
}
