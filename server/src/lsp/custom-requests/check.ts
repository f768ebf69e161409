import { type CancellationToken, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { joinPath } from '../../workspace/paths.js';
import { CONFIG_NAME } from '../../workspace/sets/walk.js';
import { yieldToMessages } from '../connection/yield-to-messages.js';
import { worstOf } from '../diagnostics/worst-findings.js';
import { pathOf } from '../documents/paths.js';
import { type CheckParams, type CheckResult, checkRequest } from '../protocol.js';
import type { ServerContext } from '../server-context.js';

/** How long files are checked before pending messages are handled, in milliseconds. */
const TIME_SLICE = 30;

/** Answers with the number of findings in a folder, and reports progress. */
export function onCheck({ connection, workspace }: ServerContext): void {
  connection.onRequest(checkRequest, async ({ uri, workDoneToken }: CheckParams, token: CancellationToken) => {
    const folder = pathOf(uri);
    // The watcher may not have reported settings that were just written there.
    workspace.filesChanged([{ path: joinPath(folder, CONFIG_NAME), kind: 'changed' }]);
    const progress = connection.window.attachWorkDoneProgress(workDoneToken);
    progress.begin('Checking cards', 0, undefined, true);
    try {
      const paths = await workspace.paths([folder]);
      const result = { files: 0, cards: 0, findings: 0, hints: 0, omitted: 0 };
      let since = performance.now();
      for (const [at, path] of paths.entries()) {
        if (performance.now() - since > TIME_SLICE) {
          progress.report(Math.floor((100 * at) / paths.length), `${at} / ${paths.length}`);
          await yieldToMessages();
          since = performance.now();
        }
        if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled');
        const report = await workspace.report(path);
        if (!report) continue;
        if (!path.endsWith(`/${CONFIG_NAME}`)) result.files++;
        result.cards += report.cards;
        const { listed, omitted } = worstOf(report.found);
        result.findings += report.found.count;
        result.hints += listed.filter(({ severity }) => severity === 'hint').length;
        result.omitted += omitted;
      }
      return result satisfies CheckResult;
    } finally {
      progress.done();
    }
  });
}
