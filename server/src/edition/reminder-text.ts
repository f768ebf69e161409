import { articleFor } from '../language/article.js';
import { numberWords } from '../language/lexicon.js';
import { bundledReminders, type ReminderPattern, readTerm } from '../rulebook/reminders.js';
import { memoize } from '../util/memoize.js';
import { appendTo } from '../util/multimap.js';
import type { Edition } from './edition.js';

/** The reminder texts of the keywords that a rulebook has, by the first word of the keyword. */
export type ReminderPatterns = ReadonlyMap<string, readonly ReminderPattern[]>;

/**
 * The reminder text of each keyword of an edition: the rulebook's own definition ("Ward [cost]" means "…") if it has one,
 * else ours. The longest keywords come first.
 */
export const reminderPatterns = memoize((edition: Edition): ReminderPatterns => {
  const { game, vocabulary, rulebook } = edition;
  const byKeyword = new Map<string, ReminderPattern>();
  const bundled = bundledReminders(game).filter(({ keyword }) => isKnown(keyword, vocabulary.keywords));
  for (const pattern of bundled) byKeyword.set(keyOf(pattern), pattern);
  for (const rule of game === 'magic' ? rulebook.rules.values() : []) {
    const defined = definition(rule.text, edition);
    if (defined) byKeyword.set(keyOf(defined), defined);
  }
  const patterns = new Map<string, ReminderPattern[]>();
  for (const pattern of byKeyword.values()) appendTo(patterns, pattern.keyword.split(' ')[0]!, pattern);
  for (const all of patterns.values()) all.sort((a, b) => b.keyword.length - a.keyword.length);
  return patterns;
});

function keyOf({ keyword, parameter }: ReminderPattern): string {
  return `${keyword} ${parameter}`;
}

/** Whether a keyword, or its first word ("protection from"), is one of the rulebook's. */
function isKnown(keyword: string, keywords: ReadonlyMap<string, string>): boolean {
  return keywords.has(keyword) || keywords.has(keyword.split(' ')[0]!);
}

/** A definition longer than this, in UTF-16 units, is not printed on cards. */
const MAX_LENGTH = 240;

/** The keyword that a rule defines by quoting its whole meaning; null for a rule that does not, or does so at length. */
function definition(text: string, { vocabulary, rulebook }: Edition): ReminderPattern | null {
  const found = /(?:^|[.“"] ?)([A-Z][A-Za-z’ -]{2,30}?(?: N| \[cost\])?)[”"]? means [“"]([^“”"]+)[”"]/.exec(text);
  if (!found || found[2]!.length > MAX_LENGTH) return null;
  // A meaning without a full stop is only a part of the definition.
  if (!found[2]!.endsWith('.') || text.startsWith(' and ', found.index + found[0].length)) return null;
  const term = readTerm(found[1]!);
  if (!vocabulary.keywords.has(term.keyword)) return null;
  const meaning = found[2]!
    // The quotation marks inside the quoted meaning are single ones, which become the outer ones.
    .replaceAll('‘', '“')
    .replace(/([.,!?])’/g, '$1”')
    .replaceAll('[Cost]', '[cost]')
    .replace(/\b([Tt])his (?:permanent|creature|object)\b(?: or player\b)?/g, (_, t: string) =>
      t === 'T' ? '[Self]' : '[self]',
    );
  // Other placeholders cannot be filled in, nor any that the keyword does not have.
  if (/\[(?!cost\]|[Ss]elf\])[A-Za-z]/.test(meaning)) return null;
  if (meaning.includes('[cost]') !== (term.parameter === 'cost')) return null;
  if (/\bN\b/.test(meaning) !== (term.parameter === 'number') || meaning.includes('N {')) return null;
  const isAction = rulebook.words.keywordActions.some((word) => word.toLowerCase() === term.keyword);
  return { ...term, isAction, text: countedThings(meaning) };
}

/** "N 1/1 white Spirit creature tokens" for one and for several. */
function countedThings(meaning: string): string {
  return meaning.replace(
    /(?<!additional )\bN ((?:[\w/+-]+ ){0,8}?)(counter|token|card|permanent)s\b/g,
    (_, described: string, noun: string) =>
      `<${articleFor(described || noun)} ${described}${noun}|# ${described}${noun}s>`,
  );
}

const spelled = [...numberWords.keys()];

/**
 * The reminder text of a keyword as cards print it, without parentheses.
 * @param argument its parameter as written; empty if it has none
 * @param self the noun that the text uses for its object: `creature`, `Vehicle`
 */
export function reminderText({ text, parameter }: ReminderPattern, argument: string, self: string): string {
  const filled = text.replaceAll('[self]', `this ${self}`).replaceAll('[Self]', `This ${self}`);
  switch (parameter) {
    case null:
      return filled;
    case 'number': {
      const count = numberWords.get(argument.toLowerCase()) ?? argument;
      const isOne = String(count) === '1';
      return filled
        .replace(/<([^|<>]*)\|([^<>]*)>/g, (_, one: string, many: string) => (isOne ? one : many))
        .replaceAll('#', spelled[Number(count)] ?? String(count))
        .replace(/\bN\b/g, String(count));
    }
    default: {
      const withArticle = filled.replace(`a [${parameter}]`, `${articleFor(argument)} [${parameter}]`);
      return withArticle.replaceAll(`[${parameter}]`, argument);
    }
  }
}
