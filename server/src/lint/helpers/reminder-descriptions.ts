import type { CreatedToken } from '../../analysis/card/created.js';
import type { PhrasePart, RulesTree } from '../../language/tokens/ast.js';
import { readDescription } from '../../language/tokens/reminder.js';
import { after } from '../../language/tokens/source.js';
import type { Span } from '../../text/span.js';
import type { Word } from '../../text/words.js';

/**
 * A description of a token in reminder text: "(It's an artifact with …)", "(Create a Clue token. It's an artifact with
 * …)".
 */
export interface ReminderDescription {
  /** Begins at the pronoun. */
  readonly span: Span;
  /** `It's` or `They're`. */
  readonly subject: Word;
  readonly plural: boolean;
  readonly parts: readonly PhrasePart[];
  /** The tokens it is about, in text order: never empty. */
  readonly tokens: readonly CreatedToken[];
}

/**
 * All descriptions in a face's reminder text of tokens that the text mentions before.
 * @param made all tokens that the text creates, in text order; only called if there is a description
 */
export function reminderDescriptions(tree: RulesTree, made: () => readonly CreatedToken[]): ReminderDescription[] {
  const { words, closes } = tree;
  const found: ReminderDescription[] = [];
  let tokens: readonly CreatedToken[] | null = null;
  let next = 0;
  // A description is never about tokens of an earlier line, or those of an earlier description.
  let earliest = 0;
  for (let open = 0; open < words.length; open++) {
    const close = closes[open]!;
    if (words[open]!.kind === 'line') earliest = words[open]!.end;
    if (words[open]!.kind !== 'open' || close <= open) continue;
    for (let at = open + 1; at < close; at = after(tree, at)) {
      if (at > open + 1 && words[at - 1]!.text !== '.') continue;
      const description = describedAt(tree, at, close);
      if (!description) continue;
      tokens ??= made();
      while (next < tokens.length && tokens[next]!.span.end <= description.span.start) next++;
      const before = [];
      for (let i = next - 1; i >= 0 && tokens[i]!.span.start >= earliest; i--) before.unshift(tokens[i]!);
      const own = before.filter(({ span }) => span.start > words[open]!.start);
      // A later sentence in parentheses is about tokens mentioned before it in the same parentheses.
      const known = own.length > 0 || at === open + 1;
      if (before.length > 0 && known) found.push({ ...description, tokens: own.length > 0 ? own : before });
      earliest = description.span.end;
    }
    open = close;
  }
  return found;
}

function describedAt(tree: RulesTree, at: number, end: number): Omit<ReminderDescription, 'tokens'> | null {
  const subject = tree.words[at]!;
  const plural = subject.lower === "they're";
  if (!plural && subject.lower !== "it's") return null;
  const description = readDescription(tree, { from: at + 1, to: end });
  if (!description) return null;
  const { parts } = description;
  if (!parts.some(({ kind }) => kind === 'type') || parts.some(({ kind }) => kind === 'unknown')) return null;
  return { span: { start: subject.start, end: description.end }, subject, plural, parts };
}
