import { scanWords, type Word, type WordKind } from '../../../text/words.js';
import type { Slip } from '../slip.js';
import { punctuationSlip } from '../with-neighbors.js';

/**
 * What every place with a wrong space has: most texts have none and need not be cut into words. Ranges of letters and what is
 * rare are searched many times faster than `\\p{L}`.
 */
const suspicious =
  / {2}| [.,;:!?)]|[.,;:!?][A-Za-z\x80-\u1fff{(“"]|[A-Za-z\d\x80-\u1fff][{("“]|[}\d)"”][A-Za-z\x80-\u1fff]|[(•“"”] |•\S|[A-Za-z\x80-\u1fff][+−–-]|[\d}][([]|\} \{|[\u2070-\uffff]/;

/** Places of a rules text with a space that is missing or one too many. Offsets are UTF-16 units of the text. */
export function spacingSlips(text: string): Slip[] {
  if (!suspicious.test(text)) return [];
  const words = scanWords(text);
  const slips: Slip[] = [];
  let areQuotesPaired = true;
  for (let at = 0; at + 1 < words.length; at++) {
    const [word, next] = [words[at]!, words[at + 1]!];
    if (at === 0 || word.kind === 'line') areQuotesPaired = arePaired(words, at === 0 ? 0 : at + 1);
    if (next.kind === 'line' || word.kind === 'line') continue;
    const [start, end] = [word.end, next.start];
    const gap = text.slice(start, end);
    if (gap !== '' && !/^ +$/.test(gap)) continue;
    const right =
      (areQuotesPaired || !(isQuote(word) || isQuote(next)) ? gapBetween(words, at, gap, text) : null) ?? gap;
    const newText = right.length > 1 ? ' ' : right;
    if (newText !== gap) slips.push(punctuationSlip(text, { start, end, newText }));
  }
  return slips;
}

/** What has a space on either side in a sentence. */
const inSentences: ReadonlySet<WordKind> = new Set(['word', 'number', 'pair', 'symbol']);

/** A symbol as games write them, unlike words in brackets; a number that is not the mark of a note. */
const gameValue = /^(?:\{[^\p{Ll}{}]{1,5}\}|[+−–-]?[\dXY].*)$/u;

/** What stands between a word and the next one; null if a space may be there or not. */
function gapBetween(words: readonly Word[], at: number, gap: string, text: string): ' ' | '' | null {
  const [word, next] = [words[at]!, words[at + 1]!];
  const isWord = isInSentences(word);
  if (isStop(next)) {
    // not "...", ". . .", ".5", ":/", "!macro"
    const ends = /^(?:$|(?! ?\.)[\s"”)]|(?:(?<=[.,:])[\p{Lu}{]))/u.test(text.slice(next.end));
    return ends && (isWord || /^close/.test(word.kind)) ? '' : null;
  }
  if (isStop(word)) return isAfterStop(words, at, text) ? ' ' : /^close/.test(next.kind) ? '' : null;
  if (word.kind === 'open' || word.kind === 'open-quote') return isMisread(words, at, text) ? null : '';
  if (next.kind === 'close' || next.kind === 'close-quote')
    return !isWord || isMisread(words, at + 1, text) ? null : '';
  if (next.kind === 'open') return isWord && (gap !== '' || begins(words[at + 2])) ? ' ' : null;
  if (next.kind === 'open-quote') return isWord && !isMisread(words, at + 1, text) ? ' ' : null;
  if (word.kind === 'close-quote') return isInSentences(next) && !isMisread(words, at, text) ? ' ' : null;
  if (word.text === '•') return next.text === '•' ? null : ' ';
  return isWord && isInSentences(next) ? betweenWords(words, at, gap) : null;
}

function betweenWords(words: readonly Word[], at: number, gap: string): ' ' | '' | null {
  const [word, next] = [words[at]!, words[at + 1]!];
  if (gap !== '') return word.kind === 'symbol' && next.kind === 'symbol' && !/^\{[TQ]\}$/.test(next.text) ? '' : ' ';
  // "Flying{1}: Scry 1.": a line break is missing.
  if (next.kind === 'symbol') return word.kind === 'word' && !isCost(words, at + 1) ? ' ' : null;
  if (next.kind !== 'word') return word.kind === 'word' && next.kind === 'pair' ? ' ' : null;
  // not "2nd"; "{T}Add" lacks a colon
  const isWord =
    word.kind === 'number' ? /^(?:\p{Ll}{4}|(?:and|for|or|to)$)/u : word.kind === 'pair' ? /^\p{L}{2}/u : /^\p{Ll}{2}/u;
  return isWord.test(next.text) ? ' ' : null;
}

/** Whether a mark ends a clause before the next word, so that a space is between them: not "e.g.", "1:00", "Mr.Foo". */
function isAfterStop(words: readonly Word[], at: number, text: string): boolean {
  const [before, mark, next] = [words[at - 1], words[at]!, words[at + 1]!];
  const isAfterWord = before !== undefined && before.end === mark.start && isInSentences(before);
  if (next.kind === 'open-quote') return isAfterWord && mark.text === ',';
  if (next.kind === 'open') return /[.!]/.test(mark.text) && begins(words[at + 2]);
  switch (mark.text) {
    case ',':
    case ';':
      return (
        next.kind === 'symbol' || (next.kind === 'word' && (text[mark.end] === ' ' || /^\p{Ll}{2}/u.test(next.text)))
      );
    case '.':
      return isAfterWord && !/^(?!it$|so$|do$)(?:\p{Lu}?\p{L}{1,2}|\p{Lu})$/u.test(before.text) && begins(next);
    case ':':
      return isAfterWord && begins(next);
    default:
      return false;
  }
}

/** Whether a sentence or an ability can begin with a word: "Draw", "{T}". */
function begins(word: Word | undefined): boolean {
  return word?.kind === 'symbol' || (word?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(word.text));
}

/** Whether symbols are the cost of an activated ability. */
function isCost(words: readonly Word[], at: number): boolean {
  for (let i = at; i < words.length; i++) {
    const { kind, text } = words[i]!;
    if (text === ':') return true;
    if (kind === 'line' || kind === 'open' || text === '.') return false;
  }
  return false;
}

function isInSentences({ kind, text }: Word): boolean {
  return inSentences.has(kind) && (kind === 'word' || gameValue.test(text));
}

/** Whether each quotation mark of a line has its counterpart. */
function arePaired(words: readonly Word[], from: number): boolean {
  let count = 0;
  for (let at = from; at < words.length && words[at]!.kind !== 'line'; at++) if (isQuote(words[at]!)) count++;
  return count % 2 === 0;
}

/** Whether the spaces around a quotation mark say that it is at the other end of a quote: those within quotes are alike. */
function isMisread(words: readonly Word[], at: number, text: string): boolean {
  const { kind, start, end } = words[at]!;
  const [before, after] = [/\S/.test(text[start - 1] ?? ' '), /\S/.test(text[end] ?? ' ')];
  return (kind === 'open-quote' && before && !after) || (kind === 'close-quote' && !before && after);
}

function isQuote({ kind }: Word): boolean {
  return kind === 'open-quote' || kind === 'close-quote';
}

function isStop({ kind, text }: Word): boolean {
  return kind === 'mark' && /^[.,;:!?]$/.test(text);
}
