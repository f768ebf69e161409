import {
  DocumentHighlightKind,
  type DocumentLink,
  type Location,
  type LocationLink,
  type TextDocumentIdentifier,
} from 'vscode-languageserver';
import type { Span } from '../../text/span.js';
import { addressOfRule, placeOfRule } from '../custom-requests/rules-documents.js';
import { rangeOf } from '../documents/convert.js';
import { type RequestedFile, requestedFile, requestedSet, type ServerContext } from '../server-context.js';
import { withFallback } from './with-fallback.js';

/**
 * Finds the definition of a token, all references to it, and links to rules.
 * @param rulesDocuments whether the client shows rulebooks as documents
 */
export function onNavigation(server: ServerContext, rulesDocuments: boolean): void {
  const { connection, can } = server;

  connection.onDefinition(
    withFallback(
      connection,
      'Definition',
      null,
      async ({ textDocument, position }, token): Promise<LocationLink[] | Location | null> => {
        const file = await requestedFile(server, textDocument, token);
        if (!file) return null;
        const definition = file.analysed.definition(file.positions.offset(position));
        if (!definition) return null;
        const place =
          'rule' in definition ? placeInRules(definition.rule, file, textDocument) : placeInSet(file, definition);
        if (!place || !can.definitionLinks) return place;
        const { uri, range } = place;
        const originSelectionRange = rangeOf(definition.from, file.positions);
        return [{ originSelectionRange, targetUri: uri, targetRange: range, targetSelectionRange: range }];
      },
    ),
  );

  const placeInSet = (file: RequestedFile, { path, span }: { path: string; span: Span }): Location => {
    const set = requestedSet(server, file);
    return { uri: set.uri(path), range: rangeOf(span, set.positionsIn(path)) };
  };
  const placeInRules = (rule: string, { snapshot }: RequestedFile, { uri }: TextDocumentIdentifier): Location | null =>
    rulesDocuments ? placeOfRule(rule, snapshot.edition.rulebook, uri) : null;

  if (rulesDocuments) {
    connection.onDocumentLinks(
      withFallback(connection, 'Links', null, async ({ textDocument }, token): Promise<DocumentLink[] | null> => {
        const file = await requestedFile(server, textDocument, token);
        if (!file) return null;
        const { rulebook } = file.snapshot.edition;
        return file.analysed.ruleLinks().flatMap(({ span, rule }) => {
          const target = addressOfRule(rule, rulebook, textDocument.uri);
          return target === null ? [] : { range: rangeOf(span, file.positions), target, tooltip: `Open rule ${rule}` };
        });
      }),
    );
  }

  connection.onReferences(async ({ textDocument, position, context }, token): Promise<Location[] | null> => {
    const file = await requestedFile(server, textDocument, token);
    if (!file) return null;
    const set = requestedSet(server, file);
    const offset = file.positions.offset(position);
    const found = file.analysed.references(offset, context.includeDeclaration);
    return (
      found?.map(({ path, span }) => ({ uri: set.uri(path), range: rangeOf(span, set.positionsIn(path)) })) ?? null
    );
  });

  connection.onDocumentHighlight(
    withFallback(connection, 'Highlights', null, async ({ textDocument, position }, token) => {
      const file = await requestedFile(server, textDocument, token);
      if (!file) return null;
      return file.analysed.highlights(file.positions.offset(position)).map(({ span, role }) => ({
        range: rangeOf(span, file.positions),
        kind: role === 'definition' || role === 'maker' ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
      }));
    }),
  );
}
