import { SaxesParser } from 'saxes';
import { NextOf } from '../../text/next-of.js';
import type { Span } from '../../text/span.js';
import type { FormatProblem } from '../card.js';
import { references } from '../notation/xml-text.js';

/** An element of a stretch of XML. Offsets in that stretch. */
export interface XmlElement {
  readonly name: string;
  /** The whole element, its tags with it. */
  readonly span: Span;
  /** What stands between its tags; an element without an end tag ends where the next one begins. */
  readonly content: Span;
  /** Its attributes' values as they are written. */
  readonly attributes: ReadonlyMap<string, Span>;
  readonly children: readonly XmlElement[];
}

/** What a stretch of XML holds. */
export interface XmlFragment {
  /** In the order in which they begin, whatever they stand in. */
  readonly elements: readonly XmlElement[];
  /** The first place where it is not well formed. */
  readonly problem: FormatProblem | null;
}

interface OpenElement {
  name: string;
  span: Span;
  content: Span;
  attributes: ReadonlyMap<string, Span>;
  children: OpenElement[];
}

/** Reads one entry of a file: an element with all that it holds. Never throws. */
export function readFragment(source: string): XmlFragment {
  const { masked, problem: badReference } = withoutBadReferences(source);
  const elements: OpenElement[] = [];
  const open: OpenElement[] = [];
  const problems = new Problems(source);
  let attributes = new Map<string, Span>();

  const counts = new Map<string, number>();
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by);
  const pop = () => {
    const element = open.pop();
    if (element) count(element.name, -1);
    return element;
  };
  const close = (name: string, end: number) => {
    const tag = source.lastIndexOf('</', end - 1);
    if (!counts.get(name)) {
      problems.put(problemAt({ start: tag, end }, `</${name}> closes nothing`));
      return;
    }
    for (let element = pop(); element; element = pop()) {
      if (element.name !== name) endUnclosed(element, tag, problems);
      else {
        element.content = { start: element.content.start, end: tag };
        element.span = { start: element.span.start, end };
        return;
      }
    }
  };

  const parser = new SaxesParser({ fragment: true, position: false });
  parser.on('attribute', ({ name }) => {
    const end = parser.position - 1;
    attributes.set(name, { start: source.lastIndexOf(source.charAt(end), end - 1) + 1, end });
  });
  parser.on('opentag', ({ name }) => {
    const end = parser.position;
    const start = source.lastIndexOf('<', end - 1);
    const element = { name, span: { start, end }, content: { start: end, end }, attributes, children: [] };
    attributes = new Map();
    elements.push(element);
    open.at(-1)?.children.push(element);
    open.push(element);
    count(name, 1);
  });
  parser.on('closetag', ({ name, isSelfClosing }) => {
    const end = parser.position;
    if (isSelfClosing) pop();
    // At a tag that closes several, or none of them, the parser says so of each: the tag's own is meant.
    else if (source.slice(source.lastIndexOf('</', end - 1) + 2, end - 1).trim() === name) close(name, end);
  });
  parser.on('error', ({ message }) => {
    const unmatched = /^unmatched closing tag: (.*)\.$/s.exec(message);
    if (unmatched) close(unmatched[1]!, parser.position);
    else if (!/^un(?:expected close|closed) tag/.test(message)) problems.add(message, parser.position);
  });
  parser.write(masked).close();
  for (let element = pop(); element; element = pop()) endUnclosed(element, source.length, problems);
  return { elements, problem: firstOf(badReference, problems.first) };
}

/** An element without its end tag: it holds what stands before the next element. */
function endUnclosed(element: OpenElement, at: number, problems: Problems): void {
  const end = Math.max(element.content.start, Math.min(at, element.children[0]?.span.start ?? at));
  problems.unclosed(element);
  element.content = { start: element.content.start, end };
  element.span = { start: element.span.start, end };
}

/** Collects what is wrong with a stretch of XML, and keeps what stands first. */
class Problems {
  first: FormatProblem | null = null;

  constructor(private readonly source: string) {}

  /** What the parser says, at the offset behind the character that it stumbled over. */
  add(message: string, position: number): void {
    const end = Math.min(position, this.source.length);
    this.put(problemAt({ start: Math.max(0, end - 1), end }, plainly(message)));
  }

  unclosed({ name, span, content }: OpenElement): void {
    const tag = { start: span.start, end: content.start };
    this.put(problemAt(tag, `<${name}> is not closed: </${name}> is missing`));
  }

  put(problem: FormatProblem): void {
    this.first = firstOf(this.first, problem);
  }
}

function firstOf(a: FormatProblem | null, b: FormatProblem | null): FormatProblem | null {
  return a && b ? (b.span.start < a.span.start ? b : a) : (a ?? b);
}

/** The problem of XML that is not well formed, at a place. */
export function problemAt(span: Span, what: string): FormatProblem {
  return { id: 'xml-not-well-formed', span, message: `${what}. Programs stop reading the file here.` };
}

/** What the parser says, as a sentence without its full stop. */
export function plainly(message: string): string {
  if (message === 'disallowed character in tag name') return 'A “<” in text is written “&lt;”';
  return `This is not well-formed XML: ${message.replace(/\.$/, '')}`;
}

/**
 * The source with another letter for each `&` that begins no reference XML knows, which is read as it stands, and the
 * first of them as a problem.
 */
export function withoutBadReferences(source: string): { masked: string; problem: FormatProblem | null } {
  if (!source.includes('&')) return { masked: source, problem: null };
  let problem: FormatProblem | null = null;
  const comments = new NextOf(source, '<!--');
  const commentEnds = new NextOf(source, '-->');
  const sections = new NextOf(source, '<![CDATA[');
  const sectionEnds = new NextOf(source, ']]>');
  let literalUntil = 0;
  const masked = source.replace(references, (written, name: string | undefined, at: number) => {
    if (written.length > 1 && name === undefined) return written;
    for (;;) {
      const comment = comments.from(literalUntil);
      const section = sections.from(literalUntil);
      const isComment = comment >= 0 && (section < 0 || comment < section);
      const next = isComment ? comment : section;
      if (next < 0 || next > at) break;
      const end = (isComment ? commentEnds : sectionEnds).from(next);
      literalUntil = end < 0 ? source.length : end + 3;
    }
    if (at >= literalUntil) {
      const what = name
        ? `XML knows no “&${name}” by itself: write the character as it is`
        : 'An “&” in text is written “&amp;”';
      problem ??= problemAt({ start: at, end: at + written.length }, what);
    }
    return `+${written.slice(1)}`;
  });
  return { masked, problem };
}
