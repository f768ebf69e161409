import type { InlineCompletionItem } from 'vscode-languageserver';
import type { ClientSettings } from '../client/client-settings.js';
import { rangeOf } from '../documents/convert.js';
import { requestedFile, type ServerContext } from '../server-context.js';
import { withFallback } from './with-fallback.js';

/** Continues phrases in gray text, unless the settings turn it off. */
export function onInlineCompletion(server: ServerContext, settings: ClientSettings): void {
  const { connection, workspace } = server;
  connection.languages.inlineCompletion.on(
    withFallback(
      connection,
      'Inline completion',
      null,
      async ({ textDocument, position }, token): Promise<InlineCompletionItem[] | null> => {
        const file = await requestedFile(server, textDocument, token);
        if (!file) return null;
        const { place } = await workspace.setOf(file.path);
        if (!(await settings.of(place.home ?? place.root)).inlineCompletion) return null;
        const found = file.analysed.inlineCompletion(file.positions.offset(position));
        return found && [{ insertText: found.newText, range: rangeOf(found.span, file.positions) }];
      },
    ),
  );
}
