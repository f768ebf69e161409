import { changeBetween } from '../../text/change.js';
import { type Span, shift } from '../../text/span.js';
import type { Text } from '../../text/text.js';
import { lowerBound } from '../../util/binary-search.js';
import type { CardDocument, FormatProblem, PlacedCard, Suppression } from '../card.js';
import { INVALID_UTF8 } from '../unreadable.js';

/** A part of a document, each list in file order. */
export type DocumentPart = Pick<CardDocument, 'cards' | 'suppressions' | 'problems'>;

/** Which parts of a document are still valid after an edit, and what is between them. */
export interface Reuse {
  /** Everything before `from`, unchanged. */
  readonly before: DocumentPart;
  /** Where reading must begin, in the new text: at a card, or at the top. */
  readonly from: number;
  /** Whether `from` is the top of the file, so that the first block may be a header. */
  readonly fromTop: boolean;
  /** The cards at the edit: the cards read there may equal one of them. */
  readonly replaced: readonly PlacedCard[];
  /** The only span that can contain characters not yet checked. */
  readonly unchecked: Span;
  /** Whether reading may stop before the block that starts here. */
  readonly stopAt: (start: number) => boolean;
  /** Where, in the new text, the card with this index after the edit starts; null if there is none. */
  readonly startAfterEdit: (cards: number) => number | null;
  /** Everything after the offset where reading stopped, moved to its new position. */
  readonly after: (stopped: number | null) => DocumentPart;
}

const BYTE_ORDER_MARK = '\ufeff';

const nothing: DocumentPart = { cards: [], suppressions: [], problems: [] };

/** Reuses nothing. A byte order mark is not part of the first line. */
export function noReuse(text: Text): Reuse {
  const from = text.slice(0, 1) === BYTE_ORDER_MARK ? 1 : 0;
  return {
    before: nothing,
    from,
    fromTop: true,
    replaced: [],
    unchecked: { start: 0, end: text.length },
    stopAt: () => false,
    startAfterEdit: () => null,
    after: () => nothing,
  };
}

/**
 * Finds what an edit left unchanged. Reading begins one card before the card in which the edit begins: the blank line
 * after that card is unchanged, and so is any line that a comment above it may apply to. Reading can stop at the first
 * block after the edit that begins where a card began before: from there on the text is unchanged, and reading a block
 * does not depend on anything before it, apart from the header.
 */
export function reuseOf(previous: CardDocument & { readonly text: Text }, text: Text): Reuse {
  const change = changeBetween(previous.text, text);
  const by = text.length - previous.text.length;
  const firstAfter = lowerBound(previous.cards, change.oldEnd);
  const first = lowerBound(previous.cards, change.start) - 2;
  const start = previous.cards[first]?.start;
  const top = noReuse(text);
  return {
    before: start === undefined ? nothing : partBefore(previous, first, start, text.length),
    from: start ?? top.from,
    fromTop: start === undefined,
    replaced: previous.cards.slice(Math.max(0, first), firstAfter + 1),
    unchecked: previous.problems.some(({ id }) => id === INVALID_UTF8)
      ? top.unchecked
      : { start: change.start, end: change.newEnd },
    stopAt: (blockStart) => {
      if (blockStart < change.newEnd) return false;
      const before = blockStart - by;
      return previous.cards[lowerBound(previous.cards, before)]?.start === before;
    },
    startAfterEdit: (cards) => {
      const card = previous.cards[firstAfter + cards];
      return card ? card.start + by : null;
    },
    after: (stopped) => (stopped === null ? nothing : moved(partFrom(previous, stopped - by), by)),
  };
}

function partBefore(
  previous: CardDocument & { readonly text: Text },
  cards: number,
  end: number,
  length: number,
): DocumentPart {
  return {
    cards: previous.cards.slice(0, cards),
    suppressions: previous.suppressions
      .filter(({ span }) => span.start < end)
      .map((suppression) => extended(suppression, previous.text.length, length)),
    problems: previous.problems.filter(({ id, span }) => id !== INVALID_UTF8 && span.start < end),
  };
}

/** Extends a suppression that applies to the rest of the file. */
function extended(suppression: Suppression, oldEnd: number, newEnd: number): Suppression {
  const { span, scope } = suppression;
  if (scope.start !== span.end || scope.end !== oldEnd) return suppression;
  return { ...suppression, scope: { start: scope.start, end: newEnd } };
}

function partFrom({ cards, suppressions, problems }: CardDocument, start: number): DocumentPart {
  const isAfter = ({ span }: { readonly span: Span }) => span.start >= start;
  return {
    cards: cards.slice(lowerBound(cards, start)),
    suppressions: suppressions.filter(isAfter),
    problems: problems.filter((problem) => problem.id !== INVALID_UTF8 && isAfter(problem)),
  };
}

/** A part at a new position. */
export function moved(part: DocumentPart, by: number): DocumentPart {
  if (by === 0) return part;
  return {
    cards: part.cards.map(({ card, start }): PlacedCard => ({ card, start: start + by })),
    suppressions: part.suppressions.map(
      ({ span, scope, rules }): Suppression => ({
        span: shift(span, by),
        scope: shift(scope, by),
        rules: rules.map((rule) => ({ id: rule.id, span: shift(rule.span, by) })),
      }),
    ),
    problems: part.problems.map((problem): FormatProblem => ({ ...problem, span: shift(problem.span, by) })),
  };
}
