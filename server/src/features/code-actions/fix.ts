import { type Action, quickFix } from './action.js';
import { findingsIn, type Scene } from './scene.js';

/** The fix of each finding that has one. */
export function fixes(scene: Scene): Action[] {
  return findingsIn(scene).flatMap((finding) => {
    const { fix } = finding;
    if (!fix) return [];
    const action = quickFix(fix.title, [finding], { file: scene.file, edits: fix.edits });
    return { ...action, preferred: fix.kind === 'safe' };
  });
}
