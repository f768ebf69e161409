import type { TextDocumentContentChangeEvent, TextDocumentsConfiguration } from 'vscode-languageserver';
import type { Range } from '../../text/line-index.js';
import { PiecedText } from '../../text/pieced-text.js';

/** A document open in the editor. */
export interface OpenText {
  /** As the editor writes it. */
  readonly uri: string;
  readonly languageId: string;
  readonly version: number;
  readonly text: PiecedText;
}

/**
 * Documents whose text is stored in pieces, so that a keystroke in a large one costs no more than in a small one.
 * @param shared returns an equal text already in memory for an opened document, to share it
 */
export function textDocuments(shared: (uri: string, text: string) => string): TextDocumentsConfiguration<OpenText> {
  return {
    create: (uri, languageId, version, text) => ({ uri, languageId, version, text: PiecedText.of(shared(uri, text)) }),
    update: (document, changes, version) => ({ ...document, version, text: changes.reduce(changed, document.text) }),
  };
}

function changed(text: PiecedText, change: TextDocumentContentChangeEvent): PiecedText {
  if (!('range' in change)) return PiecedText.of(change.text);
  const { start, end } = inOrder(change.range);
  return text.edited({ start: text.offset(start), end: text.offset(end) }, change.text);
}

/** Some editors send a backwards selection with its end first. */
function inOrder({ start, end }: Range): Range {
  const isForwards = start.line < end.line || (start.line === end.line && start.character <= end.character);
  return isForwards ? { start, end } : { start: end, end: start };
}
