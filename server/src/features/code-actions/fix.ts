import { type Action, quickFix } from './action.js';
import type { ActionContext } from './action-context.js';

/** The fixes of each finding. Preferred are the safe ones, or a suggestion if there is no other fix here. */
export function fixActions({ file, findingsHere }: ActionContext): Action[] {
  const actions = findingsHere.flatMap((finding) => {
    const { fix, otherFixes = [] } = finding;
    return [...(fix ? [fix] : []), ...otherFixes].map(({ kind, title, edits }) => {
      const action = quickFix(title, [finding], { file, edits });
      return { ...action, preferred: kind === 'safe' };
    });
  });
  const [only, ...others] = actions;
  return only && others.length === 0 ? [{ ...only, preferred: true }] : actions;
}
