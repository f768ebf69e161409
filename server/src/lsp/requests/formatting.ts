import {
  type Connection,
  DocumentFormattingRequest,
  DocumentOnTypeFormattingRequest,
  DocumentRangeFormattingRequest,
  type ServerCapabilities,
  type TextEdit,
} from 'vscode-languageserver';
import type { FormatOptions } from '../../features/formatting/formatting.js';
import { typedCharacters } from '../../features/formatting/typed.js';
import { plainFiles } from '../../formats/plain/plain-format.js';
import type { Edit } from '../../lint/finding.js';
import type { ClientAbilities } from '../client/client-abilities.js';
import { rangeOf } from '../documents/convert.js';
import { type RequestedFile, requestedFile, type ServerContext } from '../server-context.js';

const onType = { firstTriggerCharacter: '\n', moreTriggerCharacter: [...typedCharacters] };

/** The files that are formatted: only plain card text. For other programs' files an editor has its own formatters. */
const documentSelector = [
  { language: 'cardtext' },
  { language: 'tokentext' },
  ...plainFiles.map((pattern) => ({ pattern })),
];

/** The static formatting capabilities, for a client that does not support dynamic registration. */
export function formattingAbilities({ choosesFormatted }: ClientAbilities): ServerCapabilities {
  if (choosesFormatted) return {};
  return {
    documentFormattingProvider: true,
    documentRangeFormattingProvider: true,
    documentOnTypeFormattingProvider: onType,
  };
}

/** Registers formatting for certain files only. Call this once the client is initialized. */
export function registerFormatting({ client, console }: Connection, { choosesFormatted }: ClientAbilities): void {
  if (!choosesFormatted) return;
  Promise.all([
    client.register(DocumentFormattingRequest.type, { documentSelector }),
    client.register(DocumentRangeFormattingRequest.type, { documentSelector }),
    // Null selects every file that the client asks this server about: card text is typed in each format.
    client.register(DocumentOnTypeFormattingRequest.type, { documentSelector: null, ...onType }),
  ]).catch((error: unknown) => console.warn(`${error}`));
}

/**
 * Formats plain card text: the file, a range, or the line that was just finished; and in every format what was just
 * typed.
 */
export function onFormatting(server: ServerContext): void {
  const { connection } = server;

  connection.onDocumentFormatting(async ({ textDocument }, token) => {
    const file = await requestedFile(server, textDocument, token);
    return file && textEdits(file.analysed.format(formatOptionsOf(file)), file);
  });

  connection.onDocumentRangeFormatting(async ({ textDocument, range }, token) => {
    const file = await requestedFile(server, textDocument, token);
    if (!file) return null;
    const within = { start: file.positions.offset(range.start), end: file.positions.offset(range.end) };
    return textEdits(file.analysed.format(formatOptionsOf(file), within), file);
  });

  connection.onDocumentOnTypeFormatting(async ({ textDocument, position, ch }, token) => {
    const file = await requestedFile(server, textDocument, token);
    if (!file) return null;
    if (ch !== '\n') return textEdits(file.analysed.formatTyped(file.positions.offset(position)), file);
    if (position.line === 0) return null;
    const start = file.positions.offset({ line: position.line - 1, character: 0 });
    const line = file.snapshot.text.slice(start, file.positions.offset({ line: position.line, character: 0 }));
    const within = { start, end: start + line.trimEnd().length };
    const edits = file.analysed.format(formatOptionsOf(file), within);
    // Leave alone the line break just typed and whatever follows it.
    return textEdits(
      edits.filter(({ span }) => span.end <= within.end),
      file,
    );
  });
}

function formatOptionsOf({ settings }: RequestedFile): FormatOptions {
  return { quotes: settings.config.config.quotes };
}

function textEdits(edits: readonly Edit[], { positions }: RequestedFile): TextEdit[] {
  return edits.map(({ span, newText }) => ({ range: rangeOf(span, positions), newText }));
}
