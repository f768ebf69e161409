import { l10n, type QuickPickItem, QuickPickItemKind, window } from 'vscode';
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

/** Whether cards can be compared under both rulebooks: Fifth Edition is Magic of 1997. */
export function sameGame(one: RulebookEntry, other: RulebookEntry): boolean {
  return (one.game === 'riftbound') === (other.game === 'riftbound');
}

/** Lets the user choose among rulebooks. */
export async function pickRulebook(all: readonly RulebookEntry[], title?: string): Promise<RulebookEntry | undefined> {
  return (await show(all.map(itemOf), title))?.entry;
}

/** Lets the user choose a rulebook, or to use a rules file. */
export async function pickRulebookOrFile(
  all: readonly RulebookEntry[],
  title?: string,
): Promise<RulebookEntry | 'file' | undefined> {
  const separator = { label: '', kind: QuickPickItemKind.Separator };
  const chosen = await show([...all.map(itemOf), separator, { label: l10n.t('Use a Rules File…') }], title);
  return chosen && (chosen.entry ?? 'file');
}

function show(items: readonly RulebookItem[], title = l10n.t('Rulebooks')): Thenable<RulebookItem | undefined> {
  return window.showQuickPick(items, { title, matchOnDescription: true });
}

function itemOf(entry: RulebookEntry): RulebookItem {
  const { id, title, installed, inUse } = entry;
  const notes = [id ?? '', installed ? l10n.t('installed') : '', inUse ? l10n.t('in use') : ''];
  return { label: title, description: notes.filter((note) => note !== '').join(' · '), entry };
}
