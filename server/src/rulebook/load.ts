import { amendmentProblems, applyAmendment } from './amend.js';
import { effectiveDate } from './date.js';
import { type RulebookHeader, readHeader } from './header.js';
import { splitLines } from './lines.js';
import type { Game, Rulebook, RulebookProblem, WordLists } from './rulebook.js';
import { type RulesText, readRulesText } from './rules-text.js';
import { asWordLists, completeWords, mergeWords, noWords, type RulebookWords } from './words.js';
import { wordsInRules } from './words-in-rules.js';

/** What a rulebook may refer to: other rulebooks (as the base of an amendment) and word files, each by its id. */
export interface RulebookLibrary {
  rulebook(id: string): Rulebook | null;
  words(name: string): RulebookWords | null;
}

/** The result of reading a rulebook, with its problems; the rulebook is null if the text does not contain one. */
export interface ReadRulebook {
  readonly rulebook: Rulebook | null;
  readonly problems: readonly RulebookProblem[];
}

/** Options for reading a rulebook. */
export interface LoadOptions {
  readonly library: RulebookLibrary;
  /** The rulebook's id; by default the one in its header, else one made of game and date (`magic-2026-04-17`). */
  readonly id?: string;
}

/**
 * Reads a rulebook: an official rules text or a copy of one, or a file in this project's own layout (`Rulebook: id` on
 * its first line), which may amend another. Never throws; the line of each problem exists in the text.
 */
export function readRulebook(text: string, options: LoadOptions): ReadRulebook {
  const lines = splitLines(text);
  const header = readHeader(lines);
  return header === null ? readOfficial(lines, options) : readOwn(lines, header, options);
}

function readOfficial(lines: readonly string[], { library, id }: LoadOptions): ReadRulebook {
  const text = readRulesText(lines);
  if (text.rules.size === 0) {
    const message = 'no numbered rule (100.1, 702.19b) found: this is not a rules text of Magic or Riftbound';
    return { rulebook: null, problems: [{ line: 0, message }] };
  }
  const date = effectiveDate(lines);
  const game = gameOf(lines, text.rules.keys());
  const title = titleOf(lines, game);
  const rulebook: Rulebook = {
    id: id ?? `${game}-${date?.iso ?? 'undated'}`,
    game,
    title: date === null ? title : `${title}, ${date.words}`,
    date: date?.iso ?? '',
    source: date === null ? 'a rules text without a date' : `the rules of ${date.words}`,
    rules: text.rules,
    glossary: text.glossary,
    questions: text.questions,
    words: wordsOf(game, text, library.words(game) ?? noWords),
  };
  return { rulebook, problems: text.problems };
}

/**
 * Only Magic's rules contain the word lists that `wordsInRules` reads; other games have other rules under those
 * numbers.
 */
function wordsOf(game: Game, text: RulesText, ours: RulebookWords): WordLists {
  return completeWords(game === 'magic' ? wordsInRules(text.rules) : noWords, ours);
}

function readOwn(lines: readonly string[], header: RulebookHeader, { library, id }: LoadOptions): ReadRulebook {
  const text = readRulesText(lines, { from: header.end, ownLayout: true });
  const base = header.base === null ? null : library.rulebook(header.base);
  const [words, wordProblems] = namedWords(header, library);
  const problems = [...header.problems, ...amendmentProblems(base, header), ...wordProblems, ...text.problems];
  if (header.base !== null && base === null) return { rulebook: null, problems };
  const rulebook = applyAmendment(base, header, text, words);
  if (rulebook.rules.size === 0) {
    return { rulebook: null, problems: [...problems, { line: 0, message: 'the rulebook has no rule' }] };
  }
  return { rulebook: id === undefined ? rulebook : { ...rulebook, id }, problems };
}

function namedWords(header: RulebookHeader, library: RulebookLibrary): [WordLists | null, RulebookProblem[]] {
  const problems: RulebookProblem[] = [];
  let words: RulebookWords | null = null;
  for (const name of header.words) {
    const found = library.words(name);
    if (found === null)
      problems.push({ line: header.lines.get('words') ?? 0, message: `there is no word list “${name}”` });
    else words = words === null ? found : mergeWords(words, found);
  }
  return [words === null ? null : asWordLists(words), problems];
}

/** How many lines at the start of a text may contain its title. */
const TITLE_LINES = 20;

function gameOf(lines: readonly string[], numbers: Iterable<string>): Game {
  if (lines.slice(0, TITLE_LINES).some((line) => line.includes('Riftbound'))) return 'riftbound';
  // Only Riftbound puts a full stop before a letter: 182.1.a.
  for (const number of numbers) if (/\.[a-z]/.test(number)) return 'riftbound';
  return 'magic';
}

/** The first line, unless it is a rule, without the words that every rules text has in its title. */
function titleOf(lines: readonly string[], game: Game): string {
  const fallback = game === 'riftbound' ? 'Riftbound' : 'Magic: The Gathering';
  const first =
    lines
      .slice(0, TITLE_LINES)
      .find((line) => line.trim() !== '')
      ?.trim() ?? '';
  if (first === '' || first.length > 80 || /^[^A-Za-z]*\d/.test(first)) return fallback;
  return first.replace(/ (?:Comprehensive|Core) Rules$/, '') || fallback;
}
