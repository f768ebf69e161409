import {
  type Connection,
  DocumentFormattingRequest,
  DocumentOnTypeFormattingRequest,
  DocumentRangeFormattingRequest,
  type ServerCapabilities,
  type TextEdit,
} from 'vscode-languageserver';
import { type FormatOptions, formatting, formattingIn } from '../../features/formatting/formatting.js';
import { plainFiles } from '../../formats/plain/plain-format.js';
import type { Edit } from '../../lint/finding.js';
import type { ClientAbilities } from '../client/client-abilities.js';
import { rangeOf } from '../documents/convert.js';
import { type Looked, lookAt, type Shell } from '../shell.js';

const onType = { firstTriggerCharacter: '\n' };

/** What is formatted: plain card text alone. For other programs' files an editor has formatters of its own. */
const documentSelector = [
  { language: 'cardtext' },
  { language: 'tokentext' },
  ...plainFiles.map((pattern) => ({ pattern })),
];

/** What the server says of formatting at once, to a client that cannot be told of which files it holds. */
export function formattingAbilities({ choosesFormatted }: ClientAbilities): ServerCapabilities {
  if (choosesFormatted) return {};
  return {
    documentFormattingProvider: true,
    documentRangeFormattingProvider: true,
    documentOnTypeFormattingProvider: onType,
  };
}

/** Tells the client which files can be formatted. To be called once it is ready. */
export function registerFormatting({ client, console }: Connection, { choosesFormatted }: ClientAbilities): void {
  if (!choosesFormatted) return;
  Promise.all([
    client.register(DocumentFormattingRequest.type, { documentSelector }),
    client.register(DocumentRangeFormattingRequest.type, { documentSelector }),
    client.register(DocumentOnTypeFormattingRequest.type, { documentSelector, ...onType }),
  ]).catch((error: unknown) => console.warn(`${error}`));
}

/** Lays plain card text out: the file, a part of it, or the line that was just finished. */
export function onFormatting(shell: Shell): void {
  const { connection } = shell;

  connection.onDocumentFormatting(async ({ textDocument }, token) => {
    const file = await lookAt(shell, textDocument, token);
    return file && textEdits(formatting(file.snapshot, formatOptionsOf(file)), file);
  });

  connection.onDocumentRangeFormatting(async ({ textDocument, range }, token) => {
    const file = await lookAt(shell, textDocument, token);
    if (!file) return null;
    const within = { start: file.places.offset(range.start), end: file.places.offset(range.end) };
    return textEdits(formattingIn(file.snapshot, formatOptionsOf(file), within), file);
  });

  connection.onDocumentOnTypeFormatting(async ({ textDocument, position }, token) => {
    const file = await lookAt(shell, textDocument, token);
    if (!file || position.line === 0) return null;
    const start = file.places.offset({ line: position.line - 1, character: 0 });
    const line = file.snapshot.text.slice(start, file.places.offset({ line: position.line, character: 0 }));
    const within = { start, end: start + line.trimEnd().length };
    const edits = formattingIn(file.snapshot, formatOptionsOf(file), within);
    // The line break that was just typed, and what will stand behind it, are the writer's.
    return textEdits(
      edits.filter(({ span }) => span.end <= within.end),
      file,
    );
  });
}

function formatOptionsOf({ settings }: Looked): FormatOptions {
  return { quotes: settings.config.config.quotes };
}

function textEdits(edits: readonly Edit[], { places }: Looked): TextEdit[] {
  return edits.map(({ span, newText }) => ({ range: rangeOf(span, places), newText }));
}
