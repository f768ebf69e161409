import { SemanticTokensBuilder } from 'vscode-languageserver';
import type { SemanticWord } from '../../features/semantic-tokens/semantic-tokens.js';
import { semanticModifiers, semanticTypes } from '../../features/semantic-tokens/semantic-types.js';
import type { Span } from '../../text/span.js';
import { rangeOf } from '../documents/convert.js';
import { type RequestedFile, requestedFile, type ServerContext } from '../server-context.js';
import { isInsideWord } from '../writing/writing.js';
import { withFallback } from './with-fallback.js';

/**
 * Shows semantic colors: for the whole file, for a range, and as a delta to the previous answer. The word that is being
 * typed has none yet.
 */
export function onSemanticTokens(server: ServerContext): void {
  const { connection, documents, writer, can } = server;
  const { semanticTokens: requests } = connection.languages;
  const builders = new Map<string, SemanticTokensBuilder>();
  const builderOf = (uri: string) => {
    const builder = builders.get(uri) ?? new SemanticTokensBuilder();
    builders.set(uri, builder);
    return builder;
  };
  let waiting = false;
  const push = async (builder: SemanticTokensBuilder, file: RequestedFile, within?: Span) => {
    const words = file.analysed.semanticWords(within);
    const writing = can.refreshesColors ? await writer.current() : null;
    const shown = writing?.path === file.path ? words.filter(({ span }) => !isInsideWord(span, writing)) : words;
    waiting ||= shown.length < words.length;
    pushWords(builder, shown, file);
  };

  requests.on(
    withFallback(connection, 'Semantic tokens', { data: [] }, async ({ textDocument }, token) => {
      const file = await requestedFile(server, textDocument, token);
      const builder = builderOf(textDocument.uri);
      builder.previousResult('');
      if (file) await push(builder, file);
      return builder.build();
    }),
  );

  requests.onDelta(async ({ textDocument, previousResultId }, token) => {
    const file = await requestedFile(server, textDocument, token);
    const builder = builderOf(textDocument.uri);
    builder.previousResult(previousResultId);
    if (file) await push(builder, file);
    return builder.buildEdits();
  });

  requests.onRange(
    withFallback(connection, 'Semantic tokens', { data: [] }, async ({ textDocument, range }, token) => {
      const file = await requestedFile(server, textDocument, token);
      const builder = new SemanticTokensBuilder();
      if (!file) return builder.build();
      await push(builder, file, { start: file.positions.offset(range.start), end: file.positions.offset(range.end) });
      return builder.build();
    }),
  );

  documents.onClosed((uri) => builders.delete(uri));
  writer.onEnded(() => {
    if (waiting) requests.refresh();
    waiting = false;
  });
}

/** Skips words that continue on the next line of the file: the protocol cannot express them. */
function pushWords(
  builder: SemanticTokensBuilder,
  words: readonly SemanticWord[],
  { positions }: Pick<RequestedFile, 'positions'>,
): void {
  for (const { span, type, modifiers } of words) {
    const { start, end } = rangeOf(span, positions);
    if (start.line !== end.line) continue;
    const set = modifiers.reduce((bits, modifier) => bits | (1 << semanticModifiers.indexOf(modifier)), 0);
    builder.push(start.line, start.character, end.character - start.character, semanticTypes.indexOf(type), set);
  }
}
