import { type Snapshot, withText } from '../analysis/snapshot.js';
import { lintSnapshot } from './engine.js';
import { type Fixed, fixAll } from './fixes.js';
import type { LintSettings } from './settings.js';

/**
 * A file after its safe fixes, made until none is left: one may make way for another. The rest of its set stays as it is.
 * @param rule the id of the only rule whose fixes are wanted; null for those of all rules
 */
export function fixFile(snapshot: Snapshot, settings: LintSettings, rule: string | null = null): Fixed {
  let now = snapshot;
  return fixAll(snapshot.text, (text) => {
    now = withText(now, text);
    const findings = lintSnapshot(now, settings);
    return rule === null ? findings : findings.filter((finding) => finding.rule === rule);
  });
}
