import { commands, type Disposable, env, Uri, window, workspace } from 'vscode';
import {
  commands as ids,
  type RuleTextParams,
  rulePages,
  rulesDocuments,
  ruleTextRequest,
} from '../../server/src/lsp/protocol.js';
import { showRules } from './rules/rules-documents.js';
import type { Session } from './session.js';

/** The command that shows a page for a code action, and the provider of rules of the game as documents. */
export function pages(session: Session): Disposable[] {
  return [
    commands.registerCommand(ids.openPage, (address: unknown) =>
      typeof address === 'string' ? openPage(Uri.parse(address)) : undefined,
    ),
    workspace.registerTextDocumentContentProvider(rulePages, {
      provideTextDocumentContent: ({ path, query }) => {
        const params: RuleTextParams = { uri: query, number: path.replace(/^\//, '') };
        return session.request<string>(ruleTextRequest, params);
      },
    }),
  ];
}

/** Shows a documentation page rendered, anything else as text. */
export async function openPage(uri: Uri): Promise<void> {
  if (uri.scheme === rulesDocuments) await showRules(uri);
  // In a browser, the pages bundled with the extension have web addresses.
  else if (uri.path.endsWith('.md')) await commands.executeCommand('markdown.showPreview', uri);
  else if (/^https?$/.test(uri.scheme)) await env.openExternal(uri);
  else await window.showTextDocument(uri, { preview: true });
}
