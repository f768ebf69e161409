import type { Rulebook } from '../../rulebook/rulebook.js';
import { rulesDocuments } from '../protocol.js';
import type { ServerContext } from '../server-context.js';

/** Returns the rulebook of an address; null if it is none, or not available. */
export async function rulebookAt(address: string, server: ServerContext): Promise<Rulebook | null> {
  if (!address.startsWith(`${rulesDocuments}:`)) return null;
  const { id, usedIn } = partsOf(address);
  return usedIn === null ? server.workspace.rulebook(id) : rulebookOf(usedIn, server);
}

/** Returns the parts of an address as `rulesAddress` makes it. */
export function partsOf(address: string): { id: string; usedIn: string | null } {
  const [, id = '', usedIn] = /^[^:]*:\/[^/]*\/([^?#]*)(?:\?([^#]*))?/.exec(address) ?? [];
  return { id: decodeURIComponent(id), usedIn: usedIn === undefined ? null : decodeURIComponent(usedIn) };
}

/** Returns the rulebook that applies to a document. */
export async function rulebookOf(uri: string, { workspace, documents }: ServerContext): Promise<Rulebook> {
  const path = documents.path({ uri });
  const state = await workspace.state(path);
  return (state?.snapshot.edition ?? (await workspace.setOf(path)).settings.edition).rulebook;
}
