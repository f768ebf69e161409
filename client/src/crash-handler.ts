import { commands, l10n, window } from 'vscode';
import { CloseAction, ErrorAction, type ErrorHandler } from 'vscode-languageclient';
import { restartServer, showLog } from './command-ids.js';
import type { RestartBudget } from './restart-budget.js';
import type { OnEnd } from './session.js';

/** Consecutive connection errors before giving up; a message that gets through resets the count. */
const toleratedErrors = 3;

/**
 * Restarts the server silently after it crashed, until the budget is spent; then shows an error that offers the log.
 * Does not use the library's own restart: if a server ends during startup, it gives up with its own messages.
 */
export function crashHandler(budget: RestartBudget, onEnd: OnEnd): ErrorHandler {
  let mayRestart: boolean | undefined;
  // A killed server causes several errors: for each pending message, and when the connection closes. Count it once.
  const end = () => {
    if (mayRestart !== undefined) return mayRestart;
    mayRestart = budget.spend();
    onEnd(mayRestart);
    if (!mayRestart) void offerHelp();
    return mayRestart;
  };
  return {
    error: (_error, _message, count) => {
      if (count !== undefined && count <= toleratedErrors) return { action: ErrorAction.Continue, handled: true };
      end();
      return { action: ErrorAction.Shutdown, handled: true };
    },
    closed() {
      const message = end()
        ? 'The server ended by itself. Another one is started.'
        : 'The server keeps ending by itself.';
      return { action: CloseAction.DoNotRestart, handled: true, message };
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
