import type { Span } from '../../text/span.js';
import { capitalized } from '../../util/capital.js';
import { trimmed } from './lines.js';
import { enchantable, mainTypes, typePrefixes, types } from './type-line-words.js';

/** The longest type line including its rarity, in UTF-16 units. */
const MAX_LENGTH = 200;

/** A type line and its rarity. Spans count in the same text as the line. */
export interface TypeLineParts {
  readonly types: Span;
  /** The rarity after the types, without its parentheses or bar. */
  readonly rarity: Span | null;
}

/**
 * Reads a line as a type line, or null if it is not one. Only its words can decide: a type line has known types with
 * any subtypes; or it is in title case and contains a main type ("Elite Creature", "Enchant Creature"); or it is in
 * title case on both sides of a dash ("Starship — Fighter"), because designers invent types. Rules text in the same
 * place ("Enchant creature", "Landfall — Whenever …") is recognized by its lower case and punctuation.
 */
export function readTypeLine(text: string, line: Span): TypeLineParts | null {
  if (line.end - line.start > MAX_LENGTH) return null;
  const parts = splitRarity(text, line);
  return isTypeLine(text.slice(parts.types.start, parts.types.end)) ? parts : null;
}

/** Whether a line is certainly a type line, even in place of a name: known types, a dash, subtypes. */
export function isUnmistakable(text: string, line: Span): boolean {
  if (line.end - line.start > MAX_LENGTH || !hasDash(text, line)) return false;
  const { types: span } = splitRarity(text, line);
  const { head, tail } = splitDash(text.slice(span.start, span.end));
  return tail !== null && tail !== '' && isKnown(wordsOf(head)) && !isRules(tail);
}

/** Splits off the rarity: the part after a bar, or in parentheses at the line's end, closed or still being typed. */
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
  // Both halves of a split or double-faced card in one line, as copied from card sites.
  const split = line.indexOf(' // ');
  if (split > 0) return isTypeLine(line.slice(0, split));
  const { head, tail } = splitDash(line);
  const words = wordsOf(head);
  if (isKnown(words)) return !isRules(tail ?? '');
  if (/[{}:"“”.]/.test(line) || !words.every(isCapitalised)) return false;
  if (words.some((word) => mainTypes.has(word.toLowerCase()))) return true;
  if (tail === null) return isOldForm(words);
  return isInvented(line, words, wordsOf(tail));
}

/** "Starship — Fighter": title case on both sides of a dash with spaces, without a chapter number. */
function isInvented(line: string, head: readonly string[], tail: readonly string[]): boolean {
  if (head.length > 3 || tail.length === 0 || !/ (?:[—–―]|--?) /.test(line)) return false;
  return tail.every(isCapitalised) && !head.every(isRomanNumeral);
}

/** "Summon Goblin", "Summon Legend", "Mana Source", "Enchant World": type lines before Sixth Edition. */
function isOldForm(words: readonly string[]): boolean {
  const [first, second] = words.map((word) => word.toLowerCase());
  if (first === 'summon') return words.length >= 2 && words.length <= 5;
  if (words.length !== 2) return false;
  return (first === 'mana' && second === 'source') || (first === 'enchant' && enchantable.has(second ?? ''));
}

/** The words in lower case and capitalized, so that most lookups need no conversion. */
function withCapitals(words: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].flatMap((word) => [word, capitalized(word)]));
}

const knownTypes = withCapitals(types);
const knownPrefixes = withCapitals(typePrefixes);

/** Whether the words are known types, optionally after known prefixes. */
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

/** Whether the text after a dash is an ability: it contains a cost or a colon, or is a sentence with a full stop. */
function isRules(tail: string): boolean {
  if (/[{}:]/.test(tail)) return true;
  return tail.endsWith('.') && /(?:^| )\p{Ll}/u.test(tail);
}

/** Whether a line contains a character that may be a dash: most names do not. */
function hasDash(text: string, { start, end }: Span): boolean {
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x2d || (unit >= 0x2013 && unit <= 0x2015)) return true;
  }
  return false;
}

/**
 * The two sides of the first dash: `—`, `–`, `--`, or a hyphen with spaces around it. `tail` is null without a dash.
 */
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
