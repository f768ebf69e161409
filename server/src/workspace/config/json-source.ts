import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Span } from '../../text/span.js';

/** JSON with comments and trailing commas, as far as it can be read, and the first place where it cannot. */
export interface JsonSource {
  /** The value, undefined where there is none. Parts that could not be read are missing from it. */
  readonly root: Node | undefined;
  readonly error: { readonly span: Span; readonly reason: string } | null;
}

/** Nobody nests settings deeper; a parser that calls itself for each level must not be led on. */
const DEEPEST = 64;

/** What a parser says of JSON, in words of the person who wrote it. */
const reasons: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this is no value; a text stands in double quotes',
  InvalidNumberFormat: 'this number is not complete',
  PropertyNameExpected: 'a key in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing "}" is missing',
  CloseBracketExpected: 'a closing "]" is missing',
  EndOfFileExpected: 'nothing may follow the closing "}"',
  UnexpectedEndOfComment: 'this comment has no end',
  UnexpectedEndOfString: 'a closing quote is missing',
  UnexpectedEndOfNumber: 'this number is not complete',
  InvalidUnicode: 'four hexadecimal digits are missing after "\\u"',
  InvalidEscapeCharacter: 'this is no escape; a backslash is written as "\\\\"',
  InvalidCharacter: 'this character cannot stand in a text; a line break is written as "\\n"',
};

/** What is missing is missing behind the word before it, and not where the next one happens to stand. */
const missing = new Set(['ColonExpected', 'CommaExpected', 'CloseBraceExpected', 'CloseBracketExpected']);

/** Reads JSON. An empty text is no error, and has no root. Never throws. */
export function readJson(text: string): JsonSource {
  // A byte order mark is replaced by white space, so that offsets stay.
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

/** The parser's code; where it misses a comma although the next thing closes the outer bracket, the inner one is open. */
function codeOf(error: ParseError, source: string): string {
  const code = printParseErrorCode(error.error);
  if (code !== 'CommaExpected') return code;
  const next = source.charAt(error.offset);
  return next === '}' ? 'CloseBracketExpected' : next === ']' ? 'CloseBraceExpected' : code;
}

/** Where brackets are first nested too deep, or null. */
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

/** The words of JSON: brackets, texts, numbers and so on, without white space and comments. */
function* wordsOf(source: string): Generator<Span> {
  const scanner = createScanner(source, true);
  for (;;) {
    scanner.scan();
    // The scanner stands at the end for ever, and may stand behind it after a comment that was not closed.
    const start = scanner.getTokenOffset();
    if (start >= source.length) return;
    yield { start, end: Math.min(start + scanner.getTokenLength(), source.length) };
  }
}
