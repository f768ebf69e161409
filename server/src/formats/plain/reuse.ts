import { changeBetween } from '../../text/change.js';
import { type Span, shift } from '../../text/span.js';
import type { Text } from '../../text/text.js';
import { lowerBound } from '../../util/binary-search.js';
import type { CardDocument, FormatProblem, PlacedCard, Suppression } from '../card.js';
import { INVALID_UTF8 } from '../unreadable.js';

/** Some of what a document says of its text, each list in file order. */
export type DocumentPart = Pick<CardDocument, 'cards' | 'suppressions' | 'problems'>;

/** Which parts of a document read before an edit hold after it, and what lies between them. */
export interface Reuse {
  /** What stands before `from`, as it is. */
  readonly before: DocumentPart;
  /** Where reading has to begin, in the new text: at a card, or at the top. */
  readonly from: number;
  /** Whether `from` is the top of the file, so that the first block may be a header. */
  readonly fromTop: boolean;
  /** The cards that stood where the edit was: what is read there may be one of them again. */
  readonly replaced: readonly PlacedCard[];
  /** The only stretch that can hold characters not looked at before. */
  readonly unseen: Span;
  /** Whether reading may end before the block that starts here. */
  readonly stopAt: (start: number) => boolean;
  /** Where the card starts, in the new text, that stood this many cards behind the first behind the edit; null for none. */
  readonly startBeyond: (cards: number) => number | null;
  /** What stands from the place where reading ended, moved to where it stands now. */
  readonly after: (stopped: number | null) => DocumentPart;
}

const BYTE_ORDER_MARK = '\ufeff';

const nothing: DocumentPart = { cards: [], suppressions: [], problems: [] };

/** Where reading begins when nothing is known. A byte order mark is no part of the first line. */
export function nothingKept(text: Text): Reuse {
  const from = text.slice(0, 1) === BYTE_ORDER_MARK ? 1 : 0;
  return {
    before: nothing,
    from,
    fromTop: true,
    replaced: [],
    unseen: { start: 0, end: text.length },
    stopAt: () => false,
    startBeyond: () => null,
    after: () => nothing,
  };
}

/**
 * Finds what an edit left alone. Reading begins one card before the card the edit begins in: that one ends, with a
 * blank line behind it, in text that is as it was, and so does the line a comment in front of it may silence.
 * It can end at the first block behind the edit that begins where a card began before: from there on the text is as it
 * was, and how a block is read depends on nothing before it, the header apart.
 */
export function reuseOf(previous: CardDocument & { readonly text: Text }, text: Text): Reuse {
  const change = changeBetween(previous.text, text);
  const by = text.length - previous.text.length;
  const behind = lowerBound(previous.cards, change.oldEnd);
  const first = lowerBound(previous.cards, change.start) - 2;
  const start = previous.cards[first]?.start;
  const top = nothingKept(text);
  return {
    before: start === undefined ? nothing : partBefore(previous, first, start, text.length),
    from: start ?? top.from,
    fromTop: start === undefined,
    replaced: previous.cards.slice(Math.max(0, first), behind + 1),
    unseen: previous.problems.some(({ id }) => id === INVALID_UTF8)
      ? top.unseen
      : { start: change.start, end: change.newEnd },
    stopAt: (blockStart) => {
      if (blockStart < change.newEnd) return false;
      const before = blockStart - by;
      return previous.cards[lowerBound(previous.cards, before)]?.start === before;
    },
    startBeyond: (cards) => {
      const card = previous.cards[behind + cards];
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

/** A suppression that reaches from its comment to the end of the file goes on doing so. */
function extended(suppression: Suppression, oldEnd: number, newEnd: number): Suppression {
  const { span, scope } = suppression;
  if (scope.start !== span.end || scope.end !== oldEnd) return suppression;
  return { ...suppression, scope: { start: scope.start, end: newEnd } };
}

function partFrom({ cards, suppressions, problems }: CardDocument, start: number): DocumentPart {
  const behind = ({ span }: { readonly span: Span }) => span.start >= start;
  return {
    cards: cards.slice(lowerBound(cards, start)),
    suppressions: suppressions.filter(behind),
    problems: problems.filter((problem) => problem.id !== INVALID_UTF8 && behind(problem)),
  };
}

/** A part that stands elsewhere now. */
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
