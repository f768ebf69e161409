import type { Phrase } from '../grammar/phrase.js';
import { numberWords } from '../lexicon.js';
import type { Amount, Draft, NounTree } from './tree.js';
import type { View } from './view.js';

/** The number that a word or digits express, or null. */
export function numberOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word);
  return numberWords.get(word) ?? null;
}

export function amountOf(text: string): Amount {
  const lower = text.toLowerCase();
  if (lower === 'x') return 'X';
  if (lower === 'a' || lower === 'an' || lower === 'another' || lower === 'an additional') return 1;
  if (lower === 'twice') return 2;
  return numberOf(lower) ?? { text };
}

/** What a noun phrase says about the things it means. Relative clauses are left out. */
export function nounOf(view: View, phrase: Phrase): NounTree {
  const noun: Draft<NounTree> = { text: view.text(phrase) };
  const types: string[] = [];
  if (view.construct(phrase) === 'list') {
    const target = targetOfList(view, phrase);
    if (target !== undefined) noun.target = target;
  }
  collect(view, phrase, noun, types);
  if (types.length > 0) noun.types = types.length > 1 ? [...new Set(types)] : types;
  // "Target creature's owner" is no pronoun; "its power" refers to something as "it" does.
  if (noun.target !== undefined) delete noun.back;
  else if (Object.keys(noun).length === 1 && /^(?:it|its|them|their)\b/.test(noun.text)) noun.back = true;
  return noun;
}

/** The constructs of pronouns, by category. */
const pronouns: ReadonlyMap<string, readonly string[]> = new Map([
  ['player', ['back', 'they', 'owner', 'each']],
  ['player-item', ['back']],
  ['object', ['back', 'part']],
  ['object-item', ['back']],
]);

/** Adds what a phrase says to a noun and its types. */
function collect(view: View, phrase: Phrase, noun: Draft<NounTree>, types: string[]): void {
  const category = view.category(phrase);
  const construct = view.construct(phrase);
  if (category === 'object' || category === 'object-item' || category === 'owner') {
    if (construct === 'self') {
      noun.self = true;
      return;
    }
  }
  if (
    category === 'self-noun' ||
    category === 'relatives' ||
    category === 'relative' ||
    category === 'player-that' ||
    category === 'possessive'
  ) {
    if (category === 'possessive') noun.quantifier ??= view.clause(phrase);
    const target = category === 'self-noun' ? undefined : targetWithin(view, phrase);
    if (target !== undefined) noun.target ??= target;
    return;
  }
  const asked = category === 'owner' ? targetsAsked(view, phrase) : undefined;
  if (asked !== undefined) noun.target ??= asked;
  else if (pronouns.get(category)?.includes(construct)) noun.back = true;
  if (category === 'noun-phrase' && construct === 'top') {
    noun.quantifier = /^the \w+(?: half)?/.exec(view.words(phrase))![0];
    types.push(...(view.slot(phrase, 'nominal') ? [] : ['card']));
  }
  if (category === 'determiner') {
    const inner = view.slot(phrase, 'possessive');
    const target = inner ? targetWithin(view, inner) : undefined;
    if (target !== undefined) noun.target ??= target;
    if (!inner) noun.quantifier ??= quantifier(view.words(phrase));
    return;
  }
  if (category === 'some-of') {
    noun.quantifier ??= view.words(phrase).replace(/ of$/, '');
    return;
  }
  if (category === 'damage-target' && construct === 'up-to') noun.target = phrase.slots.length;
  const isPlayer = category === 'player' && construct === 'targets' && !view.slot(phrase, 'target-determiner');
  if (category === 'target-determiner' || isPlayer) {
    const words = category === 'player' ? 'target' : view.words(phrase);
    noun.target ??= targetCount(words);
    const rest = words.replace(/\btarget\b/, '').trim();
    if (rest !== '' && category !== 'player') noun.quantifier ??= quantifier(rest);
    if (category === 'target-determiner') return;
  }
  if ((category === 'player' || category === 'player-item') && construct !== 'owner') {
    const words = view.words(phrase);
    if (category === 'player-item' && words.startsWith('target ')) noun.target ??= 1;
    // "That player", "defending player", "each of your opponents".
    const named = view.slot(phrase, 'player-noun') ? null : /\b(player|opponent)s?$/.exec(words);
    if (named) types.push(named[1]!);
  }
  if (construct === 'any-target' || category === 'divided-among') {
    if (category === 'divided-among' && construct === 'object') {
      collectAll(view, phrase, noun, types);
      return;
    }
    noun.target ??= /number of/.test(view.words(phrase)) ? 'any number' : (numberIn(view.words(phrase)) ?? 1);
    return;
  }
  if (category === 'spot-noun') types.push(construct);
  else if (category === 'card-type') types.push(construct === 'kindred' ? 'kindred' : construct);
  else if (category === 'subtype' || category === 'lower-subtype') types.push(String(phrase.value));
  else if (category === 'player-noun') types.push(construct === 'one' ? 'player' : construct);
  else if (category === 'noun' && construct === 'ability') types.push('ability');
  else if (category === 'nominal' && construct === 'ability-of') {
    types.push('ability');
    return;
  } else if (category === 'noun' && construct === 'thing') types.push(singular(view.words(phrase)));
  else if (category === 'type-word' && construct === 'thing') types.push(view.words(phrase));
  else if (category === 'player' && construct === 'yours') types.push('opponent');
  else if (category === 'adjective') return;
  collectAll(view, phrase, noun, types);
}

