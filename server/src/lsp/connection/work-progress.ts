import type { Connection } from 'vscode-languageserver';
import type { StartProgress } from '../../workspace/reference/reference-disk.js';

/** Shows the client's progress indicator with a cancel button for long work, if the client supports it. */
export function watchFor(connection: Connection): StartProgress {
  return (title) => {
    let cancelled = false;
    let ended = false;
    let reported = -1;
    let shown: Awaited<ReturnType<typeof connection.window.createWorkDoneProgress>> | null = null;
    const begin = async () => {
      const progress = await connection.window.createWorkDoneProgress();
      // The work may have ended before the client answered.
      if (ended) return;
      progress.begin(title, 0, undefined, true);
      progress.token.onCancellationRequested(() => {
        cancelled = true;
      });
      shown = progress;
    };
    begin().catch((error: unknown) => connection.console.warn(`${error}`));
    return {
      report(done) {
        const percent = Math.floor(100 * done);
        if (percent === reported) return;
        reported = percent;
        shown?.report(percent);
      },
      get cancelled() {
        return cancelled;
      },
      end() {
        ended = true;
        shown?.done();
      },
    };
  };
}
