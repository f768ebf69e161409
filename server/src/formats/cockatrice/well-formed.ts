import type { Span } from '../../text/span.js';
import { NextOccurrence } from '../../util/next-occurrence.js';
import type { FormatProblem } from '../card.js';
import { references } from '../notation/xml-text.js';

/** The problem of XML that is not well formed, at a place. */
export function problemAt(span: Span, what: string): FormatProblem {
  return { id: 'xml-not-well-formed', span, message: `${what}. Programs stop reading the file here.` };
}

/** The character that ends at an offset: of a line break or of a letter with two units both. */
export function characterBefore(text: string, end: number): Span {
  const [character = ''] = /(?:\r\n|.)$/su.exec(text.slice(Math.max(0, end - 2), end)) ?? [];
  return { start: end - character.length, end };
}

/** A complaint of the XML parser: of tags that do not match, or of anything else. */
export type Complaint =
  | { readonly kind: 'closes nothing' | 'not closed'; readonly name: string }
  | { readonly kind: 'other'; readonly sentence: string };

/** What the XML parser says, told apart; a sentence has no full stop. */
export function parserSays(message: string): Complaint {
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
 * The source with another letter for each `&` that begins no reference XML knows, which is read as it stands, and the
 * first of them as a problem. In comments and sections it is none.
 */
export function withoutBadReferences(source: string): { masked: string; problem: FormatProblem | null } {
  if (!source.includes('&')) return { masked: source, problem: null };
  const literal = new LiteralStretches(source);
  let problem: FormatProblem | null = null;
  const masked = source.replace(references, (written, name: string | undefined, at: number) => {
    if (written.length > 1 && name === undefined) return written;
    if (problem === null && !literal.holds(at)) {
      const what = name
        ? `XML knows no “&${name}” by itself: write the character as it is`
        : 'An “&” in text is written “&amp;”';
      problem = problemAt({ start: at, end: at + written.length }, what);
    }
    return `+${written.slice(1)}`;
  });
  return { masked, problem };
}

/** Comments and CDATA sections, to be asked from left to right. */
class LiteralStretches {
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

  holds(offset: number): boolean {
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
