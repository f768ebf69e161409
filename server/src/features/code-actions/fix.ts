import { type Action, quickFix } from './action.js';
import type { ActionContext } from './action-context.js';

/** The fix of each finding that has one. */
export function fixActions({ file, findingsHere }: ActionContext): Action[] {
  return findingsHere.flatMap((finding) => {
    const { fix } = finding;
    if (!fix) return [];
    const action = quickFix(fix.title, [finding], { file, edits: fix.edits });
    return { ...action, preferred: fix.kind === 'safe' };
  });
}
