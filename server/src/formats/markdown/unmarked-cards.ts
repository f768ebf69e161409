import type { Span } from '../../text/span.js';
import type { FormatProblem } from '../card.js';
import { readTypeLine } from '../plain/type-line.js';
import { magicTypes } from '../plain/type-line-words.js';
import { fencesOf } from './fences.js';

/** A document with fewer cards than this only mentions one. */
const FEWEST = 2;

/** In UTF-16 units: a name with its cost, and what Markdown puts around them, is no longer. */
const LONGEST = 120;

/** A line that ends in a mana cost: `## Ember Tinker {1}{R}`, `**Ash** — {B}`. */
const nameAndCost = /^.*\p{L}.*[\s*_`(](?:\{[^{}\s]{1,8}\}){1,12}[)*_`]{0,4}$/u;

/**
 * Where the first card begins that is written between the paragraphs of a document instead of in a marked block: a line with
 * a name and a mana cost, above one with card types. Null where there are not several: other documents hold neither.
 */
export function firstUnmarkedCard(text: string): Span | null {
  let first: Span | null = null;
  let found = 0;
  let before: Span | null = null;
  fencesOf(text, (line) => {
    if (found >= FEWEST) return;
    const written = line.end - line.start > LONGEST ? '' : text.slice(line.start, line.end).trim();
    if (written === '' && line.end - line.start <= LONGEST) return;
    if (before && isTypeLine(written)) {
      found++;
      first ??= before;
    }
    before = nameAndCost.test(written) ? line : null;
  });
  return found >= FEWEST ? first : null;
}

/** Whether a line, without the marks of Markdown around it, names card types. */
function isTypeLine(line: string): boolean {
  const bare = line.replace(/^[#*_>\s-]+|[*_\s]+$/g, '');
  const parts = readTypeLine(bare, { start: 0, end: bare.length });
  if (!parts) return false;
  const [types = ''] = bare.slice(parts.types.start, parts.types.end).split(/ [—–-] /);
  return types.split(' ').some((word) => magicTypes.has(word.toLowerCase()));
}

/** The problem of cards that nothing marks. */
export function unmarkedCards(span: Span): FormatProblem {
  const message =
    'This looks like a card. In Markdown, cards are read where a block marks them: a line ```cardtext above the cards, ' +
    'and a line ``` below them.';
  return { id: 'unmarked-cards', span, message, severity: 'info' };
}
