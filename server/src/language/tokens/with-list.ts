import { wordSet } from '../../util/word-set.js';
import { countOf, startsClause } from '../lexicon.js';
import type { AbilityNode, PartOf } from './ast.js';
import { readCounters } from './counters.js';
import type { Cursor } from './cursor.js';
import { readElsewhere } from './given-elsewhere.js';
import { keywordEnds, notKeywordStarts, readKeyword } from './keyword.js';
import { readStats } from './stats.js';
import { readUnquoted } from './unquoted.js';

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
const havers = wordSet('it them target that you');

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

const beings = wordSet("is are isn't aren't it's they're he's she's");

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
