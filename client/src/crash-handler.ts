import { commands, l10n, window } from 'vscode';
import { CloseAction, ErrorAction, type ErrorHandler } from 'vscode-languageclient';
import { restartServer, showLog } from './command-ids.js';
import type { RestartBudget } from './restart-budget.js';

/** Errors in a row on the connection before it is given up; one message that gets through starts the count anew. */
const toleratedErrors = 3;

/** Starts a server that ended by itself again, silently, until the budget is spent; then says so and offers the log. */
export function crashHandler(budget: RestartBudget): ErrorHandler {
  return {
    error: (_error, _message, count) => ({
      action: count !== undefined && count <= toleratedErrors ? ErrorAction.Continue : ErrorAction.Shutdown,
    }),
    closed() {
      if (budget.spend()) return { action: CloseAction.Restart, handled: true };
      void offerHelp();
      return { action: CloseAction.DoNotRestart, handled: true };
    },
  };
}

async function offerHelp(): Promise<void> {
  const message = l10n.t('The Tokenwright server keeps ending by itself, so it is no longer started again.');
  const log = l10n.t('Show Log');
  const restart = l10n.t('Restart Server');
  const chosen = await window.showErrorMessage(message, log, restart);
  if (chosen === log) await commands.executeCommand(showLog);
  if (chosen === restart) await commands.executeCommand(restartServer);
}
