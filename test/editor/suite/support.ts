/** Helpers for tests in the editor: documents, findings and hovers, waiting until they are available. */
import * as assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import * as vscode from 'vscode';

/** A file of the workspace folder, which is a copy for this run. */
export function file(path: string): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0];
  assert.ok(folder, 'a folder is open');
  return vscode.Uri.joinPath(folder.uri, path);
}

/** Opens a file in an editor. */
export async function open(uri: vscode.Uri): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.window.showTextDocument(document, { preview: false });
  return document;
}

/** Our findings in a document, as in the Problems panel. */
export function findings(document: vscode.TextDocument): vscode.Diagnostic[] {
  return vscode.languages.getDiagnostics(document.uri).filter(({ source }) => source === 'tokenwright');
}

/** The rule of a finding; empty if it names none. */
export function rule({ code }: vscode.Diagnostic): string {
  return String(typeof code === 'object' ? code.value : (code ?? ''));
}

/** Polls until there is an answer. @throws after fifteen seconds, with what was waited for */
export async function eventually<T>(what: string, poll: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < 150; attempt++) {
    const answer = await poll();
    if (answer !== undefined && answer !== false) return answer;
    await sleep(100);
  }
  throw new Error(`waited in vain for ${what}`);
}

/** Waits for a finding of a rule. */
export function finding(document: vscode.TextDocument, id: string): Promise<vscode.Diagnostic> {
  return eventually(`the finding ${id}`, () => findings(document).find((each) => rule(each) === id));
}

/** The first occurrence of some words. */
export function place(document: vscode.TextDocument, words: string): vscode.Position {
  const offset = document.getText().indexOf(words);
  assert.notEqual(offset, -1, `"${words}" is in the document`);
  return document.positionAt(offset);
}

/** The text of the hover over some words; undefined if there is none. */
export async function hover(document: vscode.TextDocument, words: string): Promise<string | undefined> {
  const position = place(document, words).translate(0, 1);
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    position,
  );
  const text = hovers.flatMap(({ contents }) => contents.map((each) => (typeof each === 'string' ? each : each.value)));
  return text.length > 0 ? text.join('\n') : undefined;
}

/** Waits for the code action with this title at a finding. */
export async function codeAction(document: vscode.TextDocument, { range }: vscode.Diagnostic, title: string) {
  return eventually(`the action "${title}"`, async () => {
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      range,
    );
    return actions.find((each) => each.title === title);
  });
}

/** Executes a chosen action like the editor. */
export async function choose({ edit, command }: vscode.CodeAction): Promise<void> {
  if (edit) assert.ok(await vscode.workspace.applyEdit(edit));
  if (command) await vscode.commands.executeCommand(command.command, ...(command.arguments ?? []));
}

/** The text of a file as the editor shows it. */
export async function textOf(uri: vscode.Uri): Promise<string> {
  return (await vscode.workspace.openTextDocument(uri)).getText();
}

/** Runs a command that shows a quick pick, and presses keys in it. `ended` resolves when the command has finished. */
export async function answered(command: string, ...keys: string[]): Promise<{ readonly ended: Thenable<unknown> }> {
  const ended = vscode.commands.executeCommand(command);
  await sleep(500);
  for (const key of keys) await vscode.commands.executeCommand(key);
  return { ended };
}
