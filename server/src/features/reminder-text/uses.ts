import { reminderFor, type SetKeyword } from '../../analysis/keywords/set-keywords.js';
import { keywordPlaces } from '../../analysis/keywords/uses.js';
import type { Edition, Vocabulary } from '../../edition/edition.js';
import { type ReminderPatterns, reminderPatterns, reminderText } from '../../edition/reminder-text.js';
import { colorLetters, numberWords } from '../../language/lexicon.js';
import { thirdPerson } from '../../language/plain-verbs.js';
import { playerOf } from '../../language/tokens/actor.js';
import type { RulesTree } from '../../language/tokens/ast.js';
import { clauseBefore } from '../../language/tokens/clause.js';
import type { WordRange } from '../../language/tokens/source.js';
import type { ReminderPattern } from '../../rulebook/reminders.js';
import type { Word } from '../../text/words.js';
import { keywordLength } from '../shared/keyword-words.js';

/** A keyword in an ability. */
export interface Mention {
  /** As on the card, with its parameter: `Ward {2}`. */
  readonly words: string;
  /** The offset in the rules text where it begins. */
  readonly at: number;
  /** Its reminder text, filled in, without parentheses; null if it is not known. */
  readonly text: string | null;
}

/** A keyword that an ability has or performs, with known reminder text. */
export interface ReminderUse extends Mention {
  readonly text: string;
}

/**
 * Returns the keywords of an ability that have reminder text in the edition, in order. Quoted abilities, which another
 * object has, and reminder text use none.
 * @param ability the indices of its words
 * @param self the noun that reminder text uses for the card
 */
export function reminderUses(tree: RulesTree, ability: WordRange, self: string, edition: Edition): ReminderUse[] {
  const patterns = reminderPatterns(edition);
  const found = keywordList(tree, ability, patterns, self, edition.vocabulary) ?? [];
  for (const at of unquoted(tree, ability)) {
    for (const pattern of patterns.get(baseOf(tree.words[at]!.lower, patterns)) ?? []) {
      const use = pattern.isAction ? useAt(tree, at, pattern, self) : null;
      if (!use || !isInstruction(tree, at, ability.from)) continue;
      found.push(use);
      break;
    }
  }
  return found;
}

/**
 * Returns the keywords that an ability has, gives or mentions, in order: reminder text after them may explain them. A
 * keyword without known reminder text is among them if it is alone on its line.
 */
export function mentionedKeywords(tree: RulesTree, ability: WordRange, self: string, edition: Edition): Mention[] {
  const patterns = reminderPatterns(edition);
  const found: Mention[] = [];
  for (const at of unquoted(tree, ability)) {
    for (const pattern of patterns.get(baseOf(tree.words[at]!.lower, patterns)) ?? []) {
      const use = useAt(tree, at, pattern, self) ?? useAt(tree, at, { ...pattern, parameter: null }, self);
      if (!use) continue;
      found.push(use);
      break;
    }
  }
  return found.length > 0 ? found : ownLine(tree, ability, edition);
}

/** A keyword ability without known reminder text, with a number or a cost, before the parenthesis of its line. */
function ownLine({ words, text }: RulesTree, { from, to }: WordRange, { vocabulary, rulebook }: Edition): Mention[] {
  let at = from + keywordLength(words, from, vocabulary);
  if (at === from) return [];
  const [start, end] = [words[from]!.start, words[at - 1]!.end];
  const keyword = text.slice(start, end);
  if (rulebook.words.keywordActions.some((action) => action.toLowerCase() === keyword.toLowerCase())) return [];
  while (at < to && (words[at]!.kind === 'number' || words[at]!.kind === 'symbol')) at++;
  return words[at]?.kind === 'open' ? [{ words: keyword, at: start, text: null }] : [];
}

/** Returns the keywords of the set in a text that have reminder text, in order. */
export function ownReminderUses(tree: RulesTree, keywords: readonly SetKeyword[]): ReminderUse[] {
  if (keywords.length === 0) return [];
  const unquotedStarts = new Set(unquoted(tree, { from: 0, to: tree.words.length }).map((at) => tree.words[at]!.start));
  return keywordPlaces(tree, keywords).flatMap(({ keyword, number, span: { start, end } }) => {
    const text = unquotedStarts.has(start) ? reminderFor(keyword, number) : null;
    return text === null ? [] : [{ words: tree.text.slice(start, end), at: start, text }];
  });
}

