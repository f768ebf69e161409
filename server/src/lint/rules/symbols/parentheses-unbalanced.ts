import { magic } from '../../helpers/applies-to.js';
import type { Rule } from '../../rule.js';

export const parenthesesUnbalanced: Rule = {
  id: 'parentheses-unbalanced',
  summary: 'A parenthesis without its counterpart.',
  why:
    'Reminder text is in parentheses. If one of them is missing, rules text is read as reminder text, which has no effect (rule ' +
    '207.2), or the other way around.',
  cite: () => null,
  severity: 'warning',
  fix: 'suggestion',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  triggers: ['(', ')'],
  examples: [
    { wrong: 'Reveal the top card of your library.)', right: 'Reveal the top card of your library.' },
    {
      wrong: 'Scry 1. (Look at the top card of your library.',
      right: 'Scry 1. (Look at the top card of your library.)',
    },
  ],
  check({ text }, report) {
    const open: number[] = [];
    const found = (start: number, title: string, at: number, newText: string, end = start + 1) =>
      report({
        span: { start, end },
        message:
          newText === ')' ? 'A parenthesis of this line is never closed.' : 'This parenthesis has no counterpart.',
        fix: { title, edits: [{ span: { start: at, end: at + (newText === '' ? 1 : 0) }, newText }] },
      });
    for (const { 0: mark, index } of text.matchAll(/[()]/g)) {
      if (mark === '(') open.push(index);
      else if (open.pop() === undefined && !isMark(text, index)) {
        const start = reminderStart(text, index);
        if (start === null) found(index, 'Remove “)”', index, '');
        else found(start, 'Add “(” before the reminder text', start, '(', index + 1);
      }
    }
    for (const start of open) {
      if (isMark(text, start)) continue;
      if (text[start + 1] === '(' || text[start - 1] === '(') {
        found(start, 'Remove “(”', start, '');
        continue;
      }
      const lineBreak = text.indexOf('\n', start);
      const end = lineBreak < 0 ? text.length : lineBreak;
      // Other findings of the line remain visible.
      found(end - 1, 'Add “)” at the end of the line', end, ')');
    }
  },
};

/** The longest line in which reminder text is looked for, in UTF-16 units: many marks in a longer one would take long. */
const MAX_LINE = 1000;

/** "Monstrosity 1 If it isn't monstrous, …)": where a sentence begins on the line without a mark before it, or after one other. */
function reminderStart(text: string, closing: number): number | null {
  const before = text.slice(Math.max(closing - MAX_LINE, 0), closing);
  const lineBreak = before.lastIndexOf('\n');
  if (lineBreak < 0 && closing > MAX_LINE) return null;
  const line = before.slice(lineBreak + 1);
  const start = line.search(
    /(?<=^[^.(]*[\p{Ll}\d}] )(?:If|When|Whenever|You|This|At|As|Each|Any|The|It|Put|Create|Choose|Look|To)\b/u,
  );
  // "Scry 1. Look at …)": all after the first sentence.
  const second =
    start < 0 ? /^[^.(]*\.["”]? (?!If (?:you|they) do\b)(?=\p{Lu}[^(]*\.["”]?$)/u.exec(line)?.[0].length : start;
  return second === undefined ? null : closing - line.length + second;
}

/** ":)", ":(", "a)": no parentheses of reminder text. */
function isMark(text: string, at: number): boolean {
  return /(?:[:;=]-?|(?:^|\s)\w{1,2})$/.test(text.slice(Math.max(0, at - 4), at));
}
