import type { Span } from '../../text/span.js';
import { LineReader } from '../plain/lines.js';

/** What one pass over a set file finds. */
export interface SetEntries {
  /** Where each card stands: from its `card:` to the end of its last line. */
  readonly cards: readonly Span[];
  /** The style of every card that names none of its own, in lower case; empty where the file has none. */
  readonly stylesheet: string;
  /** The first line of a card that is indented by spaces, so that the program and we take it for nothing. */
  readonly spaces: Span | null;
}

/**
 * Finds the cards of a set file. Its blocks are told by their indents: a line without one begins the next block; blank
 * lines and comments belong to the block they stand in.
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
