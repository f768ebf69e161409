import nspell from 'nspell';
import { FileProblem } from '../file-system.js';
import type { DictionaryText } from './dictionary-text.js';

/** The words of a dictionary with all their forms. */
export interface WordForms {
  /** The letters of the language, in lower case. */
  readonly letters: string;
  knows(word: string): boolean;
}

/** How many lines are read at a time: a few milliseconds of work in most languages. */
const SLICE = 250;

/**
 * The most forms that a dictionary may have. Each takes about a hundred bytes: English has 0.12 million, German and
 * French 0.5, Spanish 0.7; those of languages with many endings at once have tens of millions.
 */
const MAX_FORMS = 1_000_000;

/** The most forms that one flag may give a word, and how many rules may follow each other in it. */
const MAX_FORMS_BY_RULE = 20_000;
const MAX_DEPTH = 4;

/** Every how many lines one is examined to estimate the number of forms. */
const SAMPLE_RATE = 64;

/**
 * Reads a dictionary: derives the forms of all its words.
 * @param pause called between the parts of the work, which takes up to a second
 * @throws {FileProblem} if its rules cannot be used, or if it has too many forms
 */
export async function openHunspell({ affixes, words }: DictionaryText, pause: () => Promise<void>): Promise<WordForms> {
  const rules = usedRules(affixes);
  try {
    checkSize(nspell(rules, '') as Internals, words);
    await pause();
    const spell = nspell(rules, '');
    for (let at = 0; at < words.length; at += SLICE) {
      addWords(spell, words.slice(at, at + SLICE));
      await pause();
    }
    return { letters: lettersOf(affixes), knows: (word) => spell.correct(word) };
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem('its .aff file is damaged');
  }
}

/** The letters that a language is written with, which its rules list for suggestions. */
function lettersOf(affixes: string): string {
  const listed = /^TRY\s+(\S+)/m.exec(affixes)?.[1] ?? '';
  return [...new Set(`abcdefghijklmnopqrstuvwxyz${listed.toLowerCase()}`)]
    .filter((each) => /\p{L}/u.test(each))
    .join('');
}

/** The library skips the first line, which has the number of words in a file. */
function addWords(spell: nspell, words: readonly string[]): void {
  spell.dictionary(`\n${words.join('\n')}`);
}

/** What the library knows of a dictionary. */
interface Internals extends nspell {
  /** The rules by the flags of words. One may name flags of others, which continue its forms. */
  readonly rules: Readonly<
    Record<string, { readonly entries: readonly { readonly continuation?: readonly string[] }[] }>
  >;
  /** All forms so far. */
  readonly data: object;
}

/** Estimates the number of forms, from the rules and from a sample of words. @throws {FileProblem} for too many */
function checkSize(spell: Internals, words: readonly string[]): void {
  const { rules, data } = spell;
  if (Object.keys(rules).some((flag) => formsBy(flag, rules, MAX_FORMS_BY_RULE) > MAX_FORMS_BY_RULE)) throw tooLarge();
  const sample = words.filter((_, at) => at % SAMPLE_RATE === 0);
  for (let at = 0; at < sample.length; at += 8) {
    addWords(spell, sample.slice(at, at + 8));
    if (Object.keys(data).length * SAMPLE_RATE > MAX_FORMS) throw tooLarge();
  }
}

function tooLarge(): FileProblem {
  return new FileProblem('its words have more than a million forms, which would take too much memory');
}

/** The most forms that a flag can give a word: thousands in most languages, and millions where endings pile up. */
function formsBy(flag: string, rules: Internals['rules'], limit: number, depth = 0): number {
  if (depth > MAX_DEPTH) return limit + 1;
  let forms = 0;
  for (const { continuation = [] } of rules[flag]?.entries ?? []) {
    forms++;
    for (const next of continuation) if (forms <= limit) forms += formsBy(next, rules, limit - forms, depth + 1);
  }
  return forms;
}

/**
 * The rules without those that are not needed: for articles before an apostrophe (*l’épée*, *all’arma*), as the parts of
 * such words are looked up separately and French would have seven times as many forms; and for compounds, which are
 * numbers (*21st*) in most languages, and which the library forgets when it reads more words.
 */
function usedRules(affixes: string): string {
  const lines = affixes.split(/\r?\n/).filter((line) => !/^(?:COMPOUNDRULE|PFX\s+\S+\s+\S+\s+\S*['’])/.test(line));
  const counts = new Map<string, number>();
  const flagOf = (line: string) => /^PFX\s+(\S+)\s+\S+\s+\S+/.exec(line)?.[1];
  for (const line of lines) {
    const flag = flagOf(line);
    if (flag !== undefined) counts.set(flag, (counts.get(flag) ?? 0) + 1);
  }
  // The first line of each prefix has the number of its rules.
  return lines
    .map((line) => line.replace(/^(PFX\s+(\S+)\s+[YN]\s+)\d+\s*$/, (_, head, flag) => head + (counts.get(flag)! - 1)))
    .join('\n');
}
