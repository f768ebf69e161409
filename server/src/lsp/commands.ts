import { type Connection, MessageType, ShowDocumentRequest, ShowMessageNotification } from 'vscode-languageserver/node';
import { explain } from '../features/explain.js';
import type { CardSet } from '../workspace/card-set.js';
import { type FixedFile, fixSet } from '../workspace/fix-set.js';
import type { Workspace } from '../workspace/workspace.js';
import type { ClientAbilities } from './client-abilities.js';
import type { Documents } from './documents.js';
import { commands, type RuleTextParams, ruleTextRequest } from './protocol.js';
import type { WorkspaceEdits } from './workspace-edit.js';

/** The commands that this client can have carried out. @param opensPages it shows pages by itself */
export function commandsFor(can: ClientAbilities, opensPages: boolean): string[] {
  const fixing = can.appliesEdits ? [commands.fixFile, commands.fixSet] : [];
  return can.showsDocuments && !opensPages ? [...fixing, commands.openPage] : fixing;
}

/** Carries out commands. */
export function onCommand(connection: Connection, workspace: Workspace, documents: Documents, edits: WorkspaceEdits) {
  const say = (message: string) =>
    connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Info, message });

  const fixFile = async (uri: string) => {
    const path = documents.path({ uri });
    const fixed = fixSet(await workspace.setOf(path), [path]);
    if (fixed.length === 0) return say('There is nothing in this file that can be fixed safely.');
    await apply('Fix File', edits.of(fixed));
  };
  const fixSets = async (sets: readonly CardSet[], atOnce: boolean) => {
    const fixed: FixedFile[] = [];
    for (const set of sets) {
      // What is about to be edited is looked at as it is on disk, whether or not somebody was told of a change.
      await set.reread();
      fixed.push(...fixSet(set));
    }
    if (fixed.length === 0) return say('There is nothing in this set that can be fixed safely.');
    await apply('Fix Set', atOnce ? edits.of(fixed) : edits.toConfirm(fixed));
  };
  const apply = async (label: string, edit: ReturnType<WorkspaceEdits['of']>) => {
    if (edit) await connection.workspace.applyEdit({ label, edit });
  };

  connection.onExecuteCommand(async ({ command, arguments: [first, second] = [] }) => {
    const uri = typeof first === 'string' ? first : null;
    if (command === commands.fixFile && uri !== null) await fixFile(uri);
    else if (command === commands.fixSet) {
      const sets = uri === null ? await workspace.setsIn() : [await workspace.setOf(documents.path({ uri }))];
      await fixSets(sets, second === true);
    } else if (command === commands.openPage && uri !== null) {
      await connection.sendRequest(ShowDocumentRequest.type, { uri, external: /^https?:/i.test(uri) });
    }
    return null;
  });
}

/** Answers what a rule of the game says, in the rulebook that holds for a document. */
export function onRuleText(connection: Connection, workspace: Workspace, documents: Documents): void {
  connection.onRequest(ruleTextRequest, async ({ uri, number }: RuleTextParams): Promise<string> => {
    const path = documents.path({ uri });
    const state = await workspace.state(path);
    const edition = state?.snapshot.edition ?? (await workspace.setOf(path)).holds.edition;
    return explain(number, edition).text;
  });
}
