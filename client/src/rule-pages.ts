import { type Disposable, workspace } from 'vscode';
import { type LintRulePageParams, lintRulePageRequest } from '../../server/src/lsp/protocol.js';
import type { Session } from './session.js';

/** The scheme of addresses that name the page of a lint rule: `tokenwright-page:/unknown-subtype.md`. */
export const pageScheme = 'tokenwright-page';

/** The pages of the lint rules as documents to read. The server writes them, from what it knows of its rules anyway. */
export function rulePages(session: Session): Disposable {
  return workspace.registerTextDocumentContentProvider(pageScheme, {
    async provideTextDocumentContent({ path }) {
      const params: LintRulePageParams = { id: path.slice(1).replace(/\.md$/, '') };
      return (await session.request<string | null>(lintRulePageRequest, params)) ?? '';
    },
  });
}