function collectAll(view: View, phrase: Phrase, noun: Draft<NounTree>, types: string[]): void {
  for (const slot of phrase.slots) collect(view, slot, noun, types);
}

/** How many targets the words before a noun ask for. */
function targetsAsked(view: View, phrase: Phrase): number | string | undefined {
  const category = view.category(phrase);
  if (category === 'target-determiner') return targetCount(view.words(phrase));
  if (category === 'player' && view.construct(phrase) === 'targets') return 1;
  const determiner = category === 'owner' ? ownerTarget.exec(view.words(phrase)) : null;
  return determiner ? targetCount(determiner[0]) : undefined;
}

const ownerTarget = /^(?:another |up to \w+ |two |any number of )?target\b/;

/** What a list of noun phrases asks for: all of them, or one of them. */
function targetOfList(view: View, phrase: Phrase): number | string | undefined {
  const targets = phrase.slots.flatMap((item) => nounOf(view, item).target ?? []);
  const numbers = targets.filter((target) => typeof target === 'number');
  if (numbers.length < targets.length || numbers.length === 0) return targets[0];
  const isChoice = / or /.test(view.textBetween(phrase.start, phrase.end)) && !/ and\b/.test(view.text(phrase));
  return isChoice ? Math.max(...numbers) : numbers.reduce((sum, count) => sum + count, 0);
}

const nouns: ReadonlySet<string> = new Set(['object', 'object-item', 'player', 'player-item', 'possessive', 'owner']);

/** The first noun phrase with a target within a phrase, or null. */
export function targetIn(view: View, phrase: Phrase): NounTree | null {
  for (const slot of phrase.slots) {
    const isNoun = nouns.has(view.category(slot));
    const noun = isNoun ? nounOf(view, slot) : null;
    const found = noun?.target !== undefined ? noun : targetIn(view, slot);
    if (found) return found;
  }
  return null;
}

/** How many targets a phrase within a noun phrase asks for: "each creature target player controls". */
function targetWithin(view: View, phrase: Phrase): number | string | undefined {
  for (const inner of phrase.slots) {
    const asked = targetsAsked(view, inner);
    if (asked !== undefined) return asked;
    const target = targetWithin(view, inner);
    if (target !== undefined) return target;
  }
  return undefined;
}

/** The quantifier as the tree writes it: "each other" as "each", since what is excluded is left out. */
function quantifier(words: string): string {
  return words === 'an' ? 'a' : words.replace(/ other$/, '').replace(/\bx\b/, 'X');
}

function singular(word: string): string {
  if (word === 'abilities') return 'ability';
  if (word === 'copies') return 'copy';
  return word.replace(/s$/, '');
}

function targetCount(words: string): number | string {
  if (words === 'target') return 1;
  if (/any number/.test(words)) return 'any number';
  if (/\bx\b/.test(words)) return 'X';
  if (/that many/.test(words)) return 'that many';
  if (/one or more/.test(words)) return 'any number';
  return numberIn(words) ?? 1;
}

/** The greatest number in some words. */
function numberIn(words: string): number | null {
  const found = words
    .split(' ')
    .map(numberOf)
    .filter((number): number is number => number !== null);
  return found.length > 0 ? Math.max(...found) : null;
}
