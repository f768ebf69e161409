import type { Edit, Finding, Fix } from '../finding.js';
import { EditedText, type RuleEdit } from './edited-text.js';

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

/**
 * A text on its way through rounds of safe fixes. That always ends: no text comes back, so rules that undo each other's
 * fixes are stopped, and after some rounds there are no more.
 */
export class FixSession {
  private readonly seen: Set<string>;
  private readonly edited: EditedText;
  private now: string;
  private applied = 0;

  constructor(readonly before: string) {
    this.now = before;
    this.seen = new Set([before]);
    this.edited = new EditedText(before);
  }

  /** The text as it is now. */
  get text(): string {
    return this.now;
  }

  /** How many fixes were applied. */
  get count(): number {
    return this.applied;
  }

  /** What turns the text before into this one: in the order of the text, none next to another. */
  edits(): RuleEdit[] {
    return this.edited.edits();
  }

  /** Applies what is safe to fix among the findings of the text as it is now. Returns whether that made another text. */
  step(findings: readonly Finding[]): boolean {
    if (this.seen.size > ROUNDS) return false;
    const chosen = safelyFixable(findings);
    const edits = chosen.flatMap(({ rule, fix }) => fix.edits.map((edit) => ({ ...edit, rules: [rule] })));
    const next = applyEdits(this.now, edits);
    if (this.seen.has(next)) return false;
    this.seen.add(next);
    this.edited.apply(edits);
    this.now = next;
    this.applied += chosen.length;
    return true;
  }
}

/** Applies safe fixes to a text until none is left. Always ends. */
export function fixAll(text: string, lint: (text: string) => readonly Finding[]): FixSession {
  const fixing = new FixSession(text);
  while (fixing.step(lint(fixing.text)));
  return fixing;
}

function startOf({ edits }: Fix): number {
  return edits[0]?.span.start ?? 0;
}

function endOf({ edits }: Fix): number {
  return edits.at(-1)?.span.end ?? 0;
}
