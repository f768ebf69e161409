import { SaxesParser } from 'saxes';
import type { Span } from '../../text/span.js';
import type { FormatProblem } from '../card.js';
import { characterBefore, parserSays, problemAt, withoutBadReferences } from './well-formed.js';

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
  /** The first thing that is not well formed. */
  readonly problem: FormatProblem | null;
}

/** Reads one entry of a file: an element with all that it holds. Never throws. Linear in its length. */
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

  /** The element ends with the tag that begins and ends at these offsets. */
  close(tag: number, end: number): void {
    this.content = { start: this.content.start, end: tag };
    this.span = { start: this.span.start, end };
  }
}

/** Most elements have neither: one object serves them all. */
const none: XmlElement[] = [];
const noAttributes: ReadonlyMap<string, Span> = new Map();

/** How many elements an end tag may close at once; one that would close more closes nothing. */
const MOST_CLOSED = 100;

/** Puts together what the parser finds, entry by entry. One parser serves for all, as making one takes longer than most entries. */
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
    // What is still open where the entry ends is so because of what went wrong before.
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
    // Of a tag that closes several elements or none, the parser tells every element that it closes for it.
    if (this.source.slice(tag + 2, end - 1).trimEnd() === name) this.close(name, tag, end);
  }

  /** Where the end tag begins that ends at an offset. */
  private tagBefore(end: number): number {
    return this.source.lastIndexOf('</', end - 1);
  }

  private close(name: string, tag: number, end: number): void {
    const { open } = this;
    let at = open.length - 1;
    while (at >= 0 && open[at]!.name !== name && at > open.length - MOST_CLOSED) at--;
    if (open[at]?.name !== name) {
      this.put(problemAt({ start: tag, end }, `</${name}> closes nothing`));
      return;
    }
    while (open.length > at + 1) this.leaveOpen(tag);
    open.pop()!.close(tag, end);
  }

  /** The innermost element has no end tag: it holds what stands before the next element. */
  private leaveOpen(at: number): void {
    const element = this.open.pop()!;
    const { name, span, content, children } = element;
    this.put(problemAt(span, `<${name}> is not closed: </${name}> is missing`));
    const end = Math.max(content.start, Math.min(at, children[0]?.span.start ?? at));
    element.close(end, end);
  }

  private complain(message: string, position: number): void {
    // An entry reports one problem; a text may have any number of characters that XML does not allow.
    if (this.problem !== null && !message.startsWith('unmatched closing tag')) return;
    const said = parserSays(message);
    if (said.kind === 'closes nothing') this.close(said.name, this.tagBefore(position), position);
    else if (said.kind === 'other') {
      const end = Math.min(position, this.source.length);
      this.put(problemAt(characterBefore(this.source, end), said.sentence));
    }
  }

  private put(problem: FormatProblem): void {
    this.problem ??= problem;
  }
}

/** The parser makes an error of each of its complaints: where they are thousands, most of the time goes into their stacks. */
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
