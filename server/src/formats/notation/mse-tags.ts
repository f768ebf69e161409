import type { Encode, Region } from '../../text/region.js';
import { Pieces } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';
import { codesOf, symbolText } from './mse-symbols.js';

/** A literal `<` in Magic Set Editor's files: the "character with code 1" of its manual. */
const LESS_THAN = '\u0001';

/**
 * Reads text with the tags of Magic Set Editor. Tags are hidden; symbols (`<sym>2R</sym>`) and atoms
 * (`<atom-cardname>…`) are atomic together with their content. Automatic reminder text cannot be replaced at all,
 * because the program would generate it again.
 * @param lines the lines of the text in the source, without indentation
 * @param encode how text is written in the source, from `encoder`
 */
export function taggedText(source: string, lines: readonly Span[], encode: Encode): Region {
  const reader = new TaggedReader(source);
  lines.forEach((line, i) => {
    if (i > 0) reader.lineBreak(line.start - lines[i - 1]!.end);
    reader.line(line);
  });
  return reader.region(lines[0]?.start ?? 0, encode);
}

/**
 * Writes plain text: symbols in tags, and nothing else as a tag.
 * @param lineBreak how a line break is written; null if the text must stay on one line
 */
export function encoder(lineBreak: string | null): Encode {
  return (text) => {
    if (hasControls(text) || (lineBreak === null && text.includes('\n'))) return null;
    return text
      .replaceAll('<', LESS_THAN)
      .replace(/(?:\{[^{}\s]+\})+/g, withTags)
      .replaceAll('\n', lineBreak ?? '');
  };
}

/** Whether a text has control characters, which a set file cannot contain, apart from line breaks and tabs. */
function hasControls(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 32 && unit !== 9 && unit !== 10) return true;
  }
  return false;
}

/** Writes groups in braces as symbols; groups without a code are unchanged. */
function withTags(run: string): string {
  const allCodes = codesOf(run);
  if (allCodes !== null) return `<sym>${allCodes}</sym>`;
  return run.replace(/\{[^{}]+\}/g, (group) => {
    const code = codesOf(group);
    return code === null ? group : `<sym>${code}</sym>`;
  });
}

/** A tag in a line, with the index of its closing tag. */
interface Tag extends Span {
  /** The text between the angle brackets: `kw-0`, `/sym`. */
  readonly name: string;
  closedBy: number | null;
}

class TaggedReader {
  private readonly pieces = new Pieces();
  private text = '';

  constructor(private readonly source: string) {}

  lineBreak(sourceLength: number): void {
    this.pieces.atom(sourceLength, 1);
    this.text += '\n';
  }

  region(start: number, encode: Encode): Region {
    return this.pieces.region(this.text, start, encode);
  }

  line(line: Span): void {
    const tags = tagsOf(this.source, line);
    let at = line.start;
    let fixedUpTo = line.start;
    for (let i = 0; i < tags.length; i++) {
      const tag = tags[i]!;
      this.plain(at, tag.start, at < fixedUpTo);
      const close = tag.closedBy === null ? null : tags[tag.closedBy]!;
      const whole = close && wholeText(tag.name);
      if (whole) {
        this.whole(tag.start, close.end, whole(this.source, tags, i), tag.start < fixedUpTo);
        i = tag.closedBy!;
        at = close.end;
        continue;
      }
      if (close && isReminder(tag.name)) fixedUpTo = Math.max(fixedUpTo, close.end);
      this.pieces.add(tag.end - tag.start, 0);
      at = tag.end;
    }
    this.plain(at, line.end, at < fixedUpTo);
  }

  /** Adds literal text; fixed text is added word by word, so that its parts keep their positions. */
  private plain(start: number, end: number, fixed: boolean): void {
    const text = unescaped(this.source.slice(start, end));
    this.text += text;
    if (!fixed) this.pieces.add(text.length, text.length);
    else for (const word of text.match(/\s|\S+/g) ?? []) this.pieces.add(word.length, word.length, 'fixed');
  }

  private whole(start: number, end: number, text: string, fixed: boolean): void {
    this.text += text;
    if (fixed) this.pieces.add(end - start, text.length, 'fixed');
    else this.pieces.atom(end - start, text.length);
  }
}

function unescaped(text: string): string {
  return text.includes(LESS_THAN) ? text.replaceAll(LESS_THAN, '<') : text;
}

/** Reads a tag that is atomic with its content; undefined for a tag that only marks its content. */
function wholeText(name: string): ((source: string, tags: readonly Tag[], open: number) => string) | undefined {
  if (isSymbol(name)) return symbolsIn;
  if (name === 'sep-soft') return () => '';
  return isKind(name, 'atom') && !isReminder(name) ? textIn : undefined;
}

/** `<atom-reminder-core>`, `<atom-autorem>`: reminder text that the program keeps up to date. */
function isReminder(name: string): boolean {
  return /^atom-(?:reminder|autorem)/.test(name);
}

function isSymbol(name: string): boolean {
  return isKind(name, 'sym');
}

/** Whether a tag is of a kind: `sym-auto` is a `sym`, because the program compares tags up to the first hyphen. */
function isKind(name: string, kind: string): boolean {
  return kindOf(name) === kind;
}

function kindOf(name: string): string {
  const end = name.search(/[-:]/);
  return end < 0 ? name : name.slice(0, end);
}

/** The symbols between a tag and its end, ignoring tags inside. */
function symbolsIn(source: string, tags: readonly Tag[], open: number): string {
  let text = '';
  for (let i = open; i < tags[open]!.closedBy!; i++) text += source.slice(tags[i]!.end, tags[i + 1]!.start);
  return symbolText(unescaped(text));
}

/** The text between a tag and its end. */
function textIn(source: string, tags: readonly Tag[], open: number): string {
  const end = tags[open]!.closedBy!;
  let text = '';
  for (let i = open; i < end; i++) {
    const { name, closedBy } = tags[i]!;
    if (isSymbol(name) && closedBy !== null && closedBy < end) {
      text += symbolsIn(source, tags, i);
      i = closedBy;
    }
    text += unescaped(source.slice(tags[i]!.end, tags[i + 1]!.start));
  }
  return text;
}

/** The tags of a line. A `<` that is not followed by a letter and a `>` does not begin a tag. */
function tagsOf(source: string, line: Span): Tag[] {
  const text = source.slice(line.start, line.end);
  if (!text.includes('<')) return [];
  const tags: Tag[] = [];
  const open = new Map<string, Tag[]>();
  for (const match of text.matchAll(/<(\/?[A-Za-z][^<>]*)>/g)) {
    const start = line.start + match.index;
    const name = match[1]!;
    const closes = name.startsWith('/');
    const kind = kindOf(closes ? name.slice(1) : name);
    const tag: Tag = { start, end: start + match[0].length, name, closedBy: null };
    const unclosed = open.get(kind);
    if (!closes) {
      if (unclosed) unclosed.push(tag);
      else open.set(kind, [tag]);
    } else {
      const opened = unclosed?.pop();
      if (opened) opened.closedBy = tags.length;
    }
    tags.push(tag);
  }
  return tags;
}
