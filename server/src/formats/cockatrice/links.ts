import type { Encode, Region } from '../../text/region.js';
import { Pieces } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';
import type { Card, Link, Links } from '../card.js';
import { encodeElement } from '../notation/xml-encode.js';
import { xmlText } from '../notation/xml-text.js';
import type { XmlElement } from './xml-elements.js';

/** The elements that link entries, with their meaning. */
const kinds: ReadonlyMap<string, Link['kind']> = new Map([
  ['related', 'makes'],
  ['reverse-related', 'made by'],
]);

/**
 * The links of an entry: its `<related>` and `<reverse-related>` elements. Exporters write `<related>None</related>` if
 * there is nothing to link; that is not a link, and the first one added replaces it.
 */
export function readLinks(source: string, elements: readonly XmlElement[], role: Card['role']): Links {
  const linking = elements.filter(({ name }) => kinds.has(name));
  const placeholder = linking.find((element) => isPlaceholder(source, element));
  const links = linking.filter((element) => !isPlaceholder(source, element)).map((element) => linkOf(source, element));
  const place = placeholder ? { instead: placeholder.span } : placeFor(elements);
  return new EntryLinks(links.length > 0 ? links : none, source, place, role);
}

function isPlaceholder(source: string, { content }: XmlElement): boolean {
  // Longer contents are names.
  if (content.end - content.start > MAX_PLACEHOLDER_LENGTH) return false;
  return /^\s*(?:none|null|n\/a|[-–—])?\s*$/i.test(source.slice(content.start, content.end));
}

const MAX_PLACEHOLDER_LENGTH = 40;

const none: readonly Link[] = [];

/** Where the next link goes: after an element, or in place of one. */
type LinkPlace = { readonly after: Span } | { readonly instead: Span };

/** Computes the place for a new link on request, because few entries need it. */
class EntryLinks implements Links {
  constructor(
    readonly entries: readonly Link[],
    private readonly source: string,
    private readonly at: LinkPlace | null,
    private readonly role: Card['role'],
  ) {}

  get place(): Region | null {
    const { source, at, role } = this;
    if (!at) return null;
    const tag = role === 'token' ? 'reverse-related' : 'related';
    const encoder = (lead: string) => (name: string) => {
      const written = encodeElement(name);
      return written === null ? null : `${lead}<${tag}>${written}</${tag}>`;
    };
    if ('instead' in at) return atomicRegion(source, at.instead, encoder(''));
    return { text: '', start: at.after.end, pieces: [], encode: encoder(leadBefore(source, at.after.start)) };
  }
}

function linkOf(source: string, { name, span, content, attributes }: XmlElement): Link {
  const value = (attribute: string) => {
    const written = attributes.get(attribute);
    return written ? xmlText(source, written.start, written.end).text : null;
  };
  return {
    kind: kinds.get(name)!,
    name: xmlText(source, content.start, content.end),
    entry: wholeEntry(source, span),
    count: value('count') || null,
    excluded: value('exclude') !== null,
    attached: value('attach') !== null,
  };
}

/** An entry as one region, including its line if it has one to itself. */
function wholeEntry(source: string, span: Span): Region {
  let { start, end } = span;
  while (start > 0 && ' \t'.includes(source.charAt(start - 1))) start--;
  while (' \t'.includes(source.charAt(end) || '.')) end++;
  const lineBreak = /^(?:\r\n?|\n)/.exec(source.slice(end, end + 2));
  const isOwnLine = lineBreak !== null && start > 0 && '\r\n'.includes(source.charAt(start - 1));
  const whole = isOwnLine ? { start, end: end + lineBreak[0].length } : span;
  return atomicRegion(source, span, (written) => (written === '' ? '' : null), whole);
}

/** An element as one region that is replaced as a whole, optionally together with its surroundings. */
function atomicRegion(source: string, span: Span, encode: Encode, whole: Span = span): Region {
  const text = source.slice(span.start, span.end);
  const pieces = new Pieces();
  pieces.atom(whole.end - whole.start, text.length);
  return pieces.region(text, whole.start, encode);
}

/**
 * The element after which the next link goes: the last existing link; otherwise the place in Cockatrice's schema, which
 * is after the sets in version 4 and at the end in version 3. Null if there is no entry.
 */
function placeFor(elements: readonly XmlElement[]): LinkPlace | null {
  const [card, ...others] = elements;
  if (card?.name !== 'card') return null;
  const isFour = others.some(({ name }) => name === 'prop');
  const before =
    others.findLast(({ name }) => kinds.has(name)) ??
    (isFour ? others.findLast(({ name }) => name === 'set') : undefined) ??
    card.children.at(-1);
  return before ? { after: before.span } : null;
}

/** What to write between an element and the next: a line break and the indent if the element begins a line. */
function leadBefore(source: string, start: number): string {
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const indent = source.slice(lineStart, start);
  return lineStart > 0 && /^[ \t]*$/.test(indent) ? `\n${indent}` : '';
}
