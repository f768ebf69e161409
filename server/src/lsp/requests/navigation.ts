import {
  DocumentHighlightKind,
  type DocumentLink,
  type Location,
  type LocationLink,
  type TextDocumentIdentifier,
} from 'vscode-languageserver';
import { ruleLinks } from '../../features/document-links/document-links.js';
import { definitionAt } from '../../features/navigation/definition.js';
import { highlightsAt, referencesAt } from '../../features/navigation/references.js';
import type { Span } from '../../text/span.js';
import { rangeOf } from '../documents/convert.js';
import { addressOfRule, placeOfRule } from '../own-requests/rules-documents.js';
import { type Looked, lookAt, lookAtSet, type Shell } from '../shell.js';
import { orNothing } from './or-nothing.js';

/**
 * Leads from what speaks of a token to its definition, and to everything else that speaks of it.
 * @param rulesDocuments whether the client shows rulebooks as documents
 */
export function onNavigation(shell: Shell, rulesDocuments: boolean): void {
  const { connection, can } = shell;

  connection.onDefinition(
    orNothing(
      connection,
      'Definition',
      null,
      async ({ textDocument, position }, token): Promise<LocationLink[] | Location | null> => {
        const file = await lookAt(shell, textDocument, token);
        const definition = file && definitionAt(file.snapshot, file.places.offset(position));
        if (!definition) return null;
        const place =
          'rule' in definition ? placeInRules(definition.rule, file, textDocument) : await placeInSet(file, definition);
        if (!place || !can.definitionLinks) return place;
        const { uri, range } = place;
        const originSelectionRange = rangeOf(definition.from, file.places);
        return [{ originSelectionRange, targetUri: uri, targetRange: range, targetSelectionRange: range }];
      },
    ),
  );

  const placeInSet = async (file: Looked, { path, span }: { path: string; span: Span }): Promise<Location> => {
    const set = await lookAtSet(shell, file.path);
    return { uri: set.uri(path), range: rangeOf(span, set.placesIn(path)) };
  };
  const placeInRules = (rule: string, { snapshot }: Looked, { uri }: TextDocumentIdentifier): Location | null =>
    rulesDocuments ? placeOfRule(rule, snapshot.edition.rulebook, uri) : null;

  if (rulesDocuments) {
    connection.onDocumentLinks(
      orNothing(connection, 'Links', null, async ({ textDocument }, token): Promise<DocumentLink[] | null> => {
        const file = await lookAt(shell, textDocument, token);
        if (!file) return null;
        const { rulebook } = file.snapshot.edition;
        return ruleLinks(file.snapshot).flatMap(({ span, rule }) => {
          const target = addressOfRule(rule, rulebook, textDocument.uri);
          return target === null ? [] : { range: rangeOf(span, file.places), target, tooltip: `Open rule ${rule}` };
        });
      }),
    );
  }

  connection.onReferences(async ({ textDocument, position, context }, token): Promise<Location[] | null> => {
    const file = await lookAt(shell, textDocument, token);
    if (!file) return null;
    const set = await lookAtSet(shell, file.path);
    const offset = file.places.offset(position);
    const found = referencesAt(file.snapshot, offset, set.snapshots, context.includeDeclaration);
    return found?.map(({ path, span }) => ({ uri: set.uri(path), range: rangeOf(span, set.placesIn(path)) })) ?? null;
  });

  connection.onDocumentHighlight(
    orNothing(connection, 'Highlights', null, async ({ textDocument, position }, token) => {
      const file = await lookAt(shell, textDocument, token);
      if (!file) return null;
      return highlightsAt(file.snapshot, file.places.offset(position)).map(({ span, role }) => ({
        range: rangeOf(span, file.places),
        kind: role === 'definition' || role === 'maker' ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
      }));
    }),
  );
}
