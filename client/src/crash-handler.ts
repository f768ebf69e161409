import { commands, l10n, window } from 'vscode';
import { CloseAction, ErrorAction, type ErrorHandler } from 'vscode-languageclient';
import { restartServer, showLog } from './command-ids.js';
import type { RestartBudget } from './restart-budget.js';
import type { OnEnd } from './session.js';

/** Errors in a row on the connection before it is given up; one message that gets through starts the count anew. */
const toleratedErrors = 3;

/**
 * Has another server started after the one of a client ended by itself, silently, until the budget is spent; then says so
 * and offers the log. The library's own way to start one again is not used: it gives up, with words of its own, on a
 * server that ends while it is starting.
 */
export function crashHandler(budget: RestartBudget, onEnd: OnEnd): ErrorHandler {
  let again: boolean | undefined;
  // A server that was killed ends once, though each message that still goes to it breaks, and the connection closes after.
  const end = () => {
    if (again !== undefined) return again;
    again = budget.spend();
    onEnd(again);
    if (!again) void offerHelp();
    return again;
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
