import { wordSet } from '../../util/word-set.js';
import type { PhrasePart } from './ast.js';
import type { Cursor } from './cursor.js';

const places: readonly (readonly string[])[] = [
  ['onto', 'the', 'battlefield'],
  ['into', 'play'],
  ['to', 'your', 'base'],
  ['into', 'your', 'base'],
  ['in', 'your', 'base'],
  ['at', 'your', 'base'],
  ['to', 'the', 'board'],
  ['here'],
  ['there'],
];

const ways = wordSet('in into onto on to');
const owners = wordSet('your their his her its the');

/** The most words of a place after *your*: "your graveyard", "the top of your library". */
const MAX_PLACE_WORDS = 5;

/** Words that end a place. */
const placeEnds = wordSet("and except for if instead that that's then unless where with");

/** Where the token arrives, and under whose control: old wordings, and Riftbound's places. */
export function readPlace(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  if (cursor.lower === 'under') {
    for (let length = 1; length <= MAX_PLACE_WORDS; length++) {
      if (cursor.ahead(length + 1).lower !== 'control') continue;
      cursor.skip();
      const at = cursor.at;
      cursor.skip(length);
      const whose = cursor.nodeFrom(at).text;
      cursor.skip();
      return { kind: 'control', span: cursor.nodeFrom(first).span, of: ownerOf(whose) };
    }
    return null;
  }
  for (const words of places) {
    if (!cursor.takeAll(words)) continue;
    const place = words.length === 1 ? words[0]! : words.slice(1).join(' ');
    return { kind: 'place', span: cursor.nodeFrom(first).span, place };
  }
  return readBattlefield(cursor) ?? readOtherPlace(cursor);
}

/** Riftbound: "to a battlefield you control", "at that battlefield". */
function readBattlefield(cursor: Cursor): PhrasePart | null {
  if (cursor.source.dialect !== 'riftbound' || !(cursor.lower === 'to' || cursor.lower === 'at')) return null;
  if (cursor.ahead(2).lower !== 'battlefield' && cursor.ahead(2).lower !== 'location') return null;
  const first = cursor.at;
  cursor.skip();
  const at = cursor.at;
  cursor.skip(2);
  cursor.take('you', 'control');
  return { kind: 'place', span: cursor.nodeFrom(first).span, place: cursor.nodeFrom(at).text };
}

/**
 * "into your hand", "in your reserves", "on top of your library": places other than the battlefield, including custom
 * ones.
 */
function readOtherPlace(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  if (!ways.has(cursor.lower)) return null;
  const ahead = cursor.fork();
  ahead.skip();
  const at = ahead.at;
  ahead.take('the');
  if (ahead.take('top') || ahead.take('bottom')) ahead.take('of');
  if (!owners.has(ahead.lower) && ahead.lower !== 'exile' && ahead.at === at) return null;
  const words = ahead.at;
  while (!ahead.done && ahead.word.kind === 'word' && !placeEnds.has(ahead.lower) && ahead.at - words < MAX_PLACE_WORDS)
    ahead.skip();
  if (ahead.at === at) return null;
  const place = ahead.nodeFrom(at).text;
  cursor.at = ahead.at;
  return { kind: 'place', span: cursor.nodeFrom(first).span, place };
}

/** The owner for a possessive: "target opponent" for `target opponent's`, "they" for `their`; null for `your`. */
function ownerOf(whose: string): string | null {
  const lower = whose.toLowerCase();
  if (lower === 'your') return null;
  if (lower === 'their') return 'they';
  if (lower === 'his or her') return 'that player';
  return whose.replace(/['’]s?$/, '');
}
