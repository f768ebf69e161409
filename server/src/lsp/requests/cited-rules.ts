import type { CancellationToken, TextDocumentIdentifier } from 'vscode-languageserver';
import { type RuleLink, ruleLinks, ruleLinksInNotes } from '../../features/document-links/document-links.js';
import { citationsOf } from '../../features/rules-document/rules-document.js';
import type { Rulebook } from '../../rulebook/rulebook.js';
import { touches } from '../../text/span.js';
import { stopIfCancelled } from '../connection/cancelled.js';
import { type PositionMapper, positionMapper, rangeOf } from '../documents/convert.js';
import { laidOut, type RulesPlaces } from '../documents/rules-places.js';
import type { FileRange, PlaceRange } from '../protocol.js';
import { requestedFile, type ServerContext, SetView, setsShown } from '../server-context.js';

/** The rules that a document cites. */
export interface CitedRules {
  readonly rulebook: Rulebook;
  readonly links: readonly RuleLink[];
  readonly positions: PositionMapper;
}

/** The files in which designers take notes. */
const notes = /\.(?:md|markdown|txt)$/i;

/**
 * Returns the rules that a file of cards cites, or an open file of notes in the folder of a set; null for any other.
 * @throws {ResponseError} if the request was cancelled meanwhile
 */
export async function citedRules(
  server: ServerContext,
  textDocument: TextDocumentIdentifier,
  token: CancellationToken,
): Promise<CitedRules | null> {
  const file = await requestedFile(server, textDocument, token);
  if (file) {
    const { rulebook } = file.snapshot.edition;
    return { rulebook, links: ruleLinks(file.snapshot), positions: file.positions };
  }
  const { workspace, documents } = server;
  const path = documents.path(textDocument);
  const text = notes.test(path) ? documents.get(path)?.text : undefined;
  if (!text) return null;
  const set = await workspace.setOf(path);
  stopIfCancelled(token);
  if (set.place.configPath === null && set.paths().length === 0) return null;
  const { rulebook } = set.settings.edition;
  return { rulebook, links: ruleLinksInNotes(text.toString(), rulebook), positions: positionMapper(text) };
}

/** Returns the rule number at a position; null if there is none. */
export function citedAt({ links, positions }: CitedRules, position: PlaceRange['start']): RuleLink | null {
  const offset = positions.offset(position);
  return links.find(({ span }) => touches(span, offset)) ?? null;
}

/** Returns every place that cites a rule: in the rulebook itself, and in the files of the sets that use it. */
export async function placesCiting(
  server: ServerContext,
  places: RulesPlaces,
  number: string,
  rulebook: Rulebook,
  usedIn: string | null,
): Promise<FileRange[]> {
  const uri = await places.document(rulebook, usedIn);
  const inRules = citationsOf(laidOut(rulebook), number).map(({ line, start, end }) => ({
    range: { start: { line, character: start }, end: { line, character: end } },
  }));
  const found = uri === null ? [] : inRules.map((place) => ({ uri, ...place }));
  for (const set of await setsShown(server)) {
    const states = set.paths().flatMap((path) => set.state(path) ?? []);
    const view = new SetView(server, states);
    for (const snapshot of view.snapshots) {
      if (snapshot.edition.rulebook !== rulebook || !snapshot.text.toString().includes(number)) continue;
      for (const { span, rule } of ruleLinks(snapshot)) {
        if (rule !== number) continue;
        found.push({ uri: view.uri(snapshot.path), range: rangeOf(span, view.positionsIn(snapshot.path)) });
      }
    }
  }
  return found;
}
