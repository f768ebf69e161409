import { type Position, Range, TextEdit } from 'vscode-languageserver/node';
import { LineIndex } from '../../server/src/text/line-index.js';

/**
 * Finds a problem in an answer: a range outside of its document, or overlapping edits. Null if there is none.
 * @param uri the document of the request
 * @param textOf the client's text of a document; undefined if it does not know the document
 */
export function checkAnswer(answer: unknown, uri: string, textOf: (uri: string) => string | undefined): string | null {
  if (Array.isArray(answer)) {
    const edits = answer.filter((each) => TextEdit.is(each));
    if (edits.length > 1 && edits.length === answer.length && overlap(edits)) return 'edits overlap';
    return firstOf(answer, (each) => checkAnswer(each, uri, textOf));
  }
  if (typeof answer !== 'object' || answer === null) return null;
  if (Range.is(answer)) return checkRange(answer, textOf(uri));
  const own = ownUri(answer) ?? uri;
  return firstOf(Object.entries(answer), ([key, value]) => {
    // A map from URIs to edits.
    return checkAnswer(value, key.startsWith('file:') ? key : own, textOf);
  });
}

function ownUri(value: object): string | null {
  const { uri, textDocument, targetUri } = value as {
    uri?: unknown;
    textDocument?: { uri?: unknown };
    targetUri?: unknown;
  };
  const found = uri ?? targetUri ?? textDocument?.uri;
  return typeof found === 'string' ? found : null;
}

function checkRange({ start, end }: Range, text: string | undefined): string | null {
  if (start.line > end.line || (start.line === end.line && start.character > end.character)) {
    return `a range ends before it begins: ${format(start)} to ${format(end)}`;
  }
  if (text === undefined) return null;
  const lines = linesOf(text);
  for (const position of [start, end]) {
    const there = lines.position(lines.offset(position));
    if (there.line !== position.line || there.character !== position.character)
      return `there is no ${format(position)}`;
  }
  return null;
}

let last: { readonly text: string; readonly lines: LineIndex } | null = null;

/** Caches the lines of the last text: an answer has many ranges, most of them in one text. */
function linesOf(text: string): LineIndex {
  if (last?.text !== text) last = { text, lines: new LineIndex(text) };
  return last.lines;
}

function format({ line, character }: Position): string {
  return `${line}:${character}`;
}

function overlap(edits: readonly TextEdit[]): boolean {
  const inOrder = edits.map(({ range }) => range).sort((a, b) => compare(a.start, b.start) || compare(a.end, b.end));
  return inOrder.some((range, i) => i > 0 && compare(inOrder[i - 1]!.end, range.start) > 0);
}

function compare(a: Position, b: Position): number {
  return a.line - b.line || a.character - b.character;
}

function firstOf<T>(values: readonly T[], check: (value: T) => string | null): string | null {
  for (const value of values) {
    const found = check(value);
    if (found !== null) return found;
  }
  return null;
}
