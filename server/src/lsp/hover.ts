import { type Connection, MarkupKind } from 'vscode-languageserver/node';
import { hoverAt } from '../features/hover.js';
import { withoutMarks } from '../features/markdown.js';
import type { Workspace } from '../workspace/workspace.js';
import type { ClientAbilities } from './client-abilities.js';
import { placesOf, rangeOf } from './convert.js';
import type { Documents } from './documents.js';

/** Answers what there is to say of the words under the cursor. */
export function onHover(
  connection: Connection,
  workspace: Workspace,
  documents: Documents,
  can: ClientAbilities,
): void {
  connection.onHover(async ({ textDocument, position }) => {
    const path = documents.path(textDocument);
    const state = await workspace.state(path);
    if (!state) return null;
    const places = placesOf(state.file, documents.get(path));
    const hover = hoverAt(state.snapshot, places.offset(position));
    if (!hover) return null;
    const contents = can.markdown
      ? { kind: MarkupKind.Markdown, value: hover.markdown }
      : { kind: MarkupKind.PlainText, value: withoutMarks(hover.markdown) };
    return { contents, range: rangeOf(hover.span, places) };
  });
}
