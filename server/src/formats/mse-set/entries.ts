import type { Span } from '../../text/span.js';
import { LineReader } from '../plain/lines.js';

/** The result of one pass over a set file. */
export interface SetEntries {
  /** The span of each card: from its `card:` to the end of its last line. */
  readonly cards: readonly Span[];
  /** The default style of the cards, in lower case; empty if there is none. */
  readonly stylesheet: string;
  /** The first line of a card that is indented by spaces, which Magic Set Editor (and this format) ignores. */
  readonly spaces: Span | null;
}

/**
 * Finds the cards of a set file. Blocks are recognized by indentation: an unindented line begins the next block; blank
 * lines and comments belong to the block around them.
 */
export function entriesOf(text: string): SetEntries {
  const cards: Span[] = [];
  let card: { start: number; end: number } | null = null;
  let stylesheet = '';
  let spaces: Span | null = null;
  const lines = new LineReader(text, text.charCodeAt(0) === 0xfeff ? 1 : 0);
  while (lines.advance()) {
    if (lines.isBlank) continue;
    const { line, content } = lines;
    const first = text.charAt(line.start);
    if (first === '#') continue;
    if (first === '\t') {
      if (card) card.end = line.end;
    } else if (first === ' ') {
      if (card) spaces ??= { start: line.start, end: content.start };
    } else {
      if (card) cards.push(card);
      card = isCard(text, content) ? { start: line.start, end: content.end } : null;
      stylesheet ||= stylesheetIn(text, content);
    }
  }
  if (card) cards.push(card);
  return { cards, stylesheet, spaces };
}

function isCard(text: string, { start, end }: Span): boolean {
  return end - start === 5 && text.startsWith('card:', start);
}

function stylesheetIn(text: string, { start, end }: Span): string {
  const key = 'stylesheet:';
  if (!text.startsWith(key, start)) return '';
  return text
    .slice(start + key.length, end)
    .trim()
    .toLowerCase();
}
