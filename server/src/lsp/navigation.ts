import { DocumentHighlightKind, type Location, type LocationLink } from 'vscode-languageserver';
import { definitionAt } from '../features/navigation/definition.js';
import { highlightsAt, referencesAt } from '../features/navigation/references.js';
import { rangeOf } from './convert.js';
import { lookAt, lookAtSet, type Shell } from './shell.js';

/** Leads from what speaks of a token to its definition, and to everything else that speaks of it. */
export function onNavigation(shell: Shell): void {
  const { connection, can } = shell;

  connection.onDefinition(async ({ textDocument, position }, token): Promise<LocationLink[] | Location | null> => {
    const file = await lookAt(shell, textDocument, token);
    const definition = file && definitionAt(file.snapshot, file.places.offset(position));
    if (!definition || !('path' in definition)) return null;
    const set = await lookAtSet(shell, file.path);
    const range = rangeOf(definition.span, set.placesIn(definition.path));
    const uri = set.uri(definition.path);
    if (!can.definitionLinks) return { uri, range };
    const originSelectionRange = rangeOf(definition.from, file.places);
    return [{ originSelectionRange, targetUri: uri, targetRange: range, targetSelectionRange: range }];
  });

  connection.onReferences(async ({ textDocument, position, context }, token): Promise<Location[] | null> => {
    const file = await lookAt(shell, textDocument, token);
    if (!file) return null;
    const set = await lookAtSet(shell, file.path);
    const offset = file.places.offset(position);
    const found = referencesAt(file.snapshot, offset, set.snapshots, context.includeDeclaration);
    return found?.map(({ path, span }) => ({ uri: set.uri(path), range: rangeOf(span, set.placesIn(path)) })) ?? null;
  });

  connection.onDocumentHighlight(async ({ textDocument, position }, token) => {
    const file = await lookAt(shell, textDocument, token);
    if (!file) return null;
    return highlightsAt(file.snapshot, file.places.offset(position)).map(({ span, role }) => ({
      range: rangeOf(span, file.places),
      kind: role === 'definition' || role === 'maker' ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
    }));
  });
}
