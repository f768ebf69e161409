import { type InlayHint, type Location, SemanticTokensBuilder } from 'vscode-languageserver';
import { type SemanticWord, semanticTypes } from '../../features/semantic-tokens/semantic-tokens.js';
import type { ClientSettings } from '../client/client-settings.js';
import { type PositionMapper, rangeOf } from '../documents/convert.js';
import { SHOW_REFERENCES } from '../protocol.js';
import { requestedFile, requestedSet, type ServerContext } from '../server-context.js';
import { withFallback } from './with-fallback.js';

/**
 * Shows semantic colours, inlay hints and code lenses.
 * @param showsReferences whether the client can show the locations that a code lens counts
 */
export function onAnnotations(server: ServerContext, settings: ClientSettings, showsReferences: boolean): void {
  semanticTokens(server);
  const { connection, workspace } = server;

  connection.languages.inlayHint.on(
    withFallback(
      connection,
      'Inlay hints',
      null,
      async ({ textDocument, range }, token): Promise<InlayHint[] | null> => {
        const file = await requestedFile(server, textDocument, token);
        if (!file) return null;
        const set = await workspace.setOf(file.path);
        const { inlayHints } = await settings.of(set.place.home ?? set.place.root);
        const within = { start: file.positions.offset(range.start), end: file.positions.offset(range.end) };
        return file.analysed.inlayHints(within, inlayHints).map(({ offset, label, tooltip }) => ({
          position: file.positions.position(offset),
          label,
          tooltip,
          paddingLeft: true,
        }));
      },
    ),
  );

  connection.onCodeLens(
    withFallback(connection, 'Code lenses', null, async ({ textDocument }, token) => {
      const file = await requestedFile(server, textDocument, token);
      if (!file) return null;
      const set = requestedSet(server, file);
      return file.analysed.lenses().map(({ span, title, places }) => {
        const range = rangeOf(span, file.positions);
        const locations = places.map(
          (place): Location => ({ uri: set.uri(place.path), range: rangeOf(place.span, set.positionsIn(place.path)) }),
        );
        if (places.length === 0 || !showsReferences) return { range, command: { title, command: '' } };
        const args = [textDocument.uri, range.start, locations];
        return { range, command: { title, command: SHOW_REFERENCES, arguments: args } };
      });
    }),
  );
}

/** Semantic tokens: for the whole file, for a range, and as a delta to the previous answer. */
function semanticTokens({ connection, ...rest }: ServerContext): void {
  const server = { connection, ...rest };
  const builders = new Map<string, SemanticTokensBuilder>();
  const builderOf = (uri: string) => {
    const builder = builders.get(uri) ?? new SemanticTokensBuilder();
    builders.set(uri, builder);
    return builder;
  };
  const { semanticTokens: requests } = connection.languages;

  requests.on(
    withFallback(connection, 'Semantic tokens', { data: [] }, async ({ textDocument }, token) => {
      const file = await requestedFile(server, textDocument, token);
      const builder = builderOf(textDocument.uri);
      builder.previousResult('');
      if (file) push(builder, file.analysed.semanticWords(), file.positions);
      return builder.build();
    }),
  );

  requests.onDelta(async ({ textDocument, previousResultId }, token) => {
    const file = await requestedFile(server, textDocument, token);
    const builder = builderOf(textDocument.uri);
    builder.previousResult(previousResultId);
    if (file) push(builder, file.analysed.semanticWords(), file.positions);
    return builder.buildEdits();
  });

  requests.onRange(
    withFallback(connection, 'Semantic tokens', { data: [] }, async ({ textDocument, range }, token) => {
      const file = await requestedFile(server, textDocument, token);
      const builder = new SemanticTokensBuilder();
      if (!file) return builder.build();
      const within = { start: file.positions.offset(range.start), end: file.positions.offset(range.end) };
      push(builder, file.analysed.semanticWords(within), file.positions);
      return builder.build();
    }),
  );

  rest.documents.onClosed((uri) => builders.delete(uri));
}

/** Skips words that continue on the next line of the file: the protocol cannot express them. */
function push(builder: SemanticTokensBuilder, words: readonly SemanticWord[], places: PositionMapper): void {
  for (const { span, type } of words) {
    const { start, end } = rangeOf(span, places);
    if (start.line !== end.line) continue;
    builder.push(start.line, start.character, end.character - start.character, semanticTypes.indexOf(type), 0);
  }
}
