import { l10n, type QuickPickItem, ThemeIcon, window } from 'vscode';
import {
  type FoundRule,
  type RulesSearchAnswer,
  rulesDocuments,
  type SearchRulesParams,
  searchRulesRequest,
} from '../../../server/src/lsp/protocol.js';
import { activeDocument } from '../active-document.js';
import type { Session } from '../session.js';
import { pickRulebook, rulebooks } from './pick-rulebook.js';
import { atLine, showRules } from './rules-documents.js';

interface FoundItem extends QuickPickItem {
  /** Its line in the rulebook's document, from 0. */
  readonly line: number;
}

/** How long the user pauses before a search starts, in milliseconds. */
const PAUSE = 100;

/** Searches the rulebook in the active editor, the one that applies to it, or another one given by its URI. */
export function findRules(session: Session, query: string, address?: string): Promise<RulesSearchAnswer> {
  const shown = window.activeTextEditor?.document.uri;
  const uri = address ?? (shown?.scheme === rulesDocuments ? shown : activeDocument()?.uri)?.toString();
  const params: SearchRulesParams = uri === undefined ? { query } : { uri, query };
  return session.request<RulesSearchAnswer>(searchRulesRequest, params);
}

/**
 * Opens a box that finds rules, glossary entries and terms while the user types. The server ranks them, so the editor
 * neither filters nor sorts. A button changes the rulebook.
 */
export function searchBox(session: Session, query: string): void {
  const pick = window.createQuickPick<FoundItem>();
  let address: string | undefined;
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const search = async () => {
    const turn = ++latest;
    pick.busy = true;
    const answer = await findRules(session, pick.value, address).catch(() => null);
    if (turn !== latest) return;
    pick.busy = false;
    if (!answer) return;
    address = answer.address;
    pick.title = answer.title;
    pick.items = answer.hits.map(itemOf);
  };
  pick.placeholder = l10n.t('A number, a term, or words of a rule');
  pick.value = query;
  pick.buttons = [{ iconPath: new ThemeIcon('library'), tooltip: l10n.t('Another Rulebook…') }];
  pick.onDidChangeValue(() => {
    clearTimeout(timer);
    timer = setTimeout(search, PAUSE);
  });
  let isChoosing = false;
  pick.onDidTriggerButton(async () => {
    isChoosing = true; // the list of rulebooks hides the box
    const chosen = await pickRulebook(await rulebooks(session)).then(undefined, () => undefined);
    isChoosing = false;
    if (chosen) address = chosen.address;
    pick.show();
    await search();
  });
  pick.onDidAccept(() => {
    const line = pick.selectedItems[0]?.line;
    if (line === undefined || address === undefined) return;
    pick.hide();
    void showRules(atLine(address, line));
  });
  pick.onDidHide(() => {
    clearTimeout(timer);
    if (!isChoosing) pick.dispose();
  });
  pick.show();
  void search();
}

function itemOf({ kind, key, headings, text, line }: FoundRule): FoundItem {
  const isTitle = kind === 'rule' && headings.at(-1) === text;
  const above = isTitle ? headings.slice(0, -1) : headings;
  const where = {
    rule: above.join(' › '),
    term: l10n.t('Glossary'),
    question: l10n.t('Questions'),
    meaning: l10n.t('Terms, in our own words'),
  };
  return {
    label: withoutIcons(isTitle ? `${key} ${text}` : key),
    description: withoutIcons(where[kind]),
    ...(isTitle ? {} : { detail: withoutIcons(text.replaceAll('\n', ' ')) }),
    alwaysShow: true,
    line,
  };
}

/** The list would render `$(zap)` as an icon, and a rules file may contain that. */
function withoutIcons(text: string): string {
  return text.replaceAll('$(', '\\$(');
}
