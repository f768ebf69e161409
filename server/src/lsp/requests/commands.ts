import { MessageType, ShowDocumentRequest, ShowMessageNotification, type WorkspaceEdit } from 'vscode-languageserver';
import { explain } from '../../features/explain/explain.js';
import { rulePage } from '../../features/rule-page/rule-page.js';
import { rules } from '../../lint/registry.js';
import type { CardSet } from '../../workspace/sets/card-set.js';
import { type FileFixes, fixSet } from '../../workspace/sets/fix-set.js';
import { suggestedEdits } from '../../workspace/sets/suggestions.js';
import type { ClientAbilities } from '../client/client-abilities.js';
import { editToConfirm, type FileChoices, workspaceEdit } from '../documents/workspace-edit.js';
import {
  commands,
  type LintRulePageParams,
  lintRulePageRequest,
  type RuleTextParams,
  ruleTextRequest,
} from '../protocol.js';
import type { ServerContext } from '../server-context.js';
import { migrateSet } from './migrate-set.js';

/** The commands that the server executes for this client. @param opensPages the client shows pages itself */
export function commandsFor(can: ClientAbilities, opensPages: boolean): string[] {
  const fixing = can.appliesEdits
    ? [commands.fixFile, commands.fixSet, commands.migrateSet, commands.insertReminder]
    : [];
  return can.showsDocuments && !opensPages ? [...fixing, commands.openPage] : fixing;
}

/** Executes commands. */
export function onCommand(server: ServerContext): void {
  const { connection, workspace, documents } = server;
  connection.onExecuteCommand(async ({ command, arguments: [first, second] = [] }) => {
    const uri = typeof first === 'string' ? first : null;
    if (command === commands.fixFile && uri !== null) await fixFile(server, uri);
    else if (command === commands.fixSet) {
      const sets = uri === null ? await workspace.setsIn() : [await workspace.setOf(documents.path({ uri }))];
      await fixSets(server, sets, second === true);
    } else if (command === commands.migrateSet && uri !== null && typeof second === 'string') {
      await migrateSet(server, documents.path({ uri }), second);
    } else if (command === commands.insertReminder && uri !== null && typeof second === 'number') {
      await insertReminder(server, uri, second);
    } else if (command === commands.openPage && uri !== null) {
      await connection.sendRequest(ShowDocumentRequest.type, { uri, external: /^https?:/i.test(uri) });
    }
    return null;
  });
}

async function fixFile(server: ServerContext, uri: string): Promise<void> {
  const path = server.documents.path({ uri });
  const fixed = fixSet(await server.workspace.setOf(path), [path]);
  if (fixed.length === 0) await showMessage(server, 'There is nothing in this file that can be fixed safely.');
  else await apply(server, 'Fix File', workspaceEdit(server, fixed));
}

async function insertReminder(server: ServerContext, uri: string, offset: number): Promise<void> {
  const file = await server.service.file(server.documents.path({ uri }));
  const reminder = file?.reminderAt(offset);
  if (!file || !reminder) return;
  const changes = [{ file: file.state.file, edits: [reminder.edit] }];
  await apply(server, 'Insert Reminder Text', workspaceEdit(server, changes));
}

async function fixSets(server: ServerContext, sets: readonly CardSet[], atOnce: boolean): Promise<void> {
  const fixed: FileFixes[] = [];
  for (const set of sets) {
    // Fixes must apply to the text on disk, even if its change has not been reported.
    await set.reread();
    fixed.push(...fixSet(set));
  }
  const choices = atOnce ? [] : sets.flatMap((set) => choicesIn(server, set, fixed));
  if (choices.length > 0) await apply(server, 'Fix Set', editToConfirm(server, choices));
  else if (fixed.length > 0) await apply(server, 'Fix Set', workspaceEdit(server, fixed));
  else await showMessage(server, 'There is nothing in this set that can be fixed safely.');
}

/** The changes of a set's files for the user to choose from: the safe fixes, and the suggestions beside them. */
function choicesIn({ workspace, can }: ServerContext, set: CardSet, fixed: readonly FileFixes[]): FileChoices[] {
  const fixes = new Map(fixed.map((each) => [each.file.path, each]));
  return set.paths().flatMap((path) => {
    const safe = fixes.get(path)?.edits ?? [];
    const report = can.annotatedEdits ? workspace.reportIn(set, path) : null;
    const suggested = report ? suggestedEdits(report.findings, safe) : [];
    const file = fixes.get(path)?.file ?? report;
    return file && safe.length + suggested.length > 0 ? [{ file, safe, suggested }] : [];
  });
}

async function apply({ connection }: ServerContext, label: string, edit: WorkspaceEdit | null): Promise<void> {
  if (edit) await connection.workspace.applyEdit({ label, edit });
}

function showMessage({ connection }: ServerContext, message: string): Promise<void> {
  return connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Info, message });
}

/** Answers with the text of a rule of the game, in the rulebook that applies to a document. */
export function onRuleText({ connection, workspace, documents }: ServerContext): void {
  connection.onRequest(ruleTextRequest, async ({ uri, number }: RuleTextParams): Promise<string> => {
    const path = documents.path({ uri });
    const state = await workspace.state(path);
    const edition = state?.snapshot.edition ?? (await workspace.setOf(path)).settings.edition;
    return explain(number, edition).text;
  });
}

/** Answers with the pages of lint rules, for a client that cannot fetch them. */
export function onLintRulePage({ connection }: ServerContext): void {
  connection.onRequest(lintRulePageRequest, ({ id }: LintRulePageParams): string | null => {
    const rule = rules.find((each) => each.id === id);
    return rule ? rulePage(rule) : null;
  });
}
