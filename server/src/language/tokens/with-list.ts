import { countOf, startsClause } from '../lexicon.js';
import type { AbilityNode, PartOf } from './ast.js';
import type { Cursor } from './cursor.js';
import { readNounPhrase } from './noun-phrase.js';
import { nodeOf } from './source.js';

/** Words that end a keyword in a list. */
const keywordEnds = new Set([
  'as',
  'attach',
  'rounded',
  'and',
  'or',
  'at',
  'attached',
  'attacking',
  'blocking',
  'equal',
  'except',
  'if',
  'in',
  'instead',
  'into',
  'named',
  'onto',
  'plus',
  'tapped',
  'that',
  "that's",
  'then',
  'under',
  'unless',
  'until',
  'where',
  'here',
  'there',
  'to',
  'exhausted',
]);

/**
 * Reads `with` and the abilities after it: keywords with their parameters, quoted abilities, counters. They are joined
 * by commas and *and*; after a quoted ability the comma is inside the quotation marks.
 */
export function readWith(cursor: Cursor): PartOf<'abilities'> | null {
  const first = cursor.at;
  if (!cursor.take('with')) return null;
  const abilities = readAbilities(cursor);
  if (abilities.length > 0) return { kind: 'abilities', span: cursor.nodeFrom(first).span, abilities };
  cursor.at = first;
  return null;
}

/** A list of abilities after *with*, *has* or *have*. */
export function readAbilities(cursor: Cursor): AbilityNode[] {
  const abilities: AbilityNode[] = [];
  for (;;) {
    const before = cursor.at;
    if (abilities.length > 0) {
      if (!readSeparator(cursor, abilities.at(-1)!)) break;
      skipHas(cursor);
    }
    const ability = readAbility(cursor, abilities.length === 0);
    if (!ability) {
      cursor.at = before;
      break;
    }
    abilities.push(ability);
  }
  return abilities;
}

/** `… "{T}: Add {G}." and has equip {2}`: the verb of a second ability. "Have it fight" is an instruction. */
function skipHas(cursor: Cursor): void {
  if (cursor.lower !== 'has' && cursor.lower !== 'have') return;
  const { kind, lower } = cursor.ahead(1);
  const isAbility = kind === 'word' ? !havers.has(lower) && !notKeywordStarts.has(lower) : kind === 'open-quote';
  if (isAbility) cursor.skip();
}

/** Who does something after *have*: "have it fight target creature". */
const havers = new Set(['it', 'them', 'target', 'that', 'you']);

function readSeparator(cursor: Cursor, last: AbilityNode): boolean {
  if (cursor.take(',')) {
    cursor.take('and');
    return true;
  }
  if (cursor.take('and')) return true;
  // "…," "…": the comma of the list is inside the marks.
  return last.kind === 'quoted' && /,$/.test(last.text) && cursor.word.kind === 'open-quote';
}

function readAbility(cursor: Cursor, first: boolean): AbilityNode | null {
  const { word } = cursor;
  if (word.kind === 'open-quote' || word.kind === 'open-single') return readQuoted(cursor);
  if (word.kind === 'symbol' && word.text[0] === '[') {
    cursor.skip();
    return { kind: 'keyword', span: { start: word.start, end: word.end }, text: word.text };
  }
  const counters = readCounters(cursor) ?? readStats(cursor);
  if (counters) return counters;
  const elsewhere = readElsewhere(cursor) ?? readUnquoted(cursor);
  if (elsewhere) return elsewhere;
  if (word.kind !== 'word' || keywordEnds.has(word.lower) || notKeywordStarts.has(word.lower)) return null;
  if (!first && endsList(cursor)) return null;
  return readKeyword(cursor);
}

/**
 * `power and toughness each equal to its mana value`, `base power and toughness 4/4`: of the token itself, not an
 * ability.
 */
