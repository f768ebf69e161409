import { type Action, quickFix } from './action.js';
import type { ActionContext } from './action-context.js';

/** The fix of each finding that has one. Preferred are the safe ones, or a suggestion if there is no other fix here. */
export function fixActions({ file, findingsHere }: ActionContext): Action[] {
  const actions = findingsHere.flatMap((finding) => {
    const { fix } = finding;
    if (!fix) return [];
    const action = quickFix(fix.title, [finding], { file, edits: fix.edits });
    return { ...action, preferred: fix.kind === 'safe' };
  });
  const [only, ...others] = actions;
  return only && others.length === 0 ? [{ ...only, preferred: true }] : actions;
}
