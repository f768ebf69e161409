import { commands, type Disposable, type ExtensionContext, env, l10n, UIKind, Uri, window, workspace } from 'vscode';
import { SHEETS, type SheetsAnswer, type SheetsParams } from '../../../server/src/lsp/protocol.js';
import { activeDocument } from '../active-document.js';
import { printCards, printTokens } from '../command-ids.js';
import { folderOf } from '../saved-files.js';
import type { Session } from '../session.js';
import { askForOptions } from './print-form.js';
import { type PrintOptions, storedOptions } from './print-options.js';

/**
 * The commands that print cards and tokens: they save sheets as a page for a browser, and open it. Their arguments are
 * optional: options that are then not asked for, and the file to write.
 */
export function printCommands(session: Session, context: ExtensionContext): Disposable[] {
  return [
    commands.registerCommand(printCards, (given, file) => print('cards', given, file)),
    commands.registerCommand(printTokens, (given, file) => print('tokens', given, file)),
  ];

  async function print(what: SheetsParams['what'], given: unknown, file: unknown): Promise<Uri | undefined> {
    const isGiven = file instanceof Uri; // menus pass arguments of their own
    const key = `print.${what}`;
    const before = storedOptions(isGiven ? given : context.workspaceState.get(key), what);
    const options = isGiven ? before : await askForOptions(what, before);
    if (!options) return undefined;
    if (!isGiven) void context.workspaceState.update(key, options);
    const answer = await session.request<SheetsAnswer>(SHEETS, paramsFor(what, options));
    if (answer.count === 0) {
      const message = what === 'cards' ? l10n.t('There is no card to print.') : l10n.t('There is no token to print.');
      void window.showInformationMessage(message);
      return undefined;
    }
    const uri = isGiven ? file : await askForFile(answer);
    if (!uri) return undefined;
    await workspace.fs.writeFile(uri, new TextEncoder().encode(answer.html));
    void report(answer, uri);
    if (!isGiven && opensInBrowser(uri)) await env.openExternal(uri);
    return uri;
  }
}

function paramsFor(what: SheetsParams['what'], options: PrintOptions): SheetsParams {
  const document = activeDocument();
  if (!document) return { ...options, what, scope: 'set' };
  const { line, character } = window.activeTextEditor?.selection.start ?? { line: 0, character: 0 };
  return { ...options, what, textDocument: { uri: document.uri.toString() }, position: { line, character } };
}

function askForFile({ fileName }: SheetsAnswer): Thenable<Uri | undefined> {
  const folder = folderOf(activeDocument()?.uri);
  return window.showSaveDialog({
    title: l10n.t('Save Print Sheets'),
    filters: { HTML: ['html'] },
    ...(folder ? { defaultUri: Uri.joinPath(folder, `${fileName}.html`) } : {}),
  });
}

/** Whether the editor can open a file in a browser: not if it runs in one, or the file is on another computer. */
function opensInBrowser({ scheme }: Uri): boolean {
  return scheme === 'file' && env.uiKind === UIKind.Desktop && env.remoteName === undefined;
}

/** Says where the sheets are, and what is missing on them. */
async function report({ count, cut, undefinedTokens, problems }: SheetsAnswer, uri: Uri): Promise<void> {
  const name = uri.path.split('/').at(-1) ?? '';
  const sentences = [l10n.t('{0} has {1} to print. Print it from a browser at 100 %.', name, count), ...problems];
  if (undefinedTokens.length > 0) sentences.push(l10n.t('Not defined, so not printed: {0}.', few(undefinedTokens)));
  if (cut.length > 0) sentences.push(l10n.t('Not all text fits on: {0}.', few(cut)));
  const isComplete = sentences.length === 1;
  await (isComplete ? window.showInformationMessage(sentences[0]!) : window.showWarningMessage(sentences.join(' ')));
}

function few(names: readonly string[]): string {
  const shown = [...new Set(names)];
  return shown.length > 5 ? `${shown.slice(0, 5).join(', ')}, …` : shown.join(', ');
}
