import type { Span } from '../../server/src/text/span.js';
import type { Dice } from './dice.js';
import { scraps } from './material.js';

/** An edit of a text, as an editor tells it. */
export interface TextChange {
  readonly span: Span;
  readonly newText: string;
}

/** Texts do not grow without end. In UTF-16 units. */
const LONGEST = 12_000;

/** Something that might be typed, pasted or deleted, by people or by a program gone wrong. */
export function anyChange(dice: Dice, text: string): TextChange {
  const start = dice.below(text.length + 1);
  const rest = text.length - start;
  if (text.length > LONGEST) return { span: { start, end: start + dice.below(rest + 1) }, newText: '' };
  switch (dice.below(8)) {
    case 0:
      return { span: { start, end: start + dice.below(Math.min(rest, 4) + 1) }, newText: '' };
    case 1:
      return { span: { start, end: start + dice.below(Math.min(rest, 200) + 1) }, newText: '' };
    case 2:
      return { span: { start, end: start + dice.below(Math.min(rest, 3) + 1) }, newText: dice.of(scraps) };
    case 3: {
      const from = dice.below(text.length + 1);
      return { span: { start, end: start }, newText: text.slice(from, from + dice.below(120)) };
    }
    case 4:
      return { span: { start, end: start }, newText: dice.of(scraps).repeat(1 + dice.below(6)) };
    default:
      return { span: { start, end: start }, newText: dice.of(scraps) };
  }
}

/** The text after an edit. */
export function changed(text: string, { span, newText }: TextChange): string {
  return text.slice(0, span.start) + newText + text.slice(span.end);
}
