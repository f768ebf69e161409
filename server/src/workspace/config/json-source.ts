import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { jsonErrors } from '../../text/json-errors.js';
import type { Span } from '../../text/span.js';

/** The result of parsing JSON with comments and trailing commas: a value as far as possible, and the first error. */
export interface JsonSource {
  /** The value, or undefined if there is none. Parts with errors are missing. */
  readonly root: Node | undefined;
  readonly error: { readonly span: Span; readonly reason: string } | null;
}

/** The deepest nesting that is parsed: the parser is recursive and could overflow the stack. */
const DEEPEST = 64;

/** Parse errors in the words of the user. */
const reasons: Readonly<Record<string, string>> = {
  InvalidSymbol: jsonErrors.notAValue,
  InvalidNumberFormat: jsonErrors.cutNumber,
  PropertyNameExpected: 'a key in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing "}" is missing',
  CloseBracketExpected: 'a closing "]" is missing',
  EndOfFileExpected: 'nothing may follow the closing "}"',
  UnexpectedEndOfComment: jsonErrors.openComment,
  UnexpectedEndOfString: jsonErrors.openText,
  UnexpectedEndOfNumber: jsonErrors.cutNumber,
  InvalidUnicode: jsonErrors.badUnicode,
  InvalidEscapeCharacter: jsonErrors.badEscape,
  InvalidCharacter: jsonErrors.badCharacter,
};

/** Missing punctuation is reported after the previous word, not at the next one. */
const missing = new Set(['ColonExpected', 'CommaExpected', 'CloseBraceExpected', 'CloseBracketExpected']);

/** Parses JSON. An empty text is not an error and has no root. Never throws. */
export function readJson(text: string): JsonSource {
  // A byte order mark is replaced by a space, so that offsets do not change.
  const source = text.charCodeAt(0) === 0xfeff ? ` ${text.slice(1)}` : text;
  const tooDeep = deepestPlace(source);
  if (tooDeep !== null) {
    const reason = `brackets are nested more than ${DEEPEST} deep`;
    return { root: undefined, error: { span: { start: tooDeep, end: tooDeep + 1 }, reason } };
  }
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { allowTrailingComma: true, allowEmptyContent: true });
  const [first] = errors;
  if (!first) return { root, error: null };
  const code = codeOf(first, source);
  const at = missing.has(code) ? endOfWordBefore(source, first.offset) : null;
  const end = Math.min(first.offset + first.length, source.length);
  const span = at === null ? { start: Math.min(first.offset, end), end } : { start: at, end: at };
  return { root, error: { span, reason: reasons[code] ?? 'this is not JSON' } };
}

/** The parser's error code. If it expects a comma but finds the outer closing bracket, the inner one is missing. */
function codeOf(error: ParseError, source: string): string {
  const code = printParseErrorCode(error.error);
  if (code !== 'CommaExpected') return code;
  const next = source.charAt(error.offset);
  return next === '}' ? 'CloseBracketExpected' : next === ']' ? 'CloseBraceExpected' : code;
}

/** Returns the offset of the first bracket that is nested too deeply, or null. */
function deepestPlace(source: string): number | null {
  let depth = 0;
  for (const { start, end } of wordsOf(source)) {
    const bracket = end - start === 1 ? source.charAt(start) : '';
    if (bracket === '{' || bracket === '[') depth++;
    else if (bracket === '}' || bracket === ']') depth--;
    if (depth > DEEPEST) return start;
  }
  return null;
}

function endOfWordBefore(source: string, offset: number): number {
  let before = 0;
  for (const { start, end } of wordsOf(source)) {
    if (start >= offset) break;
    before = end;
  }
  return before;
}

/** The words of JSON: brackets, strings, numbers and so on, without white space and comments. */
function* wordsOf(source: string): Generator<Span> {
  const scanner = createScanner(source, true);
  for (;;) {
    scanner.scan();
    // At the end, the scanner stays where it is; after an unclosed comment it may be past the end.
    const start = scanner.getTokenOffset();
    if (start >= source.length) return;
    yield { start, end: Math.min(start + scanner.getTokenLength(), source.length) };
  }
}
