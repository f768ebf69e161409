import type { Span } from '../../../server/src/text/span.js';

/** A text without its marks, and the spans between them: `marked('a ⟦word⟧')` is `a word` with one span. */
export interface Marked {
  readonly text: string;
  readonly spans: readonly Span[];
}

/** Removes the marks `⟦…⟧` from a text. Marks do not nest; `⟦⟧` marks an empty span. */
export function marked(source: string): Marked {
  const spans: Span[] = [];
  let text = '';
  let start = 0;
  for (const character of source) {
    if (character === '⟦') start = text.length;
    else if (character === '⟧') spans.push({ start, end: text.length });
    else text += character;
  }
  return { text, spans };
}
