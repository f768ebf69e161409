import { commands, type ExtensionContext, window, workspace } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { THEME } from '../../server/src/lsp/protocol.js';
import { clientOptions } from './client-options.js';
import { restartServer, showLog } from './command-ids.js';
import { fixCommands } from './fix-commands.js';
import { pages } from './pages.js';
import { RestartBudget } from './restart-budget.js';
import { rulePages } from './rule-pages.js';
import { Session } from './session.js';
import { themeOf } from './theme.js';

let session: Session | undefined;

/** Starts the server as a Node process. Activation does not wait for it. */
export function activate(context: ExtensionContext): void {
  const log = window.createOutputChannel('Tokenwright', { log: true });
  const budget = new RestartBudget();
  const server = { module: context.asAbsolutePath('server/dist/server.js'), transport: TransportKind.ipc };
  const options = clientOptions(log, budget);
  const started = new Session(() => new LanguageClient('tokenwright', 'Tokenwright', server, options), log);
  session = started;

  const restart = () => {
    budget.reset();
    return started.restart();
  };
  context.subscriptions.push(
    log,
    commands.registerCommand(restartServer, restart),
    commands.registerCommand(showLog, () => log.show()),
    ...fixCommands(started),
    ...pages(started),
    rulePages(context),
    window.onDidChangeActiveColorTheme((theme) => started.tell(THEME, { theme: themeOf(theme) })),
    workspace.onDidGrantWorkspaceTrust(restart), // the server reads more in a trusted folder
  );
  void started.restart();
}

/** Stops the server in good order when the editor closes. */
export async function deactivate(): Promise<void> {
  await session?.stop();
}
