import { MessageType, ShowDocumentRequest, ShowMessageNotification, type WorkspaceEdit } from 'vscode-languageserver';
import { explain } from '../../features/explain/explain.js';
import { rulePage } from '../../features/rule-page/rule-page.js';
import { rules } from '../../lint/registry.js';
import type { CardSet } from '../../workspace/sets/card-set.js';
import { type FileFixes, fixSet } from '../../workspace/sets/fix-set.js';
import type { ClientAbilities } from '../client/client-abilities.js';
import { editToConfirm, workspaceEdit } from '../documents/workspace-edit.js';
import {
  commands,
  type LintRulePageParams,
  lintRulePageRequest,
  type RuleTextParams,
  ruleTextRequest,
} from '../protocol.js';
import type { Shell } from '../shell.js';

/** The commands that this client can have carried out. @param opensPages it shows pages by itself */
export function commandsFor(can: ClientAbilities, opensPages: boolean): string[] {
  const fixing = can.appliesEdits ? [commands.fixFile, commands.fixSet] : [];
  return can.showsDocuments && !opensPages ? [...fixing, commands.openPage] : fixing;
}

/** Carries out commands. */
export function onCommand(shell: Shell): void {
  const { connection, workspace, documents } = shell;
  connection.onExecuteCommand(async ({ command, arguments: [first, second] = [] }) => {
    const uri = typeof first === 'string' ? first : null;
    if (command === commands.fixFile && uri !== null) await fixFile(shell, uri);
    else if (command === commands.fixSet) {
      const sets = uri === null ? await workspace.setsIn() : [await workspace.setOf(documents.path({ uri }))];
      await fixSets(shell, sets, second === true);
    } else if (command === commands.openPage && uri !== null) {
      await connection.sendRequest(ShowDocumentRequest.type, { uri, external: /^https?:/i.test(uri) });
    }
    return null;
  });
}

async function fixFile(shell: Shell, uri: string): Promise<void> {
  const path = shell.documents.path({ uri });
  const fixed = fixSet(await shell.workspace.setOf(path), [path]);
  if (fixed.length === 0) await say(shell, 'There is nothing in this file that can be fixed safely.');
  else await apply(shell, 'Fix File', workspaceEdit(shell, fixed));
}

async function fixSets(shell: Shell, sets: readonly CardSet[], atOnce: boolean): Promise<void> {
  const fixed: FileFixes[] = [];
  for (const set of sets) {
    // What is about to be edited is looked at as it is on disk, whether or not somebody was told of a change.
    await set.reread();
    fixed.push(...fixSet(set));
  }
  if (fixed.length === 0) await say(shell, 'There is nothing in this set that can be fixed safely.');
  else await apply(shell, 'Fix Set', atOnce ? workspaceEdit(shell, fixed) : editToConfirm(shell, fixed));
}

async function apply({ connection }: Shell, label: string, edit: WorkspaceEdit | null): Promise<void> {
  if (edit) await connection.workspace.applyEdit({ label, edit });
}

function say({ connection }: Shell, message: string): Promise<void> {
  return connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Info, message });
}

/** Answers what a rule of the game says, in the rulebook that holds for a document. */
export function onRuleText({ connection, workspace, documents }: Shell): void {
  connection.onRequest(ruleTextRequest, async ({ uri, number }: RuleTextParams): Promise<string> => {
    const path = documents.path({ uri });
    const state = await workspace.state(path);
    const edition = state?.snapshot.edition ?? (await workspace.setOf(path)).settings.edition;
    return explain(number, edition).text;
  });
}

/** Answers the pages of lint rules, for a client that has them at no address. */
export function onLintRulePage({ connection }: Shell): void {
  connection.onRequest(lintRulePageRequest, ({ id }: LintRulePageParams): string | null => {
    const rule = rules.find((each) => each.id === id);
    return rule ? rulePage(rule) : null;
  });
}
