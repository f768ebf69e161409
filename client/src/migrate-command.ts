import { commands, type Disposable, l10n, Uri, window } from 'vscode';
import { commands as onServer, type SetInfo, type SetParams, setRequest } from '../../server/src/lsp/protocol.js';
import { activeDocument } from './active-document.js';
import { migrateSet } from './command-ids.js';
import { executeCommand } from './fix-commands.js';
import { pickRulebookOrFile, rulebooks } from './rules/pick-rulebook.js';
import { nameIn, pickRulesFile } from './rules/use-rules-file.js';
import type { Session } from './session.js';

/**
 * The command that brings the set of the active file into the wording of another rulebook. The server computes the
 * changes and has the editor show them, grouped by what they are about.
 */
export function migrateCommand(session: Session): Disposable {
  return commands.registerCommand(migrateSet, async () => {
    const uri = activeDocument()?.uri.toString();
    if (uri === undefined) return window.showInformationMessage(l10n.t('Open a file of cards first.'));
    const params: SetParams = { uri };
    const { root } = await session.request<SetInfo>(setRequest, params);
    const all = (await rulebooks(session)).filter(({ id, game }) => id !== null && game === 'magic');
    const title = l10n.t('The rulebook whose wording the cards will have');
    const chosen = await pickRulebookOrFile(all, title);
    const file = chosen === 'file' ? await pickRulesFile(session, Uri.parse(root)) : undefined;
    const rulebook = file ? nameIn(Uri.parse(root), file.uri) : chosen !== 'file' ? chosen?.id : undefined;
    if (!rulebook) return undefined;
    return session.request(executeCommand, { command: onServer.migrateSet, arguments: [uri, rulebook] });
  });
}
