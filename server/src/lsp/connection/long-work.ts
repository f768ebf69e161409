import type { Connection } from 'vscode-languageserver';
import type { StartProgress } from '../../workspace/reference/reference-disk.js';

/** Shows long work as the client shows such things, with a button that ends it; not at all where the client cannot. */
export function watchFor(connection: Connection): StartProgress {
  return (title) => {
    let cancelled = false;
    let ended = false;
    let said = -1;
    let shown: Awaited<ReturnType<typeof connection.window.createWorkDoneProgress>> | null = null;
    const begin = async () => {
      const progress = await connection.window.createWorkDoneProgress();
      // It may have been quicker than the client.
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
        if (percent === said) return;
        said = percent;
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
