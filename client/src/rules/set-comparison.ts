import {
  commands,
  type Disposable,
  DocumentLink,
  EventEmitter,
  l10n,
  languages,
  Range,
  type TextDocument,
  Uri,
  window,
  workspace,
} from 'vscode';
import {
  type CompareSetParams,
  type ComparisonReport,
  compareSetRequest,
  RULES_FOLDER,
} from '../../../server/src/lsp/protocol.js';
import { activeDocument } from '../active-document.js';
import { compareSet } from '../command-ids.js';
import type { Session } from '../session.js';
import { pickRulebook, rulebooks, sameGame } from './pick-rulebook.js';

/** The scheme of URIs for the report; the query names the set and the rulebooks. */
const comparisons = 'tokenwright-comparison';

/** The command that reports what another rulebook changes for the set of the active file, as a document with links. */
export function setComparison(session: Session): Disposable[] {
  const reports = new Map<string, ComparisonReport | null>();
  const changed = new EventEmitter<Uri>();
  const request = async (uri: Uri) => {
    const params = JSON.parse(uri.query) as CompareSetParams;
    const report = await session.request<ComparisonReport | null>(compareSetRequest, params);
    reports.set(uri.toString(), report);
    return report;
  };
  return [
    changed,
    commands.registerCommand(compareSet, async () => {
      const uri = activeDocument()?.uri.toString();
      if (uri === undefined) return window.showInformationMessage(l10n.t('Open a file of cards first.'));
      const all = await rulebooks(session);
      const used = all.find(({ inUse }) => inUse);
      const others = used ? all.filter((each) => each !== used && sameGame(each, used)) : [];
      if (!used || others.length === 0) return undefined;
      const chosen = await pickRulebook(others, l10n.t('The rulebook to compare {0} with', used.title));
      if (!chosen) return undefined;
      const params: CompareSetParams = { uri, before: used.address, after: chosen.address };
      const path = `${RULES_FOLDER}${l10n.t('Changes for This Set')}`;
      const address = Uri.from({ scheme: comparisons, path, query: JSON.stringify(params) });
      changed.fire(address); // the cards may have changed since an earlier comparison
      return window.showTextDocument(address, { preview: false });
    }),
    workspace.registerTextDocumentContentProvider(comparisons, {
      onDidChange: changed.event,
      provideTextDocumentContent: async (uri) => (await request(uri))?.text ?? '',
    }),
    workspace.onDidCloseTextDocument(({ uri }) => reports.delete(uri.toString())),
    languages.registerDocumentLinkProvider(
      { scheme: comparisons },
      {
        provideDocumentLinks: async ({ uri }: TextDocument) => {
          const report = reports.get(uri.toString()) ?? (await request(uri));
          return (report?.links ?? []).map(
            ({ line, start, end, target }) => new DocumentLink(new Range(line, start, line, end), Uri.parse(target)),
          );
        },
      },
    ),
  ];
}
