import type { DefinedToken, ExplainedKeyword, MadeToken } from '../../analysis/card/card-facts.js';
import { calledNames } from '../../analysis/card/card-names.js';
import { HABITS, sumOf } from '../../analysis/card/habits.js';
import { keyOf } from '../../analysis/card/token-key.js';
import type { CardEntry, ChunkIndex } from '../../analysis/set/chunk-index.js';
import type { FileIndex, TokenMaker } from '../../analysis/set/file-index.js';
import type { TokenLink } from '../../analysis/set/token-links.js';
import { addAll } from '../../util/add-all.js';
import { isEqual } from '../../util/equal.js';
import { appendTo } from '../../util/multimap.js';

/** The differences between two states of a file that are visible to its set. */
export interface IndexChanges {
  /** The keys (see `keyOf`) of tokens it defines, makes or links to, and of its own subtypes, symbols and keywords. */
  readonly keys: ReadonlySet<string>;
  /** The names of cards, in lower case, whose count has changed, with the difference. */
  readonly cardNames: ReadonlyMap<string, number>;
}

/**
 * Returns the differences between two states of a file. Only the chunks of cards that differ are compared; a change of
 * their position is not a difference.
 */
export function changesBetween(before: FileIndex | undefined, after: FileIndex | undefined): IndexChanges {
  const [removed, added] = withoutCommonEnds(before?.chunkIndexes ?? nothing, after?.chunkIndexes ?? nothing);
  const keys = new Set<string>();
  const differing = <T>(
    part: (chunk: ChunkIndex) => Lists<T>,
    same: (a: T, b: T) => boolean,
    found: Set<string> = keys,
  ) => addDiffering(joined(removed, part), joined(added, part), same, found);
  differing((chunk) => chunk.definedByKey, sameToken);
  differing((chunk) => chunk.made, sameMaker);
  differing((chunk) => chunk.links, sameLink);
  const words = new Set<string>();
  differing((chunk) => chunk.given, Object.is, words);
  differing((chunk) => chunk.symbols, Object.is, words);
  differing((chunk) => byWord(chunk.explained), sameExplanation, words);
  const [habitsBefore, habitsAfter] = [removed, added].map((runs) => sumOf(runs.map(({ habits }) => habits)));
  if (!isEqual(habitsBefore, habitsAfter)) words.add(HABITS);
  addDifferentlyOften(namesIn(removed, before), namesIn(added, after), words);
  for (const word of words) keys.add(keyOf(word));
  return { keys, cardNames: differences(countsIn(removed, before), countsIn(added, after)) };
}

/** Adds the keys of tokens that the cards of a file make by keywords of the set in only one of two states. */
export function addMadeByKeywords(
  before: ReadonlyMap<string, readonly TokenMaker[]>,
  after: ReadonlyMap<string, readonly TokenMaker[]>,
  found: Set<string>,
): void {
  if (before !== after) addDiffering(before, after, isSameMaker, found);
}

const nothing: readonly never[] = [];

function byWord(explained: ChunkIndex['explained']): Lists<CardEntry<ExplainedKeyword>> {
  const lists = new Map<string, CardEntry<ExplainedKeyword>[]>();
  for (const entry of explained) appendTo(lists, entry.value.word, entry);
  return lists;
}

function sameExplanation({ card, value: a }: CardEntry<ExplainedKeyword>, other: CardEntry<ExplainedKeyword>): boolean {
  const { value: b } = other;
  return card === other.card && a.kind === b.kind && a.number === b.number && a.meaning === b.meaning;
}

/** Two lists without their common start and their common end. */
export function withoutCommonEnds<T>(a: readonly T[], b: readonly T[]): [readonly T[], readonly T[]] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

type Lists<T> = ReadonlyMap<string, readonly T[]>;

function joined<T>(chunks: readonly ChunkIndex[], part: (chunk: ChunkIndex) => Lists<T>): Lists<T> {
  const all = new Map<string, T[]>();
  for (const chunk of chunks) {
    for (const [key, list] of part(chunk)) {
      const before = all.get(key);
      if (before) addAll(before, list);
      else all.set(key, [...list]);
    }
  }
  return all;
}

function addDiffering<T>(before: Lists<T>, after: Lists<T>, same: (a: T, b: T) => boolean, found: Set<string>): void {
  for (const [key, list] of before) {
    const now = after.get(key);
    if (now?.length !== list.length || list.some((item, at) => !same(item, now[at]!))) found.add(key);
  }
  for (const key of after.keys()) if (!before.has(key)) found.add(key);
}

/** How often each subtype occurs, on cards or in the header, and the names of additional faces, once each. */
function namesIn(runs: readonly ChunkIndex[], file: FileIndex | undefined): Map<string, number> {
  const names = new Map<string, number>([...(file?.declaredSubtypes ?? [])].map((subtype) => [subtype, 1]));
  for (const { subtypes } of runs)
    for (const [subtype, count] of subtypes) names.set(subtype, (names.get(subtype) ?? 0) + count);
  for (const { faceNames } of runs)
    for (const name of faceNames)
      for (const each of [name, ...calledNames(name)]) if (!names.has(each)) names.set(each, 1);
  return names;
}

/** Adds the names that the states contain in different numbers. */
function addDifferentlyOften(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  found: Set<string>,
): void {
  for (const [name, count] of before) if (after.get(name) !== count) found.add(name);
  for (const name of after.keys()) if (!before.has(name)) found.add(name);
}

function countsIn(runs: readonly ChunkIndex[], file: FileIndex | undefined): Map<string, number> {
  const counts = new Map(file?.ownNames);
  for (const { cardNames } of runs) {
    for (const [name, times] of cardNames) counts.set(name, (counts.get(name) ?? 0) + times);
  }
  return counts;
}

function differences(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Map<string, number> {
  const differing = new Map<string, number>();
  const compare = (name: string) => {
    const by = (after.get(name) ?? 0) - (before.get(name) ?? 0);
    if (by !== 0) differing.set(name, by);
  };
  for (const name of before.keys()) compare(name);
  for (const name of after.keys()) compare(name);
  return differing;
}

function sameToken({ value: a }: CardEntry<DefinedToken>, { value: b }: CardEntry<DefinedToken>): boolean {
  return a.by === b.by && a.name === b.name && isEqual(a.characteristics, b.characteristics);
}

function sameLink(a: TokenLink, b: TokenLink): boolean {
  return a.token === b.token && a.card === b.card;
}

function sameMaker(a: CardEntry<MadeToken>, b: CardEntry<MadeToken>): boolean {
  return isSameMaker({ card: a.card, token: a.value.token }, { card: b.card, token: b.value.token });
}

function isSameMaker(a: Pick<TokenMaker, 'card' | 'token'>, b: Pick<TokenMaker, 'card' | 'token'>): boolean {
  if (a.card !== b.card) return false;
  const [one, other] = [a.token, b.token];
  return one === other || (one.origin === other.origin && isEqual(one.characteristics, other.characteristics));
}
