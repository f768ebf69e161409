import { wordSet } from '../../util/word-set.js';
import type { Exception, Node, PhrasePart } from './ast.js';
import { readBeforeNoun } from './before-noun.js';
import type { Cursor } from './cursor.js';
import { readName } from './name.js';
import { readUnquoted } from './unquoted.js';
import { readAbilities } from './with-list.js';

const subjects: readonly (readonly string[])[] = [
  ['it'],
  ['they'],
  ['he'],
  ['she'],
  ['the', 'token'],
  ['the', 'tokens'],
  ['that', 'token'],
  ['those', 'tokens'],
  ['the', 'copy'],
  ['each', 'token'],
  ['each'],
];

/** How many words after "in addition to" are searched: "in addition to its other colors and creature types". */
const MAX_ADDITION = 10;

const contracted = wordSet("it's they're he's she's its is are be becomes become");

/**
 * Reads the characteristics that an exception gives the copy, clause by clause: "it's a 1/1 and has haste", "its name
 * is Pim", "it's black in addition to its other colors". Other clauses are skipped.
 */
export function readException(whole: Cursor): Exception {
  const cursor = whole.fork();
  const parts: PhrasePart[] = [];
  const adds = { types: false, colors: false };
  while (!cursor.done) {
    const before = cursor.at;
    parts.push(...readClause(cursor));
    if (cursor.at === before) cursor.skip();
    for (; !cursor.done && !isAtBoundary(cursor); cursor.skip()) {
      if (!cursor.sees('in', 'addition', 'to')) continue;
      for (let i = 3; i < MAX_ADDITION; i++) {
        const { lower } = cursor.ahead(i);
        if (lower === 'type' || lower === 'types') adds.types = true;
        else if (lower === 'color' || lower === 'colors') adds.colors = true;
      }
    }
    while (isAtBoundary(cursor)) cursor.skip();
  }
  return { parts, adds };
}

function isAtBoundary({ lower, done }: Cursor): boolean {
  return !done && (lower === ',' || lower === 'and');
}

function readClause(cursor: Cursor): readonly PhrasePart[] {
  const name = readNewName(cursor);
  if (name) return [name];
  const stats = readStats(cursor);
  if (stats) return [stats];
  subjects.some((words) => cursor.takeAll(words));
  const first = cursor.at;
  if (cursor.take('has') || cursor.take('have') || cursor.take('with') || cursor.take('gains') || cursor.take('gain')) {
    const abilities = readAbilities(cursor);
    // "it has flying if it's a creature" cannot be decided in advance.
    if (cursor.lower === 'if' || cursor.lower === 'unless' || cursor.sees('as', 'long', 'as')) return [];
    return abilities.length > 0 ? [{ kind: 'abilities', span: cursor.nodeFrom(first).span, abilities }] : [];
  }
  const unquoted = readUnquoted(cursor);
  if (unquoted) return [{ kind: 'abilities', span: unquoted.span, abilities: [unquoted] }];
  if (!contracted.has(cursor.lower)) return [];
  cursor.skip();
  if (cursor.take('not')) return [];
  const described = readBeforeNoun(cursor, true).parts.filter(({ kind }) => kind !== 'unknown' && kind !== 'count');
  const rest = readClauseTail(cursor);
  return [...described, ...rest];
}

/** `… named Pim`, `… with flying`: clauses that may follow a description without *and*. */
function readClauseTail(cursor: Cursor): PhrasePart[] {
  const parts: PhrasePart[] = [];
  for (;;) {
    const first = cursor.at;
    if (cursor.take('with')) {
      const abilities = readAbilities(cursor);
      if (abilities.length === 0) return parts;
      parts.push({ kind: 'abilities', span: cursor.nodeFrom(first).span, abilities });
    } else if (cursor.take('named')) {
      const name = readName(cursor);
      if (!name) return parts;
      parts.push({ kind: 'name', span: cursor.nodeFrom(first).span, name, form: 'named' });
    } else return parts;
  }
}

/** `its name is Mishra's Warform`, `its name becomes "Pim"`. */
function readNewName(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  const ahead = cursor.fork();
  if (
    (ahead.take('its', 'name') || ahead.take('their', 'names')) &&
    (ahead.take('is') || ahead.take('are') || ahead.take('becomes'))
  ) {
    if (ahead.lower === 'the' && ahead.ahead(1).kind === 'open-quote') ahead.skip();
    const name = readName(ahead) ?? readToBoundary(ahead);
    if (name) {
      cursor.at = ahead.at;
      return { kind: 'name', span: cursor.nodeFrom(first).span, name, form: 'named' };
    }
  }
  return null;
}

/** A name without capitals, up to the next clause of the exception. */
function readToBoundary(cursor: Cursor): Node | null {
  const first = cursor.at;
  while (!cursor.done && !isAtBoundary(cursor)) cursor.skip();
  return cursor.at > first ? cursor.nodeFrom(first) : null;
}

/** `its power and toughness are 1/1`, `its base power and toughness are each 4`. */
function readStats(cursor: Cursor): PhrasePart | null {
  const ahead = cursor.fork();
  if (!ahead.take('its') && !ahead.take('their') && !ahead.take('has') && !ahead.take('it', 'has')) return null;
  ahead.take('base');
  if (!ahead.take('power', 'and', 'toughness')) return null;
  ahead.take('is');
  ahead.take('are');
  const each = ahead.take('each') || ahead.take('both');
  const { kind, start, end, text } = ahead.word;
  const isValue = kind === 'pair' || (each && kind === 'number');
  if (!isValue) return null;
  cursor.at = ahead.at + 1;
  return { kind: 'pt', span: { start, end }, text: kind === 'pair' ? text : `${text}/${text}` };
}
