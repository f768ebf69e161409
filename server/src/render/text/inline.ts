import type { Game } from '../../rulebook/rulebook.js';
import { addAll } from '../../util/add-all.js';
import type { FontFace } from './font.js';
import { type CardSymbol, symbolOf } from './symbols.js';

/** A piece of a line: letters in one face, a symbol, or a word in its own box. */
export type InlinePiece =
  | { readonly kind: 'letters'; readonly text: string; readonly face: FontFace }
  | { readonly kind: 'symbol'; readonly symbol: CardSymbol }
  /** Riftbound's keywords in brackets; the cost of a loyalty ability. */
  | { readonly kind: 'tag'; readonly text: string };

/** The notation of symbols in each game. The alternatives are disjoint, which avoids backtracking. */
const notations: Readonly<Record<Game, RegExp>> = {
  magic: /\{([^{}\s]{1,12})\}/g,
  fifth: /\{([^{}\s]{1,12})\}/g,
  riftbound: /\{([^{}\s]{1,12})\}|\[([^[\]\n]{1,24})\]|:(rb_\w{1,20}):/g,
};

/** Symbols in brackets; anything else in brackets is a keyword. */
const symbolInBrackets = /^(?:M|MIGHT|E|EXHAUST|A|>{1,2}|[EP]?\d{1,3}|X|FURY|CALM|MIND|BODY|CHAOS|ORDER)$/i;

/** The symbols of a mana cost. Without any markup (`1G`), each group of digits and each letter is a symbol. */
export function costSymbols(cost: string, game: Game): CardSymbol[] {
  const marked = [...cost.matchAll(notations[game])].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  const written = marked.length > 0 ? marked : (cost.match(/\d+|[a-z]/gi) ?? []);
  return written.map((inner) => symbolOf(inner, game));
}

/** Splits a line of rules text into symbols, tags, and letters; reminder text is italic. */
export function piecesOf(line: string, game: Game): InlinePiece[] {
  const pieces: InlinePiece[] = [];
  const loyalty = game === 'magic' ? /^\[?([+−–-]?(?:\d{1,3}|X))\]?: ?/i.exec(line) : null;
  if (loyalty) pieces.push({ kind: 'tag', text: loyalty[1]!.replace(/^[–-]/, '−') }, letters(' ', 'regular'));
  const text = loyalty ? line.slice(loyalty[0].length) : line.replace(/^• ?/, '');
  // The bullet of a mode, in bold to make it larger.
  if (text.length < line.length && !loyalty) pieces.push(letters('•', 'bold'), letters(' ', 'regular'));
  const reminders = remindersOf(text);
  let done = 0;
  for (const match of text.matchAll(notations[game])) {
    addAll(pieces, faced(text, done, match.index, reminders));
    const [whole, brace, bracket, colons] = match;
    if (bracket !== undefined && !symbolInBrackets.test(bracket)) pieces.push({ kind: 'tag', text: bracket });
    else pieces.push({ kind: 'symbol', symbol: symbolOf(brace ?? bracket ?? colons ?? '', game) });
    done = match.index + whole.length;
  }
  addAll(pieces, faced(text, done, text.length, reminders));
  return pieces;
}

/**
 * The spans of reminder text: from each outer parenthesis to its closing one (207.2). Unclosed parentheses are ignored.
 */
function remindersOf(text: string): readonly { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  const open: number[] = [];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') open.push(i);
    else if (text[i] === ')') {
      const start = open.pop();
      if (start === undefined) continue;
      while (found.length > 0 && found.at(-1)!.start > start) found.pop();
      found.push({ start, end: i + 1 });
    }
  }
  return found;
}

/** A line without its reminder text; empty if nothing remains. */
export function withoutReminders(line: string): string {
  const remaining = remindersOf(line).reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    line,
  );
  return remaining.replace(/ +/g, ' ').trim();
}

function faced(text: string, from: number, to: number, reminders: ReturnType<typeof remindersOf>): InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let at = from;
  for (const { start, end } of reminders) {
    if (end <= at || start >= to) continue;
    if (start > at) pieces.push(letters(text.slice(at, start), 'regular'));
    pieces.push(letters(text.slice(Math.max(at, start), Math.min(end, to)), 'italic'));
    at = Math.min(end, to);
  }
  if (at < to) pieces.push(letters(text.slice(at, to), 'regular'));
  return pieces;
}

/** A piece of letters. */
export function letters(text: string, face: FontFace): InlinePiece {
  return { kind: 'letters', text, face };
}
