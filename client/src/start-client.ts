import { commands, type ExtensionContext, window, workspace } from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';
import { THEME } from '../../server/src/lsp/protocol.js';
import { activationTime } from './activation-time.js';
import { ActiveSetObserver } from './active-set.js';
import { CardsView } from './cards/cards-view.js';
import { checkCommand } from './check-folder.js';
import { restartServer, showLog } from './command-ids.js';
import { reportCursor } from './cursor.js';
import { exampleCommand } from './example.js';
import { readFilesFor } from './file-requests.js';
import { fixCommands } from './fix-commands.js';
import { migrateCommand } from './migrate-command.js';
import { newCardCommands } from './new-cards.js';
import { offerCheck } from './offer-check.js';
import { pages } from './pages.js';
import { preview } from './preview/preview.js';
import { printCommands } from './print/print.js';
import { showReferences } from './references.js';
import { RestartBudget } from './restart-budget.js';
import { rulePages } from './rule-pages.js';
import { rulebookStatus } from './rulebook-status.js';
import { changesDocumentsOf } from './rules/changes-documents.js';
import { copyRuleCommand } from './rules/copy-rule.js';
import { openRuleCommand } from './rules/open-rule.js';
import { RulesDocuments } from './rules/rules-documents.js';
import { rulesNavigation } from './rules/rules-navigation.js';
import { setComparison } from './rules/set-comparison.js';
import { Session } from './session.js';
import { themeOf } from './theme.js';
import { tokenPanel } from './tokens/token-panel.js';
import { tokensView } from './tokens/tokens-view.js';
import { dictionaryCommand } from './use-dictionary.js';
import { itemCommands } from './views/item-commands.js';
import { marks } from './views/marks.js';

/**
 * Creates a client that is not started yet, for the current host. Loading the library takes several times as long as
 * the rest of activation, so it is imported here.
 */
export type MakeClient = (options: LanguageClientOptions) => BaseLanguageClient | Promise<BaseLanguageClient>;

/**
 * Registers the extension's features, on the desktop and in a browser alike, and starts the server without waiting for
 * it. The rest of `client/src` must run in both.
 * @returns the session, to be stopped when the editor closes
 */
export function startClient(context: ExtensionContext, makeClient: MakeClient): Session {
  const started = performance.now();
  const log = window.createOutputChannel('Tokenwright', { log: true });
  const budget = new RestartBudget();
  const session = new Session(async (onEnd) => {
    const { clientOptions } = await import('./client-options.js');
    return readFilesFor(await makeClient(clientOptions(log, budget, onEnd)));
  }, log);

  const rules = new RulesDocuments(session);
  const cards = new CardsView(session, context);
  const tokens = tokensView(session, context);
  const active = new ActiveSetObserver(session);
  const restart = () => {
    budget.reset();
    return session.restart();
  };
  context.subscriptions.push(
    log,
    commands.registerCommand(restartServer, restart),
    commands.registerCommand(showLog, () => log.show()),
    ...fixCommands(session),
    migrateCommand(session),
    ...pages(session),
    rulePages(session),
    window.onDidChangeActiveColorTheme((theme) => session.notify(THEME, { theme: themeOf(theme) })),
    showReferences(),
    checkCommand(session, active),
    ...offerCheck(session, active, context),
    ...rules.register(),
    ...rulesNavigation(session, rules),
    openRuleCommand(session),
    copyRuleCommand(rules),
    ...changesDocumentsOf(session),
    ...setComparison(session),
    ...cards.register(),
    ...tokens.subscriptions,
    marks(),
    ...itemCommands(session, { cards: cards.tree, tokens: tokens.tree }),
    ...tokenPanel(session),
    ...preview(session, context),
    ...printCommands(session, context),
    ...reportCursor(session),
    ...rulebookStatus(session, active),
    dictionaryCommand(session),
    ...active.register(),
    ...exampleCommand(),
    ...newCardCommands(session),
    workspace.onDidGrantWorkspaceTrust(restart), // the server reads more in a trusted folder
  );
  void commands.executeCommand('setContext', 'tokenwright.active', true);
  void session.restart();
  context.subscriptions.push(activationTime(started, log));
  return session;
}
