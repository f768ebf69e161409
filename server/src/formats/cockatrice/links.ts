import type { Region } from '../../text/region.js';
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

/** The links of an entry: its `<related>` and `<reverse-related>` elements. */
export function readLinks(source: string, elements: readonly XmlElement[], role: Card['role']): Links {
  const links = elements.filter(({ name }) => kinds.has(name));
  return { entries: links.map((element) => linkOf(source, element)), place: placeFor(source, elements, role) };
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
  const text = source.slice(span.start, span.end);
  const pieces = new Pieces();
  pieces.atom(whole.end - whole.start, text.length);
  return pieces.region(text, whole.start, (written) => (written === '' ? '' : null));
}

/**
 * Where the next link goes: behind those that are there; else where Cockatrice's schema has it, behind the sets in version
 * 4 and at the end in version 3.
 */
function placeFor(source: string, elements: readonly XmlElement[], role: Card['role']): Region | null {
  const [card, ...others] = elements;
  if (card?.name !== 'card') return null;
  const isFour = others.some(({ name }) => name === 'prop');
  const before =
    others.findLast(({ name }) => kinds.has(name)) ??
    (isFour ? others.findLast(({ name }) => name === 'set') : undefined) ??
    card.children.at(-1);
  if (!before) return null;
  const tag = role === 'token' ? 'reverse-related' : 'related';
  const lineStart = source.lastIndexOf('\n', before.span.start - 1) + 1;
  const indent = source.slice(lineStart, before.span.start);
  const lead = lineStart > 0 && /^[ \t]*$/.test(indent) ? `\n${indent}` : '';
  const encode = (name: string) => {
    const written = encodeElement(name);
    return written === null ? null : `${lead}<${tag}>${written}</${tag}>`;
  };
  return { text: '', start: before.span.end, pieces: [], encode };
}
