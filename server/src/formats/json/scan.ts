import { createScanner } from 'jsonc-parser';
import { jsonErrors } from '../../text/json-errors.js';
import type { Span } from '../../text/span.js';
import { type JsonCardEntry, OpenFrames } from './frames.js';
import type { JsonValue } from './json-tree.js';
import { flaw, flaws, syntax } from './syntax.js';

/** The result of one pass over JSON. */
export interface JsonScan {
  /** The outermost objects that are cards and are closed, in text order. */
  readonly entries: readonly JsonCardEntry[];
  /** Whether an object still open at the end is certainly a card. */
  readonly endsInCard: boolean;
  /** Whether the text ends before the JSON does, and is valid so far. */
  readonly isCut: boolean;
  /** The first syntax error. Comments, extra commas and several values in a row are accepted. */
  readonly error: { readonly span: Span; readonly reason: string } | null;
}

/** Real files are not nested this deeply. */
const MAX_DEPTH = 100;

const quoteInText = 'the text ends before this word; a quotation mark inside a text is written with a backslash';

/** What may come next. */
type Expected = 'value' | 'key' | 'colon' | 'comma';

/**
 * Finds the cards in JSON at any depth: in lists, in objects keyed by name, or one after the other. An object with
 * texts next to a card is a wrapper around it (a deck list entry with its count), and that card does not belong to the
 * file. Continues after errors as well as it can. Takes linear time; never throws.
 */
export function scanJson(text: string): JsonScan {
  const scan = new Scan(text);
  scan.run();
  return scan;
}

class Scan implements JsonScan {
  endsInCard = false;
  isCut = false;
  error: JsonScan['error'] = null;
  private readonly frames = new OpenFrames();
  private expected: Expected = 'value';
  private key = '';
  private keySpan: Span = { start: 0, end: 0 };
  /** The end of the previous word. */
  private previousEnd = 0;
  private readonly scanner;

  constructor(private readonly text: string) {
    this.scanner = createScanner(text, true);
  }

  get entries(): readonly JsonCardEntry[] {
    return this.frames.entries;
  }

  run(): void {
    const { scanner, frames } = this;
    for (let token = scanner.scan(); token !== syntax.end; token = scanner.scan()) {
      const error = scanner.getTokenError();
      if (error !== flaw.none) this.fail(flaws[error] ?? jsonErrors.notAValue);
      switch (token) {
        case syntax.openBrace:
        case syntax.openBracket:
          if (frames.depth === MAX_DEPTH) {
            this.fail(`brackets are nested more than ${MAX_DEPTH} deep`);
            this.finish();
            return;
          }
          this.open(token === syntax.openBrace);
          break;
        case syntax.closeBrace:
        case syntax.closeBracket:
          this.close(token === syntax.closeBrace);
          break;
        case syntax.comma:
          if (this.expected !== 'comma') this.fail('a value is missing');
          this.expected = frames.isObject ? 'key' : 'value';
          break;
        case syntax.colon:
          if (this.expected !== 'colon') {
            this.fail(this.expected === 'key' ? 'a key in double quotes is missing' : 'a comma is missing');
          }
          this.expected = 'value';
          break;
        case syntax.unknown:
          this.fail(this.isAfterText() ? quoteInText : jsonErrors.notAValue);
          this.plain(false);
          break;
        default:
          this.plain(token === syntax.text);
      }
      this.previousEnd = scanner.getTokenOffset() + scanner.getTokenLength();
    }
    this.isCut = frames.depth > 0 && (this.error === null || this.error.span.end === this.text.length);
    if (frames.depth > 0) this.failBefore(`a closing "${frames.isObject ? '}' : ']'}" is missing`);
    this.finish();
  }

  private open(isObject: boolean): void {
    const { frames } = this;
    if (this.expected !== 'value' && frames.depth > 0) {
      // An object without a key is the next item of a list whose last item was not closed.
      const isNext = isObject && frames.isItem && (this.expected !== 'colon' || this.error !== null);
      this.failBefore(isNext ? 'a closing "}" is missing' : `a ${this.expected} is missing`);
      if (isNext) frames.abandon();
    }
    frames.begin(isObject, this.scanner.getTokenOffset(), this.expected === 'value' ? this.key : '', this.keySpan);
    this.expected = isObject ? 'key' : 'value';
  }

  private close(isObject: boolean): void {
    const inside = this.frames.inside(isObject);
    if (inside === null) {
      this.fail('nothing is open that this could close');
      return;
    }
    if (inside > 0) this.failBefore(`a closing "${isObject ? ']' : '}'}" is missing`);
    else if (isObject && this.expected !== 'key' && this.expected !== 'comma') this.failBefore('a value is missing');
    for (let i = 0; i < inside; i++) this.frames.abandon();
    this.frames.end(this.scanner.getTokenOffset() + 1);
    this.expected = 'comma';
  }

  /** Handles a string, number or other word. */
  private plain(isText: boolean): void {
    const { frames, scanner, expected } = this;
    if (expected === 'comma') this.failBefore('a comma is missing');
    if (expected === 'key' || (expected === 'comma' && isText && frames.isObject)) {
      if (!isText) this.fail('a key in double quotes is missing');
      const start = scanner.getTokenOffset();
      this.key = isText ? scanner.getTokenValue() : '';
      this.keySpan = { start: start + 1, end: start + scanner.getTokenLength() - 1 };
      this.expected = 'colon';
      return;
    }
    if (expected === 'colon') this.failBefore('a colon is missing');
    const isWhole = isText && expected === 'value' && scanner.getTokenError() === flaw.none;
    frames.plain(this.key, isWhole ? scanner.getTokenValue() : null, this.value());
    this.expected = 'comma';
  }

  /** The string or number at the scanner's position; null for another word. */
  private value(): JsonValue | null {
    const { scanner } = this;
    const start = scanner.getTokenOffset();
    const end = start + scanner.getTokenLength();
    if (scanner.getToken() === syntax.text) return { kind: 'text', start: start + 1, end: end - 1 };
    return scanner.getToken() === syntax.number ? { kind: 'number', start, end } : null;
  }

  /** Whether a string ends right before the current word: at a quotation mark that was meant to be part of it. */
  private isAfterText(): boolean {
    return this.previousEnd === this.scanner.getTokenOffset() && this.text.charAt(this.previousEnd - 1) === '"';
  }

  private finish(): void {
    this.endsInCard = this.frames.hasProvenCard;
    while (this.frames.depth > 0) this.frames.abandon();
  }

  /** Reports an error in the current word. */
  private fail(reason: string): void {
    const start = this.scanner.getTokenOffset();
    const end = Math.min(start + this.scanner.getTokenLength(), this.text.length);
    this.error ??= { span: { start: Math.min(start, end), end }, reason };
  }

  /** Reports something missing after the previous word, rather than at the next one. */
  private failBefore(reason: string): void {
    this.error ??= { span: { start: this.previousEnd, end: this.previousEnd }, reason };
  }
}
