import { ruleIds } from '../../lint/registry.js';
import { type Action, type FileChange, quickFix } from './action.js';
import type { ActionContext } from './action-context.js';
import { disabledInFile } from './disable-file.js';
import { disabledOnLines } from './disable-line.js';
import { disabledInSet, suppressedInSet } from './disable-set.js';

/** For each rule that has found something here: to keep it quiet on the line, in the file, in the set. */
export function disablings({ file, findings, here, cards }: ActionContext): Action[] {
  if (!cards) return [];
  const rules = [...new Set(here.map(({ rule }) => rule))].filter((rule) => ruleIds.has(rule));
  const actions = (title: (rule: string) => string, change: (rule: string) => FileChange | null) =>
    rules.flatMap((rule) => {
      const made = change(rule);
      const answers = here.filter((finding) => finding.rule === rule);
      return made ? [quickFix(title(rule), answers, made)] : [];
    });
  const onLine = (rule: string) => {
    const places = here.filter((finding) => finding.rule === rule).map(({ span }) => span.start);
    const edits = disabledOnLines(rule, places, cards);
    return edits && { file, edits };
  };
  const inFile = (rule: string) => {
    const { span } = findings.find((finding) => finding.rule === rule)!;
    const edit = disabledInFile(rule, span.start, cards);
    return edit ? { file, edits: [edit] } : suppressedInSet(rule, cards.settings);
  };
  return [
    ...actions((rule) => `Disable ${rule} for this line`, onLine),
    ...actions((rule) => `Disable ${rule} in this file`, inFile),
    ...actions(
      (rule) => `Disable ${rule} in this set`,
      (rule) => disabledInSet(rule, cards.settings),
    ),
  ];
}
