import type { Connection } from 'vscode-languageserver';
import type { Documents } from '../documents/documents.js';
import { CURSOR, type CursorParams } from '../protocol.js';
import type { Writer } from '../writing/writer.js';

/** Follows the cursor of clients that report it: writing ends when it goes to another card. */
export function onCursor(connection: Connection, documents: Documents, writer: Writer): void {
  connection.onNotification(CURSOR, (params: Partial<CursorParams> | undefined) => {
    const { textDocument, position } = params ?? {};
    if (typeof textDocument?.uri !== 'string' || typeof position?.line !== 'number') return;
    const path = documents.path(textDocument);
    void writer.movedTo(path, documents.get(path)?.text.offset(position) ?? 0);
  });
}
