import { type Encode, isStraight, type Piece, plainRegion, type Region, regionEnd } from './region.js';
import type { Offset, Space, Span, TextSpan } from './span.js';

/** Collects the pieces of a region from left to right; adjacent ones that map unit by unit are merged into one. */
export class Pieces {
  private readonly pieces: Piece[] = [];
  private straight = 0;

  /** Adds the next piece; one of equal lengths maps unit by unit. */
  add(sourceLength: number, textLength: number, mark?: 'whole' | 'fixed'): void {
    if (sourceLength === textLength && (mark === undefined || sourceLength === 0)) {
      this.straight += textLength;
      return;
    }
    this.endStraight();
    this.pieces.push(pieceOf(sourceLength, textLength, mark));
  }

  /** Adds an atomic piece: its source is written and replaced as a whole, whatever the lengths. */
  atom(sourceLength: number, textLength: number): void {
    this.add(sourceLength, textLength, sourceLength === textLength && sourceLength > 1 ? 'whole' : undefined);
  }

  /** The region of all pieces added; `text` must be as long as they are together. */
  region<S extends Space = 'card'>(text: string, start: Offset<S>, encode?: Encode): Region<S> {
    if (this.pieces.length === 0) return plainRegion(text, start, encode);
    this.endStraight();
    return encode ? { text, start, pieces: this.pieces, encode } : { text, start, pieces: this.pieces };
  }

  private endStraight(): void {
    if (this.straight > 0) this.pieces.push(pieceOf(this.straight, this.straight));
    this.straight = 0;
  }
}

/** Short pieces (escapes, symbols) are very common and all alike, so they are shared. */
const SHORT = 8;
const shared: (readonly Piece[])[] = Array.from({ length: SHORT }, (_, sourceLength) =>
  Array.from({ length: SHORT }, (_, textLength): Piece => [sourceLength, textLength]),
);

function pieceOf(sourceLength: number, textLength: number, mark?: 'whole' | 'fixed'): Piece {
  if (mark) return [sourceLength, textLength, mark];
  return shared[sourceLength]?.[textLength] ?? [sourceLength, textLength];
}

/**
 * A region inside a region: `inner` is a region of the text of `outer` (card text with markup inside a JSON string, for
 * example). The result maps the inner text to the outer source. If a seam of one is inside an atomic piece of the
 * other, both become one atomic piece.
 */
export function composed<S extends Space>(outer: Region<S>, inner: Region<Space>): Region<S> {
  const span: Span = { start: inner.start, end: regionEnd(inner) };
  const { part, from, to } = cut(outer, span);
  const pieces = new Pieces();
  const above = new Steps(part.pieces);
  const below = new Steps([[span.start - from, 0], ...inner.pieces, [to - span.end, 0]]);
  while (!above.done || !below.done) {
    const straight = Math.min(above.straight, below.straight);
    if (straight > 0) {
      above.take(straight);
      below.take(straight);
      pieces.add(straight, straight);
      continue;
    }
    // Take pieces from whichever side lags behind in the text between the two until both are at the same offset.
    let source = 0;
    let text = 0;
    let lead = 0;
    let fixed = false;
    do {
      const outward = lead < 0 || (lead === 0 && !above.done && (above.straight === 0 || below.done));
      const steps = outward ? above : below;
      if (steps.done) break;
      const [sourceLength, textLength, mark] = steps.take(Math.abs(lead) || 1);
      fixed ||= mark === 'fixed';
      if (outward) {
        source += sourceLength;
        lead += textLength;
      } else {
        lead -= sourceLength;
        text += textLength;
      }
    } while (lead !== 0);
    if (fixed) pieces.add(source, text, 'fixed');
    else pieces.atom(source, text);
  }
  return pieces.region(inner.text, part.start, bothEncode(outer.encode, inner.encode));
}

