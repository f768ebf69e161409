import type { Span } from '../../../text/span.js';
import { insertion, replacement } from '../../fix/edits.js';
import { everywhere } from '../../helpers/applies-to.js';
import type { LineQuotes } from '../../helpers/double-quotes.js';
import type { Rule, ViolationFix } from '../../rule.js';

export const quotesUnbalanced: Rule = {
  id: 'quotes-unbalanced',
  summary: 'A quotation mark in rules text has no counterpart, or one of the other kind.',
  why:
    'A quoted ability belongs to something other than the card. If a mark is missing, it is unclear where the ' +
    'ability ends: the rest of the line could belong to the token or to the card.',
  cite: () => null,
  severity: 'error',
  fix: 'suggestion',
  lacks: true,
  scope: 'card',
  appliesTo: everywhere,
  triggers: ['"', '“', '”'],
  examples: [
    {
      wrong: 'Create a 1/1 black Rat creature token with "This token can\'t block.',
      right: 'Create a 1/1 black Rat creature token with "This token can\'t block."',
    },
    {
      wrong: 'Create a 1/1 black Rat creature token with This token can\'t block."',
      right: 'Create a 1/1 black Rat creature token with "This token can\'t block."',
    },
    {
      wrong: 'Create a 1/1 black Rat creature token with “This token can\'t block."',
      right: 'Create a 1/1 black Rat creature token with "This token can\'t block."',
    },
  ],
  check({ text, quotes, isCurly }, report) {
    for (const { open, close } of quotes.flatMap(({ pairs }) => pairs)) {
      const [first, last] = [text.charAt(open), text.charAt(close)];
      if ((first === '"') === (last === '"')) continue;
      // The mark that is unlike the others of the text is wrong.
      const [straight, curly] = [text.match(/"/g)!.length, text.match(/[“”]/g)!.length];
      const wantsCurly = curly === straight ? isCurly : curly > straight;
      const isFirst = (first === '"') === wantsCurly;
      const at = isFirst ? open : close;
      const right = wantsCurly ? (isFirst ? '“' : '”') : '"';
      report({
        span: { start: at, end: at + 1 },
        severity: 'info',
        message: 'This quotation has a straight and a curly mark.',
        fix: { title: `Change to ${right}`, edits: [replacement({ start: at, end: at + 1 }, right)] },
      });
    }
    const unbalanced = quotes.filter(({ pairs, lone }) => lone.length % 2 === 1 && pairs.length < 20);
    // An ability of several lines may be quoted as a whole, with its marks on two of them.
    const [line] = unbalanced;
    const quote = line?.lone[0];
    if (unbalanced.length % 2 === 0 || !line || !quote) return;
    const isOpen = quote.missing === 'closer';
    const span = isOpen
      ? { start: quote.at, end: quotedEnd(text, line, quote.at) }
      : stretchBefore(text, line, quote.at);
    report({
      span,
      message: isOpen
        ? 'This quotation is never closed: a quotation mark is missing.'
        : 'This quotation is never opened: a quotation mark is missing.',
      fix: isOpen ? closingMark(text, line, quote.at) : openingMark(text, span),
    });
  },
};

/**
 * The latest offset at which a quotation may end: the end of its line or parenthesis, without reminder text after it.
 */
function quotedEnd(text: string, { end }: LineQuotes, open: number): number {
  let depth = 0;
  let last = end;
  for (let at = open + 1; at < end && last === end; at++) {
    if (text.charAt(at) === '(') depth++;
    else if (text.charAt(at) === ')' && depth-- === 0) last = at;
  }
  const rest = text.slice(open + 1, last);
  const reminder = rest.search(/ \([^()]*\)\s*$/);
  return open + 1 + (reminder < 0 ? rest : rest.slice(0, reminder)).trimEnd().length;
}

/** The span between the previous quotation and a closing mark, in which the opening mark is missing. */
function stretchBefore(text: string, { start, pairs }: LineQuotes, at: number): Span {
  let from = start;
  for (const { close } of pairs) if (close < at) from = Math.max(from, close + 1);
  while (from < at && /\s/.test(text.charAt(from))) from++;
  return { start: from, end: at + 1 };
}

/** A mark where an ability begins after a word that gives it: "with This token can't block."" */
function openingMark(text: string, { start, end }: Span): ViolationFix | null {
  const before = /\b(?:with|has|have|gains?|and) (?=(?:When|This|At |You|If|As |[\p{Lu}{][^.]*:)|\{)/u.exec(
    text.slice(start, end - 1),
  );
  const mark = text.charAt(end - 1) === '"' ? '"' : '“';
  return before && { title: `Insert ${mark}`, edits: [insertion(start + before.index + before[0].length, mark)] };
}

/** A mark after the last full stop, as card text writes it. */
function closingMark(text: string, line: LineQuotes, open: number): ViolationFix | null {
  // "with ""Draw a card."": one of the two marks is too many.
  if (/^["“]["“][\p{L}{]/u.test(text.slice(open, open + 3)) || /^["“]["“]/.test(text.slice(open - 1, open + 1)))
    return { title: 'Remove one quotation mark', edits: [replacement({ start: open, end: open + 1 }, '')] };
  const end = quotedEnd(text, line, open);
  // It ends somewhere before another quotation, or before what X is.
  if (end === open + 1 || line.lone.length > 1 || /“|\. Where X is/.test(text.slice(open + 1, end))) return null;
  const mark = text.charAt(open) === '"' ? '"' : '”';
  return { title: `Insert ${mark}`, edits: [insertion(end, mark)] };
}
