import { label } from '../../features/shared/label.js';
import { bundledRulebook, bundledRulebookIds } from '../../rulebook/bundled.js';
import { laidOut, type RulesPlaces, rulesAddress } from '../documents/rules-places.js';
import {
  type FileRange,
  type RulebookEntry,
  type RulebooksParams,
  type RuleReferencesParams,
  type RulesDocumentAnswer,
  type RulesDocumentParams,
  rulebooksRequest,
  ruleReferencesRequest,
  rulesDocumentRequest,
} from '../protocol.js';
import { placesCiting } from '../requests/cited-rules.js';
import type { ServerContext } from '../server-context.js';
import { partsOf, rulebookAt, rulebookOf } from './rulebook-of.js';

/** Answers requests for rulebooks as documents, for what cites their rules, and for the list of rulebooks. */
export function onRulesDocuments(server: ServerContext, places: RulesPlaces): void {
  const { connection } = server;

  connection.onRequest(
    rulesDocumentRequest,
    async ({ uri }: RulesDocumentParams): Promise<RulesDocumentAnswer | null> => {
      const rulebook = await rulebookAt(uri, server);
      return rulebook && laidOut(rulebook);
    },
  );

  connection.onRequest(ruleReferencesRequest, async ({ uri, number }: RuleReferencesParams): Promise<FileRange[]> => {
    const rulebook = await rulebookAt(uri, server);
    return rulebook ? placesCiting(server, places, number, rulebook, partsOf(uri).usedIn) : [];
  });

  connection.onRequest(rulebooksRequest, async ({ uri }: RulebooksParams): Promise<RulebookEntry[]> => {
    const used = uri === undefined ? null : await rulebookOf(uri, server);
    const bundled = bundledRulebookIds.flatMap((id) => bundledRulebook(id) ?? []);
    const installed = await server.workspace.installedRulebooks();
    const named = [...bundled, ...installed];
    const all = used && !named.includes(used) ? [used, ...named] : named;
    return all.map((rulebook) => ({
      id: named.includes(rulebook) ? rulebook.id : null,
      title: label(rulebook.title),
      game: rulebook.game,
      date: rulebook.date,
      rules: rulebook.rules.size,
      installed: installed.includes(rulebook),
      address: rulesAddress(rulebook, rulebook === used ? (uri ?? null) : null),
      inUse: rulebook === used,
    }));
  });
}
