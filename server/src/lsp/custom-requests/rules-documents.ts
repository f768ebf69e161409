import { label } from '../../features/shared/label.js';
import { bundledRulebook, bundledRulebookIds } from '../../rulebook/bundled.js';
import type { Rulebook } from '../../rulebook/rulebook.js';
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

/** Returns the rulebook of an address; null if it is not available. */
async function rulebookAt(address: string, server: ServerContext): Promise<Rulebook | null> {
  const { id, usedIn } = partsOf(address);
  return usedIn === null ? server.workspace.rulebook(id) : rulebookOf(usedIn, server);
}

/** The parts of an address as `rulesAddress` makes it. */
function partsOf(address: string): { id: string; usedIn: string | null } {
  const [, id = '', usedIn] = /^[^:]*:\/[^/]*\/([^?#]*)(?:\?([^#]*))?/.exec(address) ?? [];
  return { id: decodeURIComponent(id), usedIn: usedIn === undefined ? null : decodeURIComponent(usedIn) };
}

/** The rulebook that applies to a document. */
async function rulebookOf(uri: string, { workspace, documents }: ServerContext): Promise<Rulebook> {
  const path = documents.path({ uri });
  const state = await workspace.state(path);
  return (state?.snapshot.edition ?? (await workspace.setOf(path)).settings.edition).rulebook;
}
