import { SaxesParser } from 'saxes';
import type { Span } from '../../text/span.js';
import type { FormatProblem } from '../card.js';
import { characterBefore, classifyComplaint, problemAt, withoutBadReferences } from './well-formed.js';

/**
 * The first XML error outside the entries: in the declaration, the sets, or the tags that enclose the cards. Null if
 * there is none.
 * @param cards the entries, in order, which are skipped
 * @param isFragment whether the file has no root element and needs none
 */
export function frameProblem(text: string, cards: readonly Span[], isFragment: boolean): FormatProblem | null {
  const parser = new SaxesParser({ position: false, fragment: isFragment });
  let problem: FormatProblem | null = null;
  let part: Span = { start: 0, end: 0 };
  let read = 0;
  parser.on('error', ({ message }) => {
    if (problem) return;
    const end = Math.max(part.start, Math.min(part.start + parser.position - read, part.end));
    problem = problemAt(characterBefore(text, end), sentence(message));
  });

  let at = 0;
  for (const card of [...cards, { start: text.length, end: text.length }]) {
    part = { start: at, end: card.start };
    const written = withoutBadReferences(text.slice(at, card.start));
    if (written.problem) {
      const { start, end } = written.problem.span;
      problem ??= { ...written.problem, span: { start: at + start, end: at + end } };
    }
    // To the parser, a fragment cannot have a declaration.
    parser.write(isFragment && at === 0 ? written.masked.replace(declaration, blank) : written.masked);
    read += written.masked.length;
    at = card.end;
  }
  parser.close();
  return problem;
}

const declaration = /^\ufeff?\s*<\?xml[^>]*\?>/;

function blank(written: string): string {
  return ' '.repeat(written.length);
}

function sentence(message: string): string {
  const complaint = classifyComplaint(message);
  if (complaint.kind === 'other') return complaint.sentence;
  if (complaint.kind === 'closes nothing') return `</${complaint.name}> closes nothing`;
  return complaint.name === ''
    ? 'This tag closes another element than the last one that began'
    : `<${complaint.name}> is not closed: </${complaint.name}> is missing`;
}
