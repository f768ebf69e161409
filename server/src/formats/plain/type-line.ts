import type { Span } from '../../text/span.js';
import { trimmed } from './lines.js';
import { enchantedThings, mainTypes, typePrefixes, types } from './type-line-words.js';

/** No type line is longer, its rarity counted in; a line that is need not be looked at. In UTF-16 units. */
const LONGEST = 200;

/** A type line taken apart as far as the file format goes. Spans in the same text as the line. */
export interface TypeLineParts {
  readonly types: Span;
  /** The rarity behind it, without its parentheses or bar. */
  readonly rarity: Span | null;
}

/**
 * Reads a line as a type line, or null where it is none. Decided by words, as there is no other mark: a line of known
 * types is one, with any subtypes; so is a line in title case that holds a main type ("Elite Creature", "Enchant
 * Creature"), and one in title case on both sides of a dash ("Starship — Fighter"), since designers invent types.
 * Rules text in the same place ("Enchant creature", "Landfall — Whenever …") is told by its small letters and its points.
 */
export function readTypeLine(text: string, line: Span): TypeLineParts | null {
  if (line.end - line.start > LONGEST) return null;
  const parts = splitRarity(text, line);
  return isTypeLine(text.slice(parts.types.start, parts.types.end)) ? parts : null;
}

/** Whether a line is a type line wherever it stands, even in a name's place: known types, a dash, subtypes. */
export function isUnmistakable(text: string, line: Span): boolean {
  if (line.end - line.start > LONGEST || !hasDash(text, line)) return false;
  const { types: span } = splitRarity(text, line);
  const { head, tail } = splitDash(text.slice(span.start, span.end));
  return tail !== null && tail !== '' && isKnown(wordsOf(head)) && !isRules(tail);
}

/** A rarity is what follows a bar, or stands in parentheses at the line's end; one still being typed has no closing one. */
function splitRarity(text: string, line: Span): TypeLineParts {
  const written = text.slice(line.start, line.end);
  const opening = written.search(/[|(]/);
  if (opening < 0) return { types: line, rarity: null };
  const close = written.charAt(opening) === '(' ? written.indexOf(')', opening) : -1;
  if (close >= 0 && close < written.length - 1) return { types: line, rarity: null };
  const types = trimmed(text, { start: line.start, end: line.start + opening });
  const end = close < 0 ? line.end : line.start + close;
  const rarity = trimmed(text, { start: line.start + opening + 1, end });
  return { types, rarity: rarity.start < rarity.end ? rarity : null };
}

function isTypeLine(line: string): boolean {
  // Both halves of a split or double-faced card in one line, as card sites copy them out.
  const seam = line.indexOf(' // ');
  if (seam > 0) return isTypeLine(line.slice(0, seam));
  const { head, tail } = splitDash(line);
  const words = wordsOf(head);
  if (isKnown(words)) return !isRules(tail ?? '');
  if (/[{}:"“”.]/.test(line) || !words.every(isCapitalised)) return false;
  if (words.some((word) => mainTypes.has(word.toLowerCase()))) return true;
  if (tail === null) return isOldForm(words);
  return isInvented(line, words, wordsOf(tail));
}

/** "Starship — Fighter": title case on both sides of a dash with spaces, and no chapter number. */
function isInvented(line: string, head: readonly string[], tail: readonly string[]): boolean {
  if (head.length > 3 || tail.length === 0 || !/ (?:[—–―]|--?) /.test(line)) return false;
  return tail.every(isCapitalised) && !head.every(isRomanNumeral);
}

/** "Summon Goblin", "Summon Legend", "Mana Source", "Enchant World": type lines before Sixth Edition. */
function isOldForm(words: readonly string[]): boolean {
  const [first, second] = words.map((word) => word.toLowerCase());
  if (first === 'summon') return words.length >= 2 && words.length <= 5;
  if (words.length !== 2) return false;
  return (first === 'mana' && second === 'source') || (first === 'enchant' && enchantedThings.has(second ?? ''));
}

/** Known words in lower case, and as they mostly stand: what is found as it is written need not be written small. */
function withCapitals(words: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]));
}

const knownTypes = withCapitals(types);
const knownPrefixes = withCapitals(typePrefixes);

/** Whether the words are known types, with or without known words before them. */
function isKnown(words: readonly string[]): boolean {
  let hasType = false;
  for (const word of words) {
    if (isOneOf(knownTypes, word)) hasType = true;
    else if (!isOneOf(knownPrefixes, word)) return false;
  }
  return hasType;
}

function isOneOf(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || words.has(word.toLowerCase());
}

/** Whether what follows a dash is an ability: it holds a cost or a colon, or is a sentence with a full stop. */
function isRules(tail: string): boolean {
  if (/[{}:]/.test(tail)) return true;
  return tail.endsWith('.') && /(?:^| )\p{Ll}/u.test(tail);
}

/** Whether a line holds any character that may be a dash: most names do not. */
function hasDash(text: string, { start, end }: Span): boolean {
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x2d || (unit >= 0x2013 && unit <= 0x2015)) return true;
  }
  return false;
}

/** The sides of the first dash: `—`, `–`, `--`, or a hyphen with spaces around it. `tail` is null without a dash. */
function splitDash(line: string): { head: string; tail: string | null } {
  const dash = line.search(/[—–―]|--| -(?= |$)/);
  if (dash < 0) return { head: line, tail: null };
  const length = ' -'.includes(line.charAt(dash)) ? 2 : 1;
  return { head: line.slice(0, dash), tail: line.slice(dash + length).trim() };
}

function wordsOf(text: string): string[] {
  return text.match(/[^\s,]+/g) ?? [];
}

function isCapitalised(word: string): boolean {
  return /^\p{Lu}[\p{L}\p{M}'’-]*$/u.test(word);
}

/** Chapter numbers: "I, II — Scry" is an ability. */
function isRomanNumeral(word: string): boolean {
  return /^[IVX]+$/.test(word);
}
