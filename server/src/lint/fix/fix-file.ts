import { type Snapshot, withText } from '../../analysis/set/snapshot.js';
import { lintSnapshot } from '../engine/engine.js';
import type { Finding } from '../finding.js';
import type { LintSettings } from '../settings.js';
import { type FixSession, fixAll } from './fixes.js';

/**
 * A file after its safe fixes, made until none is left: one may make way for another. The rest of its set stays as it is.
 * @param wanted which findings are fixed; all where it is left out
 */
export function fixFile(
  snapshot: Snapshot,
  settings: LintSettings,
  wanted: (finding: Finding) => boolean = () => true,
): FixSession {
  let now = snapshot;
  return fixAll(snapshot.text.toString(), (text) => {
    now = withText(now, text);
    return lintSnapshot(now, settings).filter(wanted);
  });
}
