import { commands, type Disposable, l10n, type QuickPickItem, QuickPickItemKind, ThemeIcon, Uri, window } from 'vscode';
import {
  type RulebookEntry,
  type RulebooksParams,
  type RulesDocumentAnswer,
  rulebooksRequest,
  rulesDocuments,
} from '../../../server/src/lsp/protocol.js';
import { activeDocument } from '../active-document.js';
import { openRule } from '../command-ids.js';
import type { Session } from '../session.js';
import { pickRulebook } from './pick-rulebook.js';
import { atLine, type RulesDocuments, showRules } from './rules-documents.js';

interface RuleItem extends QuickPickItem {
  readonly line?: number;
}

/**
 * The command that opens a rule, glossary term or question of the rulebook in use, from a searchable list. A keyboard
 * shortcut may pass a rule number as argument.
 */
export function openRuleCommand(session: Session, documents: RulesDocuments): Disposable {
  return commands.registerCommand(openRule, async (number?: unknown) => {
    const uri = await addressInUse(session);
    if (!uri) return;
    if (typeof number !== 'string') return pickRule(session, documents, uri);
    const entry = (await documents.at(uri))?.entries.find(({ kind, key }) => kind === 'rule' && key === number);
    if (entry) await showRules(atLine(uri, entry.line));
    else void window.showInformationMessage(l10n.t('The rulebook in use has no rule {0}.', number));
  });
}

/** The available rulebooks; the one that applies to the active document is marked. */
export function rulebooks(session: Session): Promise<RulebookEntry[]> {
  const uri = activeDocument()?.uri.toString();
  const params: RulebooksParams = uri === undefined ? {} : { uri };
  return session.request<RulebookEntry[]>(rulebooksRequest, params);
}

async function addressInUse(session: Session): Promise<Uri | null> {
  const shown = window.activeTextEditor?.document.uri;
  if (shown?.scheme === rulesDocuments) return shown;
  const all = await rulebooks(session);
  const entry = all.find(({ inUse }) => inUse) ?? all[0];
  return entry ? Uri.parse(entry.address) : null;
}

async function pickRule(session: Session, documents: RulesDocuments, uri: Uri): Promise<void> {
  const document = await documents.at(uri);
  if (!document) return;
  const pick = window.createQuickPick<RuleItem>();
  const other = { iconPath: new ThemeIcon('library'), tooltip: l10n.t('Another Rulebook…') };
  pick.title = document.title;
  pick.placeholder = l10n.t('A number, a term, or words of a rule');
  pick.matchOnDescription = true;
  pick.items = itemsOf(document);
  pick.buttons = [other];
  pick.onDidTriggerButton(async () => {
    pick.hide();
    const chosen = await pickRulebook(await rulebooks(session));
    if (chosen) await pickRule(session, documents, Uri.parse(chosen.address));
  });
  pick.onDidAccept(() => {
    const line = pick.selectedItems[0]?.line;
    pick.hide();
    if (line !== undefined) void showRules(atLine(uri, line));
  });
  pick.onDidHide(() => pick.dispose());
  pick.show();
}

/** The description is the whole text of a rule, so that any of its words matches. */
function itemsOf({ entries, text }: RulesDocumentAnswer): RuleItem[] {
  const lines = text.split('\n');
  const headings = { rule: l10n.t('Rules'), term: l10n.t('Glossary'), question: l10n.t('Questions') };
  const items: RuleItem[] = [];
  let before = '';
  for (const { kind, key, line, lastLine } of entries) {
    if (kind !== before) items.push({ label: headings[kind], kind: QuickPickItemKind.Separator });
    before = kind;
    const whole = lines.slice(line, lastLine + 1).join(' ');
    const description = whole.startsWith(key) ? whole.slice(key.length).replace(/^\.? /, '') : whole;
    items.push({ label: withoutIcons(key), description: withoutIcons(description), line });
  }
  return items;
}

/** The list would render `$(zap)` as an icon, and a rules file may contain that. */
function withoutIcons(text: string): string {
  return text.replaceAll('$(', '\\$(');
}
