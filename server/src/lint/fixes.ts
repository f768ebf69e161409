import { EditedText, type MadeEdit } from './edited-text.js';
import type { Edit, Finding, Fix } from './finding.js';

/** A finding that has a fix. */
export type Fixable = Finding & { readonly fix: Fix };

/**
 * The findings whose safe fixes can be applied at once: in the order of the text, each whole, and none that touches one
 * before it. What is left out comes in the next round, when the text around it has settled.
 */
export function safelyFixable(findings: readonly Finding[]): Fixable[] {
  const wanted = findings.filter((finding): finding is Fixable => finding.fix?.kind === 'safe');
  wanted.sort((a, b) => startOf(a.fix) - startOf(b.fix));
  const chosen: Fixable[] = [];
  let free = -1;
  for (const finding of wanted) {
    if (startOf(finding.fix) <= free) continue;
    chosen.push(finding);
    free = endOf(finding.fix);
  }
  return chosen;
}

/** The edits of all safe fixes that can be applied at once, in the order of the text; they never overlap. */
export function safeEdits(findings: readonly Finding[]): Edit[] {
  return safelyFixable(findings).flatMap(({ fix }) => fix.edits);
}

/** The text with the edits made. They must not overlap; one that overlaps an edit before it is left out. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const inOrder = edits.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  const pieces: string[] = [];
  let at = 0;
  for (const { span, newText } of inOrder) {
    if (span.start < at) continue;
    pieces.push(text.slice(at, span.start), newText);
    at = span.end;
  }
  return pieces.join('') + text.slice(at);
}

/** How often a text is fixed and looked at again. Right rules need two rounds, where one fix makes way for another. */
const ROUNDS = 10;

/** A text after its safe fixes. */
export interface Fixed {
  readonly text: string;
  /** How many fixes were applied. */
  readonly count: number;
  /** What turns the text before into this one: in the order of the text, none next to another. */
  readonly edits: readonly MadeEdit[];
}

/** Applies safe fixes until none is left. Always ends: rules that undo each other's fixes are stopped. */
export function fixAll(text: string, lint: (text: string) => readonly Finding[]): Fixed {
  const seen = new Set([text]);
  const edited = new EditedText(text);
  let now = text;
  let count = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const chosen = safelyFixable(lint(now));
    const edits = chosen.flatMap(({ rule, fix }) => fix.edits.map((edit) => ({ ...edit, rules: [rule] })));
    const next = applyEdits(now, edits);
    if (seen.has(next)) break;
    seen.add(next);
    edited.apply(edits);
    now = next;
    count += chosen.length;
  }
  return { text: now, count, edits: edited.edits() };
}

function startOf({ edits }: Fix): number {
  return edits[0]?.span.start ?? 0;
}

function endOf({ edits }: Fix): number {
  return edits.at(-1)?.span.end ?? 0;
}
