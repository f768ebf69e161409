import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Dialect } from '../../language/lexicon.js';
import type { RulesTree } from '../../language/tokens/ast.js';
import type { WordRange } from '../../language/tokens/source.js';
import type { HoverSubject, Spot } from '../shared/cursor/spot.js';
import { bold, page } from '../shared/markdown.js';
import { passagesOn } from '../shared/passages.js';
import { quoted } from '../shared/quoted-rules.js';
import { abilityStart, clauseAround } from './clause.js';
import { speaksOfTokens } from './named-token.js';

/** Words that move a permanent off the board without naming a place. */
const moves: Readonly<Record<Dialect, ReadonlySet<string>>> = {
  magic: setOf('die dies died exile exiles exiled sacrifice sacrifices sacrificed destroy destroys destroyed'),
  fifth: setOf('die dies bury buries buried destroy destroys destroyed sacrifice sacrifices sacrificed'),
  riftbound: setOf('die dies kill kills killed banish banishes banished recycle recycles recycled destroyed'),
};

/** Words that do so only if a place follows. */
const places: ReadonlyMap<string, RegExp> = new Map([
  ...pairs('return returns returned', /\b(?:hand|library|graveyard|deck)s?\b/),
  ...pairs('put puts', /\b(?:in|into|on) .{0,40}\b(?:hand|library|graveyard|trash|deck)s?\b/),
  ...pairs('shuffle shuffles shuffled', /\b(?:library|deck)\b/),
  ...pairs('leave leaves left', /\b(?:the battlefield|play|the board)\b/),
  ...pairs('removed remove removes', /\bfrom the game\b/),
]);

const titles: Readonly<Record<Dialect, string>> = {
  magic: 'A token that leaves the battlefield',
  fifth: 'A token that leaves play',
  riftbound: 'A token that leaves the board',
};

/** The hover on words that move a token out of play: the rules about a token that leaves. */
export function leavingAt(spot: Spot): HoverSubject | null {
  const { tree, index, snapshot, field } = spot;
  const word = tree.words[index];
  if (!word || field !== 'rules text') return null;
  const clause = ownClause(tree, index);
  if (!movesAway(tree, index, clause) || !isAboutToken(spot, clause)) return null;
  const rules = quoted(passagesOn(snapshot.edition.rulebook, 'a token that leaves'), snapshot.edition.rulebook);
  if (rules === null) return null;
  return {
    span: { start: word.start, end: word.end },
    markdown: page(bold(titles[snapshot.edition.game]), rules),
  };
}

/**
 * The clause of one verb: in "exile three cards or sacrifice a Food" no Food is exiled, "sacrifice or exile a token"
 * moves one either way.
 */
function ownClause(tree: RulesTree, index: number): WordRange {
  const { words, dialect } = tree;
  const { from, to } = clauseAround(tree, index);
  for (let i = index + 2; i < to; i++) {
    const joined = words[i - 1]!.lower === 'or' || words[i - 1]!.lower === 'and';
    if (joined && i - 1 > index + 1 && isMove(words[i]!.lower, dialect)) return { from, to: i - 1 };
  }
  return { from, to };
}

function isMove(lower: string, dialect: Dialect): boolean {
  return moves[dialect].has(lower) || places.has(lower);
}

function movesAway({ text, words, dialect }: RulesTree, index: number, { to }: WordRange): boolean {
  const { lower, end } = words[index]!;
  // "put into exile" and "a card from exile" refer to the zone; "cards exiled with it" are cards, not tokens.
  if (/^(?:in|into|from|cards?)$/.test(words[index - 1]?.lower ?? '')) return false;
  if (moves[dialect].has(lower)) return true;
  return places.get(lower)?.test(text.slice(end, words[to - 1]!.end).toLowerCase()) ?? false;
}

/** Whether the clause is about a token: by name, by the word *token*, or by a pronoun that refers to one. */
function isAboutToken({ tree, index, role, snapshot }: Spot, { from, to }: WordRange): boolean {
  if (speaksOfTokens(tree, from, to, snapshot)) return true;
  // In a token's definition, and in an ability that a phrase grants it, "this creature" is the token.
  if (mentionsThisObject(tree, from, to) && (role === 'token' || isTokensAbility(tree, index))) return true;
  return pronounAt(tree, index) && isAfterToken(tree, index, snapshot);
}

/** "this creature", "this token"; not "this turn", "this way". */
function mentionsThisObject({ words }: RulesTree, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    if (words[i]!.lower === 'this' && !/^(?:turn|way|spell|card|ability)\b/.test(words[i + 1]?.lower ?? ''))
      return true;
  }
  return false;
}

/** "sacrifice them", "it dies". */
function pronounAt({ words }: RulesTree, index: number): boolean {
  const [before, after] = [words[index - 1]?.lower ?? '', words[index + 1]?.lower ?? ''];
  return ['it', 'them', 'those'].includes(after) || ['it', 'they'].includes(before);
}

/** Other objects that a pronoun may refer to: "create a Food token, then look at the top card and exile it". */
const others = setOf('card cards spell spells creature creatures permanent permanents target');

/** Whether the last object before the word in the same ability is a token. */
function isAfterToken(tree: RulesTree, index: number, snapshot: Snapshot): boolean {
  const first = abilityStart(tree, index);
  for (let i = index - 1; i >= first; i--) {
    if (others.has(tree.words[i]!.lower)) return false;
    if (speaksOfTokens(tree, i, i + 1, snapshot)) return true;
  }
  return false;
}

function isTokensAbility({ phrases, words }: RulesTree, index: number): boolean {
  const at = words[index]!.start;
  const abilities = phrases
    .flatMap(({ items, followUps }) => [...items, ...followUps])
    .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'abilities' ? part.abilities : [])));
  return abilities.some(({ kind, span }) => kind === 'quoted' && span.start < at && at < span.end);
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

function pairs(words: string, place: RegExp): [string, RegExp][] {
  return words.split(' ').map((word) => [word, place]);
}
