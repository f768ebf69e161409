import type { Encode, Region } from '../../text/region.js';
import { Pieces } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';
import type { Card, Link, Links } from '../card.js';
import { encodeElement } from '../notation/xml-encode.js';
import { xmlText } from '../notation/xml-text.js';
import type { XmlElement } from './xml-elements.js';

/** The elements that link entries, and what they say. */
const kinds: ReadonlyMap<string, Link['kind']> = new Map([
  ['related', 'makes'],
  ['reverse-related', 'made by'],
]);

/**
 * The links of an entry: its `<related>` and `<reverse-related>` elements. Exporters write `<related>None</related>` where
 * there is nothing to link: that is no link, and the first one takes its place.
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
  if (content.end - content.start > LONGEST_PLACEHOLDER) return false;
  return /^\s*(?:none|null|n\/a|[-–—])?\s*$/i.test(source.slice(content.start, content.end));
}

const LONGEST_PLACEHOLDER = 40;

const none: readonly Link[] = [];

/** Where the next link goes: behind an element, or in place of one. */
type LinkPlace = { readonly behind: Span } | { readonly instead: Span };

/** Where a link would go is asked for a few entries only, and told when it is. */
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
    if ('instead' in at) return atom(source, at.instead, encoder(''));
    return { text: '', start: at.behind.end, pieces: [], encode: encoder(leadBefore(source, at.behind.start)) };
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

/** An entry as one piece, with its line where it has one to itself. */
function wholeEntry(source: string, span: Span): Region {
  let { start, end } = span;
  while (start > 0 && ' \t'.includes(source.charAt(start - 1))) start--;
  while (' \t'.includes(source.charAt(end) || '.')) end++;
  const lineBreak = /^(?:\r\n?|\n)/.exec(source.slice(end, end + 2));
  const isOwnLine = lineBreak !== null && start > 0 && '\r\n'.includes(source.charAt(start - 1));
  const whole = isOwnLine ? { start, end: end + lineBreak[0].length } : span;
  return atom(source, span, (written) => (written === '' ? '' : null), whole);
}

/** An element as one piece that is replaced as a whole, with what stands around it if need be. */
function atom(source: string, span: Span, encode: Encode, whole: Span = span): Region {
  const text = source.slice(span.start, span.end);
  const pieces = new Pieces();
  pieces.atom(whole.end - whole.start, text.length);
  return pieces.region(text, whole.start, encode);
}

/**
 * Behind which element the next link goes: the last one that is there; else where Cockatrice's schema has it, behind the
 * sets in version 4 and at the end in version 3. Null where there is no entry.
 */
function placeFor(elements: readonly XmlElement[]): LinkPlace | null {
  const [card, ...others] = elements;
  if (card?.name !== 'card') return null;
  const isFour = others.some(({ name }) => name === 'prop');
  const before =
    others.findLast(({ name }) => kinds.has(name)) ??
    (isFour ? others.findLast(({ name }) => name === 'set') : undefined) ??
    card.children.at(-1);
  return before ? { behind: before.span } : null;
}

/** What stands between an element and the one behind it: a line break and the indent, where it has a line to itself. */
function leadBefore(source: string, start: number): string {
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const indent = source.slice(lineStart, start);
  return lineStart > 0 && /^[ \t]*$/.test(indent) ? `\n${indent}` : '';
}
