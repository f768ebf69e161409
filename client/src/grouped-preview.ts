import { commands } from 'vscode';
import { CancellationToken, type Middleware } from 'vscode-languageclient';

type HandleApplyEdit = NonNullable<NonNullable<Middleware['workspace']>['handleApplyEdit']>;

/** When to group the preview, in milliseconds after it was requested: there is no event for it being open. */
const attempts = [300, 1500];

/**
 * Applies edits that the server requests. The editor groups changes to be confirmed by file at first; they are labeled
 * with the rule that makes them, which says more.
 */
export const applyEdit: HandleApplyEdit = async (params, next) => {
  const labels = Object.values(params.edit.changeAnnotations ?? {});
  const isPreviewed = labels.some(({ needsConfirmation }) => needsConfirmation);
  // The command does nothing if the changes are grouped already.
  const group = () => void commands.executeCommand('refactorPreview.groupByType').then(undefined, () => {});
  const timers = isPreviewed ? attempts.map((delay) => setTimeout(group, delay)) : [];
  try {
    return await next(params, CancellationToken.None);
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
};
