import type { Snapshot } from '../analysis/snapshot.js';
import type { CardDocument } from '../formats/card.js';
import { keptIn } from '../text/kept.js';
import type { FileContext, SetContext } from './file-context.js';
import type { Finding } from './finding.js';
import { nameAt } from './placing.js';
import type { Active, Plan } from './plan.js';
import { type Answers, Questions } from './questions.js';
import { fixKind, saying } from './reported.js';
import type { Found, Scope } from './rule.js';

/** What the rules of the scopes `file` and `set` say of a file, and the keys that they asked the set for. */
export function lintFile(
  snapshot: Snapshot,
  plan: Plan,
  knownIds: ReadonlySet<string>,
): { readonly findings: Finding[]; readonly asked: ReadonlySet<string> } {
  const { path, text, document, edition, set } = snapshot;
  const file: FileContext = { path, text, document, edition, knownIds };
  const answers = keptIn(plan.answers, set.changes, () => new Map<string, Answers>());
  const asking = new Questions(set, edition, answers.get(path));
  const inSet: SetContext = {
    ...file,
    ask: (question, name) => asking.ask(question, name),
    askAll: (question, name) => asking.askAll(question, name),
    askKeywords: (question, name) => asking.askKeywords(question, name),
    askFile: (question, name) => asking.askFile(question, name),
  };
  const findings: Finding[] = [];
  const report =
    <S extends Scope>(active: Active<S>) =>
    (found: Found) =>
      findings.push(findingOf(active, found, document));
  for (const active of plan.file) active.rule.check(file, report(active), active.options);
  for (const active of plan.set) active.rule.check(inSet, report(active), active.options);
  if (asking.asked.length > 0) answers.set(path, asking.answered);
  return { findings, asked: new Set(asking.asked.map(({ key }) => key)) };
}

function findingOf<S extends Scope>(active: Active<S>, found: Found, { cards }: CardDocument): Finding {
  const kind = fixKind(active, found);
  const fix = found.fix && kind ? { kind, title: found.fix.title, edits: found.fix.edits } : null;
  return { ...saying(active, found), card: nameAt(cards, found.span.start), span: found.span, fix };
}
