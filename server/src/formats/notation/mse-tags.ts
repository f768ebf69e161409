import type { Encode, Region } from '../../text/region.js';
import { Pieces } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';
import { codesOf, symbolText } from './mse-symbols.js';

/** How Magic Set Editor writes a `<` that begins no tag: its manual's "character with code 1". */
const LESS_THAN = '\u0001';

/**
 * Text with the tags of Magic Set Editor, as it reads on the card. Tags are hidden; symbols (`<sym>2R</sym>`) and atoms
 * (`<atom-cardname>…`) are each one piece with what stands in them, so that they can only be replaced as a whole. Reminder
 * text that the program adds by itself cannot be replaced at all: it would be written anew.
 * @param lines the lines of the text in the source, without what they are indented by
 * @param encode how text is written there, by `encoder`
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
 * Writes text so that it reads as such: symbols in tags, as the program would if told to, and nothing else as a tag.
 * @param lineBreak how a line break is written; null where the text has to stay on its line
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

/** Whether a text has characters that no card has and no set file can hold, line breaks and tabs apart. */
function hasControls(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 32 && unit !== 9 && unit !== 10) return true;
  }
  return false;
}

/** A run of groups in braces as symbols; groups that stand for no symbol stay as they are. */
function withTags(run: string): string {
  const together = codesOf(run);
  if (together !== null) return `<sym>${together}</sym>`;
  return run.replace(/\{[^{}]+\}/g, (group) => {
    const code = codesOf(group);
    return code === null ? group : `<sym>${code}</sym>`;
  });
}

/** A tag as it stands in a line, and the index of the tag that closes it. */
interface Tag extends Span {
  /** What stands between the angle brackets: `kw-0`, `/sym`. */
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

  /** Text that stands there letter for letter; fixed text a word at a time, so that it keeps its places. */
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

/** What a tag that stands for its contents as a whole reads as; undefined for a tag that only marks them. */
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

/** Whether a tag is of a kind: `sym-auto` is a `sym`, as the program compares tags up to the first hyphen. */
function isKind(name: string, kind: string): boolean {
  return kindOf(name) === kind;
}

function kindOf(name: string): string {
  const end = name.search(/[-:]/);
  return end < 0 ? name : name.slice(0, end);
}

/** The text between a tag and its end without any tags in it. */
function symbolsIn(source: string, tags: readonly Tag[], open: number): string {
  let text = '';
  for (let i = open; i < tags[open]!.closedBy!; i++) text += source.slice(tags[i]!.end, tags[i + 1]!.start);
  return symbolText(unescaped(text));
}

/** What the text between a tag and its end reads as. */
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

/** The tags of a line. A `<` that no `>` follows, or no letter, begins none. */
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
    const waiting = open.get(kind);
    if (!closes) {
      if (waiting) waiting.push(tag);
      else open.set(kind, [tag]);
    } else {
      const opened = waiting?.pop();
      if (opened) opened.closedBy = tags.length;
    }
    tags.push(tag);
  }
  return tags;
}