function readStats(cursor: Cursor): AbilityNode | null {
  const first = cursor.at;
  const ahead = cursor.fork();
  if (ahead.lower === 'a') ahead.skip();
  ahead.take('base');
  if (!ahead.take('power', 'and', 'toughness') && !ahead.take('power') && !ahead.take('toughness')) return null;
  ahead.take('each');
  const { kind, text } = ahead.word;
  if (kind === 'pair') {
    cursor.at = ahead.at + 1;
    return { kind: 'stats', ...cursor.nodeFrom(first), value: text };
  }
  if (!ahead.take('equal', 'to') || !readNounPhrase(ahead, 'counted')) return null;
  cursor.at = ahead.at;
  return { kind: 'stats', ...cursor.nodeFrom(first), value: '*/*' };
}

/** Words that no keyword begins with; abilities after them are defined elsewhere, or chosen. */
const notKeywordStarts = new Set([
  'a',
  'all',
  'an',
  'each',
  'its',
  'no',
  'one',
  'the',
  'their',
  'those',
  'this',
  'these',
  'your',
]);

/** `those characteristics`, `all abilities of the exiled card`, `that ability`: abilities mentioned elsewhere. */
function readElsewhere(cursor: Cursor): AbilityNode | null {
  const first = cursor.at;
  if (!notKeywordStarts.has(cursor.lower) && cursor.lower !== 'that') return null;
  const ahead = cursor.fork();
  for (let i = 0; i < MAX_ELSEWHERE && ahead.word.kind === 'word'; i++) {
    const { lower } = ahead.word;
    ahead.skip();
    if (lower === 'characteristics' || lower === 'ability' || lower === 'abilities') {
      if (ahead.lower === 'of' || ahead.lower === 'from')
        while (!ahead.done && (ahead.word.kind === 'word' || ahead.word.kind === 'number')) ahead.skip();
      cursor.at = ahead.at;
      return { kind: lower === 'characteristics' ? lower : 'elsewhere', ...cursor.nodeFrom(first) };
    }
  }
  return null;
}

/** The most words before `ability` or `characteristics`: "all activated mana abilities". */
const MAX_ELSEWHERE = 6;

const negations = new Set(["don't", "doesn't"]);
const modals = new Set(["can't", 'can', 'cannot', 'must', ...negations]);
const verbs = new Set(['attack', 'attacks', 'block', 'blocks']);

/** `can't block`, `attacks each combat if able`: a sentence about the token, from its verb on. */
export function readUnquoted(cursor: Cursor): AbilityNode | null {
  if (!modals.has(cursor.lower) && !verbs.has(cursor.lower)) return null;
  // "doesn't have this ability" removes one.
  if (negations.has(cursor.lower) && cursor.ahead(1).lower !== 'untap') return null;
  const first = cursor.at;
  while (!cursor.done && !endsUnquoted(cursor)) cursor.skip();
  return { kind: 'unquoted', ...cursor.nodeFrom(first) };
}

function endsUnquoted(cursor: Cursor): boolean {
  const { word, lower } = cursor;
  if (lower === '.' || lower === ';' || word.kind === 'line' || word.kind === 'open') return true;
  if (lower === ',') return true;
  if (lower !== 'and') return lower === 'where' || lower === 'instead';
  const next = cursor.ahead(1).lower;
  if (countOf(next) !== null) return true;
  return startsClause(next, cursor.ahead(2).lower) || next === 'has' || next === 'have' || next === 'with';
}

const beings = new Set(['is', 'are', "isn't", "aren't", "it's", "they're", "he's", "she's"]);

/** After a separator, a word that begins a clause or another item ends the list. */
function endsList(cursor: Cursor): boolean {
  const { word } = cursor;
  const next = cursor.ahead(1);
  if (word.lower === 'enchanted' || word.lower === 'equipped' || beings.has(word.lower)) return true;
  if (word.lower === 'support' || word.lower === 'bolster') return next.kind !== 'number';
  if (countOf(word.lower) || word.lower === 'that' || word.lower === 'those') return true;
  return startsClause(word.lower, next.lower);
}

