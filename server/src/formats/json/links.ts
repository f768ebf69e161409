import { plainRegion, type Region } from '../../text/region.js';
import { wholeRegion } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';
import type { Link, Links } from '../card.js';
import { regionOf } from './fields.js';
import type { JsonValue } from './json-tree.js';
import { type FaceView, itemsOf, viewOf } from './shape.js';

/**
 * The links in a list of objects.
 * @param property the property with the list
 * @param name the property of each object with the name
 * @param kindOf the kind of link that an object describes, null if it is not about tokens
 * @param trim removes from a name what does not belong to it
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

/** The links in a list of names. */
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
    const link = read(item);
    const span = removal(spans, i);
    if (!link || !span) return [];
    const entry = wholeRegion(plainRegion(source.slice(span.start, span.end), span.start));
    return [{ ...link, entry, count: null, excluded: false, attached: false }];
  });
  return entries.length > 0 ? { entries, place: null } : null;
}

/** The span of a value including its quotes. */
function outerSpan({ kind, start, end }: JsonValue): Span {
  return kind === 'text' ? { start: start - 1, end: end + 1 } : { start, end };
}

/** The span of an item with its comma; null if a neighbour could not be read. */
function removal(spans: readonly (Span | null)[], index: number): Span | null {
  const span = spans[index];
  const before = index > 0 ? spans[index - 1] : undefined;
  const after = index + 1 < spans.length ? spans[index + 1] : undefined;
  if (!span || before === null || after === null) return null;
  if (before) return { start: before.end, end: span.end };
  return { start: span.start, end: after?.start ?? span.end };
}
