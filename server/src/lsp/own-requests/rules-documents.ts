import { lineOfRule, type RulesDocument, rulesDocument } from '../../features/rules-document/rules-document.js';
import { bundledRulebook, bundledRulebookIds } from '../../rulebook/bundled.js';
import type { Rulebook } from '../../rulebook/rulebook.js';
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
import type { Shell } from '../shell.js';
import { rulebookInfo } from './rulebook-info.js';

/** Answers rulebooks as documents to read, and which there are. */
export function onRulesDocuments(shell: Shell): void {
  const { connection } = shell;

  connection.onRequest(
    rulesDocumentRequest,
    async ({ uri }: RulesDocumentParams): Promise<RulesDocumentAnswer | null> => {
      const rulebook = await rulebookAt(uri, shell);
      return rulebook && laidOut(rulebook);
    },
  );

  connection.onRequest(rulebooksRequest, async ({ uri }: RulebooksParams): Promise<RulebookEntry[]> => {
    const used = uri === undefined ? null : await rulebookOf(uri, shell);
    const bundled = bundledRulebookIds.flatMap((id) => bundledRulebook(id) ?? []);
    const all = used && !bundled.includes(used) ? [used, ...bundled] : bundled;
    return all.map((rulebook) => ({
      ...rulebookInfo(rulebook),
      date: rulebook.date,
      address: rulesAddress(rulebook, uri ?? ''),
      inUse: rulebook === used,
    }));
  });
}

/**
 * The address of a rulebook as a document.
 * @param usedIn a document in which it holds, by which a rulebook of the user's own is found again
 */
export function rulesAddress(rulebook: Rulebook, usedIn: string): string {
  const base = `${rulesDocuments}:${RULES_FOLDER}${encodeURIComponent(rulebook.id)}`;
  return bundledRulebook(rulebook.id) === rulebook ? base : `${base}?${encodeURIComponent(usedIn)}`;
}

/** Where a rule stands in the document of its rulebook; null where it has none of that number. */
export function placeOfRule(number: string, rulebook: Rulebook, usedIn: string): FileRange | null {
  const line = lineOfRule(laidOut(rulebook), number);
  if (line === null) return null;
  const start = { line, character: 0 };
  return { uri: rulesAddress(rulebook, usedIn), range: { start, end: start } };
}

/** The address of a rule: that of its document, with its line from 1, as editors take it behind a `#`. */
export function addressOfRule(number: string, rulebook: Rulebook, usedIn: string): string | null {
  const place = placeOfRule(number, rulebook, usedIn);
  return place && `${place.uri}#L${place.range.start.line + 1}`;
}

const documents = new WeakMap<Rulebook, RulesDocument>();

function laidOut(rulebook: Rulebook): RulesDocument {
  const made = documents.get(rulebook) ?? rulesDocument(rulebook);
  documents.set(rulebook, made);
  return made;
}

async function rulebookAt(address: string, shell: Shell): Promise<Rulebook | null> {
  const [, id = '', usedIn] = /^[^:]*:\/[^/]*\/([^?#]*)(?:\?([^#]*))?/.exec(address) ?? [];
  return usedIn === undefined ? bundledRulebook(decodeURIComponent(id)) : rulebookOf(decodeURIComponent(usedIn), shell);
}

/** The rulebook that holds in a document. */
async function rulebookOf(uri: string, { workspace, documents }: Shell): Promise<Rulebook> {
  const path = documents.path({ uri });
  const state = await workspace.state(path);
  return (state?.snapshot.edition ?? (await workspace.setOf(path)).settings.edition).rulebook;
}
