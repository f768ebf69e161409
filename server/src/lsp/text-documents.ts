import type { TextDocumentsConfiguration } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';

/**
 * Documents as the library keeps them, whose lines stay right where an edit puts CR and LF side by side that were apart:
 * the library counts the lines of what was inserted alone, and would go on with one line too many.
 */
export const textDocuments: TextDocumentsConfiguration<TextDocument> = {
  create: TextDocument.create,
  update(document, changes, version) {
    for (const change of changes) {
      const start = 'range' in change ? document.offsetAt(change.range.start) : null;
      TextDocument.update(document, [change], version);
      if (start === null) continue;
      const text = document.getText();
      if (joinsBreak(text, start) || joinsBreak(text, start + change.text.length)) {
        TextDocument.update(document, [{ text }], version);
      }
    }
    return document;
  },
};

/** Whether CR stands before an offset, and LF behind it. */
function joinsBreak(text: string, offset: number): boolean {
  return text.charAt(offset - 1) === '\r' && text.charAt(offset) === '\n';
}
