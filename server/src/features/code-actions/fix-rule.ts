import type { Finding } from '../../lint/finding.js';
import { fixFile } from '../../lint/fix/fix-file.js';
import { type Action, quickFix } from './action.js';
import type { ActionContext } from './action-context.js';

/** All safe fixes of one rule in the file, for each rule that has a safe fix here and at least one more in the file. */
export function fixRuleActions({ file, findings, findingsHere, cards }: ActionContext): Action[] {
  if (!cards) return [];
  const rules = new Set(findingsHere.flatMap(({ rule, fix }) => (fix?.kind === 'safe' ? [rule] : [])));
  return [...rules].flatMap((rule) => {
    const count = findings.filter((finding) => finding.rule === rule && finding.fix?.kind === 'safe').length;
    if (count < 2) return [];
    const answers = findingsHere.filter((finding) => finding.rule === rule);
    const isOfRule = (finding: Finding) => finding.rule === rule;
    const changes = () => [{ file, edits: fixFile(cards.snapshot, cards.rules, isOfRule).edits() }];
    return { ...quickFix(`Fix all ${rule} in this file`, answers), changes };
  });
}
