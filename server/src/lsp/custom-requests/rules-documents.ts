import { lineOfRule, rulesDocument } from '../../features/rules-document/rules-document.js';
import { bundledRulebook, bundledRulebookIds } from '../../rulebook/bundled.js';
import type { Rulebook } from '../../rulebook/rulebook.js';
import { memoize } from '../../util/memoize.js';
import {
  type FileRange,
  RULES_FOLDER,
  type RulebookEntry,
  type RulebooksParams,
  type RulesDocumentAnswer,
  type RulesDocumentParams,
  rulebooksRequest,
  rulesDocumentRequest,
  rulesDocuments,
} from '../protocol.js';
import type { ServerContext } from '../server-context.js';
import { rulebookInfo } from './rulebook-info.js';

/** Answers requests for rulebooks as documents, and for the list of rulebooks. */
export function onRulesDocuments(server: ServerContext): void {
  const { connection } = server;

  connection.onRequest(
    rulesDocumentRequest,
    async ({ uri }: RulesDocumentParams): Promise<RulesDocumentAnswer | null> => {
      const rulebook = await rulebookAt(uri, server);
      return rulebook && laidOut(rulebook);
    },
  );

  connection.onRequest(rulebooksRequest, async ({ uri }: RulebooksParams): Promise<RulebookEntry[]> => {
    const used = uri === undefined ? null : await rulebookOf(uri, server);
    const bundled = bundledRulebookIds.flatMap((id) => bundledRulebook(id) ?? []);
    const all = used && !bundled.includes(used) ? [used, ...bundled] : bundled;
    return all.map((rulebook) => ({
      ...rulebookInfo(rulebook),
      game: rulebook.game,
      date: rulebook.date,
      address: rulesAddress(rulebook, uri ?? ''),
      inUse: rulebook === used,
    }));
  });
}

/**
 * The URI of a rulebook as a document.
 * @param usedIn a document that uses it, from which a user's own rulebook can be found again
 */
function rulesAddress(rulebook: Rulebook, usedIn: string): string {
  const base = `${rulesDocuments}:${RULES_FOLDER}${encodeURIComponent(rulebook.id)}`;
  return bundledRulebook(rulebook.id) === rulebook ? base : `${base}?${encodeURIComponent(usedIn)}`;
}

/** The place of a rule in its rulebook's document; null if the rulebook has no such rule. */
export function placeOfRule(number: string, rulebook: Rulebook, usedIn: string): FileRange | null {
  const line = lineOfRule(laidOut(rulebook), number);
  if (line === null) return null;
  const start = { line, character: 0 };
  return { uri: rulesAddress(rulebook, usedIn), range: { start, end: start } };
}

/** The URI of a rule: that of its document, with the line from 1 after the `#`, as editors accept it. */
export function addressOfRule(number: string, rulebook: Rulebook, usedIn: string): string | null {
  const place = placeOfRule(number, rulebook, usedIn);
  return place && `${place.uri}#L${place.range.start.line + 1}`;
}

const laidOut = memoize(rulesDocument);

async function rulebookAt(address: string, server: ServerContext): Promise<Rulebook | null> {
  const [, id = '', usedIn] = /^[^:]*:\/[^/]*\/([^?#]*)(?:\?([^#]*))?/.exec(address) ?? [];
  return usedIn === undefined
    ? bundledRulebook(decodeURIComponent(id))
    : rulebookOf(decodeURIComponent(usedIn), server);
}

/** The rulebook that applies to a document. */
async function rulebookOf(uri: string, { workspace, documents }: ServerContext): Promise<Rulebook> {
  const path = documents.path({ uri });
  const state = await workspace.state(path);
  return (state?.snapshot.edition ?? (await workspace.setOf(path)).settings.edition).rulebook;
}
