import { wordSet } from '../../util/word-set.js';
import { startsClause, typeWords } from '../lexicon.js';
import type { Node } from './ast.js';
import type { Cursor } from './cursor.js';

/** The role of a trailing noun phrase, which determines the words that end it. */
export type PhraseUse = 'copy' | 'attached' | 'for each' | 'equal to' | 'where' | 'attacked' | 'except' | 'counted';

const enders: Readonly<Record<PhraseUse, ReadonlySet<string>>> = {
  copy: wordSet('except instead if unless where tapped'),
  attached: wordSet('instead if unless where except tapped'),
  'for each': wordSet('instead if unless where except'),
  'equal to': new Set(['instead', 'unless']),
  where: new Set(['instead']),
  counted: wordSet("instead unless where except that's"),
  attacked: wordSet('instead if unless where except named'),
  except: new Set(['instead', 'where', 'unless']),
};

/** Words that continue an exception after *and* or a comma: "…, except it's legendary and it has flying". */
const exceptionContinues = wordSet(
  "can't can cannot must doesn't don't aren't are gains with enters he she he's she's it it's its has have " +
    "is isn't they're they their loses lose the each that",
);

/**
 * Reads the words of one noun phrase, up to the end or the continuation of the phrase around it. Null, without
 * advancing, if there is none.
 */
export function readNounPhrase(cursor: Cursor, use: PhraseUse): Node | null {
  const first = cursor.at;
  while (!cursor.done && !endsPhrase(cursor, use, cursor.at === first)) cursor.skip();
  return cursor.at > first ? cursor.nodeFrom(first) : null;
}

function endsPhrase(cursor: Cursor, use: PhraseUse, first: boolean): boolean {
  const { word } = cursor;
  const { lower } = word;
  if (
    lower === '.' ||
    lower === ';' ||
    lower === ':' ||
    word.kind === 'dash' ||
    word.kind === 'line' ||
    word.kind === 'open'
  )
    return true;
  if (first) return false;
  if (afterClosedSentence(cursor) || cursor.sees('that', 'are', 'copies') || cursor.sees("that's", 'a', 'copy'))
    return true;
  if (lower === ',') return commaEnds(cursor, use);
  if (lower === 'and') return andEnds(cursor, use);
  if (lower === 'for' && use !== 'where' && use !== 'equal to' && use !== 'except')
    return cursor.sees('for', 'each') || cursor.sees('for', 'all', 'of');
  // A clause about the token, not about the copied object: "a copy of this creature that's tapped and attacking".
  if (use === 'copy' && lower === "that's")
    return cursor.ahead(1).lower === 'tapped' || cursor.ahead(1).lower === 'attacking';
  if (use === 'copy' && lower === 'with') return givesToToken(cursor);
  if (use === 'copy' && lower === 'without') return pointsBack(cursor);
  if (use === 'copy' && lower === 'that') return ['attacks', 'enter', 'enters'].includes(cursor.ahead(1).lower);
  if (use === 'copy' && arrivals.has(lower)) return leadsToPlace(cursor);
  if (lower === 'at') return cursor.sees('at', 'the', 'beginning') || cursor.sees('at', 'end', 'of');
  if (lower === 'attached') return use === 'copy' && pointsBack(cursor);
  if (lower === 'attacking')
    return (
      use === 'copy' &&
      cursor.ahead(1).lower !== 'creature' &&
      cursor.ahead(1).lower !== 'creatures' &&
      pointsBack(cursor)
    );
  return enders[use].has(lower) && !(lower === 'instead' && cursor.ahead(1).lower === 'of');
}

/** Prepositions of the place where a copy goes: "a copy of it in your hand". */
const arrivals = wordSet('in into on onto to under');
const movesTo = new Set(['into', 'onto']);
const whosePlace = wordSet('your their his her its the one that target top');

const ownZones = wordSet('hand hands graveyard library sideboard');

/**
 * Whether words state where the copy goes rather than what is copied. Not within a name: "a copy of Toad in the Hole".
 */
function leadsToPlace(cursor: Cursor): boolean {
  const [whose, where] = [cursor.ahead(1), cursor.ahead(2)];
  if (where.capital || !(whosePlace.has(whose.lower) || whose.lower === 'exile')) return false;
  const moves = movesTo.has(cursor.lower) || (cursor.lower === 'to' && ownZones.has(where.lower));
  return moves || pointsBack(cursor);
}

