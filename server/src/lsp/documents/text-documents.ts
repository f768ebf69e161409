import type { TextDocumentContentChangeEvent, TextDocumentsConfiguration } from 'vscode-languageserver';
import { type Change, changeBetween } from '../../text/change.js';
import type { Range } from '../../text/line-index.js';
import { PiecedText } from '../../text/pieced-text.js';
import type { Span } from '../../text/span.js';

/** A document open in the editor. */
export interface OpenText {
  /** As the editor writes it. */
  readonly uri: string;
  readonly languageId: string;
  readonly version: number;
  readonly text: PiecedText;
  /** The changes that made this version of the previous one, each in the text after those before it; none at first. */
  readonly changes: readonly Change[];
}

/**
 * Documents whose text is stored in pieces, so that a keystroke in a large one costs no more than in a small one.
 * @param shared returns an equal text already in memory for an opened document, to share it
 */
export function textDocuments(shared: (uri: string, text: string) => string): TextDocumentsConfiguration<OpenText> {
  return {
    create: (uri, languageId, version, text) => {
      return { uri, languageId, version, text: PiecedText.of(shared(uri, text)), changes: [] };
    },
    update: (document, events, version) => {
      let { text } = document;
      const changes: Change[] = [];
      for (const event of events) {
        const before = text;
        text = changed(before, event);
        changes.push(changeOf(before, text, event));
      }
      return { ...document, version, text, changes };
    },
  };
}

function changed(text: PiecedText, event: TextDocumentContentChangeEvent): PiecedText {
  return 'range' in event ? text.edited(spanOf(event.range, text), event.text) : PiecedText.of(event.text);
}

function changeOf(before: PiecedText, after: PiecedText, event: TextDocumentContentChangeEvent): Change {
  if (!('range' in event)) return changeBetween(before, after);
  const { start, end } = spanOf(event.range, before);
  return { start, oldEnd: end, newEnd: start + event.text.length };
}

/** Some editors send a backwards selection with its end first. */
function spanOf({ start, end }: Range, text: PiecedText): Span {
  const [one, other] = [text.offset(start), text.offset(end)];
  return { start: Math.min(one, other), end: Math.max(one, other) };
}
