import type { Phrase } from '../grammar/match.js';
import type { Amount, NounTree } from './tree.js';
import type { View } from './view.js';

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** The number that a word or digits express, or null. */
export function numberOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word);
  const index = numbers.indexOf(word);
  return index >= 0 ? index : null;
}

export function amountOf(text: string): Amount {
  const lower = text.toLowerCase();
  if (lower === 'x') return 'X';
  if (lower === 'a' || lower === 'an' || lower === 'another') return 1;
  if (lower === 'twice') return 2;
  return numberOf(lower) ?? { text };
}

/** What a noun phrase says about the things it means. Relative clauses are left out. */
export function nounOf(view: View, phrase: Phrase): NounTree {
  const noun: { -readonly [K in keyof NounTree]: NounTree[K] } & { types: string[] } = {
    text: view.text(phrase),
    types: [],
  };
  collect(view, phrase, noun);
  const { types, ...rest } = noun;
  return types.length > 0 ? { ...rest, types: [...new Set(types)] } : rest;
}

const pronouns: ReadonlySet<string> = new Set([
  'player.back',
  'player.they',
  'player.owner',
  'object.back',
  'object.part',
  'object-item.back',
  'player.each',
  'player-item.back',
]);

function collect(
  view: View,
  phrase: Phrase,
  noun: { -readonly [K in keyof NounTree]: NounTree[K] } & { types: string[] },
): void {
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
    return;
  }
  if (pronouns.has(`${category}.${construct}`)) noun.back = true;
  if (category === 'determiner') {
    const inner = view.slot(phrase, 'possessive');
    if (!inner) noun.quantifier ??= quantifier(view.words(phrase).replace(/ other$/, ''));
    return;
  }
  if (category === 'target-determiner' || (category === 'player' && construct === 'targets')) {
    const words = category === 'player' ? 'target' : view.words(phrase);
    noun.target = targetCount(words);
    const rest = words.replace(/\btarget\b/, '').trim();
    if (rest !== '' && category !== 'player') noun.quantifier ??= rest;
    if (category === 'target-determiner') return;
  }
  if (construct === 'any-target' || category === 'divided-among') {
    if (category === 'divided-among' && construct === 'object') {
      collectAll(view, phrase, noun);
      return;
    }
    noun.target = /number of/.test(view.words(phrase)) ? 'any number' : (numberIn(view.words(phrase)) ?? 1);
    return;
  }
  if (category === 'card-type') noun.types.push(construct === 'kindred' ? 'kindred' : construct);
  else if (category === 'subtype') noun.types.push(String(phrase.value));
  else if (category === 'player-noun') noun.types.push(construct === 'one' ? 'player' : construct);
  else if (category === 'noun' && construct === 'thing') noun.types.push(singular(view.words(phrase)));
  else if (category === 'type-word' && construct === 'thing') noun.types.push(view.words(phrase));
  else if (category === 'player' && construct === 'yours') noun.types.push('opponent');
  else if (category === 'adjective') return;
  if (construct === 'top' && category === 'noun-phrase') noun.types.push('card');
  collectAll(view, phrase, noun);
}

function collectAll(view: View, phrase: Phrase, noun: Parameters<typeof collect>[2]): void {
  for (const slot of view.slots(phrase)) collect(view, slot.phrase, noun);
}

function quantifier(words: string): string {
  return words === 'an' ? 'a' : words;
}

function singular(word: string): string {
  if (word === 'abilities') return 'ability';
  if (word === 'copies') return 'copy';
  return word.replace(/s$/, '');
}

function targetCount(words: string): number | string {
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
