import type { Phrase } from '../grammar/phrase.js';
import type { Node } from './ast.js';
import type { Reading } from './reading.js';
import { roles } from './words/players.js';

/** The most words of the subject of a verb, and of one before: "each opponent who controls more creatures than you". */
const MAX_WORDS = 13;
const MAX_EARLIER = 10;

/**
 * Who performs a verb; null if that is "you" or none is written.
 * @param reading the words of the sentence before the verb
 * @param start the index of the first word of the verb's clause
 * @param soft the same, but after the last *and*, *or* or *then*
 * @param isThird whether the verb is in the third person singular
 */
export function readActor(reading: Reading, start: number, soft: number, isThird: boolean): Node | null {
  const who = reading.read('actor', isYouAnd(reading, start, soft) ? soft - 2 : soft);
  const own = who && subjectOf(reading, who, isThird);
  return own ?? readEarlierSubject(reading, soft, isThird);
}

function subjectOf(reading: Reading, phrase: Phrase, isThird: boolean): Node | null {
  const who = reading.firstWithin(phrase, 'who');
  // "If an effect would create …, it creates …": *it* is the effect, so the actor is unchanged.
  if (!who || who.end - who.start > MAX_WORDS || (reading.construct(who) === 'name' && !isThird)) return null;
  return reading.node(who);
}

/** "you and each opponent may play", "have yourself and target opponent create": one actor, before and after *and*. */
function isYouAnd(reading: Reading, start: number, soft: number): boolean {
  const at = soft - 2;
  if (at < start || reading.word(at + 1).lower !== 'and') return false;
  return /^you(?:rself)?$/.test(reading.word(at).lower) && (at === start || reading.word(at - 1).lower === 'have');
}

/**
 * The actor if the subject belongs to a preceding verb: "that player loses 2 life and creates a token", "they skip the
 * turn and create a token". After *may* and *they*, the verb has no *s*.
 */
function readEarlierSubject(reading: Reading, soft: number, isThird: boolean): Node | null {
  if (!reading.read('no-actor', soft)) return null;
  let found: Node | null = null;
  for (let at = 0; at < soft; at++) {
    if (at > 0 && !isBoundary.test(reading.word(at - 1).lower)) continue;
    if (reading.word(at).lower === 'you') found = null;
    const phrase = reading.read('earlier-subject', at);
    const verb = phrase && reading.field(phrase, 'verb');
    if (!verb || verb.end > soft || verb.start - at > MAX_EARLIER) continue;
    const isPlural = /^(?:they|players|opponents)$/.test(reading.word(verb.start - 1).lower);
    if (isThird || isPlural || reading.construct(verb) === 'modal')
      found = reading.node({ start: at, end: verb.start });
  }
  return found;
}

const isBoundary = /^(?:[,:•;|—–-]|and|or|then)$/;

/** Who performs a keyword action, where that is another player: "its controller may investigate". */
export function playerOf({ actor }: { readonly actor: Node | null }): string | null {
  if (actor === null) return null;
  const last = actor.text.slice(actor.text.lastIndexOf(' ') + 1).toLowerCase();
  return last === 'they' || roles.has(last) ? actor.text : null;
}
