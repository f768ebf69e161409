import { type Snapshot, withText } from '../../analysis/set/snapshot.js';
import { lintSnapshot } from '../engine/engine.js';
import type { Finding } from '../finding.js';
import type { LintSettings } from '../settings.js';
import { type FixSession, fixAll } from './fixes.js';

/**
 * Applies the safe fixes of a file until none is left, since one fix can make another possible. The rest of its set is
 * unchanged.
 * @param wanted which findings are fixed; by default all
 */
export function fixFile(
  snapshot: Snapshot,
  settings: LintSettings,
  wanted: (finding: Finding) => boolean = () => true,
): FixSession {
  let current = snapshot;
  return fixAll(snapshot.text.toString(), (text) => {
    current = withText(current, text);
    return lintSnapshot(current, settings).filter(wanted);
  });
}
