import { ruleIds } from '../../lint/registry.js';
import { type Action, type FileChange, quickFix } from './action.js';
import type { ActionContext } from './action-context.js';
import { disableInFile } from './disable-file.js';
import { disableOnLines } from './disable-line.js';
import { disableInSet, suppressInSet } from './disable-set.js';
import { titleWith } from './settings-change.js';

/**
 * For each rule with findings here: disable it on the line, in the file, or in the set. Only the narrowest of these is
 * listed among the quick fixes.
 */
export function disableActions({ file, findings, findingsHere, cards }: ActionContext): Action[] {
  if (!cards) return [];
  const rules = [...new Set(findingsHere.map(({ rule }) => rule))].filter((rule) => ruleIds.has(rule));
  const onLine = (rule: string): FileChange | null => {
    const places = findingsHere.filter((finding) => finding.rule === rule).map(({ span }) => span.start);
    const edits = disableOnLines(rule, places, cards);
    return edits && { file, edits };
  };
  const inFile = (rule: string): FileChange | null => {
    const { span } = findings.find((finding) => finding.rule === rule)!;
    const edit = disableInFile(rule, span.start, cards);
    return edit ? { file, edits: [edit] } : suppressInSet(rule, cards.settings);
  };
  const inSet = (rule: string): FileChange | null => disableInSet(rule, cards.settings);
  const disabling = rules.map((rule): Action[] => {
    const answers = findingsHere.filter((finding) => finding.rule === rule);
    const actions = [
      [`Disable ${rule} for this line`, onLine(rule)] as const,
      [`Disable ${rule} in this file`, inFile(rule)] as const,
      [`Disable ${rule} in this set`, inSet(rule)] as const,
    ].flatMap(([title, change]) => (change ? [quickFix(titleWith(title, change), answers, change)] : []));
    return actions.map((action, index) => (index === 0 ? action : { ...action, kind: 'tokenwright.rule' }));
  });
  // The same for every rule before what reaches further.
  return [0, 1, 2].flatMap((index) => disabling.flatMap((actions) => actions[index] ?? []));
}
