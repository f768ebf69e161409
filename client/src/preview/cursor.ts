import { type Disposable, type TextDocument, window, workspace } from 'vscode';
import { activeDocument } from '../active-document.js';
import { isWritingAt, type Subject, type TextChange } from './subject.js';

/** The cursor in the documents that may contain cards. */
export class Cursor implements Disposable {
  private lastChange: { readonly document: TextDocument; readonly changes: readonly TextChange[] } | undefined;
  private readonly listening: Disposable[];

  /** @param onMove called when the cursor or the text around it may have changed */
  constructor(onMove: () => void) {
    this.listening = [
      window.onDidChangeActiveTextEditor(onMove),
      window.onDidChangeTextEditorSelection(onMove),
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        // The event is also sent when a document is saved.
        if (contentChanges.length > 0) this.lastChange = { document, changes: contentChanges };
        onMove();
      }),
    ];
  }

  /** What the cursor is on; null if the active editor cannot contain cards. */
  get subject(): Subject | null {
    const document = activeDocument();
    const selection = window.activeTextEditor?.selection;
    if (!document || !selection) return null;
    // Use the start of the selection, not the position after it.
    const { line, character } = selection.start;
    const changes = this.lastChange?.document === document ? this.lastChange.changes : [];
    return {
      textDocument: { uri: document.uri.toString() },
      position: { line, character },
      writing: isWritingAt(changes, document.offsetAt(selection.start)),
    };
  }

  dispose(): void {
    for (const each of this.listening) each.dispose();
  }
}
