import { MarkupKind } from 'vscode-languageserver';
import { hoverAt } from '../features/hover.js';
import { withoutMarks } from '../features/markdown.js';
import { rangeOf } from './convert.js';
import { lookAt, type Shell } from './shell.js';

/** Answers what there is to say of the words under the cursor. */
export function onHover(shell: Shell): void {
  const { connection, can } = shell;
  connection.onHover(async ({ textDocument, position }, token) => {
    const file = await lookAt(shell, textDocument, token);
    const hover = file && hoverAt(file.snapshot, file.places.offset(position));
    if (!hover) return null;
    const contents = can.markdown
      ? { kind: MarkupKind.Markdown, value: hover.markdown }
      : { kind: MarkupKind.PlainText, value: withoutMarks(hover.markdown) };
    return { contents, range: rangeOf(hover.span, file.places) };
  });
}
