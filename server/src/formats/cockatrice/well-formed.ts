import type { Span } from '../../text/span.js';
import { NextOccurrence } from '../../util/next-occurrence.js';
import type { FormatProblem } from '../card.js';
import { references } from '../notation/xml-text.js';

/** The problem reported at a place where XML is not well formed. */
export function problemAt(span: Span, what: string): FormatProblem {
  return { id: 'xml-not-well-formed', span, message: `${what}. Programs stop reading the file here.` };
}

/** The character that ends at an offset; a CRLF or a surrogate pair counts as one. */
export function characterBefore(text: string, end: number): Span {
  const [character = ''] = /(?:\r\n|.)$/su.exec(text.slice(Math.max(0, end - 2), end)) ?? [];
  return { start: end - character.length, end };
}

/** An error of the XML parser: unmatched tags, or anything else. */
export type Complaint =
  | { readonly kind: 'closes nothing' | 'not closed'; readonly name: string }
  | { readonly kind: 'other'; readonly sentence: string };

/** Classifies a message of the XML parser. Sentences have no full stop. */
export function classifyComplaint(message: string): Complaint {
  const unmatched = /^unmatched closing tag: (.*)\.$/s.exec(message);
  if (unmatched) return { kind: 'closes nothing', name: unmatched[1]! };
  const unclosed = /^(?:unclosed tag: (.*)|unexpected close tag\.)$/s.exec(message);
  if (unclosed) return { kind: 'not closed', name: unclosed[1] ?? '' };
  if (message === 'disallowed character in tag name') {
    return { kind: 'other', sentence: 'A “<” in text is written “&lt;”' };
  }
  return { kind: 'other', sentence: `This is not well-formed XML: ${message.replace(/\.$/, '')}` };
}

/**
 * Replaces each `&` that does not begin a reference known to XML, so that the parser accepts it as plain text. The
 * first one outside comments and CDATA sections is returned as a problem.
 */
export function withoutBadReferences(source: string): { masked: string; problem: FormatProblem | null } {
  if (!source.includes('&')) return { masked: source, problem: null };
  const literal = new LiteralSpans(source);
  let problem: FormatProblem | null = null;
  const masked = source.replace(references, (written, name: string | undefined, at: number) => {
    if (written.length > 1 && name === undefined) return written;
    if (problem === null && !literal.contains(at)) {
      const what = name
        ? `XML knows no “&${name}” by itself: write the character as it is`
        : 'An “&” in text is written “&amp;”';
      problem = problemAt({ start: at, end: at + written.length }, what);
    }
    return `+${written.slice(1)}`;
  });
  return { masked, problem };
}

/** The comments and CDATA sections of a text. Offsets must be queried in increasing order. */
class LiteralSpans {
  private until = 0;
  private readonly comment: NextOccurrence;
  private readonly commentEnd: NextOccurrence;
  private readonly section: NextOccurrence;
  private readonly sectionEnd: NextOccurrence;

  constructor(private readonly source: string) {
    this.comment = new NextOccurrence(source, '<!--');
    this.commentEnd = new NextOccurrence(source, '-->');
    this.section = new NextOccurrence(source, '<![CDATA[');
    this.sectionEnd = new NextOccurrence(source, ']]>');
  }

  contains(offset: number): boolean {
    for (;;) {
      const comment = this.comment.from(this.until);
      const section = this.section.from(this.until);
      const isComment = comment >= 0 && (section < 0 || comment < section);
      const next = isComment ? comment : section;
      if (next < 0 || next > offset) return offset < this.until;
      const end = (isComment ? this.commentEnd : this.sectionEnd).from(next);
      this.until = end < 0 ? this.source.length : end + 3;
    }
  }
}
