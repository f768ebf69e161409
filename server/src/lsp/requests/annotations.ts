import { type InlayHint, type Location, SemanticTokensBuilder } from 'vscode-languageserver';
import { lensesOf } from '../../features/code-lens/code-lens.js';
import { inlayHintsIn } from '../../features/inlay-hints/inlay-hints.js';
import { type SemanticWord, semanticTypes, semanticWords } from '../../features/semantic-tokens/semantic-tokens.js';
import type { ClientSettings } from '../client/client-settings.js';
import { type Places, rangeOf } from '../documents/convert.js';
import { SHOW_REFERENCES } from '../protocol.js';
import { lookAt, lookAtSet, type Shell } from '../shell.js';
import { orNothing } from './or-nothing.js';

/**
 * What is shown in and over the text without standing in it: colours by meaning, inlay hints, code lenses.
 * @param showsReferences whether the client can show the places that a code lens counts
 */
export function onAnnotations(shell: Shell, settings: ClientSettings, showsReferences: boolean): void {
  semanticTokens(shell);
  const { connection, workspace } = shell;

  connection.languages.inlayHint.on(
    orNothing(connection, 'Inlay hints', null, async ({ textDocument, range }, token): Promise<InlayHint[] | null> => {
      const file = await lookAt(shell, textDocument, token);
      if (!file) return null;
      const set = await workspace.setOf(file.path);
      const { inlayHints } = await settings.of(set.place.home ?? set.place.root);
      const within = { start: file.places.offset(range.start), end: file.places.offset(range.end) };
      return inlayHintsIn(file.snapshot, within, inlayHints).map(({ offset, label, tooltip }) => ({
        position: file.places.position(offset),
        label,
        tooltip,
        paddingLeft: true,
      }));
    }),
  );

  connection.onCodeLens(
    orNothing(connection, 'Code lenses', null, async ({ textDocument }, token) => {
      const file = await lookAt(shell, textDocument, token);
      if (!file) return null;
      const set = await lookAtSet(shell, file.path);
      return lensesOf(file.snapshot).map(({ span, title, places }) => {
        const range = rangeOf(span, file.places);
        const locations = places.map(
          (place): Location => ({ uri: set.uri(place.path), range: rangeOf(place.span, set.placesIn(place.path)) }),
        );
        if (places.length === 0 || !showsReferences) return { range, command: { title, command: '' } };
        const given = [textDocument.uri, range.start, locations];
        return { range, command: { title, command: SHOW_REFERENCES, arguments: given } };
      });
    }),
  );
}

/** Colours by meaning, whole, in part, and as what changed since the last answer. */
function semanticTokens({ connection, ...rest }: Shell): void {
  const shell = { connection, ...rest };
  const builders = new Map<string, SemanticTokensBuilder>();
  const builderOf = (uri: string) => {
    const builder = builders.get(uri) ?? new SemanticTokensBuilder();
    builders.set(uri, builder);
    return builder;
  };
  const { semanticTokens: requests } = connection.languages;

  requests.on(
    orNothing(connection, 'Semantic tokens', { data: [] }, async ({ textDocument }, token) => {
      const file = await lookAt(shell, textDocument, token);
      const builder = builderOf(textDocument.uri);
      builder.previousResult('');
      if (file) push(builder, semanticWords(file.snapshot), file.places);
      return builder.build();
    }),
  );

  requests.onDelta(async ({ textDocument, previousResultId }, token) => {
    const file = await lookAt(shell, textDocument, token);
    const builder = builderOf(textDocument.uri);
    builder.previousResult(previousResultId);
    if (file) push(builder, semanticWords(file.snapshot), file.places);
    return builder.buildEdits();
  });

  requests.onRange(
    orNothing(connection, 'Semantic tokens', { data: [] }, async ({ textDocument, range }, token) => {
      const file = await lookAt(shell, textDocument, token);
      const builder = new SemanticTokensBuilder();
      if (!file) return builder.build();
      const within = { start: file.places.offset(range.start), end: file.places.offset(range.end) };
      push(builder, semanticWords(file.snapshot, within), file.places);
      return builder.build();
    }),
  );

  rest.documents.onClosed((uri) => builders.delete(uri));
}

/** Words that go over the end of a line of the file are left out: the protocol has no way to say them. */
function push(builder: SemanticTokensBuilder, words: readonly SemanticWord[], places: Places): void {
  for (const { span, type } of words) {
    const { start, end } = rangeOf(span, places);
    if (start.line !== end.line) continue;
    builder.push(start.line, start.character, end.character - start.character, semanticTypes.indexOf(type), 0);
  }
}
