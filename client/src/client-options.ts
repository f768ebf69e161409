import { type LogOutputChannel, window, workspace } from 'vscode';
import { type DocumentSelector, type LanguageClientOptions, RevealOutputChannelOn } from 'vscode-languageclient';
import { commands, type InitializationOptions } from '../../server/src/lsp/protocol.js';
import { servedSchemes } from './active-document.js';
import { openRule } from './command-ids.js';
import { crashHandler } from './crash-handler.js';
import { filesOfOthers } from './file-patterns.js';
import { applyEdit } from './grouped-preview.js';
import type { RestartBudget } from './restart-budget.js';
import { pageScheme } from './rule-pages.js';
import type { OnEnd } from './session.js';
import { themeOf } from './theme.js';

const findInFiles = 'workbench.action.findInFiles';

/** The client options, the same for every host. The server registers itself for files and settings to watch. */
export function clientOptions(log: LogOutputChannel, budget: RestartBudget, onEnd: OnEnd): LanguageClientOptions {
  return {
    documentSelector: documents(),
    initializationOptions: (): InitializationOptions => ({
      docsBase: `${pageScheme}:/`,
      trusted: workspace.isTrusted,
      opensPages: true,
      pictures: true,
      theme: themeOf(window.activeColorTheme),
      readsFiles: true,
      supportsJson: true,
      showsReferences: true,
      rulesDocuments: true,
    }),
    outputChannel: log,
    revealOutputChannelOn: RevealOutputChannelOn.Never,
    // Hovers quote cards that anyone may have written. Their text is escaped; and if it were not, these commands do no harm.
    markdown: { isTrusted: { enabledCommands: [openRule, commands.insertReminder, findInFiles] }, supportHtml: false },
    middleware: { workspace: { handleApplyEdit: applyEdit } },
    errorHandler: crashHandler(budget, onEnd),
    initializationFailedHandler: () => false, // the handler above reports it, or the log does
  };
}

/**
 * Files of the workspace and unsaved ones; not the old side of a diff, whose findings no one could fix. Of other
 * programs' files (Cockatrice, Magic Set Editor, JSON, lists) the server checks only those that belong to a set.
 */
function documents(): DocumentSelector {
  return [...servedSchemes()].flatMap((scheme) => [
    { scheme, language: 'cardtext' },
    { scheme, language: 'tokentext' },
    ...filesOfOthers.map((pattern) => ({ scheme, pattern })),
  ]);
}