function readQuoted(cursor: Cursor): AbilityNode {
  const first = cursor.at;
  cursor.skip();
  const node = cursor.nodeFrom(first);
  const { words } = cursor.source;
  const closer = words[cursor.at - 1]!;
  const opener = words[first]!;
  const closed = closer.kind === 'close-quote' || closer.kind === 'close-single';
  const inner = { start: opener.end, end: closed ? closer.start : node.span.end };
  return { kind: 'quoted', span: node.span, inner, text: cursor.source.text.slice(inner.start, inner.end) };
}

/** How many words a choice of counters has: "your choice of a first strike, vigilance, or lifelink counter". */
const CHOICE = 20;

/** `your choice of a flying, reach, or trample counter on it`. */
function readChosenCounters(cursor: Cursor): AbilityNode | null {
  const ahead = cursor.fork();
  if (!ahead.take('your', 'choice', 'of')) return null;
  let end = -1;
  for (let i = 0; i < CHOICE && !ahead.done; i++) {
    const { lower, kind } = ahead.word;
    if (kind !== 'word' && kind !== 'pair' && lower !== ',') break;
    const isCounter = lower === 'counter' || lower === 'counters';
    ahead.skip();
    if (!isCounter) continue;
    end = ahead.at;
    if (ahead.lower !== 'or' && ahead.lower !== ',') break;
  }
  if (end < 0) return null;
  const first = cursor.at;
  cursor.at = end;
  if (cursor.lower === 'on') cursor.skip(2);
  return { kind: 'counters', ...cursor.nodeFrom(first) };
}

/** `two +1/+1 counters on it`, `a shield counter on it`. */
function readCounters(cursor: Cursor): AbilityNode | null {
  const chosen = cursor.lower === 'your' ? readChosenCounters(cursor) : null;
  if (chosen) return chosen;
  const isCounted = countOf(cursor.lower) !== null || cursor.sees('that', 'many') || cursor.lower === 'half';
  // "with shield counters": the number is undetermined.
  if (!isCounted && !(cursor.word.kind === 'word' && ['counter', 'counters'].includes(cursor.ahead(1).lower)))
    return null;
  const ahead = cursor.fork();
  for (let i = 0; i < 7 && !ahead.done; i++) {
    const { lower, kind } = ahead.word;
    if (lower === 'counter' || lower === 'counters') {
      if (i === 0) return null;
      ahead.skip();
      if (ahead.lower === 'on') {
        ahead.skip(2);
        // "a +1/+1 counter on it for each Elf you control": the clause counts counters, not tokens.
        if (ahead.take('for', 'each')) readNounPhrase(ahead, 'for each');
      }
      const first = cursor.at;
      cursor.at = Math.min(ahead.at, cursor.end);
      return { kind: 'counters', ...cursor.nodeFrom(first) };
    }
    if (kind !== 'word' && kind !== 'pair' && kind !== 'number') return null;
    if (lower === 'and' || lower === 'with' || lower === 'token') return null;
    ahead.skip();
  }
  return null;
}

/** A keyword and its parameter: `protection from black and from red`, `ward {1}`, `equip {2}`, `hexproof from each color`. */
function readKeyword(cursor: Cursor): AbilityNode | null {
  const first = cursor.at;
  let last = first;
  while (!cursor.done) {
    const { word } = cursor;
    if (
      word.kind !== 'word' &&
      word.kind !== 'symbol' &&
      word.kind !== 'number' &&
      word.kind !== 'dash' &&
      word.text !== '!' &&
      word.kind !== 'pair'
    )
      break;
    if (cursor.at > first) {
      if (word.lower === 'and' && continuesWithFrom(cursor)) {
        cursor.skip(2);
        continue;
      }
      if (keywordEnds.has(word.lower) || (word.lower === 'for' && cursor.ahead(1).lower === 'each')) break;
    }
    last = cursor.at;
    cursor.skip();
  }
  cursor.at = last + 1;
  return { kind: 'keyword', ...nodeOf(cursor.source, first, last) };
}

/** "protection from black and from red" is one keyword. */
function continuesWithFrom(cursor: Cursor): boolean {
  return cursor.ahead(1).lower === 'from';
}