/** Whether a quoted ability with its own full stop has just ended the sentence around it. */
export function afterClosedSentence(cursor: Cursor): boolean {
  const { words } = cursor.source;
  if (words[cursor.at - 1]?.kind !== 'close-quote' || words[cursor.at - 2]?.text !== '.') return false;
  // "… gain 1 life." named Banner: the sentence continues in lower case.
  return cursor.word.kind !== 'word' || cursor.word.capital;
}

/**
 * "a copy of it attached to Stangg Twin" states where the token goes; "a copy of target Aura attached to a creature"
 * describes the Aura. After a pointing word the object needs no further description.
 */
const pointers = wordSet('that this exiled chosen revealed sacrificed enchanted equipped');

function pointsBack(cursor: Cursor): boolean {
  const { words } = cursor.source;
  const before = words[cursor.at - 1]!;
  const beforeThat = words[cursor.at - 2];
  return before.lower === 'it' || before.lower === 'them' || before.capital || pointers.has(beforeThat?.lower ?? '');
}

/** Words after *with* that describe the copied object: "that creature with power 2 or less". */
const measures = wordSet('power toughness mana total base the that no');

/** "a copy of it with decayed": the copied object needs no further description, so the words describe the token. */
function givesToToken(cursor: Cursor): boolean {
  const { words } = cursor.source;
  const [before, beforeThat] = [words[cursor.at - 1]!.lower, words[cursor.at - 2]?.lower ?? ''];
  const isPronoun = ['it', 'itself', 'them', 'themselves'].includes(before);
  return (isPronoun || beforeThat === 'this' || beforeThat === 'that') && !measures.has(cursor.ahead(1).lower);
}

/** "a copy of Pim, the Lost Fox", "a copy of Fern, Moss, or Reed": the comma is inside a name, or between names. */
function commaInNames(cursor: Cursor): boolean {
  const before = cursor.source.words[cursor.at - 1]!;
  let ahead = 1;
  if (['and', 'or', 'the', 'of', 'a', 'an'].includes(cursor.ahead(ahead).lower)) ahead++;
  if (cursor.ahead(ahead).lower === 'the') ahead++;
  const next = cursor.ahead(ahead);
  return before.capital && next.capital && !startsClause(next.lower, cursor.ahead(ahead + 1).lower);
}

function commaEnds(cursor: Cursor, use: PhraseUse): boolean {
  const next = cursor.ahead(1);
  if (use === 'copy' && commaInNames(cursor)) return false;
  const starts = (ahead: number) => startsClause(cursor.ahead(ahead).lower, cursor.ahead(ahead + 1).lower);
  if (use === 'except') {
    if (next.lower === 'and' || next.lower === 'or') return !exceptionContinues.has(cursor.ahead(2).lower) && starts(2);
    return next.lower === 'then' || next.lower === 'where' || (starts(1) && !exceptionContinues.has(next.lower));
  }
  if (next.lower === 'then' || next.lower === 'where' || next.lower === 'except' || next.lower === 'rounded')
    return true;
  if (next.lower === 'and') return use !== 'where' || starts(2);
  if (use === 'where' || use === 'equal to') return starts(1);
  if (use === 'counted') return true;
  // A list of card types inside the phrase: "target artifact, creature, or land".
  const listed = next.lower === 'or' ? cursor.ahead(2) : next;
  return !typeWords[cursor.source.dialect].has(listed.lower);
}

/** How many words after *and* may continue a counted phrase: "… and Wolves you control". */
const MAX_COUNTED = 6;

function leadsToOwner(cursor: Cursor): boolean {
  for (let i = 2; i < MAX_COUNTED; i++)
    if (['you', 'your', 'they', 'their', 'on', 'in', 'that'].includes(cursor.ahead(i).lower)) return true;
  return false;
}

function andEnds(cursor: Cursor, use: PhraseUse): boolean {
  const next = cursor.ahead(1).lower;
  const starts = startsClause(next, cursor.ahead(2).lower);
  // "equal to the number of artifacts and enchantments you control", but "equal to X and flying".
  if (use === 'counted') return starts || cursor.ahead(1).kind !== 'word' || !leadsToOwner(cursor);
  if (use === 'except') return starts && !exceptionContinues.has(next);
  if (next === "that's" || (next === 'that' && ['is', 'are'].includes(cursor.ahead(2).lower))) return true;
  if (next === 'a' || next === 'an') return use !== 'where' && use !== 'equal to';
  return starts && next !== 'each' && next !== 'other' && next !== 'target';
}