/** Walks along pieces; straight ones can be taken in parts. */
class Steps {
  private readonly pieces: readonly Piece[];
  private at = 0;
  private used = 0;

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces;
    this.skipEmpty();
  }

  get done(): boolean {
    return this.at >= this.pieces.length;
  }

  /** How many units map unit by unit from here. */
  get straight(): number {
    const piece = this.pieces[this.at];
    return piece && isStraight(piece) ? piece[0] - this.used : 0;
  }

  /** Takes the next piece: an atomic one as a whole, at most `limit` units of a straight one. */
  take(limit: number): Piece {
    const piece = this.pieces[this.at]!;
    if (!isStraight(piece)) {
      this.at++;
      this.skipEmpty();
      return piece;
    }
    const length = Math.min(limit, piece[0] - this.used);
    this.used += length;
    if (this.used === piece[0]) {
      this.at++;
      this.used = 0;
      this.skipEmpty();
    }
    return [length, length];
  }

  private skipEmpty(): void {
    while (this.pieces[this.at]?.[0] === 0 && this.pieces[this.at]?.[1] === 0) this.at++;
  }
}

function bothEncode(outer: Encode | undefined, inner: Encode | undefined): Encode | undefined {
  if (!outer || !inner) return outer ?? inner;
  return (text) => {
    const written = inner(text);
    return written === null ? null : outer(written);
  };
}

/**
 * The part of a region that covers a span of its text. The ends are widened outward to whole atomic pieces; hidden
 * pieces at the ends are left out.
 */
export function partOf<S extends Space>(region: Region<S>, span: TextSpan): Region<S> {
  return cut(region, span).part;
}

/** A part of a region, and which range of the text it covers after its ends were widened. */
function cut<S extends Space>(region: Region<S>, span: TextSpan): { part: Region<S>; from: number; to: number } {
  const pieces = new Pieces();
  let at = 0;
  let source = region.start;
  let start: Offset<S> | null = null;
  let from = span.start;
  let to = span.end;
  for (const piece of region.pieces) {
    const [sourceLength, textLength, mark] = piece;
    const end = at + textLength;
    const isInside = textLength === 0 ? span.start < at && at < span.end : at < span.end && span.start < end;
    if (isInside) {
      const cut = isStraight(piece);
      const first = cut ? Math.max(span.start, at) : at;
      const last = cut ? Math.min(span.end, end) : end;
      if (start === null) {
        start = source + (first - at);
        from = first;
      }
      pieces.add(cut ? last - first : sourceLength, last - first, mark);
      to = Math.max(to, last);
    } else if (start === null && span.start === span.end && span.start >= at && span.start <= end && textLength > 0) {
      // An empty part needs an offset too.
      start = isStraight(piece) ? source + (span.start - at) : span.start === at ? source : source + sourceLength;
    }
    source += sourceLength;
    at = end;
  }
  return { part: pieces.region(region.text.slice(from, to), start ?? region.start, region.encode), from, to };
}

/** A region without the white space at its ends. */
export function trimmed<S extends Space>(region: Region<S>): Region<S> {
  const { text } = region;
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  return start === 0 && end === text.length ? region : partOf(region, { start: Math.min(start, end), end });
}

/** A region as one atomic piece: whatever its source contains besides the text is replaced along with it. */
export function wholeRegion(region: Region): Region {
  const length = regionEnd(region) - region.start;
  const piece: Piece = length === region.text.length ? [length, length, 'whole'] : [length, region.text.length];
  return { ...region, pieces: [piece] };
}

/**
 * Several fields read as one text, with a separator between them that is in no field (the dash of a type line, the
 * slash of power and toughness). The fields can be edited, the separator cannot. All fields use the encoding of the
 * first. If the fields are in another order in the source, the whole text maps to one field and nothing can be edited.
 */
export function joined(parts: readonly Region[], separator: string): Region {
  const [first] = parts;
  if (!first) return plainRegion('', 0);
  if (parts.length === 1) return first;
  const text = parts.map((part) => part.text).join(separator);
  if (parts.some((part, i) => i > 0 && part.start <= regionEnd(parts[i - 1]!))) {
    const place = parts.find((part) => regionEnd(part) > part.start) ?? first;
    return { text, start: place.start, pieces: [[regionEnd(place) - place.start, text.length, 'fixed']] };
  }
  const pieces = new Pieces();
  parts.forEach((part, i) => {
    if (i > 0) {
      const gap = part.start - regionEnd(parts[i - 1]!);
      pieces.add(1, separator.length, 'fixed');
      pieces.add(gap - 1, 0);
    }
    for (const piece of part.pieces) pieces.add(...piece);
  });
  return pieces.region(text, first.start, first.encode);
}
