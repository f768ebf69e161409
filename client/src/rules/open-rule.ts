import { commands, type Disposable, l10n, window } from 'vscode';
import { chooseRulebook, openRule } from '../command-ids.js';
import type { Session } from '../session.js';
import { atLine, showRules } from './rules-documents.js';
import { findRules, searchBox } from './search-box.js';

/**
 * The command that searches the rules in use, with what was selected or passed as the first words to look for. A keyboard
 * shortcut may pass a rule number, whose rule is opened at once.
 */
export function openRuleCommand(session: Session): Disposable {
  return commands.registerCommand(openRule, async (words?: unknown) => {
    const query = typeof words === 'string' ? words : selectedWords();
    if (typeof words !== 'string' || !/^\d{3}/.test(words)) return searchBox(session, query);
    const { title, address, hits } = await findRules(session, words);
    const rule = hits.find(({ kind, key }) => kind === 'rule' && key === words);
    if (rule) await showRules(atLine(address, rule.line));
    else await offerRulebooks(l10n.t('{0} has no rule {1}.', title, words));
  });
}

/** Says that a rule is missing, and offers another rulebook, such as the full rules. */
async function offerRulebooks(message: string): Promise<void> {
  const other = l10n.t('Choose Rulebook…');
  if ((await window.showInformationMessage(message, other)) === other) await commands.executeCommand(chooseRulebook);
}

/** The longest selection to look for, in UTF-16 units: a longer one is not meant for it. */
const LONGEST = 60;

function selectedWords(): string {
  const editor = window.activeTextEditor;
  const text = editor?.document.getText(editor.selection).trim() ?? '';
  return text.length <= LONGEST && !text.includes('\n') ? text : '';
}
