import type { Span } from '../../server/src/text/span.js';
import { snippets } from './inputs.js';
import type { SeededRandom } from './seeded-random.js';

/** An edit of a text, as sent by an editor. */
export interface TextChange {
  readonly span: Span;
  readonly newText: string;
}

/** The length above which texts are only shortened, in UTF-16 units. */
const LONGEST = 12_000;

/** A random edit: typing, pasting or deleting, by a user or a faulty program. */
export function anyChange(random: SeededRandom, text: string): TextChange {
  const start = random.below(text.length + 1);
  const rest = text.length - start;
  if (text.length > LONGEST) return { span: { start, end: start + random.below(rest + 1) }, newText: '' };
  switch (random.below(8)) {
    case 0:
      return { span: { start, end: start + random.below(Math.min(rest, 4) + 1) }, newText: '' };
    case 1:
      return { span: { start, end: start + random.below(Math.min(rest, 200) + 1) }, newText: '' };
    case 2:
      return { span: { start, end: start + random.below(Math.min(rest, 3) + 1) }, newText: random.pick(snippets) };
    case 3: {
      const from = random.below(text.length + 1);
      return { span: { start, end: start }, newText: text.slice(from, from + random.below(120)) };
    }
    case 4:
      return { span: { start, end: start }, newText: random.pick(snippets).repeat(1 + random.below(6)) };
    default:
      return { span: { start, end: start }, newText: random.pick(snippets) };
  }
}

/** The text after an edit. */
export function changed(text: string, { span, newText }: TextChange): string {
  return text.slice(0, span.start) + newText + text.slice(span.end);
}
