import type { Edit, Finding, Fix } from '../finding.js';
import { EditedText, type RuleEdit } from './edited-text.js';

/** A finding that has a fix. */
export type Fixable = Finding & { readonly fix: Fix };

/**
 * The findings whose safe fixes can be applied at once: in text order, each with all of its edits, and none touching
 * the one before it. The others can be applied in the next round.
 */
function safelyFixable(findings: readonly Finding[]): Fixable[] {
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

/** The edits of all safe fixes that can be applied at once, in text order, without overlaps. */
export function safeEdits(findings: readonly Finding[]): Edit[] {
  return safelyFixable(findings).flatMap(({ fix }) => fix.edits);
}

/** The text with the edits applied. An edit that overlaps one before it is skipped. */
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

/** The maximum number of rounds of fixing and linting. Correct rules need two, if one fix makes another possible. */
const ROUNDS = 10;

/**
 * A text in repeated rounds of safe fixes. This always terminates: a text that was seen before is rejected, which stops
 * rules that undo each other's fixes, and the number of rounds is limited.
 */
export class FixSession {
  private readonly seen: Set<string>;
  private readonly edited: EditedText;
  private current: string;
  private applied = 0;

  constructor(readonly before: string) {
    this.current = before;
    this.seen = new Set([before]);
    this.edited = new EditedText(before);
  }

  /** The current text. */
  get text(): string {
    return this.current;
  }

  /** The number of fixes applied. */
  get count(): number {
    return this.applied;
  }

  /** The edits that turn the original into the current text: in text order, none adjacent to another. */
  edits(): RuleEdit[] {
    return this.edited.edits();
  }

  /** Applies the safe fixes among the findings of the current text. Returns whether the text changed. */
  step(findings: readonly Finding[]): boolean {
    if (this.seen.size > ROUNDS) return false;
    const chosen = safelyFixable(findings);
    const edits = chosen.flatMap(({ rule, fix }) => fix.edits.map((edit) => ({ ...edit, rules: [rule] })));
    const next = applyEdits(this.current, edits);
    if (this.seen.has(next)) return false;
    this.seen.add(next);
    this.edited.apply(edits);
    this.current = next;
    this.applied += chosen.length;
    return true;
  }
}

/** Applies safe fixes to a text until none is left. Always terminates. */
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
