import { plainRegion, type Region } from '../../text/region.js';
import { wholeRegion } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';
import type { Link, Links } from '../card.js';
import { regionOf } from './fields.js';
import type { JsonValue } from './json-tree.js';
import { type FaceView, itemsOf, viewOf } from './shape.js';

/**
 * The links that a list of objects makes.
 * @param property holds the list
 * @param name in each object holds the name
 * @param kindOf what an object says, null for one that says nothing of tokens
 * @param trim takes from a name what does not belong to it
 */
export function linksIn(
  card: FaceView,
  property: string,
  name: string,
  kindOf: (part: FaceView) => Link['kind'] | null,
  trim: (name: Region) => Region = (region) => region,
): Links | null {
  return fromList(card, property, (item) => {
    if (item?.kind !== 'object') return null;
    const part = viewOf(card.source, item);
    const kind = kindOf(part);
    const region = kind && regionOf(card.source, part.get(name));
    return kind && region ? { kind, name: trim(region) } : null;
  });
}

/** The links that a list of names makes. */
export function namesIn(card: FaceView, property: string, kind: Link['kind']): Links | null {
  return fromList(card, property, (item) => {
    const name = item?.kind === 'text' ? regionOf(card.source, item) : null;
    return name && { kind, name };
  });
}

function fromList(
  { source, get }: FaceView,
  property: string,
  read: (item: JsonValue | null) => Pick<Link, 'kind' | 'name'> | null,
): Links | null {
  const items = itemsOf(source, get(property));
  const spans = items.map((item) => item && outerSpan(item));
  const entries = items.flatMap((item, i): Link[] => {
    const said = read(item);
    const span = removal(spans, i);
    if (!said || !span) return [];
    const entry = wholeRegion(plainRegion(source.slice(span.start, span.end), span.start));
    return [{ ...said, entry, count: null, excluded: false, attached: false }];
  });
  return entries.length > 0 ? { entries, place: null } : null;
}

/** Where a value stands with its quotes. */
function outerSpan({ kind, start, end }: JsonValue): Span {
  return kind === 'text' ? { start: start - 1, end: end + 1 } : { start, end };
}

/** An item and the comma that goes with it; null where what stands beside it cannot be told. */
function removal(spans: readonly (Span | null)[], index: number): Span | null {
  const span = spans[index];
  const before = index > 0 ? spans[index - 1] : undefined;
  const after = index + 1 < spans.length ? spans[index + 1] : undefined;
  if (!span || before === null || after === null) return null;
  if (before) return { start: before.end, end: span.end };
  return { start: span.start, end: after?.start ?? span.end };
}
