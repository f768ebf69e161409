import type { Span } from '../../text/span.js';
import type { FormatProblem } from '../card.js';
import { readTypeLine } from '../plain/type-line.js';
import { magicTypes } from '../plain/type-line-words.js';
import { fencesOf } from './fences.js';

/** A document with fewer cards than this only mentions one. */
const MIN_CARDS = 2;

/** The longest name with its cost and Markdown around it, in UTF-16 units. */
const MAX_LINE_LENGTH = 120;

/** A line that ends in a mana cost: `## Ember Tinker {1}{R}`, `**Ash** — {B}`. */
const nameAndCost = /^.*\p{L}.*[\s*_`(](?:\{[^{}\s]{1,8}\}){1,12}[)*_`]{0,4}$/u;

/**
 * The first card written between the paragraphs of a document instead of in a marked block: a line with a name and a
 * mana cost, followed by one with card types. Null unless there are several, so that other documents are not reported.
 */
export function firstUnmarkedCard(text: string): Span | null {
  let first: Span | null = null;
  let found = 0;
  let before: Span | null = null;
  fencesOf(text, (line) => {
    if (found >= MIN_CARDS) return;
    const written = line.end - line.start > MAX_LINE_LENGTH ? '' : text.slice(line.start, line.end).trim();
    if (written === '' && line.end - line.start <= MAX_LINE_LENGTH) return;
    if (before && isTypeLine(written)) {
      found++;
      first ??= before;
    }
    before = nameAndCost.test(written) ? line : null;
  });
  return found >= MIN_CARDS ? first : null;
}

/** Whether a line consists of card types, apart from its Markdown. */
function isTypeLine(line: string): boolean {
  const bare = line.replace(/^[#*_>\s-]+|[*_\s]+$/g, '');
  const parts = readTypeLine(bare, { start: 0, end: bare.length });
  if (!parts) return false;
  const [types = ''] = bare.slice(parts.types.start, parts.types.end).split(/ [—–-] /);
  return types.split(' ').some((word) => magicTypes.has(word.toLowerCase()));
}

/** The problem reported for cards outside marked blocks. */
export function unmarkedCards(span: Span): FormatProblem {
  const message =
    'This looks like a card. In Markdown, cards are read where a block marks them: a line ```cardtext above the cards, ' +
    'and a line ``` below them.';
  return { id: 'unmarked-cards', span, message, severity: 'info' };
}
