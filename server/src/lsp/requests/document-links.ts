import type { DocumentLink } from 'vscode-languageserver';
import type { CardSet } from '../../workspace/sets/card-set.js';
import { type WrittenName, writtenNames } from '../../workspace/sets/named-files.js';
import { stopIfCancelled } from '../connection/cancelled.js';
import { positionMapper, rangeOf } from '../documents/convert.js';
import { addressOf, type RulesPlaces } from '../documents/rules-places.js';
import type { ServerContext } from '../server-context.js';
import { citedRules } from './cited-rules.js';
import { withFallback } from './with-fallback.js';

/**
 * Links what a document refers to: rules in card text and notes, the rulebook in a header, and the rulebook, card
 * references and pictures in settings.
 */
export function onDocumentLinks(server: ServerContext, places: RulesPlaces): void {
  const { connection, workspace, documents } = server;
  connection.onDocumentLinks(
    withFallback(connection, 'Links', null, async ({ textDocument }, token): Promise<DocumentLink[] | null> => {
      const path = documents.path(textDocument);
      const set = await workspace.setOf(path);
      stopIfCancelled(token);
      const links: DocumentLink[] = [];
      const text = path === set.place.configPath ? set.settings.config.text : set.state(path)?.file.text;
      const positions = text === undefined ? null : positionMapper(text);
      for (const written of positions ? writtenNames(set, path) : []) {
        const target = await targetOf(written, set, textDocument.uri);
        if (target !== null) links.push({ range: rangeOf(written.span, positions!), ...target });
      }
      const cited = await citedRules(server, textDocument, token);
      for (const { span, rule } of cited?.links ?? []) {
        const place = await places.rule(rule, cited!.rulebook, textDocument.uri);
        const range = rangeOf(span, cited!.positions);
        if (place) links.push({ range, target: addressOf(place), tooltip: `Open rule ${rule}` });
      }
      return links;
    }),
  );

  /** Returns where a name leads: to a file, a folder, or the rulebook with that id; null if there is none. */
  async function targetOf(written: WrittenName, set: CardSet, uri: string) {
    const file = await workspace.fileNamed(set, documents.path({ uri }), written);
    if (file !== null) return { target: documents.uri(file), tooltip: `Open ${written.name}` };
    const rulebook = written.kind === 'rulebook' ? await workspace.rulebook(written.name) : null;
    const target = rulebook && (await places.document(rulebook, uri));
    return target && rulebook ? { target, tooltip: `Open the rules: ${rulebook.title}` } : null;
  }
}
