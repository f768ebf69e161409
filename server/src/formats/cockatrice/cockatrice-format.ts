import { changeBetween } from '../../text/change.js';
import { lineStart } from '../../text/line-break.js';
import type { Span } from '../../text/span.js';
import { lastAtOrBefore, lowerBound } from '../../util/binary-search.js';
import type { CardDocument, Format } from '../card.js';
import { CardCache } from '../card-cache.js';
import { unreadableCharacters } from '../unreadable.js';
import { type CardEntry, placedProblem, readEntry } from './card-entry.js';
import { readSuppressions } from './comments.js';
import { findEntries } from './entries.js';
import { frameProblem } from './frame.js';
import { addTokenEntry } from './new-entry.js';
import { isDatabase, isRootless } from './recognise.js';

/** A card database with the text that its offsets count in. */
interface CockatriceDocument extends CardDocument {
  readonly text: string;
  readonly cards: readonly { readonly card: CardEntry; readonly start: number }[];
}

/** At most this many problems are reported per file. */
const MAX_PROBLEMS = 100;

/** Cockatrice's card databases, versions 3 and 4: custom sets, and token files. */
export function createCockatriceFormat(): Format {
  const cache = new CardCache(readEntry);
  return {
    id: 'cockatrice',
    about: {
      title: 'Cockatrice card databases',
      recognized:
        'By the element `cockatrice_carddatabase` at the beginning of an `.xml` file, or by `<card>` elements with the fields of Cockatrice that have no root element.',
    },
    files: ['**/*.xml'],
    // What Cockatrice calls its database, and the folder where it looks for others.
    names: ['**/cards.xml', '**/customsets/*.xml'],
    matches: (path, head) => /\.xml$/i.test(path) && isDatabase(head),
    read: (_, text, previous) => read(text.toString(), cache, previous && isCockatrice(previous) ? previous : null),
    comments: {
      write: (text) => `<!-- ${text.replace(/-{2,}/g, '—')} -->`,
      above: elementAbove,
      top: ({ cards }, text) => cardLine(text, cards[0]?.start ?? text.length),
    },
    tokenEntries: { add: addTokenEntry },
  };
}

/**
 * A comment inside an element would become part of the card's text. It goes above the innermost element that contains
 * the offset and begins a line; otherwise above the card.
 */
function elementAbove({ cards }: CardDocument, text: string, offset: number): number {
  const placed = lastAtOrBefore(cards, offset);
  const floor = placed ? cardLine(text, placed.start) : text.length;
  for (let at = lineStart(text, offset); at > floor; at = lineStart(text, at - 1)) {
    const line = text.slice(at, at + MAX_TAG_LENGTH);
    if (/^[ \t]*<[\p{L}_]/u.test(line)) return at;
  }
  return floor;
}

/** Start of a card's line; the card's own start if something else precedes it on the line. */
function cardLine(text: string, start: number): number {
  const line = lineStart(text, start);
  return text.slice(line, start).trim() === '' ? line : start;
}

/** How far into a line its first tag is searched for, in UTF-16 units. */
const MAX_TAG_LENGTH = 200;

function isCockatrice(document: CardDocument): document is CockatriceDocument {
  return document.format === 'cockatrice' && 'text' in document;
}

function read(text: string, cache: CardCache<CardEntry>, previous: CockatriceDocument | null): CockatriceDocument {
  const found = findEntries(text);
  cache.begin(previous);
  const reusable = reusableEntries(text, previous, cache);
  const cards = found.cards.map((span) => ({
    card: reusable(span) ?? cache.card(text.slice(span.start, span.end)),
    start: span.start,
  }));
  const frame = found.problems.length > 0 ? null : frameProblem(text, found.cards, isRootless(text));
  const problems = [...unreadableCharacters(text, { start: 0, end: text.length }), ...found.problems];
  if (frame) problems.push(frame);
  const marks = found.problems.map(({ span }) => span);
  for (const { card, start } of cards) {
    const problem = placedProblem(card, start);
    // An unterminated comment or section already explains the error in the card that contains it.
    const mark = marks[lowerBound(marks, start)]?.start ?? text.length;
    if (problem && mark >= start + card.source.length) problems.push(problem);
  }
  return {
    format: 'cockatrice',
    text,
    header: null,
    cards,
    suppressions: readSuppressions(text, found.comments, found.cards),
    problems: problems.sort((a, b) => a.span.start - b.span.start).slice(0, MAX_PROBLEMS),
  };
}

/**
 * Finds the entry that was at a span before the edit, for spans before or after the edited range; undefined otherwise.
 * Entries within that range are left to the cache.
 */
function reusableEntries(
  text: string,
  previous: CockatriceDocument | null,
  cache: CardCache<CardEntry>,
): (span: Span) => CardEntry | undefined {
  if (!previous) return () => undefined;
  const change = changeBetween(previous.text, text);
  const moved = text.length - previous.text.length;
  const { cards } = previous;
  cache.remember(cards.slice(Math.max(0, lowerBound(cards, change.start) - 1), lowerBound(cards, change.oldEnd)));
  const byStart = new Map(cards.map(({ card, start }) => [start, card]));
  return ({ start, end }) => {
    const before = end <= change.start ? start : start >= change.newEnd ? start - moved : null;
    const card = before === null ? undefined : byStart.get(before);
    return card?.source.length === end - start ? card : undefined;
  };
}
