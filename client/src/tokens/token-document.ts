import { commands, type Disposable, EventEmitter, l10n, Uri, workspace } from 'vscode';
import { tokenListRequest, tokensChanged } from '../../../server/src/lsp/protocol.js';
import { openTokenList } from '../command-ids.js';
import { openPage } from '../pages.js';
import type { Session } from '../session.js';

/** The URI scheme of the token list. */
const SCHEME = 'tokenwright-list';

/** The token list as a document that is updated as the user types, and the command that opens it. */
export function tokenDocument(session: Session): Disposable[] {
  const address = Uri.from({ scheme: SCHEME, path: `/${l10n.t('Token List')}.md` });
  const changed = new EventEmitter<Uri>();
  const refresh = () => changed.fire(address);
  return [
    changed,
    workspace.registerTextDocumentContentProvider(SCHEME, {
      onDidChange: changed.event,
      provideTextDocumentContent: () => session.request<string>(tokenListRequest, {}),
    }),
    session.onReady(refresh),
    session.onNotification(tokensChanged, refresh),
    commands.registerCommand(openTokenList, () => openPage(address)),
  ];
}
