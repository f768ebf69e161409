import { withStraightApostrophes } from '../../text/apostrophes.js';
import { partOfWord } from '../../text/word-table.js';
import { scanWords, type Word } from '../../text/words.js';

/**
 * The words of one stretch of rules text as the grammar compares them: possessive endings and the prefix *non* are
 * words of their own, a quoted ability is one word, reminder text is left out, and the card's name is {@link SELF}.
 */
export interface Lexemes {
  readonly text: string;
  readonly length: number;
  readonly words: readonly Lexeme[];
}

/** One word; offsets are UTF-16 units in the text it was read from. */
export interface Lexeme {
  readonly kind: LexemeKind;
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** Whether the first letter is a capital. */
  readonly capital: boolean;
}

/**
 * The kind of a word: those of `text/words.ts`, except that a quoted ability is a single `quote`, that a full stop which
 * a closing quotation mark makes unnecessary is an `implied` mark without text, that the card's name is `self`, and that
 * a word which is written twice is `repeated` the second time: no wording of any game has a word twice in a row.
 */
export type LexemeKind =
  | 'word'
  | 'number'
  | 'pair'
  | 'symbol'
  | 'dash'
  | 'line'
  | 'mark'
  | 'quote'
  | 'self'
  | 'repeated'
  | 'implied';

/**
 * How a game spells words: what a word, or a word and the next one, stand for; null if the word is read as written.
 */
export type Spelling = (word: Word, next: Word | undefined) => Spelled | null;

interface Spelled {
  readonly words: readonly Lexeme[];
  /** How many words of the text they stand for. */
  readonly count: 1 | 2;
}

/** How the card's name is written in wordings. */
export const SELF = '~';

const ids = new Map<string, number>();

/** The number of a word that wordings contain; the same word has the same number in every grammar. */
export function wordId(word: string): number {
  const lower = word === 'an' ? 'a' : word;
  let id = ids.get(lower);
  if (id === undefined) {
    id = ids.size + 1;
    ids.set(lower, id);
  }
  return id;
}

const STOP = wordId('.');
const SELF_ID = wordId(SELF);

/** The words that wordings contain, in lower case; marks are among them. */
export function wordingWords(): Iterable<string> {
  return ids.keys();
}

/** Words whose `'s` is a verb and not a possessive ending. */
const contractions: ReadonlySet<string> = new Set([
  "it's",
  "that's",
  "there's",
  "he's",
  "she's",
  "what's",
  "who's",
  "here's",
]);

/** Words that *non* is written together with: *nonland*, *nontoken*; before a capital it has a hyphen. */
const prefixed = /^non-?(?=[a-z])/i;
const notPrefixed: ReadonlySet<string> = new Set(['none', 'nonetheless', 'nonstop']);

