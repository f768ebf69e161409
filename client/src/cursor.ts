import { type Disposable, type TextEditor, window } from 'vscode';
import { CURSOR, type CursorParams } from '../../server/src/lsp/protocol.js';
import { servedSchemes } from './active-document.js';
import type { Session } from './session.js';

/** Tells the server when the cursor goes to another line or file, since findings wait in the card being written. */
export function reportCursor(session: Session): Disposable[] {
  let last = '';
  const report = (editor: TextEditor | undefined) => {
    if (!editor || !servedSchemes().has(editor.document.uri.scheme)) return;
    const uri = editor.document.uri.toString();
    const { line, character } = editor.selection.active;
    const place = `${uri} ${line}`;
    if (place === last) return;
    last = place;
    const params: CursorParams = { textDocument: { uri }, position: { line, character } };
    session.notify(CURSOR, params);
  };
  return [
    window.onDidChangeActiveTextEditor(report),
    window.onDidChangeTextEditorSelection(({ textEditor }) => report(textEditor)),
  ];
}
