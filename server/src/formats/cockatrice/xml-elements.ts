import { SaxesParser } from 'saxes';
import type { Span } from '../../text/span.js';
import type { FormatProblem } from '../card.js';
import { characterBefore, classifyComplaint, problemAt, withoutBadReferences } from './well-formed.js';

/** An XML element. Offsets count in the parsed text. */
export interface XmlElement {
  readonly name: string;
  /** The whole element including its tags. */
  readonly span: Span;
  /** What is between its tags; an element without an end tag ends where the next one begins. */
  readonly content: Span;
  /** The spans of its attribute values. */
  readonly attributes: ReadonlyMap<string, Span>;
  readonly children: readonly XmlElement[];
}

/** The elements of a piece of XML. */
export interface XmlFragment {
  /** In the order in which they begin, at any depth. */
  readonly elements: readonly XmlElement[];
  /** The first error that makes it not well formed. */
  readonly problem: FormatProblem | null;
}

/** Reads one entry of a file: an element with everything inside. Never throws. Takes linear time. */
export function readFragment(source: string): XmlFragment {
  return reader.read(source);
}

/** An element whose end has not been found yet. */
class OpenElement implements XmlElement {
  span: Span;
  content: Span;
  children: XmlElement[] = none;

  constructor(
    readonly name: string,
    start: number,
    tagEnd: number,
    readonly attributes: ReadonlyMap<string, Span>,
  ) {
    this.span = { start, end: tagEnd };
    this.content = { start: tagEnd, end: tagEnd };
  }

  /** Ends the element with the end tag between these offsets. */
  close(tag: number, end: number): void {
    this.content = { start: this.content.start, end: tag };
    this.span = { start: this.span.start, end };
  }
}

/** Most elements have neither, so these are shared. */
const none: XmlElement[] = [];
const noAttributes: ReadonlyMap<string, Span> = new Map();

/** How many elements one end tag may close; one that would close more closes nothing. */
const MAX_CLOSED = 100;

/**
 * Builds the elements of one entry after another. The parser is reused: creating one takes longer than most entries.
 */
class FragmentReader {
  private readonly parser = new SaxesParser({ fragment: true, position: false });
  private source = '';
  private elements: OpenElement[] = [];
  private open: OpenElement[] = [];
  private attributes: Map<string, Span> | null = null;
  private problem: FormatProblem | null = null;

  constructor() {
    const { parser } = this;
    parser.on('attribute', ({ name }) => this.attribute(name, parser.position - 1));
    parser.on('opentag', ({ name }) => this.begin(name, parser.position));
    parser.on('closetag', ({ name, isSelfClosing }) => this.end(name, isSelfClosing, parser.position));
    parser.on('error', ({ message }) => this.complain(message, parser.position));
  }

  read(source: string): XmlFragment {
    const { masked, problem } = withoutBadReferences(source);
    this.source = source;
    this.elements = [];
    this.open = [];
    this.attributes = null;
    this.problem = problem;
    withoutStacks(() => this.parser.write(masked).close());
    // Elements that are still open at the end are a consequence of an earlier error.
    while (this.open.length > 0) this.leaveOpen(source.length);
    return { elements: this.elements, problem: this.problem };
  }

  private attribute(name: string, end: number): void {
    const start = this.source.lastIndexOf(this.source.charAt(end), end - 1) + 1;
    this.attributes ??= new Map();
    this.attributes.set(name, { start, end });
  }

  private begin(name: string, end: number): void {
    const element = new OpenElement(name, this.source.lastIndexOf('<', end - 1), end, this.attributes ?? noAttributes);
    this.attributes = null;
    this.elements.push(element);
    const outer = this.open.at(-1);
    if (outer?.children === none) outer.children = [element];
    else outer?.children.push(element);
    this.open.push(element);
  }

  private end(name: string, isSelfClosing: boolean, end: number): void {
    if (isSelfClosing) {
      this.open.pop();
      return;
    }
    const tag = this.tagBefore(end);
    // If a tag closes several elements or none, the parser reports each element that it closes implicitly.
    if (this.source.slice(tag + 2, end - 1).trimEnd() === name) this.close(name, tag, end);
  }

  /** Where the end tag that ends at an offset begins. */
  private tagBefore(end: number): number {
    return this.source.lastIndexOf('</', end - 1);
  }

  private close(name: string, tag: number, end: number): void {
    const { open } = this;
    let at = open.length - 1;
    while (at >= 0 && open[at]!.name !== name && at > open.length - MAX_CLOSED) at--;
    if (open[at]?.name !== name) {
      this.report(problemAt({ start: tag, end }, `</${name}> closes nothing`));
      return;
    }
    while (open.length > at + 1) this.leaveOpen(tag);
    open.pop()!.close(tag, end);
  }

  /** The innermost element has no end tag: its content ends where the next element begins. */
  private leaveOpen(at: number): void {
    const element = this.open.pop()!;
    const { name, span, content, children } = element;
    this.report(problemAt(span, `<${name}> is not closed: </${name}> is missing`));
    const end = Math.max(content.start, Math.min(at, children[0]?.span.start ?? at));
    element.close(end, end);
  }

  private complain(message: string, position: number): void {
    // An entry reports one problem, however many characters in it XML does not allow.
    if (this.problem !== null && !message.startsWith('unmatched closing tag')) return;
    const complaint = classifyComplaint(message);
    if (complaint.kind === 'closes nothing') this.close(complaint.name, this.tagBefore(position), position);
    else if (complaint.kind === 'other') {
      const end = Math.min(position, this.source.length);
      this.report(problemAt(characterBefore(this.source, end), complaint.sentence));
    }
  }

  private report(problem: FormatProblem): void {
    this.problem ??= problem;
  }
}

/** The parser creates an Error for each complaint; with thousands of them, capturing stacks takes most of the time. */
function withoutStacks(parse: () => void): void {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    parse();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

const reader = new FragmentReader();