/** Words in brackets: those of a spell that are removed if its cleave cost is paid (702.148). */
const cleavable = /^\[\p{L}{3,}/u;

function withoutBrackets({ text, start }: Word): Word[] {
  const shift = start + 1;
  return scanWords(text.slice(1, -1)).map((word) => ({ ...word, start: word.start + shift, end: word.end + shift }));
}

/**
 * Reads a stretch of text into words.
 * @param names the card's names, longest first, each as the words of its text; see {@link nameWords}
 * @param spelling how the game spells words
 * @param isQuoted whether the text is in quotation marks
 */
export function readLexemes(
  text: string,
  names: readonly (readonly string[])[] = [],
  spelling: Spelling | null = null,
  isQuoted = false,
): Lexemes {
  const scanned = scanWords(text, isQuoted);
  const words: Lexeme[] = [];
  for (let i = 0; i < scanned.length; i++) {
    const word = scanned[i]!;
    if (word.kind === 'open') {
      i = closeOf(scanned, i, 'open', 'close');
    } else if (word.kind === 'open-quote' || word.kind === 'open-single') {
      const close = closeOf(scanned, i, word.kind, word.kind === 'open-quote' ? 'close-quote' : 'close-single');
      const last = scanned[close]!;
      words.push(lexeme('quote', text.slice(word.start, last.end), '"', word.start, last.end, false));
      if (impliesStop(scanned, close)) words.push(lexeme('implied', '', '.', last.end, last.end, false));
      i = close;
    } else {
      const spelled = spelling?.(word, scanned[i + 1]);
      if (spelled) {
        words.push(...spelled.words);
        i += spelled.count - 1;
      } else if (word.kind === 'symbol' && cleavable.test(word.text))
        for (const inner of withoutBrackets(word)) pushWord(words, inner);
      else pushWord(words, word);
    }
  }
  const named = names.length > 0 ? withSelf(words, text, names) : words;
  return { text, length: named.length, words: named };
}

/** The number of a word, see {@link wordId}; 0 for a word that no wording contains. */
export function numberOfWord(word: Lexeme): number {
  if (word.kind === 'self') return SELF_ID;
  if (word.kind === 'implied') return STOP;
  // The two forms of the article are one word here; which is right depends on the next word.
  return ids.get(word.lower === 'an' ? 'a' : word.lower) ?? 0;
}

/** A name as the words that {@link readLexemes} compares. */
export function nameWords(name: string): readonly string[] {
  return readLexemes(name).words.map((word) => withStraightApostrophes(word.text));
}

function lexeme(kind: LexemeKind, text: string, lower: string, start: number, end: number, capital: boolean): Lexeme {
  return { kind, text, lower, start, end, capital };
}

/** The index of the word that closes a group, or the last word before the end of the line. */
function closeOf(words: readonly Word[], from: number, open: Word['kind'], close: Word['kind']): number {
  let depth = 0;
  for (let i = from; i < words.length; i++) {
    const { kind } = words[i]!;
    if (kind === 'line' && open !== 'open') return i - 1;
    if (kind === open) depth++;
    else if (kind === close && --depth === 0) return i;
  }
  return words.length - 1;
}

/** Whether a sentence ends at a closing quotation mark: `… gain "{T}: Draw a card."` needs no second full stop. */
function impliesStop(words: readonly Word[], close: number): boolean {
  const isNested = /^['’]$/.test(words[close - 1]?.text ?? '');
  if (words[isNested ? close - 2 : close - 1]?.text !== '.') return false;
  const next = words[close + 1];
  return !next || next.kind === 'line' || next.kind === 'open' || next.capital || next.kind === 'close-quote';
}

/** What programs for cards replace by the name, or the short name, of the card. */
const placeholders: ReadonlySet<string> = new Set(['CARDNAME', 'LEGENDNAME', 'NICKNAME']);

function pushWord(words: Lexeme[], word: Word): void {
  const { kind, text, lower, start, end, capital } = word;
  if (kind === 'word') {
    if (isRepeated(words, lower)) words.push(lexeme('repeated', text, '', start, end, capital));
    else if (capital && placeholders.has(text)) words.push(lexeme('self', text, SELF, start, end, true));
    else pushParts(words, word);
  }
  // Designers write ~ for the card's name.
  else if (text === SELF || text === '@') words.push(lexeme('self', text, SELF, start, end, false));
  // Many keyboards and programs have only the shorter dash.
  else if (text === '–') words.push(lexeme(kind as LexemeKind, text, '—', start, end, false));
  else if (kind === 'pair' && isRepeated(words, lower)) words.push(lexeme('repeated', text, '', start, end, false));
  else words.push(word as Lexeme);
}

function isRepeated(words: readonly Lexeme[], lower: string): boolean {
  return words.length > 0 && words[words.length - 1]!.lower === lower;
}

/** Adds a word without the prefix *non* and a possessive ending, and these as words of their own. */
function pushParts(words: Lexeme[], word: Word): void {
  const { text, lower, start, end, capital } = word;
  const hasPrefix = lower.startsWith('non') && prefixed.test(text) && !notPrefixed.has(lower);
  const ending = lower.endsWith("'") ? 1 : lower.endsWith("'s") && !contractions.has(lower) ? 2 : 0;
  if (!hasPrefix && ending === 0) {
    words.push(word as Lexeme);
    return;
  }
  if (hasPrefix) words.push(lexeme('word', text.slice(0, 3), 'non', start, start + 3, capital));
  const skip = !hasPrefix ? 0 : text[3] === '-' ? 4 : 3;
  const length = text.length - ending;
  const base = partOfWord(text, skip, length);
  const kind = base.capital && placeholders.has(base.text) ? 'self' : 'word';
  words.push(lexeme(kind, base.text, kind === 'self' ? SELF : base.lower, start + skip, start + length, base.capital));
  if (ending > 0) {
    const own = partOfWord(text, length, text.length);
    words.push(lexeme('word', own.text, own.lower, start + length, end, false));
  }
}

/** Replaces each of the card's names by one word; the same words if there are none. */
function withSelf(words: Lexeme[], text: string, names: readonly (readonly string[])[]): Lexeme[] {
  let result: Lexeme[] | null = null;
  for (let i = 0; i < words.length; i++) {
    const name = words[i]!.kind === 'self' ? null : nameAt(words, i, names);
    if (!name) {
      result?.push(words[i]!);
      continue;
    }
    result ??= words.slice(0, i);
    const { start } = words[i]!;
    i += name.length - 1;
    const { end } = words[i]!;
    result.push(lexeme('self', text.slice(start, end), SELF, start, end, true));
  }
  return result ?? words;
}

/** The first of the names that the words from an index on begin with. */
function nameAt(words: readonly Lexeme[], at: number, names: readonly (readonly string[])[]): readonly string[] | null {
  // A name in parentheses has no words.
  for (const name of names) if (name.length > 0 && startsWith(words, at, name)) return name;
  return null;
}

function startsWith(words: readonly Lexeme[], at: number, name: readonly string[]): boolean {
  for (let i = 0; i < name.length; i++) {
    const text = words[at + i]?.text ?? '';
    const expected = name[i]!;
    if (text.length !== expected.length || (text !== expected && withStraightApostrophes(text) !== expected))
      return false;
  }
  return true;
}