/** The indices of the words that are in neither quotation marks nor parentheses. */
function unquoted({ words, closes }: RulesTree, { from, to }: WordRange): number[] {
  const found: number[] = [];
  for (let at = from; at < to; at++) {
    const { kind } = words[at]!;
    if (kind === 'open' || kind === 'open-quote') at = Math.max(at, closes[at]!);
    else if (kind === 'word') found.push(at);
  }
  return found;
}

/** A line that consists only of keyword abilities: "Flying, ward {2}"; null for any other. */
function keywordList(
  tree: RulesTree,
  { from, to }: WordRange,
  patterns: ReminderPatterns,
  self: string,
  vocabulary: Vocabulary,
): ReminderUse[] | null {
  const { words } = tree;
  const found: ReminderUse[] = [];
  let at = from;
  for (;;) {
    let length = 0;
    for (const pattern of patterns.get(words[at]?.lower ?? '') ?? []) {
      const use = pattern.isAction ? null : useAt(tree, at, pattern, self);
      if (!use) continue;
      found.push(use);
      length = use.length;
      break;
    }
    // A keyword without reminder text.
    if (length === 0) length = keywordLength(words, at, vocabulary);
    at += length;
    if (length === 0) return null;
    if (at >= to || words[at]!.kind === 'open') return found;
    if (words[at]!.text !== ',' && words[at]!.text !== ';') return null;
    at++;
  }
}

/** The keyword of a pattern at a word, with its argument; null if other words are there. */
function useAt(
  tree: RulesTree,
  at: number,
  pattern: ReminderPattern,
  self: string,
): (ReminderUse & { readonly length: number }) | null {
  const { words } = tree;
  const own = pattern.keyword.split(' ');
  for (const [i, word] of own.entries()) {
    const written = words[at + i];
    if (written?.lower !== word && !(i === 0 && pattern.isAction && written?.lower === thirdPerson(word))) return null;
  }
  const next = at + own.length;
  const count = pattern.parameter === null ? 0 : argumentLength(words, next, pattern);
  if (count === null) return null;
  const start = words[at]!.start;
  const end = words[next + count - 1]!.end;
  const argument = count === 0 ? '' : tree.text.slice(words[next]!.start, end);
  const text = reminderText(pattern, argument, self);
  return { words: tree.text.slice(start, end), at: start, text, length: own.length + count };
}

/** How many words the argument of a keyword has; null if it is missing or of another form. */
function argumentLength(words: readonly Word[], at: number, { parameter }: ReminderPattern): number | null {
  const word = words[at];
  if (!word) return null;
  let count = 0;
  switch (parameter) {
    case 'number':
      return word.kind === 'number' || word.text === 'X' || numberWords.has(word.lower) ? 1 : null;
    case 'cost':
      while (words[at + count]?.kind === 'symbol') count++;
      return count > 0 ? count : null;
    case 'color':
      return colorLetters.has(word.lower) ? 1 : null;
    default:
      return word.kind === 'word' ? 1 : null;
  }
}

/** The base form of a word, if it is the first of a keyword: `explore` for "explores". */
function baseOf(lower: string, patterns: ReminderPatterns): string {
  if (patterns.has(lower) || !lower.endsWith('s')) return lower;
  const bases = [lower.slice(0, -1), lower.slice(0, -2), `${lower.slice(0, -3)}y`];
  return bases.find((base) => patterns.has(base) && thirdPerson(base) === lower) ?? lower;
}

/** Whether the verb at a word is something that the player of the card does, not a condition or part of a name. */
function isInstruction(tree: RulesTree, at: number, start: number): boolean {
  const { words } = tree;
  const isFirst = at === start || words[at - 1]!.kind !== 'word';
  if (words[at]!.capital && !isFirst) return false;
  const clause = clauseBefore(tree, at);
  return !clause.condition && playerOf(clause) === null;
}
