import { type Disposable, workspace } from 'vscode';
import { type LintRulePageParams, lintRulePageRequest } from '../../server/src/lsp/protocol.js';
import type { Session } from './session.js';

/** The URI scheme of lint rule pages: `tokenwright-page:/unknown-subtype.md`. */
export const pageScheme = 'tokenwright-page';

/** Provides the lint rule pages as documents. The server generates them from its rules. */
export function rulePages(session: Session): Disposable {
  return workspace.registerTextDocumentContentProvider(pageScheme, {
    async provideTextDocumentContent({ path }) {
      const params: LintRulePageParams = { id: path.slice(1).replace(/\.md$/, '') };
      return (await session.request<string | null>(lintRulePageRequest, params)) ?? '';
    },
  });
}
