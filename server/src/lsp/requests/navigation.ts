import { DocumentHighlightKind, type Location, type LocationLink, type Range } from 'vscode-languageserver';
import type { Span } from '../../text/span.js';
import { rangeOf } from '../documents/convert.js';
import type { RulesPlaces } from '../documents/rules-places.js';
import { type RequestedFile, requestedFile, requestedSet, type ServerContext } from '../server-context.js';
import { citedAt, citedRules, placesCiting } from './cited-rules.js';
import { withFallback } from './with-fallback.js';

/** Finds the definition of a token, card or rule, and all references to it. */
export function onNavigation(server: ServerContext, places: RulesPlaces): void {
  const { connection, can } = server;

  connection.onDefinition(
    withFallback(
      connection,
      'Definition',
      null,
      async ({ textDocument, position }, token): Promise<LocationLink[] | Location | null> => {
        const file = await requestedFile(server, textDocument, token);
        const definition = file?.analysed.definition(file.positions.offset(position));
        if (file && definition) {
          const place =
            'rule' in definition
              ? await places.rule(definition.rule, file.snapshot.edition.rulebook, textDocument.uri)
              : placeInSet(file, definition);
          return place && withOrigin(place, rangeOf(definition.from, file.positions));
        }
        const cited = await citedRules(server, textDocument, token);
        const link = cited && citedAt(cited, position);
        const place = link && (await places.rule(link.rule, cited.rulebook, textDocument.uri));
        return place && withOrigin(place, rangeOf(link.span, cited.positions));
      },
    ),
  );

  const placeInSet = (file: RequestedFile, { path, span }: { path: string; span: Span }): Location => {
    const set = requestedSet(server, file);
    return { uri: set.uri(path), range: rangeOf(span, set.positionsIn(path)) };
  };
  const withOrigin = ({ uri, range }: Location, originSelectionRange: Range): LocationLink[] | Location =>
    can.definitionLinks
      ? [{ originSelectionRange, targetUri: uri, targetRange: range, targetSelectionRange: range }]
      : { uri, range };

  connection.onReferences(async ({ textDocument, position, context }, token): Promise<Location[] | null> => {
    const file = await requestedFile(server, textDocument, token);
    const found = file?.analysed.references(file.positions.offset(position), context.includeDeclaration);
    if (file && found) {
      const set = requestedSet(server, file);
      return found.map(({ path, span }) => ({ uri: set.uri(path), range: rangeOf(span, set.positionsIn(path)) }));
    }
    const cited = await citedRules(server, textDocument, token);
    const link = cited && citedAt(cited, position);
    return link && placesCiting(server, places, link.rule, cited.rulebook, textDocument.uri);
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
