import { capitalized } from '../util/capital.js';
import { parentNumber } from './number.js';
import type { GameRule, WordLists } from './rulebook.js';

/**
 * The word lists in the official rules: card types (205.2a), subtypes by family (205.3), supertypes (205.4a), keyword
 * actions and abilities (the titles of 701 and 702). Lists whose rule is missing are empty.
 */
export function wordsInRules(rules: ReadonlyMap<string, GameRule>): WordLists {
  const subtypes = new Map<string, string[]>();
  const actions: string[] = [];
  const abilities: string[] = [];
  for (const { number, text } of rules.values()) {
    const parent = parentNumber(number);
    if (parent === '205.3') addSubtypes(subtypes, text);
    else if (parent === '701') actions.push(...keywordsOfTitle(text));
    else if (parent === '702') abilities.push(...keywordsOfTitle(text));
  }
  return {
    cardTypes: listAfter(rules.get('205.2a')?.text, 'The card types are ').map(capitalized),
    supertypes: listAfter(rules.get('205.4a')?.text, 'The supertypes are ').map(capitalized),
    subtypes,
    keywordAbilities: abilities,
    keywordActions: actions,
  };
}

/**
 * "The artifact types are Attraction (see rule 717), Blood, …" or "… are called creature types. One creature type is two
 * words long: Time Lord. All other creature types are one word long: Advisor, …".
 */
function addSubtypes(subtypes: Map<string, string[]>, text: string): void {
  let family: string | null = null;
  const words: string[] = [];
  for (const sentence of text.split('. ')) {
    const named = wordBefore(sentence, ' type');
    if (named === null) continue;
    if (sentence.includes(' called ')) family = named;
    else if (sentence.startsWith('Of that list')) continue;
    else if (sentence.includes(': ')) words.push(...split(sentence.slice(sentence.indexOf(': ') + 2)));
    else words.push(...listAfter(sentence, ' types are '), ...listAfter(sentence, ' type is '));
  }
  if (family !== null && words.length > 0) subtypes.set(family === 'planar' ? 'plane' : family, words);
}

function wordBefore(sentence: string, mark: string): string | null {
  const at = sentence.lastIndexOf(mark);
  return at <= 0 ? null : sentence.slice(sentence.lastIndexOf(' ', at - 1) + 1, at).toLowerCase();
}

/** The list that follows `mark`, up to the end of the sentence. */
function listAfter(text: string | undefined, mark: string): string[] {
  const at = text?.indexOf(mark) ?? -1;
  if (text === undefined || at < 0) return [];
  const rest = text.slice(at + mark.length);
  const end = rest.indexOf('. ');
  return split(end < 0 ? rest : rest.slice(0, end));
}

/** `A, B (see rule 717), and C.` → A, B, C. Older rules put each word in quotes. */
function split(list: string): string[] {
  const plain = list.replace(/ \([^()]*\)|[“”"]/g, '').replace(/\.$/, '');
  return plain
    .split(/, and |, | and /)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** `Daybound and Nightbound` → both; `∞ (Infinity)` → ∞. Empty for a sentence (702.1), which is not a title. */
function keywordsOfTitle(text: string): string[] {
  if (text.endsWith('.') || text.length > 60) return [];
  return text
    .replace(/ \([^()]*\)/g, '')
    .split(' and ')
    .map((keyword) => keyword.toLowerCase());
}
