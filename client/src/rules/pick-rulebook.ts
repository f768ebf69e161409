import { l10n, type QuickPickItem, QuickPickItemKind, type Uri, window } from 'vscode';
import { type RulebookEntry, type RulebooksParams, rulebooksRequest } from '../../../server/src/lsp/protocol.js';
import { activeDocument } from '../active-document.js';
import type { Session } from '../session.js';

interface RulebookItem extends QuickPickItem {
  readonly entry?: RulebookEntry;
}

/** The available rulebooks; the one that applies to the active document is marked. */
export function rulebooks(session: Session): Promise<RulebookEntry[]> {
  const uri = activeDocument()?.uri.toString();
  const params: RulebooksParams = uri === undefined ? {} : { uri };
  return session.request<RulebookEntry[]>(rulebooksRequest, params);
}

/** Lets the user choose among rulebooks. */
export async function pickRulebook(all: readonly RulebookEntry[]): Promise<RulebookEntry | undefined> {
  return (await show(all.map(itemOf)))?.entry;
}

/**
 * Lets the user choose a rulebook or a rules file, as settings name it.
 * @param root the folder of the settings, which the path of a file in it is relative to
 */
export async function pickRulebookOrFile(
  all: readonly RulebookEntry[],
  root: Uri,
  title?: string,
): Promise<string | undefined> {
  const separator = { label: '', kind: QuickPickItemKind.Separator };
  const chosen = await show([...all.map(itemOf), separator, { label: l10n.t('Use a Rules File…') }], title);
  if (!chosen) return undefined;
  return chosen.entry ? (chosen.entry.id ?? undefined) : pickRulesFile(root);
}

async function pickRulesFile(root: Uri): Promise<string | undefined> {
  const title = l10n.t('An Official Rules Text File');
  const filters = { [l10n.t('Rules')]: ['txt'] };
  const [file] = (await window.showOpenDialog({ title, filters, defaultUri: root })) ?? [];
  if (!file) return undefined;
  const folder = `${root.path.replace(/\/$/, '')}/`;
  return file.path.startsWith(folder) ? `./${file.path.slice(folder.length)}` : file.fsPath;
}

function show(items: readonly RulebookItem[], title = l10n.t('Rulebooks')): Thenable<RulebookItem | undefined> {
  return window.showQuickPick(items, { title, matchOnDescription: true });
}

function itemOf(entry: RulebookEntry): RulebookItem {
  const notes = [entry.id ?? '', ...(entry.inUse ? [l10n.t('in use')] : [])];
  return { label: entry.title, description: notes.filter((note) => note !== '').join(' · '), entry };
}
