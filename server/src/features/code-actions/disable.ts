import { ruleIds } from '../../lint/registry.js';
import { type Action, type FileChange, quickFix } from './action.js';
import type { ActionContext } from './action-context.js';
import { disableInFile } from './disable-file.js';
import { disableOnLines } from './disable-line.js';
import { disableInSet, suppressInSet } from './disable-set.js';

/** For each rule with findings here: disable it on the line, in the file, or in the set. */
export function disableActions({ file, findings, findingsHere, cards }: ActionContext): Action[] {
  if (!cards) return [];
  const rules = [...new Set(findingsHere.map(({ rule }) => rule))].filter((rule) => ruleIds.has(rule));
  const actions = (title: (rule: string) => string, change: (rule: string) => FileChange | null) =>
    rules.flatMap((rule) => {
      const made = change(rule);
      const answers = findingsHere.filter((finding) => finding.rule === rule);
      return made ? [quickFix(title(rule), answers, made)] : [];
    });
  const onLine = (rule: string) => {
    const places = findingsHere.filter((finding) => finding.rule === rule).map(({ span }) => span.start);
    const edits = disableOnLines(rule, places, cards);
    return edits && { file, edits };
  };
  const inFile = (rule: string) => {
    const { span } = findings.find((finding) => finding.rule === rule)!;
    const edit = disableInFile(rule, span.start, cards);
    return edit ? { file, edits: [edit] } : suppressInSet(rule, cards.settings);
  };
  return [
    ...actions((rule) => `Disable ${rule} for this line`, onLine),
    ...actions((rule) => `Disable ${rule} in this file`, inFile),
    ...actions(
      (rule) => `Disable ${rule} in this set`,
      (rule) => disableInSet(rule, cards.settings),
    ),
  ];
}
