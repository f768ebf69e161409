import type { TextEdit } from 'vscode-languageserver/node';
import { type FormatWishes, formatting, formattingIn } from '../features/formatting.js';
import type { Edit } from '../lint/finding.js';
import { rangeOf } from './convert.js';
import { type Looked, lookAt, type Shell } from './shell.js';

/** Lays plain card text out: the file, a part of it, or the line that was just finished. */
export function onFormatting(shell: Shell): void {
  const { connection } = shell;

  connection.onDocumentFormatting(async ({ textDocument }, token) => {
    const file = await lookAt(shell, textDocument, token);
    return file && textEdits(formatting(file.snapshot, wishesOf(file)), file);
  });

  connection.onDocumentRangeFormatting(async ({ textDocument, range }, token) => {
    const file = await lookAt(shell, textDocument, token);
    if (!file) return null;
    const within = { start: file.places.offset(range.start), end: file.places.offset(range.end) };
    return textEdits(formattingIn(file.snapshot, wishesOf(file), within), file);
  });

  connection.onDocumentOnTypeFormatting(async ({ textDocument, position }, token) => {
    const file = await lookAt(shell, textDocument, token);
    if (!file || position.line === 0) return null;
    const start = file.places.offset({ line: position.line - 1, character: 0 });
    const line = file.snapshot.text.slice(start, file.places.offset({ line: position.line, character: 0 }));
    const within = { start, end: start + line.trimEnd().length };
    const edits = formattingIn(file.snapshot, wishesOf(file), within);
    // The line break that was just typed, and what will stand behind it, are the writer's.
    return textEdits(
      edits.filter(({ span }) => span.end <= within.end),
      file,
    );
  });
}

function wishesOf(_: Looked): FormatWishes {
  return { quotes: 'keep' };
}

function textEdits(edits: readonly Edit[], { places }: Looked): TextEdit[] {
  return edits.map(({ span, newText }) => ({ range: rangeOf(span, places), newText }));
}
