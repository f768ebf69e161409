import { type CancellationToken, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { joinPath } from '../../workspace/paths.js';
import { CONFIG_NAME } from '../../workspace/sets/walk.js';
import { othersFirst } from '../connection/others-first.js';
import { pathOf } from '../documents/paths.js';
import { type CheckParams, type CheckResult, checkRequest } from '../protocol.js';
import type { Shell } from '../shell.js';

/** For how long files are looked at before a message that came in meanwhile is, in milliseconds. */
const STRETCH = 30;

/** Answers what there is to be found in a folder, with progress on the way. */
export function onCheck({ connection, workspace }: Shell): void {
  connection.onRequest(checkRequest, async ({ uri, workDoneToken }: CheckParams, token: CancellationToken) => {
    const folder = pathOf(uri);
    // Settings that were just written there may not have been heard of yet.
    workspace.filesChanged([{ path: joinPath(folder, CONFIG_NAME), kind: 'changed' }]);
    const progress = connection.window.attachWorkDoneProgress(workDoneToken);
    progress.begin('Checking cards', 0, undefined, true);
    try {
      const paths = await workspace.paths([folder]);
      const result = { files: 0, cards: 0, findings: 0 };
      let since = performance.now();
      for (const [at, path] of paths.entries()) {
        if (performance.now() - since > STRETCH) {
          progress.report(Math.floor((100 * at) / paths.length), `${at} / ${paths.length}`);
          await othersFirst();
          since = performance.now();
        }
        if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled');
        const report = await workspace.report(path);
        if (!report) continue;
        if (!path.endsWith(`/${CONFIG_NAME}`)) result.files++;
        result.cards += report.cards;
        result.findings += report.found.count;
      }
      return result satisfies CheckResult;
    } finally {
      progress.done();
    }
  });
}
