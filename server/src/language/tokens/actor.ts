import type { Word } from '../../text/words.js';
import { wordSet } from '../../util/word-set.js';
import { conditionStarts } from '../lexicon.js';
import type { Node, Source } from './ast.js';
import { after, nodeOf } from './source.js';

const fillers = wordSet('then instead also may and or must can immediately simultaneously do this');

const actorStarts = wordSet(
  'you each target that its their the an a any defending those they he she it all up chosen another active ' +
    'one players opponents yourself',
);

/** The subject of a verb, between its clause's start and the verb; null if that is "you" or none is written. */
export function readActor(source: Source, start: number, soft: number, verb: number): Node | null {
  const { words } = source;
  let first = soft;
  let last = verb - 1;
  for (let i = first; i < verb; i++) if (words[i]!.lower === 'have' || words[i]!.lower === 'has') first = i + 1;
  if (first === soft && beginsWithYou(words, start, soft)) first = soft - 2;
  while (first <= last && fillers.has(words[first]!.lower)) first++;
  while (last >= first && (fillers.has(words[last]!.lower) || words[last]!.lower === 'each')) last--;
  if (last < first && words[first]?.lower === 'each') last = first;
  if (first <= last && words[first]!.lower === 'you' && (words[first + 1]?.lower === 'may' || first === last))
    return null;
  if (first > last || last - first > 12) return null;
  const opening = words[first]!;
  // "If an effect would create …, it creates …": *it* is the effect, so the actor is unchanged.
  if (opening.lower === 'it' && first === last) return null;
  if (!actorStarts.has(opening.lower) && !(roles.has(words[last]!.lower) && !conditionStarts.has(opening.lower)))
    return opening.capital || source.words[verb]!.lower.endsWith('s') ? properName(source, first, last) : null;
  return nodeOf(source, first, last);
}

/** "you and each opponent may play", "have yourself and target opponent create": one actor, before and after *and*. */
function beginsWithYou(words: Source['words'], start: number, soft: number): boolean {
  const at = soft - 2;
  if (at < start || words[at + 1]!.lower !== 'and') return false;
  const { lower } = words[at]!;
  return (lower === 'you' || lower === 'yourself') && (at === start || words[at - 1]!.lower === 'have');
}

/** Nouns for players: whatever stands before them, they can be who creates. */
const roles = wordSet('controller controllers owner owners player players opponent opponents');

/** Who performs a keyword action, where that is another player: "its controller may investigate". */
export function playerOf({ actor }: { readonly actor: Node | null }): string | null {
  if (actor === null) return null;
  const last = actor.text.slice(actor.text.lastIndexOf(' ') + 1).toLowerCase();
  return last === 'they' || roles.has(last) ? actor.text : null;
}

/** Verbs between a player and what the player creates: "target player draws a card and creates a token". */
const playerVerbs = new Set(
  (
    'adds attaches casts chooses conjures controls copies counters creates deals destroys discards discovers draws exiles flips ' +
    'gains gets goads investigates loses manifests may might mills names pays plays populates proliferates puts receives ' +
    'removes returns reveals rolls sacrifices scries searches secretly shuffles skips surveils takes taps untaps votes'
  ).split(' '),
);

const modals = new Set(['may', 'can', 'must']);

/**
 * The actor if the subject belongs to a preceding verb: "that player loses 2 life and creates a token", "they skip the
 * turn and create a token". After *may* and *they*, the verb has no *s*.
 */
export function readSharedActor(source: Source, from: number, soft: number, verb: number): Node | null {
  const { words } = source;
  for (let i = soft; i < verb; i++) if (!fillers.has(words[i]!.lower)) return null;
  const isThird = words[verb]!.lower.endsWith('s');
  let found: Node | null = null;
  for (let i = from; i < soft; i = after(source, i)) {
    const { lower, kind } = words[i]!;
    const isBoundary = i === from || isBoundaryWord(words[i - 1]!);
    if (lower === 'you' && isBoundary) found = null;
    if (!isBoundary || kind !== 'word' || !actorStarts.has(lower) || lower === 'you' || lower === 'it') continue;
    const end = subjectEnd(words, i, soft);
    if (end < 0) continue;
    const isPlural = lower === 'they' || ['players', 'opponents'].includes(words[end - 1]!.lower);
    if (isThird || isPlural || modals.has(words[end]!.lower)) found = nodeOf(source, i, end - 1);
  }
  return found;
}

function isBoundaryWord({ lower, kind }: Word): boolean {
  return kind === 'dash' || [',', ':', '•', ';', 'and', 'or', 'then', '|'].includes(lower);
}

/** The index of the verb after a subject that begins at `from`; -1 if there is none. */
function subjectEnd(words: Source['words'], from: number, to: number): number {
  if (words[from]!.lower === 'they') return from + 1 < to ? from + 1 : -1;
  let isRelative = false;
  for (let i = from + 1; i < Math.min(to, from + MAX_SUBJECT_WORDS); i++) {
    const { lower, kind } = words[i]!;
    if (kind !== 'word') return -1;
    if (!playerVerbs.has(lower) && !modals.has(lower)) continue;
    const before = words[i - 1]!.lower;
    // "each opponent who controls more lands than you loses 2 life": the first verb belongs to the relative clause.
    if (before === 'who') isRelative = true;
    else return isRelative || roles.has(before) || ['control', 'do', 'choice', 'way'].includes(before) ? i : -1;
  }
  return -1;
}

/** The most words of a subject: "each opponent who controls more creatures than you". */
const MAX_SUBJECT_WORDS = 10;

/** "Kibo creates …": a name as the actor, if there is nothing else. */
function properName(source: Source, first: number, last: number): Node | null {
  for (let i = first; i <= last; i++) if (!source.words[i]!.capital) return null;
  return source.words[last + 1]!.lower.endsWith('s') ? nodeOf(source, first, last) : null;
}
