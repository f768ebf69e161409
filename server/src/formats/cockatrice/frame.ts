import { SaxesParser } from 'saxes';
import type { Span } from '../../text/span.js';
import type { FormatProblem } from '../card.js';
import { characterBefore, parserSays, problemAt, withoutBadReferences } from './well-formed.js';

/**
 * The first place where what stands around the entries is not well formed: the declaration, the sets, the tags that hold
 * the cards together. Null where all is well.
 * @param cards the entries, in order, which are left out
 * @param isFragment whether the file has no root element, and needs none
 */
export function frameProblem(text: string, cards: readonly Span[], isFragment: boolean): FormatProblem | null {
  const parser = new SaxesParser({ position: false, fragment: isFragment });
  let problem: FormatProblem | null = null;
  let stretch: Span = { start: 0, end: 0 };
  let read = 0;
  parser.on('error', ({ message }) => {
    if (problem) return;
    const end = Math.max(stretch.start, Math.min(stretch.start + parser.position - read, stretch.end));
    problem = problemAt(characterBefore(text, end), sentence(message));
  });

  let at = 0;
  for (const card of [...cards, { start: text.length, end: text.length }]) {
    stretch = { start: at, end: card.start };
    const written = withoutBadReferences(text.slice(at, card.start));
    if (written.problem) {
      const { start, end } = written.problem.span;
      problem ??= { ...written.problem, span: { start: at + start, end: at + end } };
    }
    // A fragment has no declaration, as far as the parser knows.
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
  const said = parserSays(message);
  if (said.kind === 'other') return said.sentence;
  if (said.kind === 'closes nothing') return `</${said.name}> closes nothing`;
  return said.name === ''
    ? 'This tag closes another element than the last one that began'
    : `<${said.name}> is not closed: </${said.name}> is missing`;
}
