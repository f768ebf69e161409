import { nodeFileSystem } from '../../disk/file-system.js';
import { installedPath } from '../../disk/installed-rulebooks.js';
import type { Edition } from '../../edition/edition.js';
import { bundledRulebookIds } from '../../rulebook/bundled.js';
import type { Rulebook } from '../../rulebook/rulebook.js';
import { RulebookRegistry } from '../../workspace/config/rulebook-registry.js';
import { visible } from '../output/visible.js';
import { type Terminal, UsageError } from '../terminal/terminal.js';
import { type CommonValues, editionInUse, workspaceOptions } from './call.js';

/** A rulebook that a command can use, and where it comes from. */
export interface RulebookAtHand {
  readonly edition: Edition;
  readonly place: 'bundled' | 'installed' | 'file';
  /** The path of an installed one; null for others. */
  readonly path: string | null;
}

/** The rulebooks that a command can use. */
export interface RulebooksAtHand {
  /** The one that applies in the folder of the call. */
  readonly inUse: RulebookAtHand;
  /** Whether the call itself names it. */
  readonly isNamed: boolean;
  /** All, with the one in use; of each place the newest first. */
  readonly all: readonly RulebookAtHand[];
}

/** Finds the rulebooks at hand. Installed ones that cannot be read are reported on standard error. @throws {UsageError} */
export async function rulebooksAtHand(values: CommonValues, terminal: Terminal): Promise<RulebooksAtHand> {
  const used = await editionInUse(await workspaceOptions(values, terminal), terminal);
  const registry = new RulebookRegistry(nodeFileSystem);
  const all: RulebookAtHand[] = [];
  for (const id of bundledRulebookIds) all.push({ edition: registry.bundled(id)!, place: 'bundled', path: null });
  for (const id of (await registry.installedIds()).reverse()) {
    const found = await registry.find(id, { folder: terminal.folder, within: null, trusted: true });
    if ('problem' in found) terminal.err(`${visible(found.problem)}\n`);
    else all.push({ edition: found.edition, place: 'installed', path: installedPath(id) });
  }
  const inUse = all.find(({ edition }) => edition === used || (edition.id === used.id && isSame(edition, used)));
  const other: RulebookAtHand = { edition: used, place: 'file', path: null };
  return { inUse: inUse ?? other, isNamed: values.rulebook !== undefined, all: inUse ? all : [...all, other] };
}

/** An installed file is read once by each registry. */
function isSame({ rulebook: a }: Edition, { rulebook: b }: Edition): boolean {
  return a.date === b.date && a.rules.size === b.rules.size;
}

/**
 * The rulebooks to look something up in, the first choice first: the one in use, then installed ones of its game, since
 * the bundled ones are excerpts. Only the one in use if the call names it.
 */
export function toLookUpIn({ inUse, isNamed, all }: RulebooksAtHand): Rulebook[] {
  const { game } = inUse.edition;
  const others = all.filter(({ edition, place }) => place === 'installed' && edition.game === game);
  const dated = others.sort((a, b) => (a.edition.rulebook.date < b.edition.rulebook.date ? 1 : -1));
  return [...new Set([inUse, ...(isNamed ? [] : dated)])].map(({ edition }) => edition.rulebook);
}

/**
 * The edition of a rulebook that a call names by id or path.
 * @throws {UsageError} if it cannot be used
 */
export async function editionCalled(written: string, { folder }: Terminal): Promise<Edition> {
  const found = await new RulebookRegistry(nodeFileSystem).find(written, { folder, within: null, trusted: true });
  if ('problem' in found) throw new UsageError(found.problem);
  return found.edition;
}
